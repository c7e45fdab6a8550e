import { valueNode } from '../../../src/document/edit/edit.ts';
import type { Path } from '../../../src/document/path.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import { STUDIO } from '../../wire.ts';
import type { Studio } from '../state/studio.tsx';

/** The type that a copied widget has besides plain text: where it is from. */
export const OWN_TYPE = 'application/x-kavling+json';

/** Where copied widgets come from. */
export interface Source {
  /** Tells this site from others: its address and its name. */
  readonly site: string;
  readonly slug: string;
}

export function sourceOf({ site, slug }: Pick<Studio, 'site' | 'slug'>): Source {
  return { site: `${location.origin}${STUDIO}${site.name}`, slug };
}

/** Returns the text of a widget in the file, without its indentation there. */
export function textOf({ doc }: Pick<Studio, 'doc'>, path: Path): string {
  const { offset, length } = valueNode(doc.parsed, path);
  const { text } = doc;
  const own = text.slice(offset, offset + length);
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
  return own
    .split(/\r?\n/)
    .map((one, i) => (i > 0 && one.startsWith(indent) ? one.slice(indent.length) : one))
    .join('\n');
}

/** The storage key of the text's source, for browsers that keep no custom types on their clipboard. */
const KEPT = 'kavling:clipboard';

export function keepSource(text: string, source: Source): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ text, source }));
  } catch {
    // Without storage, pictures of what is pasted from another page have to be added by hand.
  }
}

/** Where a text was copied from; nothing for what was not copied in a studio. */
export function sourceOfText(text: string, own: string): Source | undefined {
  return asSource(read(own)) ?? keptFor(text);
}

function keptFor(text: string): Source | undefined {
  try {
    const kept = read(localStorage.getItem(KEPT) ?? '');
    return isRecord(kept) && kept.text === text.replaceAll('\r\n', '\n') ? asSource(kept.source) : undefined;
  } catch {
    return undefined;
  }
}

function asSource(value: unknown): Source | undefined {
  if (!isRecord(value)) return undefined;
  const { site, slug } = value;
  return typeof site === 'string' && typeof slug === 'string' ? { site, slug } : undefined;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
