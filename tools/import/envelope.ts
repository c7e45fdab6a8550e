import { isRecord, type JsonObject } from '../../src/lib/is-record.ts';
import { inEvery } from '../../src/lib/languages.ts';
import { CliError } from '../environment/cli-error.ts';
import { importMessages } from '../messages/import.ts';
import { fromAtomic, isAtomic } from './atomic.ts';
import { type WrongFile, wrongBytes, wrongJson } from './wrong-file.ts';

/** An Elementor element, from any kind of export. */
export interface Element {
  readonly id: string;
  /** `section`, `column`, `container` or `widget`. */
  readonly kind: string;
  /** The widget's name; the kind for all others. */
  readonly type: string;
  readonly settings: JsonObject;
  readonly children: readonly Element[];
}

export interface Export {
  readonly title: string;
  readonly pageSettings: JsonObject;
  readonly elements: readonly Element[];
}

const MAX_BYTES = 20_000_000;
const MAX_ELEMENTS = 20_000;
const MAX_DEPTH = 60;
const FORBIDDEN = new Set(['__proto__', 'prototype', 'constructor']);

/** Reads a template export, a kit's file, a copied part or the bare list of the database. */
export function readExport(bytes: Uint8Array, file: string): Export {
  refuse(wrongBytes(bytes), file);
  const text = new TextDecoder().decode(bytes);
  if (text.length > MAX_BYTES)
    throw new CliError(inEvery(importMessages, (messages) => messages.tooLarge(file)));
  let value = parse(text, file);
  if (typeof value === 'string') value = parse(value, file);
  const root: JsonObject = isRecord(value) ? value : {};
  const list = Array.isArray(value) ? value : (root.content ?? root.elements);
  if (!Array.isArray(list) || list.length === 0) refuse(wrongJson(root), file);
  if (!Array.isArray(list))
    throw new CliError(inEvery(importMessages, (messages) => messages.notAnExport(file)));
  const count = { elements: 0 };
  return {
    title: typeof root.title === 'string' ? root.title : '',
    pageSettings: plain(root.page_settings ?? root.settings),
    elements: list.filter(isRecord).map((entry) => readElement(entry, count, 1, file)),
  };
}

function refuse(wrong: WrongFile | undefined, file: string): void {
  if (wrong) throw new CliError(inEvery(importMessages, (messages) => messages.wrongFile[wrong](file)));
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''), (key, value) => (FORBIDDEN.has(key) ? undefined : value));
  } catch (error) {
    if (error instanceof RangeError)
      throw new CliError(inEvery(importMessages, (messages) => messages.tooMuch(file)));
    throw new CliError(
      inEvery(importMessages, (messages) =>
        messages.notJson(file, error instanceof Error ? error.message : String(error)),
      ),
    );
  }
}

function readElement(raw: JsonObject, count: { elements: number }, depth: number, file: string): Element {
  count.elements += 1;
  if (count.elements > MAX_ELEMENTS || depth > MAX_DEPTH)
    throw new CliError(inEvery(importMessages, (messages) => messages.tooMuch(file)));
  const children = Array.isArray(raw.elements) ? raw.elements : [];
  const own = isAtomic(raw) ? fromAtomic(raw) : classic(raw);
  return {
    id: String(raw.id ?? `element-${count.elements}`),
    ...own,
    children: children.filter(isRecord).map((entry) => readElement(entry, count, depth + 1, file)),
  };
}

function classic(raw: JsonObject) {
  const kind = String(raw.elType ?? 'widget');
  const type = kind === 'widget' ? String(raw.widgetType ?? 'unknown') : kind;
  return { kind, type, settings: plain(raw.settings) };
}

/** PHP writes an empty object as an empty list. */
function plain(value: unknown): JsonObject {
  return isRecord(value) ? value : {};
}
