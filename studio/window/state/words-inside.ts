/** Every string inside a value that has letters: what an example says. */
export function wordsInside(value: unknown): string[] {
  if (typeof value === 'string') return /\p{L}/u.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsInside) : [];
}
