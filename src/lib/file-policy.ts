/**
 * What an uploaded file may do where somebody opens it on its own: show itself, and nothing else. It runs nothing, loads
 * nothing, and is of no origin, so that cookies and tokens of ours are out of its reach.
 */
export const FILE_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; media-src 'self'";

/** Pictures, films and captions. A brochure (PDF) is shown by a program of the browser that is of no origin of ours. */
const FILE = /^(?:image|video|audio)\/|^text\/vtt\b/;

/** The policy of a file of a page, by its type. */
export function filePolicy(type: string): string | undefined {
  return FILE.test(type) ? FILE_POLICY : undefined;
}
