import type { DocumentModel } from '../../../src/document/model.ts';
import { parseText } from '../../../src/document/parse.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import { isOurs, type Plain, translate } from './foreign.ts';

/** The result of reading a pasted text. */
export type Pasted =
  | { readonly name: 'nodes'; readonly nodes: readonly Plain[] }
  /** Kavling nodes in another format, with the values that could not be translated. */
  | { readonly name: 'foreign'; readonly nodes: readonly Plain[]; readonly dropped: readonly string[] }
  | { readonly name: 'words'; readonly words: string }
  /** JSON in which there is no widget. */
  | { readonly name: 'unknown' };

/**
 * Reads what was pasted: a widget, several with or without brackets around them, a whole page, any of these between other
 * words or in a code block of a chat. Anything that is no JSON is words.
 */
export function readPasted(text: string, model: DocumentModel): Pasted | undefined {
  const words = text.trim();
  if (words === '') return undefined;
  const value = readJson(words);
  if (value === undefined) return { name: 'words', words };
  const nodes = nodesIn(value);
  if (nodes.length > 0 && nodes.every((one) => isOurs(one, model))) return { name: 'nodes', nodes };
  const { nodes: made, dropped } = translate(nodes[0] === value || nodes.length === 0 ? value : nodes, model);
  return made.length > 0 ? { name: 'foreign', nodes: made, dropped } : { name: 'unknown' };
}

/** The objects of a list, of the sections of a page, or the one object. */
function nodesIn(value: unknown): readonly Plain[] {
  if (Array.isArray(value)) return value.filter(isRecord);
  if (!isRecord(value)) return [];
  const list = value.sections ?? value.section ?? value.children;
  if (typeof value.type === 'string') return [value];
  return Array.isArray(list) ? list.filter(isRecord) : isRecord(list) ? [list] : [value];
}

function readJson(text: string): unknown {
  const block = /```[a-z]*\s*\n([\s\S]*?)\n```/i.exec(text)?.[1];
  for (const one of [block, text]) {
    if (one === undefined) continue;
    const own = one.trim();
    if (!/^[[{"]/.test(own)) continue;
    const found = parsed(own) ?? parsed(`[${own}]`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function parsed(text: string): unknown {
  const { problems, value } = parseText(text);
  return problems.length === 0 && typeof value === 'object' && value !== null ? value : undefined;
}
