import { editInTurn } from '../../../src/document/edit/edit.ts';
import { set, unset } from '../../../src/document/edit/set.ts';
import type { DocumentModel } from '../../../src/document/model.ts';
import type { ParsedText } from '../../../src/document/parse.ts';
import { type Path, valueAt } from '../../../src/document/path.ts';
import type { Schema } from '../../../src/document/schema.ts';
import { isRecord, type JsonObject } from '../../../src/lib/is-record.ts';
import { type EditIntent, edit } from './actions.ts';
import { stepMessages } from './messages.ts';
import type { Studio } from './studio.tsx';

export interface WriteOptions {
  /** Typing in one field is one step. */
  readonly isTyping?: boolean;
  /** The caret in the text that is written. */
  readonly caret?: number | undefined;
  /** A label for changes that are more than a new value. */
  readonly label?: string;
}
type LabelledOptions = WriteOptions & { readonly label: string };

/** Writes a value, with what the objects around it need; nothing happens when it is there already. */
export function writeValue(studio: Studio, path: Path, value: unknown, options: WriteOptions = {}): boolean {
  const [at, whole] = withHolders(studio.model, studio.doc.document, path, value);
  const label = options.label ?? stepMessages[studio.language].change(String(path.at(-1)));
  const behindCaret =
    typeof value === 'string' && options.caret !== undefined
      ? JSON.stringify(value.slice(options.caret)).length - 1
      : undefined;
  const intent = { ...intentOf(path, { ...options, label }), behindCaret };
  return edit(studio, (document) => set(document, at, whole), intent);
}

/** Takes a value out, and the objects around it that are then empty: its default counts again. */
export function clearValue(studio: Studio, path: Path, options: WriteOptions = {}): boolean {
  const at = emptiedHolder(studio.model, studio.doc.document, path);
  if (valueAt(studio.doc.document, at) === undefined) return false;
  const label = options.label ?? stepMessages[studio.language].toDefault(String(path.at(-1)));
  return edit(studio, (document) => unset(document, at), intentOf(path, { ...options, label }));
}

/** Writes several values at or below a path in one step; one that is undefined is taken out. */
export function writeAll(
  studio: Studio,
  path: Path,
  values: readonly (readonly [path: Path, value: unknown])[],
  options: LabelledOptions,
): boolean {
  const steps = values.map(([at, value]) => (now: ParsedText) => {
    if (value === undefined) return unset(now, at);
    return set(now, ...withHolders(studio.model, now.value as JsonObject, at, value));
  });
  return edit(studio, (document) => editInTurn(document, steps), intentOf(path, options));
}

/** Values are what the role "words" may change too: its forms hold no others, and the server checks. */
function intentOf(path: Path, { label, isTyping }: LabelledOptions): EditIntent {
  return { label, at: path, role: 'words', ...(isTyping ? { group: path.join('/') } : {}) };
}

/**
 * An object that is not written yet begins as its default says, and with what it cannot be without, before one of its
 * values changes: otherwise the change of one screen would take the others away.
 */
function withHolders(
  model: DocumentModel,
  document: JsonObject,
  path: Path,
  value: unknown,
): [Path, unknown] {
  const holder = path.slice(0, -1);
  if (holder.length === 0 || valueAt(document, holder) !== undefined) return [path, value];
  const key = path.at(-1);
  if (typeof key === 'number') return withHolders(model, document, holder, [value]);
  const schema = model.schemaAt(document, holder);
  return withHolders(model, document, holder, { ...startOf(model, schema), [String(key)]: value });
}

/** The initial value of an object: the part of its default that its keys' own defaults lack, and required choices. */
function startOf(model: DocumentModel, schema: Schema): JsonObject {
  const whole = isRecord(schema.default) ? schema.default : {};
  const kept = Object.entries(whole).filter(([key]) => model.inside(schema, key).default === undefined);
  const required = (schema.required ?? []).flatMap((key): [string, unknown][] => {
    const own = model.inside(schema, key);
    const choice = own.enum && (own.default ?? own.examples?.[0] ?? own.enum[0]);
    return choice === undefined ? [] : [[key, choice]];
  });
  return Object.fromEntries([...required, ...kept]);
}

/** The path itself, or the outermost optional object around it that would become empty. */
function emptiedHolder(model: DocumentModel, document: JsonObject, path: Path): Path {
  const holder = path.slice(0, -1);
  const key = holder.at(-1);
  if (typeof key !== 'string') return path;
  const value = valueAt(document, holder);
  if (!isRecord(value) || Object.keys(value).some((one) => one !== path.at(-1))) return path;
  const above = model.schemaAt(document, holder.slice(0, -1));
  const own = model.inside(above, key);
  const isFree = isRecord(own.default) && !above.required?.includes(key);
  return isFree ? emptiedHolder(model, document, holder) : path;
}
