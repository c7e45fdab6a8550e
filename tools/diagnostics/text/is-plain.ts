/**
 * How many keys the text has and how many its value: they differ when a key stands twice in one object, which no
 * JSON reader tells. Only for text that JSON.parse accepts.
 */
export function countKeys(text: string, value: unknown): { inText: number; inValue: number } {
  let inText = 0;
  for (let open = text.indexOf('"'); open >= 0; ) {
    let close = text.indexOf('"', open + 1);
    while (isEscaped(text, close)) close = text.indexOf('"', close + 1);
    let next = close + 1;
    let code = text.charCodeAt(next);
    while (code === 32 || code === 10 || code === 13 || code === 9) code = text.charCodeAt(++next);
    if (code === 58) inText += 1;
    open = text.indexOf('"', next);
  }
  return { inText, inValue: keysIn(value) };
}

function isEscaped(text: string, quote: number): boolean {
  let slashes = 0;
  while (text.charCodeAt(quote - 1 - slashes) === 92) slashes += 1;
  return slashes % 2 === 1;
}

function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const entry of value) count += keysIn(entry);
    return count;
  }
  for (const key in value) count += 1 + keysIn((value as Record<string, unknown>)[key]);
  return count;
}

/** Whether objects and lists stand in each other more than `limit` deep; it looks no deeper than that. */
export function isDeeperThan(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (limit === 0) return true;
  for (const key in value) if (isDeeperThan((value as Record<string, unknown>)[key], limit - 1)) return true;
  return false;
}
