import { applyChanges, originalOffsets } from '../../src/document/changes.ts';
import { type ParsedText, parseText, type TextNode, valueOfNode } from '../../src/document/parse.ts';
import type { Path } from '../../src/document/path.ts';
import type { Finding } from './finding.ts';
import { Locator } from './locator.ts';
import { isPlain } from './text/is-plain.ts';
import { MAX_BYTES, MAX_DEPTH } from './text/limits.ts';
import { scan } from './text/scan.ts';

/** A page document that has been read: its value, the position of each part, and what is wrong with its text. */
export interface ParsedDocument {
  readonly text: string;
  /** The document; `undefined` when the text could not be read at all. */
  readonly value: unknown;
  readonly findings: readonly Finding[];
  /** True if its text is ambiguous, so that only slips of punctuation may be fixed. */
  readonly isDoubtful: boolean;
  locator(): Locator;
}

/** Reads a page that may be broken. Clean text is parsed natively; only text with a slip is read token by token. */
export function readDocument(content: string | Uint8Array): ParsedDocument {
  const size = typeof content === 'string' ? content.length : content.byteLength;
  if (size > MAX_BYTES)
    return unreadable('', 'KV104', { size: megabytes(size), limit: megabytes(MAX_BYTES) });
  const text = typeof content === 'string' ? content : decode(content);
  if (text === undefined || text.includes('\0')) return unreadable('', 'KV103');
  if (text.trim() === '') return unreadable(text, 'KV102');
  return readClean(text) ?? readTolerantly(text);
}

function readClean(text: string): ParsedDocument | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isPlain(text, value, MAX_DEPTH)) return undefined;
  return {
    text,
    value,
    findings: [],
    isDoubtful: false,
    locator: () => new Locator(parseText(text), (offset) => offset),
  };
}

function readTolerantly(text: string): ParsedDocument {
  const hasMark = text.startsWith('\ufeff');
  const { findings: slips, repairs, tooDeep, isDoubtful } = scan(text);
  const findings: Finding[] = [...slips];
  if (hasMark) {
    const edits = [{ start: 0, length: 1, text: '' }];
    findings.unshift({ code: 'KV106', span: { start: 0, length: 1 }, repair: { kind: 'edits', edits } });
  }
  if (tooDeep) return { ...unreadable(text, 'KV105'), findings };
  const edits = hasMark ? [{ start: 0, length: 1, text: '' }, ...repairs] : repairs;
  const repaired = parseText(applyChanges(text, edits));
  const locator = new Locator(repaired, originalOffsets(edits));
  if (repaired.root) tellRepeated(repaired.root, [], (finding) => findings.push(finding), locator);
  const { value } = repaired;
  return { text, value, findings, isDoubtful, locator: () => locator };
}

/** Reports duplicate properties, of which every JSON parser takes the last, and a name that no page may have. */
function tellRepeated(
  node: TextNode,
  path: Path,
  report: (finding: Finding) => void,
  locator: Locator,
): void {
  if (node.type === 'array')
    for (const [i, child] of (node.children ?? []).entries())
      tellRepeated(child, [...path, i], report, locator);
  if (node.type !== 'object') return;
  const seen = new Map<string, { key: TextNode; value: unknown }>();
  for (const property of node.children ?? []) {
    const [key, held] = property.children ?? [];
    if (!key || !held) continue;
    const name = String(key.value);
    if (name === '__proto__') {
      report({ code: 'KV213', span: locator.span(key), params: { key: name } });
      continue;
    }
    tellRepeated(held, [...path, name], report, locator);
    const value = valueOfNode(held);
    const first = seen.get(name);
    if (first) {
      const isSame = JSON.stringify(first.value) === JSON.stringify(value);
      report({
        code: 'KV114',
        span: locator.span(key),
        see: locator.span(first.key),
        params: { key: name, same: isSame ? 'yes' : '' },
        ...(isSame ? { path: [...path, name], repair: { kind: 'remove-repeated' } as const } : {}),
      });
    }
    seen.set(name, { key: first?.key ?? key, value });
  }
}

const NOTHING: ParsedText = parseText('');

function unreadable(
  text: string,
  code: Finding['code'],
  params: Record<string, string> = {},
): ParsedDocument {
  const findings: Finding[] = [{ code, params, span: { start: 0, length: 0 } }];
  return {
    text,
    value: undefined,
    findings,
    isDoubtful: false,
    locator: () => new Locator(NOTHING, (offset) => offset),
  };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
