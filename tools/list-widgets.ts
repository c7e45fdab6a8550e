import { nearest } from './diagnostics/nearest.ts';
import { inside, resolve, widgets } from './diagnostics/schema/bundle.ts';
import type { Schema } from './generate/schema.ts';
import { paintFor } from './report/paint.ts';
import { Trouble } from './trouble.ts';
import { exit, type World } from './world.ts';

/** `kavling widgets [type]`: all widgets, or the keys of one with an example to copy. */
export async function listWidgets(
  world: World,
  type: string | undefined,
  options: { json?: boolean },
): Promise<number> {
  const paint = paintFor(world.out, world.env);
  if (options.json) {
    const shown = type ? [[type, known(type)] as const] : [...widgets];
    const list = shown.map(([name, { title, description, properties, required, examples }]) => ({
      type: name,
      title,
      description,
      required,
      keys: Object.keys(properties ?? {}),
      examples,
    }));
    world.out.write(`${JSON.stringify(type ? list[0] : list, null, 2)}\n`);
    return exit.ok;
  }
  if (type === undefined) {
    const width = Math.max(...[...widgets.keys()].map((name) => name.length));
    for (const [name, { description = '' }] of widgets)
      world.out.write(`${paint.bold(name.padEnd(width))}  ${description}\n`);
    world.out.write(`\n${widgets.size} widgets. One of them: kavling widgets <name>\n`);
    return exit.ok;
  }
  const schema = known(type);
  world.out.write(`${paint.bold(type)}  ${schema.description ?? ''}\n\n`);
  for (const line of keyLines(schema)) world.out.write(`  ${line}\n`);
  world.out.write(`\n${JSON.stringify(schema.examples?.[0] ?? {}, null, 2)}\n`);
  return exit.ok;
}

function known(type: string): Schema {
  const schema = widgets.get(type);
  if (schema) return schema;
  const meant = nearest(type, widgets.keys());
  const hint = meant ? `Did you mean "${meant}"? ` : '';
  throw new Trouble(`No widget is called "${type}". ${hint}All names: kavling widgets`, exit.usage);
}

function keyLines(schema: Schema): string[] {
  const keys = Object.keys(schema.properties ?? {}).filter((key) => key !== 'type');
  const width = Math.max(...keys.map((key) => key.length));
  return keys.map((key) => {
    const part = resolve(inside(schema, key));
    const needed = schema.required?.includes(key) ? ' Required.' : '';
    const values = part.enum ? ` (${part.enum.map((value) => JSON.stringify(value)).join(', ')})` : '';
    const about = (part.description ?? '').replace(/ ?Required[.:].*$/, '');
    return `${key.padEnd(width)}  ${about}${needed}${values}`;
  });
}
