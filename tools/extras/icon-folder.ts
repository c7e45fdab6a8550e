/** The folder of a site with drawings of its own. */
export const ICONS = 'icons';
