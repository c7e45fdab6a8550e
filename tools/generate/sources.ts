import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mapSchema, type Schema } from '../../src/document/schema.ts';

/** The schema files, read once: `page`, `settings`, … and one per widget. */
export interface Sources {
  /** The shared definitions of `common.schema.json`. */
  shared: Record<string, Schema>;
  files: Record<string, Schema>;
  /** Widgets an author may write in `sections`, by type, in alphabetical order. */
  nodes: Record<string, Schema>;
  /** Widgets that have their own place on the page (modals, the floating group). */
  surfaces: Record<string, Schema>;
}

const ending = '.schema.json';

export function readSources(root: string): Sources {
  const folder = join(root, 'schemas');
  const read = (dir: string) =>
    Object.fromEntries(
      readdirSync(dir)
        .filter((name) => name.endsWith(ending))
        .sort()
        .map((name) => [basename(name, ending), JSON.parse(readFileSync(join(dir, name), 'utf8')) as Schema]),
    );
  const { common, ...files } = read(folder);
  const shared = common?.definitions ?? {};
  const inline = (schema: Schema) => mapSchema(schema, (part) => inlineShared(part, shared));
  const widgets = Object.entries(read(join(folder, 'widgets'))).map(
    ([type, s]) => [type, inline(s)] as const,
  );
  const isSurface = (schema: Schema) => schema.kavling?.placement === 'page';
  return {
    shared,
    files: Object.fromEntries(Object.entries(files).map(([name, schema]) => [name, inline(schema)])),
    nodes: Object.fromEntries(widgets.filter(([, schema]) => !isSurface(schema))),
    surfaces: Object.fromEntries(widgets.filter(([, schema]) => isSurface(schema))),
  };
}

/** The same with further widgets that an author may write in `sections`; every key of theirs has a title for the forms. */
export function withWidgets(
  sources: Sources,
  widgets: readonly (readonly [type: string, schema: Schema])[],
): Sources {
  const inline = (schema: Schema) => mapSchema(schema, (part) => inlineShared(part, sources.shared));
  const usual = usualTitles(sources);
  const titled = (schema: Schema) =>
    mapSchema(schema, (part, key) =>
      key === undefined || part.title ? part : { title: usual.get(key) ?? plainTitle(key), ...part },
    );
  const nodes = [
    ...Object.entries(sources.nodes),
    ...widgets.map(([type, schema]) => [type, titled(inline(schema))] as const),
  ];
  return { ...sources, nodes: Object.fromEntries(nodes.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/** The title that most of Kavling's own keys of a name have. */
function usualTitles({ nodes, surfaces, files }: Sources): ReadonlyMap<string, string> {
  const titles = new Map<string, string[]>();
  for (const schema of Object.values({ ...nodes, ...surfaces, ...files }))
    mapSchema(schema, (part, key) => {
      if (key && part.title) titles.set(key, [...(titles.get(key) ?? []), part.title]);
      return part;
    });
  return new Map([...titles].map(([key, all]) => [key, mostFrequent(all)]));
}

function mostFrequent(all: readonly string[]): string {
  const count = (text: string) => all.filter((one) => one === text).length;
  return [...all].sort((a, b) => count(b) - count(a))[0] ?? '';
}

/** "priceFrom" → "Price from". */
function plainTitle(key: string): string {
  const words = key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A shared definition is copied to where it is used, because an editor shows the description beside a `$ref` only then. */
function inlineShared(part: Schema, shared: Record<string, Schema>): Schema {
  const prefix = 'common.schema.json#/definitions/';
  if (!part.$ref?.includes(prefix)) return part;
  const name = part.$ref.slice(part.$ref.indexOf(prefix) + prefix.length);
  const target = shared[name];
  if (!target) throw new Error(`schemas/common.schema.json has no definition "${name}" (used by a $ref).`);
  const { $ref: _, ...site } = part;
  const kavling = { ...target.kavling, ...site.kavling };
  const marks = Object.keys(kavling).length > 0 ? { kavling } : {};
  return inlineShared({ ...target, ...site, ...marks }, shared);
}

/** `widgets/general-modal.schema.json` → `general-modal`; `node.schema.json` → `node`. */
export function refName(ref: string): string {
  return basename(ref, ending);
}
