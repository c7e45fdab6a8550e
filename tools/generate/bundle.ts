import { mapSchema, type Schema } from '../../src/document/schema.ts';
import { isStarting, readPatterns } from '../pages/patterns.ts';
import { slotsOfAll } from './slots.ts';
import { refName, type Sources } from './sources.ts';

/** Sentences of the bundle that no schema file holds. */
export const bundleTexts = {
  unknownWidget:
    'No widget has this name. Press Ctrl+Space here, or run `kavling widgets`, to see all names.',
  type: 'The type of widget.',
  section: 'Section',
} as const;

/**
 * One file for editors and for the validator. `type` lists every widget with its description, the recursion (every
 * slot of every widget) is defined once on the node, and each widget is one branch with a constant `type`: one
 * mistake gives one message, and checking stays linear in the number of nodes.
 * @param translate the language of what the bundle adds; the sources are in that language already
 */
export function bundleForEditors(
  sources: Sources,
  translate: (text: string) => string = (text) => text,
): Schema {
  const { page, node, ...files } = sources.files;
  if (!page || !node) throw new Error('schemas/ needs page.schema.json and node.schema.json.');
  const local = (schema: Schema) =>
    mapSchema(schema, (part) =>
      part.$ref ? { ...part, $ref: `#/definitions/${refName(part.$ref)}` } : part,
    );
  const types = Object.keys(sources.nodes);
  const about = (type: string) => sources.nodes[type]?.description ?? '';
  const shared = node.properties ?? {};

  const definitions: Record<string, Schema> = {};
  for (const [name, schema] of Object.entries({ ...files, ...sources.surfaces })) {
    definitions[name] = local(withoutDialect(schema));
  }
  definitions.node = {
    ...(local(withoutDialect(node)) as Schema),
    properties: {
      type: {
        description: translate(bundleTexts.type),
        enum: types,
        enumDescriptions: types.map(about),
        markdownEnumDescriptions: types.map((type) => `**${sources.nodes[type]?.title}** – ${about(type)}`),
        errorMessage: translate(bundleTexts.unknownWidget),
      },
      id: shared.id ?? true,
      hideOn: shared.hideOn ?? true,
      ...slotsOfAll(sources.nodes),
    },
    discriminator: { propertyName: 'type' },
    oneOf: byNeed(sources.nodes).map((type) => ({ $ref: `#/definitions/widget-${type}` })),
    defaultSnippets: [
      ...types.flatMap((type) => sources.nodes[type]?.defaultSnippets ?? []),
      ...patternSnippets(translate),
    ],
  };
  for (const [type, schema] of Object.entries(sources.nodes))
    definitions[`widget-${type}`] = branch(type, local(schema), translate);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...local(withoutDialect(page)),
    definitions,
  };
}

/**
 * Widgets that need nothing come first: an editor compares a widget with an unknown type to the first one that fits
 * as well as any, and would ask for the keys that one needs.
 */
function byNeed(nodes: Sources['nodes']): string[] {
  const need = (type: string) => nodes[type]?.required?.length ?? 0;
  return Object.keys(nodes).sort((a, b) => need(a) - need(b));
}

/** The sections of an ordinary page, offered wherever a widget is allowed; all others would double the schema. */
function patternSnippets(translate: (text: string) => string): NonNullable<Schema['defaultSnippets']> {
  const starting = readPatterns().filter(({ name }) => isStarting(name));
  return starting.map(({ title, about, section }) => ({
    label: `${translate(bundleTexts.section)}: ${translate(title)}`,
    description: translate(about),
    body: section,
  }));
}

function branch(type: string, schema: Schema, translate: (text: string) => string): Schema {
  // An editor would offer each example as its own value, as one long line; they are kept for the catalogue.
  const { examples, ...rest } = withoutDialect(schema);
  const properties: Record<string, Schema | true> = {
    type: {
      const: type,
      errorMessage: translate(bundleTexts.unknownWidget),
      description: schema.description ?? '',
    },
    id: true,
    hideOn: true,
    ...rest.properties,
  };
  for (const [key, part] of Object.entries(properties)) {
    if (part === true || part.kavling?.kind !== 'slot') continue;
    const { default: _, examples: _e, ...slot } = part;
    properties[key] = { ...slot, defaultSnippets: [{ label: '[ … ]', body: ['^$1'] }] };
  }
  const kavling = { ...rest.kavling, ...(examples ? { examples } : {}) };
  return { ...rest, kavling, required: ['type', ...(rest.required ?? [])], properties };
}

function withoutDialect({ $schema: _, ...schema }: Schema): Schema {
  return schema;
}
