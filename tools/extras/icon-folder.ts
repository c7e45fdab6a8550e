/** The folder of a site's own icons; `icons.ts` loads a parser that most commands never need. */
export const ICONS = 'icons';
