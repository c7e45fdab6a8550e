/** `text` as base64 of its UTF-8 bytes. */
export function encodeBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

/** The text of base64 or base64url, padded or not; `undefined` when it is neither or not UTF-8. */
export function decodeBase64(value: string): string | undefined {
  try {
    // A plus sign that went through a form field undecoded arrives as a space.
    const standard = value.trim().replace(/[ -]/g, '+').replace(/_/g, '/').replace(/=+$/, '');
    const bytes = Uint8Array.from(atob(standard), (char) => char.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
