/**
 * What an uploaded picture may do where somebody opens it on its own: show itself, and nothing else. It runs nothing, loads
 * nothing, and is of no origin, so that cookies and tokens of ours are out of its reach.
 */
export const PICTURE_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

/** The same for a film, which a browser asks for once more to play it: from nowhere it would get no answer. */
const FILM_POLICY =
  "sandbox allow-same-origin; default-src 'none'; style-src 'unsafe-inline'; media-src 'self'";

/** A brochure (PDF) has none: it is shown by a program of the browser that is of no origin of ours, and not by every one from a sandbox. */
const POLICIES: readonly (readonly [type: RegExp, policy: string])[] = [
  [/^(?:video|audio)\/|^text\/vtt\b/, FILM_POLICY],
  [/^image\//, PICTURE_POLICY],
];

/** The policy of a file of a page, by its type. */
export function filePolicy(type: string): string | undefined {
  return POLICIES.find(([kind]) => kind.test(type))?.[1];
}
