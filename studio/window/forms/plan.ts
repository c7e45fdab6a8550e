import type { DocumentModel } from '../../../src/document/model.ts';
import type { Path } from '../../../src/document/path.ts';
import type { Schema } from '../../../src/document/schema.ts';
import type { Role } from '../../wire.ts';
import { type ControlName, controlOf } from './control-of.ts';

export const GROUPS = ['words', 'look', 'screen', 'advanced'] as const;
export type GroupName = (typeof GROUPS)[number];

/** One field of a form. It depends on the schema alone, never on values: forms are drawn again only for another widget. */
export interface FieldPlan {
  readonly key: string;
  readonly path: Path;
  readonly schema: Schema;
  readonly control: ControlName;
  readonly isRequired: boolean;
  /** The name of what has no title: a sentence of the page, or an entry of a list. */
  readonly label?: string;
}

/** Keys that are not edited by hand, with the reason. */
export const FIXED: ReadonlyMap<string, string> = new Map([
  ['$schema', 'is for editors of text'],
  ['version', 'is what `kavling migrate` writes'],
  ['type', 'is chosen in the gallery'],
]);

/** The fields of an object, in the order of its schema, without those that a role may not change. */
export function planFields(
  model: DocumentModel,
  schema: Schema,
  path: Path,
  { role = 'all' as Role, without = [] as readonly string[] } = {},
): FieldPlan[] {
  const keys = Object.keys(schema.properties ?? {});
  return keys.flatMap((key): FieldPlan[] => {
    if (FIXED.has(key) || without.includes(key) || isBesideDeadline(model, schema, key)) return [];
    const own = model.inside(schema, key);
    const control = controlOf(own, model);
    if (!control || !mayEdit(role, own, control, model)) return [];
    const isRequired = schema.required?.includes(key) ?? false;
    const field = { key, path: [...path, key], schema: own, control, isRequired };
    // The sentences of the page are named by what they are for.
    const name = own.title ? undefined : own.description?.replace(/\.$/, '');
    return [name ? { ...field, label: name, schema: { ...own, description: '' } } : field];
  });
}

/** The zone of a day and time is chosen beside it. */
export function isBesideDeadline(model: DocumentModel, schema: Schema, key: string): boolean {
  return (
    key === 'zone' &&
    Object.keys(schema.properties ?? {}).some((one) => model.inside(schema, one).kavling?.kind === 'deadline')
  );
}

const WORDS: ReadonlySet<ControlName> = new Set(['rich-text', 'inline-text', 'picture', 'places']);

/** True for fields of the role; for "words" these are words, rich text and pictures, and fields with some inside. */
function mayEdit(role: Role, schema: Schema, control: ControlName, model: DocumentModel): boolean {
  if (role !== 'words') return true;
  if (WORDS.has(control)) return true;
  if (['words', 'money', 'message'].includes(schema.kavling?.kind ?? '')) return true;
  if (control === 'slot') return false;
  if (schema.items) {
    const entry = model.resolve(schema.items);
    const inner = controlOf(entry, model);
    return inner !== undefined && mayEdit(role, entry, inner, model);
  }
  return Object.keys(schema.properties ?? {}).some((key) => {
    const own = model.inside(schema, key);
    const inner = controlOf(own, model);
    return inner !== undefined && mayEdit(role, own, inner, model);
  });
}

const GROUP_OF: Readonly<Partial<Record<ControlName, GroupName>>> = {
  text: 'words',
  'long-text': 'words',
  'rich-text': 'words',
  'inline-text': 'words',
  link: 'words',
  phone: 'words',
  day: 'words',
  deadline: 'words',
  picture: 'words',
  file: 'words',
  video: 'words',
  places: 'words',
  shapes: 'words',
  grid: 'words',
  slot: 'words',
  colour: 'look',
  icon: 'look',
  choice: 'look',
  toggle: 'look',
  screens: 'screen',
  checks: 'screen',
};

/** Where in the form of a widget a field stands. */
export function groupOf({ control, schema, isRequired, key }: FieldPlan, model: DocumentModel): GroupName {
  if (schema.kavling?.kind === 'anchor') return 'advanced';
  if (isRequired) return 'words';
  if (control === 'list')
    return controlOf(model.resolve(schema.items), model) === 'choice' ? 'look' : 'words';
  if (control === 'number') return 'advanced';
  if (control === 'group') return Object.keys(schema.properties ?? {}).includes('enabled') ? 'words' : 'look';
  if (control === 'text' && schema.kavling?.kind === undefined) return 'advanced';
  if (key === 'level' || key === 'subheadingLevel') return 'advanced';
  return GROUP_OF[control] ?? 'look';
}
