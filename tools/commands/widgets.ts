import type { DocumentModel } from '../../src/document/model.ts';
import type { Schema } from '../../src/document/schema.ts';
import { nearest } from '../../src/lib/nearest.ts';
import { siteOf } from '../engine/load-config.ts';
import { openSiteModel } from '../engine/open-site-model.ts';
import { CliError } from '../environment/cli-error.ts';
import { type Environment, exit } from '../environment/environment.ts';
import { strictSchema } from '../generate/strict.ts';
import { type PageMessages, pageMessages } from '../messages/pages.ts';
import { paintFor } from '../report/paint.ts';
import { schemaText } from '../schema/schema-text.ts';

export interface WidgetsOptions {
  readonly json?: boolean;
  /** Answer with the strict JSON Schema of the one that is named, or of all by type. */
  readonly strict?: boolean;
}

/** `kavling widgets [type]`: all widgets, or the keys of one with an example to copy. */
export async function listWidgets(
  environment: Environment,
  type: string | undefined,
  options: WidgetsOptions,
): Promise<number> {
  const paint = paintFor(environment.out, environment.env);
  const model = await openSiteModel(await siteOf(environment));
  const { widgets } = model;
  const messages = pageMessages[environment.language];
  const inWords = (text: string) => schemaText(text, environment.language);
  if (options.strict) {
    const shown = type ? [known(type, model, messages) && type] : [...widgets.keys()];
    const schemas = shown.map((name) => [name, strictSchema(name, model)] as const);
    const [one] = schemas;
    environment.out.write(`${JSON.stringify(type ? one?.[1] : Object.fromEntries(schemas), null, 2)}\n`);
    return exit.ok;
  }
  if (options.json) {
    const shown = type ? [[type, known(type, model, messages)] as const] : [...widgets];
    const list = shown.map(([name, { title, description, properties, required, examples }]) => ({
      type: name,
      title: inWords(title ?? name),
      description: inWords(description ?? ''),
      required,
      keys: Object.keys(properties ?? {}),
      examples,
    }));
    environment.out.write(`${JSON.stringify(type ? list[0] : list, null, 2)}\n`);
    return exit.ok;
  }
  if (type === undefined) {
    const width = Math.max(...[...widgets.keys()].map((name) => name.length));
    for (const [name, { description = '' }] of widgets)
      environment.out.write(`${paint.bold(name.padEnd(width))}  ${inWords(description)}\n`);
    environment.out.write(`\n${messages.widgets(widgets.size)}\n`);
    return exit.ok;
  }
  const schema = known(type, model, messages);
  environment.out.write(`${paint.bold(type)}  ${inWords(schema.description ?? '')}\n\n`);
  for (const line of keyLines(schema, model, messages, inWords)) environment.out.write(`  ${line}\n`);
  environment.out.write(`\n${JSON.stringify(schema.examples?.[0] ?? {}, null, 2)}\n`);
  return exit.ok;
}

function known(type: string, { widgets }: DocumentModel, messages: PageMessages): Schema {
  const schema = widgets.get(type);
  if (schema) return schema;
  const meant = nearest(type, widgets.keys());
  throw new CliError(messages.noWidget(type, meant), exit.usage);
}

function keyLines(
  schema: Schema,
  { inside, resolve }: DocumentModel,
  messages: PageMessages,
  inWords: (text: string) => string,
): string[] {
  const keys = Object.keys(schema.properties ?? {}).filter((key) => key !== 'type');
  const width = Math.max(...keys.map((key) => key.length));
  return keys.map((key) => {
    const part = resolve(inside(schema, key));
    const needed = schema.required?.includes(key) ? ` ${messages.required}` : '';
    const values = part.enum ? ` (${part.enum.map((value) => JSON.stringify(value)).join(', ')})` : '';
    const about = inWords(part.description ?? '').replace(/ ?(?:Required|Wajib)[.:,].*$/, '');
    return `${key.padEnd(width)}  ${about}${needed}${values}`;
  });
}
