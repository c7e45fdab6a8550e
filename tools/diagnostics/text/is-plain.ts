/**
 * True if the text has exactly the keys of its value, which excludes duplicate keys, and if the value is at most
 * `depth` deep. Only for text that JSON.parse accepts, which checks neither.
 */
export function isPlain(text: string, value: unknown, depth: number): boolean {
  const inValue = keysIn(value, depth);
  return inValue !== TOO_DEEP && inValue === keysInText(text);
}

const TOO_DEEP = Number.POSITIVE_INFINITY;

function keysInText(text: string): number {
  let count = 0;
  for (let open = text.indexOf('"'); open >= 0; ) {
    let close = text.indexOf('"', open + 1);
    while (isEscaped(text, close)) close = text.indexOf('"', close + 1);
    let next = close + 1;
    let code = text.charCodeAt(next);
    while (code === 32 || code === 10 || code === 13 || code === 9) code = text.charCodeAt(++next);
    if (code === 58) count += 1;
    open = text.indexOf('"', next);
  }
  return count;
}

function isEscaped(text: string, quote: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(quote - 1 - slashes) === 92) slashes += 1;
  return slashes % 2 === 1;
}

function keysIn(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === 0) return TOO_DEEP;
  let count = 0;
  if (Array.isArray(value)) {
    for (const entry of value) count += keysIn(entry, depth - 1);
    return count;
  }
  for (const key in value) count += 1 + keysIn((value as Record<string, unknown>)[key], depth - 1);
  return count;
}
