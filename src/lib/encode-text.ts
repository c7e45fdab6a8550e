/** `encodeURIComponent` that never throws: half of a surrogate pair becomes U+FFFD. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
