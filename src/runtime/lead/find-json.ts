/** More than a page of PHP notices has; anything with more is not an answer. */
const PLACES = 50;

/**
 * The object that a text holds, also with other text around it: a byte order mark, a notice that a server printed before
 * its answer. `undefined` when it neither is an object nor holds one with that key.
 */
export function findJson(text: string, key: string): Record<string, unknown> | undefined {
  const whole = parse(text.trim());
  if (whole) return whole;
  let at = text.indexOf('{');
  for (let place = 0; at >= 0 && place < PLACES; place++) {
    const value = parse(text.slice(at, endOf(text, at)));
    if (value && key in value) return value;
    at = text.indexOf('{', at + 1);
  }
  return undefined;
}

/** The index after the brace that closes the one at `start`, ignoring braces within strings. */
function endOf(text: string, start: number): number {
  let depth = 0;
  let isQuoted = false;
  for (let at = start; at < text.length; at++) {
    const letter = text[at];
    if (isQuoted && letter === '\\') at += 1;
    else if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && letter === '{') depth += 1;
    else if (!isQuoted && letter === '}' && --depth === 0) return at + 1;
  }
  return text.length;
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
