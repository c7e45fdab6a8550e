import { nearest } from '../diagnostics/nearest.ts';
import { inside, resolve, widgets } from '../diagnostics/schema/bundle.ts';
import type { Schema } from '../generate/schema.ts';
import { type PageMessages, pageMessages } from '../messages/pages.ts';
import { paintFor } from '../report/paint.ts';
import { schemaText } from '../schema-text.ts';
import { Trouble } from '../trouble.ts';
import { exit, type World } from '../world.ts';

/** `kavling widgets [type]`: all widgets, or the keys of one with an example to copy. */
export async function listWidgets(
  world: World,
  type: string | undefined,
  options: { json?: boolean },
): Promise<number> {
  const paint = paintFor(world.out, world.env);
  const say = pageMessages[world.language];
  const inWords = (text: string) => schemaText(text, world.language);
  if (options.json) {
    const shown = type ? [[type, known(type, say)] as const] : [...widgets];
    const list = shown.map(([name, { title, description, properties, required, examples }]) => ({
      type: name,
      title: inWords(title ?? name),
      description: inWords(description ?? ''),
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
      world.out.write(`${paint.bold(name.padEnd(width))}  ${inWords(description)}\n`);
    world.out.write(`\n${say.widgets(widgets.size)}\n`);
    return exit.ok;
  }
  const schema = known(type, say);
  world.out.write(`${paint.bold(type)}  ${inWords(schema.description ?? '')}\n\n`);
  for (const line of keyLines(schema, say, inWords)) world.out.write(`  ${line}\n`);
  world.out.write(`\n${JSON.stringify(schema.examples?.[0] ?? {}, null, 2)}\n`);
  return exit.ok;
}

function known(type: string, say: PageMessages): Schema {
  const schema = widgets.get(type);
  if (schema) return schema;
  const meant = nearest(type, widgets.keys());
  throw new Trouble(say.noWidget(type, meant), exit.usage);
}

function keyLines(schema: Schema, say: PageMessages, inWords: (text: string) => string): string[] {
  const keys = Object.keys(schema.properties ?? {}).filter((key) => key !== 'type');
  const width = Math.max(...keys.map((key) => key.length));
  return keys.map((key) => {
    const part = resolve(inside(schema, key));
    const needed = schema.required?.includes(key) ? ` ${say.required}` : '';
    const values = part.enum ? ` (${part.enum.map((value) => JSON.stringify(value)).join(', ')})` : '';
    const about = inWords(part.description ?? '').replace(/ ?(?:Required|Wajib)[.:,].*$/, '');
    return `${key.padEnd(width)}  ${about}${needed}${values}`;
  });
}
