/**
 * Where each widget begins and ends in the HTML of a page that is being edited. Views cannot write comments, so noncharacters
 * stand around each of them until the HTML is a text: `<!--k:2-0-->…<!--/k-->`, by the path that numbers its ids.
 */
const OPEN = '\ufdd0';
const MIDDLE = '\ufdd1';
const CLOSE = '\ufdd2';

export const markerStart = (path: string): string => `${OPEN}${path}${MIDDLE}`;
export const MARKER_END = CLOSE;

const START = new RegExp(`(?:<!-- -->)?${OPEN}([\\w-]+)${MIDDLE}(?:<!-- -->)?`, 'g');
const END = new RegExp(`(?:<!-- -->)?${CLOSE}(?:<!-- -->)?`, 'g');

/** The HTML with comments where its markers are. */
export function writeMarkers(html: string): string {
  return html.replace(START, '<!--k:$1-->').replace(END, '<!--/k-->');
}
