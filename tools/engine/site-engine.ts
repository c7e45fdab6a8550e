import { basename, join } from 'node:path';
import { createEngine, type Engine } from '../../src/engine/create-engine.tsx';
import { ownEngine } from '../../src/engine/own-engine.ts';
import { ownLanguages } from '../../src/engine/own-languages.ts';
import { ownModel } from '../../src/engine/own-model.ts';
import { ownWidgets } from '../../src/engine/own-widgets.ts';
import type { ClientFiles } from '../../src/renderer/render-context.tsx';
import { ownSlices } from '../../src/runtime/index.ts';
import { clientAssets, readClientFiles } from './client-files.ts';
import { compileWidgets, loadCompiled } from './compile-widgets.ts';
import { findSiteWidgets } from './find-widgets.ts';
import { openSiteModel, type SiteInput } from './open-site-model.ts';

/** The engine of a site, with the built scripts that its pages load. */
export interface SiteEngine {
  readonly engine: Engine;
  readonly client: ClientFiles;
  /** The folders with those scripts. */
  readonly assets: readonly string[];
  /** The folders of the site's own widgets, by type: pictures of their examples are there. */
  readonly folders: ReadonlyMap<string, string>;
  /** Changes with every file of the site's own widgets; empty where it has none. */
  readonly key: string;
}

/**
 * The engine with our own widgets and those of the site, which are compiled where they have changed.
 * @throws CliError for a widget that cannot be used
 */
export async function openSiteEngine(site: SiteInput): Promise<SiteEngine> {
  const { root, engineRoot, config } = site;
  const widgets = findSiteWidgets(root, config, ownModel);
  if (widgets.length === 0)
    return {
      engine: ownEngine,
      client: readClientFiles(engineRoot, config.base),
      assets: [clientAssets(engineRoot)],
      folders: new Map(),
      key: '',
    };
  const base = await openSiteModel(site);
  const { folder, server } = await compileWidgets(site, widgets);
  const engine = createEngine({
    base,
    widgets: [...ownWidgets, ...(await loadCompiled(root, server, widgets))],
    slices: ownSlices,
    languages: ownLanguages,
  });
  return {
    engine,
    client: readClientFiles(engineRoot, config.base, [folder]),
    assets: [clientAssets(engineRoot), join(folder, 'assets')],
    folders: new Map(widgets.map((widget) => [widget.type, widget.folder])),
    key: basename(folder),
  };
}
