import type { DrawingProblem } from './drawing-problem.ts';

/** Encodings in which every program reads the same letters. */
const ENCODINGS = /^(?:utf-?8|us-ascii|ascii|iso-8859-1|latin1|windows-1252)$/i;

/** The text of a drawing, in the encoding that it names. */
export function decodeDrawing(bytes: Uint8Array): string | DrawingProblem {
  const at = { line: 1, column: 1 };
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return { why: 'compressed', what: '', ...at };
  const wide = { fffe: 'utf-16le', feff: 'utf-16be' }[Buffer.from(bytes.subarray(0, 2)).toString('hex')];
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const named = /^(?:\xef\xbb\xbf)?<\?xml[^>]*?encoding\s*=\s*["']([^"']*)["']/.exec(start)?.[1] ?? 'utf-8';
  if (!wide && !ENCODINGS.test(named)) return { why: 'encoding', what: named.slice(0, 40), ...at };
  try {
    return new TextDecoder(wide ?? named, { fatal: true }).decode(bytes);
  } catch {
    return { why: 'encoding', what: '', ...at };
  }
}
