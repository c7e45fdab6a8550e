/** The parts that scripts of a site's own widgets import from `kavling`; no page without such a script loads them. */
export * from '../engine/widget-kit.ts';
