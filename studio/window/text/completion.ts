import type { Completion, CompletionResult } from '@codemirror/autocomplete';
import { locationAt } from '../../../src/document/location-at.ts';
import { type Path, valueAt } from '../../../src/document/path.ts';
import type { Schema } from '../../../src/document/schema.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import { idsOf } from '../state/ids.ts';
import type { Studio } from '../state/studio.tsx';

type Parts = Pick<Studio, 'doc' | 'model' | 'get' | 'language' | 'slug' | 'site'>;

/** Returns the completions at an offset of the text, each with its meaning. */
export function completeAt(parts: Parts, offset: number): CompletionResult | undefined {
  const { doc, model } = parts;
  const location = locationAt(doc.text, offset);
  const value = doc.parsed.value;
  const [from, to] = [location.token?.start ?? offset, location.token?.end ?? offset];
  const holder = model.schemaAt(value, location.holder);
  const options = location.isKey
    ? keys(parts, holder, valueAt(value, location.holder), doc.text.slice(to))
    : values(parts, [...location.holder, location.key ?? 0], model.inside(holder, location.key ?? 0), offset);
  return options.length > 0 ? { from, to, options, validFor: /^"?[^"\n]*"?$/ } : undefined;
}

/** The keys that are not there yet, the required ones first. */
function keys({ model }: Parts, schema: Schema, holder: unknown, after: string): Completion[] {
  const there = new Set(isRecord(holder) ? Object.keys(holder) : []);
  const hasValue = /^\s*:/.test(after);
  const comma = /^\s*"/.test(after) ? ',' : '';
  return Object.keys(schema.properties ?? {}).flatMap((key): Completion[] => {
    const inner = model.inside(schema, key);
    if (there.has(key) || inner.doNotSuggest) return [];
    const isRequired = schema.required?.includes(key) ?? false;
    return [
      {
        label: `"${key}"`,
        displayLabel: key,
        detail: inner.title ?? '',
        type: 'property',
        boost: isRequired ? 1 : 0,
        apply: hasValue ? `"${key}"` : `"${key}": ${emptyOf(inner)}${comma}`,
        ...(inner.description ? { info: inner.description } : {}),
      },
    ];
  });
}

/** Returns the first value of a new key: its default, else an empty value of its type. */
function emptyOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.default !== undefined && typeof schema.default !== 'object')
    return JSON.stringify(schema.default);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  return { array: '[]', object: '{}', boolean: 'true', number: '0', integer: '0' }[type ?? ''] ?? '""';
}

function values(parts: Parts, path: Path, schema: Schema, offset: number): Completion[] {
  if (path.at(-1) === 'type' && valueAt(parts.doc.parsed.value, path.slice(0, -1)) !== undefined) {
    const types = typesAt(parts, path);
    if (types.length > 0) return types;
  }
  const listed = (schema.enum ?? []).map((value, i) => option(value, schema.enumDescriptions?.[i]));
  if (listed.length > 0) return listed;
  if (schema.type === 'boolean') return [option(true), option(false)];
  if (schema.discriminator) return widgets(parts, indentAt(parts.doc.text, offset));
  const named = names(parts, schema);
  const examples = [schema.default, ...(schema.examples ?? [])].filter((value) => value !== undefined);
  const unique = [...new Set(examples.map((value) => JSON.stringify(value)))];
  return [...named, ...unique.map((text) => ({ label: text, type: 'text' }) as Completion)];
}

function option(value: unknown, info?: string): Completion {
  const label = JSON.stringify(value);
  return { label, displayLabel: String(value), type: 'enum', ...(info ? { info } : {}) };
}

/** Every type that is allowed here, independent of the present one. */
function typesAt({ model }: Parts, path: Path): Completion[] {
  const isNode = path.length >= 3 && typeof path.at(-2) === 'number';
  if (!isNode) return [];
  return [...model.widgets].map(([type, { title = '', description = '' }]) => ({
    label: JSON.stringify(type),
    displayLabel: type,
    detail: title,
    info: description,
    type: 'class',
  }));
}

/** A whole widget, as its first example has it. */
function widgets({ model }: Parts, indent: string): Completion[] {
  return [...model.widgets].map(([type, { title = type, description = '', examples }]) => ({
    label: `{ ${title}`,
    displayLabel: title,
    detail: type,
    info: description,
    type: 'class',
    apply: JSON.stringify(examples?.[0] ?? { type }, undefined, 2).replaceAll('\n', `\n${indent}`),
  }));
}

function indentAt(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? '';
}

/** Names of things that this page has. */
function names({ doc, get, model, site, slug }: Parts, { kavling }: Schema): Completion[] {
  const kind = kavling?.kind;
  const texts = (list: Iterable<string>, type: string) =>
    [...list].map((name): Completion => ({ label: JSON.stringify(name), displayLabel: name, type }));
  if (kind === 'picture' || kind === 'file') return texts(Object.keys(get().pictures), 'constant');
  if (kind !== 'link') return [];
  const anchors = [...idsOf(doc.document, model.tables).keys()].map((id) => `#${id}`);
  const pages = site.pages.filter((page) => page.slug !== slug).map((page) => `/${page.slug}/`);
  return texts([...anchors, ...pages], 'constant');
}
