/**
 * The policy of an uploaded picture that is opened directly: it may only be displayed. It runs nothing, loads
 * nothing, and has an opaque origin, so that it cannot reach cookies or tokens.
 */
export const PICTURE_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

/** The same for a film, which the browser requests again to play it, and may not from an opaque origin. */
const FILM_POLICY =
  "sandbox allow-same-origin; default-src 'none'; style-src 'unsafe-inline'; media-src 'self'";

/** A brochure (PDF) has none: the browser's viewer has its own origin, and some do not show a sandboxed file. */
const POLICIES: readonly (readonly [type: RegExp, policy: string])[] = [
  [/^(?:video|audio)\/|^text\/vtt\b/, FILM_POLICY],
  [/^image\//, PICTURE_POLICY],
];

/** The policy of a file of a page, by its type. */
export function filePolicy(type: string): string | undefined {
  return POLICIES.find(([kind]) => kind.test(type))?.[1];
}
