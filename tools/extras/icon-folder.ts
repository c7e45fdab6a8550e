/** The folder of a site's own icons. */
export const ICONS = 'icons';
