import type { Shape } from '../../src/lib/fill.ts';
import type { Surface } from '../../src/lib/surface.ts';
import type { Schema } from './schema.ts';
import { refName, type Sources } from './sources.ts';

/** The table of defaults: the page, and each widget by type. */
export function defaultsTable(sources: Sources): { page: Shape; widgets: Record<string, Shape> } {
  const resolve = (schema: Schema): Schema => {
    if (!schema.$ref) return schema;
    const name = refName(schema.$ref);
    const target = sources.files[name] ?? sources.surfaces[name];
    if (!target || name === 'node') return {};
    return { ...target, ...(schema.default === undefined ? {} : { default: schema.default }) };
  };
  const shape = (schema: Schema): Shape => {
    const defaults: Record<string, unknown> = {};
    const objects: Record<string, Shape> = {};
    const lists: Record<string, Shape> = {};
    const pictures: string[] = [];
    for (const [key, raw] of Object.entries(schema.properties ?? {})) {
      if (raw === true) continue;
      const part = resolve(raw);
      const entry = part.items && resolve(part.items);
      if (part.default !== undefined) defaults[key] = part.default;
      if (part.title === 'image' || entry?.title === 'image') pictures.push(key);
      else if (part.properties) objects[key] = shape(part);
      else if (entry?.properties) lists[key] = shape(entry);
    }
    return withoutEmpty({ defaults, objects, lists, pictures });
  };
  const { children: _, type: _t, ...shared } = sources.files.node?.properties ?? {};
  const widgets: Record<string, Shape> = {};
  for (const [type, schema] of Object.entries({ ...sources.nodes, ...sources.surfaces })) {
    const filled = shape({ ...schema, properties: { ...shared, ...schema.properties } });
    const inside = schema.kavling?.children ? { children: [] } : {};
    widgets[type] = { ...filled, defaults: { ...filled.defaults, ...inside } };
  }
  return { page: shape(sources.files.page ?? {}), widgets };
}

/** Leaves out empty groups, and the shapes inside that say nothing. */
function withoutEmpty(shape: Required<Shape>): Shape {
  const full = (group: Readonly<Record<string, Shape>>) =>
    Object.fromEntries(Object.entries(group).filter(([, inner]) => Object.keys(inner).length > 0));
  const out = { ...shape, objects: full(shape.objects), lists: full(shape.lists) };
  return Object.fromEntries(Object.entries(out).filter(([, group]) => Object.keys(group).length > 0));
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

/** The defaults as a module; pictures are marked so that the build knows where they stand. */
export function printDefaults(sources: Sources): string {
  const table = defaultsTable(sources);
  return [
    '/* Made by `npm run generate` from schemas/. Do not edit. */',
    "import type { Shape } from '../lib/fill.ts';",
    "import type { Surface } from '../lib/surface.ts';",
    '',
    '/** Alone, because browsers fill in the settings that a page leaves out. */',
    `export const settingsShape: Shape = ${JSON.stringify(table.page.objects?.settings, null, 2)};`,
    '',
    `export const pageShape: Shape = ${printPage(table.page)};`,
    '',
    '/** The parts of a page document that are widgets with a place of their own: where each stands in the document and on the page. */',
    `export const surfaces: readonly Surface[] = ${JSON.stringify(surfaceTable(sources), null, 2)};`,
    '',
    '/** Widgets that run from edge to edge of the window; any other that stands straight in `sections` gets the gutter of a section. */',
    `export const bands: readonly string[] = ${JSON.stringify(bandsOf(sources), null, 2)};`,
    '',
    `export const widgetShapes: Record<string, Shape> = ${JSON.stringify(table.widgets, null, 2)};`,
    '',
  ].join('\n');
}

function bandsOf({ nodes }: Sources): string[] {
  return Object.keys(nodes).filter((type) => nodes[type]?.kavling?.band);
}

/** The page's shape, its settings by name. */
function printPage(page: Shape): string {
  const place = '@settings';
  return JSON.stringify({ ...page, objects: { ...page.objects, settings: place } }, null, 2).replace(
    JSON.stringify(place),
    'settingsShape',
  );
}
