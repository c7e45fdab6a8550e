import type { DocumentModel } from '../../../src/document/model.ts';
import type { Schema } from '../../../src/document/schema.ts';

/** The kinds of controls that forms are made of. */
export type ControlName =
  | 'text'
  | 'long-text'
  | 'rich-text'
  | 'inline-text'
  | 'number'
  | 'toggle'
  | 'choice'
  | 'checks'
  | 'colour'
  | 'link'
  | 'phone'
  | 'day'
  | 'deadline'
  | 'picture'
  | 'file'
  | 'icon'
  | 'video'
  | 'screens'
  | 'places'
  | 'shapes'
  | 'grid'
  | 'list'
  | 'group'
  | 'slot';

type Test = (schema: Schema, model: DocumentModel) => boolean;

const isType = (schema: Schema, type: string): boolean =>
  schema.type === type || (Array.isArray(schema.type) && schema.type.includes(type));
const kindIs =
  (...kinds: string[]): Test =>
  ({ kavling }) =>
    kinds.includes(kavling?.kind ?? '');
const entryOf = (schema: Schema, model: DocumentModel): Schema => model.resolve(schema.items);

/** The first that fits counts. */
const CONTROLS: readonly (readonly [ControlName, Test])[] = [
  ['slot', kindIs('slot')],
  ['rich-text', kindIs('rich-text')],
  ['picture', kindIs('picture')],
  ['icon', ({ kavling }) => kavling?.names === 'icons'],
  ['colour', ({ format }) => format === 'color-hex'],
  ['video', kindIs('video')],
  ['phone', kindIs('phone', 'telesales')],
  ['deadline', kindIs('deadline')],
  ['day', (schema) => schema.kavling?.kind === 'day' || isDayPattern(schema.pattern)],
  ['file', kindIs('file', 'icon', 'brochure')],
  ['link', kindIs('link')],
  ['choice', (schema) => (schema.enum?.length ?? 0) > 0],
  ['toggle', (schema) => isType(schema, 'boolean')],
  ['number', (schema) => isType(schema, 'number') || isType(schema, 'integer')],
  ['inline-text', (schema, model) => isType(schema, 'array') && isInline(entryOf(schema, model))],
  ['grid', (schema, model) => isType(schema, 'array') && isType(entryOf(schema, model), 'array')],
  ['checks', (schema, model) => isType(schema, 'array') && isShortChoice(entryOf(schema, model))],
  ['places', (schema, model) => isType(schema, 'array') && isPlace(entryOf(schema, model))],
  ['shapes', (schema, model) => isType(schema, 'array') && isShape(entryOf(schema, model), model)],
  ['list', (schema) => isType(schema, 'array')],
  ['screens', (schema, model) => isPerScreen(schema, model)],
  ['group', (schema) => schema.properties !== undefined],
  ['long-text', (schema) => isType(schema, 'string') && isLong(schema)],
  ['text', (schema) => isType(schema, 'string')],
];

/** The control that a value is edited with; nothing for what is no value, such as the type of a widget. */
export function controlOf(schema: Schema, model: DocumentModel): ControlName | undefined {
  return CONTROLS.find(([, fits]) => fits(schema, model))?.[0];
}

function isDayPattern(pattern = ''): boolean {
  return pattern.startsWith('^$|^[0-9]{4}-') && !pattern.includes('T');
}

function isInline(entry: Schema): boolean {
  return isType(entry, 'string') && isType(entry, 'object');
}

/** Few choices are ticked; of many, the chosen ones are a list that can be sorted. */
function isShortChoice(entry: Schema): boolean {
  const count = entry.enum?.length ?? 0;
  return count > 0 && count <= 4;
}

function isPlace({ properties }: Schema): boolean {
  return isPercent(properties?.x) && isPercent(properties?.y);
}

/** The outline of a home: a list of points, each two percentages. */
function isShape({ properties }: Schema, model: DocumentModel): boolean {
  const points = properties?.points;
  if (typeof points !== 'object') return false;
  const point = entryOf(points, model);
  return isType(point, 'array') && isPercent(entryOf(point, model));
}

function isPercent(schema: Schema | true | undefined): boolean {
  return typeof schema === 'object' && schema.minimum === 0 && schema.maximum === 100;
}

export const SCREENS = ['desktop', 'tablet', 'mobile'] as const;
export type Screen = (typeof SCREENS)[number];

/** Values for desktop, tablet and phone that are each one small control. */
function isPerScreen(schema: Schema, model: DocumentModel): boolean {
  const keys = Object.keys(schema.properties ?? {});
  return (
    keys.length > 0 &&
    keys.every(
      (key) =>
        SCREENS.some((screen) => screen === key) &&
        ['number', 'choice'].includes(controlOf(model.inside(schema, key), model) ?? ''),
    )
  );
}

/** Characters from which a value is given more than a line. */
const LONG = 44;

function isLong({ kavling, maxLength = 0, default: own, examples = [] }: Schema): boolean {
  if (kavling?.kind === 'message') return true;
  if (kavling?.kind !== 'words') return false;
  return (
    maxLength >= 200 || [own, ...examples].some((text) => typeof text === 'string' && text.length > LONG)
  );
}
