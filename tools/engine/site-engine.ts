import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type ClientFiles,
  createEngine,
  type Engine,
  type EngineWidget,
} from '../../src/engine/create-engine.tsx';
import { ownEngine } from '../../src/engine/own-engine.ts';
import { ownLanguages } from '../../src/engine/own-languages.ts';
import { ownModel } from '../../src/engine/own-model.ts';
import { ownWidgets } from '../../src/engine/own-widgets.ts';
import { inEvery } from '../../src/lib/languages.ts';
import { ownSlices } from '../../src/runtime/index.ts';
import { CliError } from '../cli-error.ts';
import { widgetMessages } from '../messages/widgets.ts';
import { clientAssets, readClientFiles } from '../site/render/client-files.ts';
import { compileWidgets } from './compile-widgets.ts';
import { findSiteWidgets } from './find-widgets.ts';
import { cacheOf, openSiteModel, type SiteInput } from './open-site-model.ts';

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
  const { folder, server } = await compileWidgets(engineRoot, widgets, cacheOf(root));
  const engine = createEngine({
    base,
    widgets: [...ownWidgets, ...(await loadWidgets(server))],
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

async function loadWidgets(file: string): Promise<EngineWidget[]> {
  const { widgets } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
    widgets: readonly (Partial<EngineWidget> & { readonly type: string })[];
  };
  return widgets.map(({ type, widget, css = '' }) => {
    if (widget?.type !== type || typeof widget.View !== 'function')
      throw new CliError(inEvery(widgetMessages, (say) => say.notAWidget(type)));
    return { widget, css };
  });
}
