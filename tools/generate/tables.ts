import { fill } from '../../src/document/fill.ts';
import type { Schema } from '../../src/document/schema.ts';
import type { JsonObject } from '../../src/lib/is-record.ts';
import type { Part, Surface } from '../../src/lib/part.ts';
import { refName, type Sources } from './sources.ts';

/** The schemas' data about the page, and about each widget by type. */
interface Tables {
  readonly page: Part;
  readonly widgets: Readonly<Record<string, Part>>;
}

export function tablesOf(sources: Sources): Tables {
  const resolve = (schema: Schema): Schema => {
    const name = schema.$ref && refName(schema.$ref);
    const target = name && name !== 'node' && (sources.files[name] ?? sources.surfaces[name]);
    if (!target) return schema;
    return { ...target, ...(schema.default === undefined ? {} : { default: schema.default }) };
  };
  const partOf = (schema: Schema): Part => {
    const { kind, least, heading } = schema.kavling ?? {};
    const parts = describedIn(schema.properties).map(([key, raw]): [string, Part, unknown] => {
      const inner = resolve(raw);
      return [key, partOf(inner), inner.default];
    });
    const defaults = Object.fromEntries(
      parts.flatMap(([key, , own]) => (own === undefined ? [] : [[key, own]])),
    );
    const keys = Object.fromEntries(parts.flatMap(([key, part]) => (isEmpty(part) ? [] : [[key, part]])));
    const entries = schema.items && kind !== 'slot' ? partOf(resolve(schema.items)) : {};
    return {
      ...(kind ? { kind } : {}),
      ...(least ? { least } : {}),
      ...(heading ? { heading } : {}),
      ...(isEmpty(defaults) ? {} : { defaults }),
      ...(isEmpty(keys) ? {} : { keys }),
      ...(isEmpty(entries) ? {} : { entries }),
    };
  };
  const { type: _, ...shared } = sources.files.node?.properties ?? {};
  const widgets = Object.entries({ ...sources.nodes, ...sources.surfaces }).map(([type, schema]) => [
    type,
    partOf({ ...schema, properties: { ...shared, ...schema.properties } }),
  ]);
  return { page: partOf(sources.files.page ?? {}), widgets: Object.fromEntries(widgets) };
}

function describedIn(properties: Schema['properties'] = {}): [string, Schema][] {
  return Object.entries(properties).flatMap(([key, part]) => (part === true ? [] : [[key, part]]));
}

function isEmpty(group: object): boolean {
  return Object.keys(group).length === 0;
}

/** Every property of the page, and of `modals`, that refers to a widget schema. */
function surfaceTable(sources: Sources): Surface[] {
  const found: Surface[] = [];
  const collect = (schema: Schema | true | undefined, path: string[]) => {
    if (!schema || schema === true) return;
    for (const [key, part] of Object.entries(schema.properties ?? {})) {
      if (part === true) continue;
      const type = part.$ref && refName(part.$ref);
      const slot = type ? sources.surfaces[type]?.kavling?.slot : undefined;
      if (type && slot) found.push({ path: [...path, key], type, slot });
    }
  };
  const page = sources.files.page;
  collect(page, []);
  collect(page?.properties?.modals, ['modals']);
  return found;
}

/** The tables as a module. What every picture and every rich text holds is written once. */
export function printTables(sources: Sources): string {
  const { page, widgets } = tablesOf(sources);
  const shared = new Map<string, string>();
  const sharedName = { picture: 'pictureKeys', 'rich-text': 'richTextEntries' } as const;
  const print = (part: unknown) => {
    const text = JSON.stringify(
      part,
      (_, value: Part | undefined) => {
        const name = value?.kind && sharedName[value.kind as keyof typeof sharedName];
        const group = name === 'pictureKeys' ? 'keys' : 'entries';
        if (!name || typeof value[group] !== 'object') return value;
        shared.set(name, JSON.stringify(value[group], null, 2));
        return { ...value, [group]: `@${name}` };
      },
      2,
    );
    return text.replace(/"@(\w+)"/g, '$1');
  };
  const tables = [
    '/** Data of the schema about a page document. */',
    `export const pagePart: Part = ${print(page)};`,
    '',
    '/** Data of the schema about the node of each widget. */',
    `export const widgetParts: Readonly<Record<string, Part>> = ${print(widgets)};`,
    '',
  ];
  return [
    '/* Made by `npm run generate` from schemas/. Do not edit. */',
    "import type { JsonObject } from '../lib/is-record.ts';",
    "import type { Part, Surface } from '../lib/part.ts';",
    '',
    '/** Separate, because browsers fill in the settings that a page omits. */',
    `export const settingsDefaults: JsonObject = ${JSON.stringify(browserDefaults(sources, page), null, 2)};`,
    '',
    '/** The parts of a page document that are widgets with their own place: where each is in the document and on the page. */',
    `export const surfaces: readonly Surface[] = ${JSON.stringify(surfaceTable(sources), null, 2)};`,
    '',
    '/** Widgets that run from edge to edge of the window; any other that stands straight in `sections` gets the gutter of a section. */',
    `export const bands: readonly string[] = ${JSON.stringify(bandsOf(sources), null, 2)};`,
    '',
    `const pictureKeys: NonNullable<Part['keys']> = ${shared.get('pictureKeys')};`,
    '',
    `const richTextEntries: Part = ${shared.get('richTextEntries')};`,
    '',
    ...tables,
  ].join('\n');
}

/** The defaults of the settings that scripts read. */
function browserDefaults({ files }: Sources, page: Part): JsonObject {
  const settings = fill({}, page.keys?.settings ?? {});
  const isRead = ([key]: [string, unknown]) => {
    const part = files.copy?.properties?.[key];
    return part === undefined || part === true || !part.kavling?.rendered;
  };
  return { ...settings, copy: Object.fromEntries(Object.entries(settings.copy ?? {}).filter(isRead)) };
}

/** Types of widgets that run from edge to edge of the window. */
export function bandsOf({ nodes }: Sources): string[] {
  return Object.keys(nodes).filter((type) => nodes[type]?.kavling?.band);
}
