/** `address` as seen from `base`, complete; `undefined` when the two make no address. */
export function absoluteUrl(address: string, base: string): string | undefined {
  return URL.canParse(address, base) ? new URL(address, base).href : undefined;
}
