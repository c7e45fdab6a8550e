const drawing = (style: string, parts: string, top: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><style>${style}</style><defs>${parts}</defs>${top}</svg>`;

/** Groups that each hold the one before ten times: the last one draws ten to the power of `levels` squares. */
function nested(levels: number, square: string): string {
  const groups = Array.from(
    { length: levels },
    (_, i) => `<g id="u${i + 1}">${`<use href="#u${i}"/>`.repeat(10)}</g>`,
  );
  return `<g id="u0">${square}</g>${groups.join('')}`;
}

const square = (attributes: string) => `<rect ${attributes} width="90" height="90"/>`;

/** A drawing of some kilobytes that draws a million filtered squares, in a countable form. */
export const countedBomb = (name: string): string =>
  drawing(
    `/* ${name} */`,
    `<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>${nested(6, square('filter="url(#f)"'))}`,
    '<use href="#u6"/>',
  );

/** A drawing that is as slow and looks harmless: its effects are in its style. */
export const hiddenBomb = (name: string): string =>
  drawing(
    `/* ${name} */.c{filter:url(#f)}`,
    `<filter id="f">${'<feGaussianBlur stdDeviation="9"/>'.repeat(60)}</filter>${nested(4, square('class="c"'))}`,
    '<use href="#u4"/>',
  );
