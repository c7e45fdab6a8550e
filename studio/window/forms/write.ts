import { type DocumentEdit, editInTurn } from '../../../src/document/edit/edit.ts';
import { set, unset } from '../../../src/document/edit/set.ts';
import type { DocumentModel } from '../../../src/document/model.ts';
import type { ParsedText } from '../../../src/document/parse.ts';
import { type Path, valueAt } from '../../../src/document/path.ts';
import type { Schema } from '../../../src/document/schema.ts';
import { isRecord, type JsonObject } from '../../../src/lib/is-record.ts';
import { stepMessages } from '../state/messages.ts';
import type { Studio } from '../state/studio.tsx';

export interface WriteOptions {
  /** Typing in one field is one step. */
  readonly isTyping?: boolean;
  /** What was done, where it is more than a changed value. */
  readonly label?: string;
}

/** Makes an edit of the document from a form as one step; false where the text cannot be read. */
export function editForm(
  studio: Studio,
  path: Path,
  make: (document: ParsedText) => DocumentEdit,
  label: string,
  group?: string,
): boolean {
  const { doc, language } = studio;
  if (studio.site.person.role === 'read') return false;
  if (!doc.isReadable) {
    studio.announce(stepMessages[language].unreadable);
    return false;
  }
  doc.place = path;
  doc.apply(make(doc.parsed), { label, ...(group === undefined ? {} : { group }) });
  return true;
}

/** Writes a value, with what the objects around it need; nothing happens when it is there already. */
export function writeValue(studio: Studio, path: Path, value: unknown, options: WriteOptions = {}): void {
  const label = options.label ?? stepMessages[studio.language].change(String(path.at(-1)));
  const group = options.isTyping ? path.join('/') : undefined;
  const [at, whole] = withHolders(studio.model, studio.doc.document, path, value);
  editForm(studio, path, (document) => set(document, at, whole), label, group);
}

/** Takes a value out, and the objects around it that are then empty: its default counts again. */
export function clearValue(studio: Studio, path: Path, { isTyping = false, label }: WriteOptions = {}): void {
  const key = String(path.at(-1));
  const at = emptiedHolder(studio.model, studio.doc.document, path);
  if (valueAt(studio.doc.document, at) === undefined) return;
  editForm(
    studio,
    path,
    (document) => unset(document, at),
    label ?? stepMessages[studio.language].toDefault(key),
    isTyping ? path.join('/') : undefined,
  );
}

/** Several values in one step. */
export function writeAll(
  studio: Studio,
  values: readonly (readonly [path: Path, value: unknown])[],
  label: string,
): void {
  const [first] = values;
  if (!first) return;
  editForm(
    studio,
    first[0],
    (document) =>
      editInTurn(
        document,
        values.map(([path, value]) => (now: ParsedText) => {
          if (value === undefined) return unset(now, path);
          const [at, whole] = withHolders(studio.model, now.value as JsonObject, path, value);
          return set(now, at, whole);
        }),
      ),
    label,
  );
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

/** What an object begins with: the part of its default that its own keys do not say, and choices that it requires. */
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

/** The path itself, or the outermost object around it that would be left empty and may be left out. */
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
