import { createReadStream, existsSync } from 'node:fs';

/** Longest text that the pattern below can match, so that no match is lost between two pieces of a file. */
const OVERLAP = 128;

/** A phone in any notation, and its keyed hash: `0812-9876 5432` is found like `+6281298765432`. */
export function numberPattern(digits: string, phoneKey: string): RegExp {
  const national = digits.replace(/^62/, '');
  const loose = [...national].join('[ .()\\-]{0,2}');
  return new RegExp(`${loose}|${phoneKey.replace(/[^\w-]/g, '')}`);
}

/** True if a file contains the text, read piece by piece as bytes. A missing file contains nothing. */
export async function findInFile(file: string, pattern: RegExp): Promise<boolean> {
  if (!existsSync(file)) return false;
  let tail = '';
  for await (const chunk of createReadStream(file, { encoding: 'latin1', highWaterMark: 1024 * 1024 })) {
    const text = tail + String(chunk);
    if (pattern.test(text)) return true;
    tail = text.slice(-OVERLAP);
  }
  return false;
}
