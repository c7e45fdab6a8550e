import { join } from 'node:path';
import { ownModel } from '../../src/engine/own-model.ts';
import type { SiteConfig } from '../../src/engine/site-config.ts';
import { findSiteWidgets } from './find-widgets.ts';
import type { SiteModel } from './site-model.ts';

/** Where a site is, and with what it is made. */
export interface SiteInput {
  /** The folder with `pages/` and `kavling.config`. */
  readonly root: string;
  readonly engineRoot: string;
  readonly config: SiteConfig;
}

/** The document model of the site. Compiles no widget, so that checking a page stays fast. */
export async function openSiteModel({ root, engineRoot, config }: SiteInput): Promise<SiteModel> {
  const widgets = findSiteWidgets(root, config, ownModel);
  if (widgets.length === 0) return ownModel;
  // Most sites have no custom widgets, and generating a validator is slow.
  const [{ siteModel }, { writeSiteHelp }] = await Promise.all([
    import('./site-model.ts'),
    import('./site-help.ts'),
  ]);
  const model = await siteModel(engineRoot, widgets, cacheOf(root));
  writeSiteHelp(root, model.sources, widgets);
  return model;
}

/** Where what is made for the engine of a site is kept. */
export function cacheOf(root: string): string {
  return join(root, '.cache/engine');
}
