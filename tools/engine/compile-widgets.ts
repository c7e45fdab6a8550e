import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EngineWidget } from '../../src/engine/create-engine.tsx';
import { BrokenWidgets } from './broken-widgets.ts';
import { engineFiles, SCRIPTS_FILE, type ScriptOfWidget } from './client-files.ts';
import type { SiteWidget } from './find-widgets.ts';
import { cacheOf, type SiteInput } from './open-site-model.ts';
import { compileFaults, loadFault } from './widget-faults.ts';

const SERVER = 'server.mjs';

/** The widgets of a site as the engine runs them: one module for the server, and the scripts that pages load. */
export interface CompiledWidgets {
  /** The folder that holds both, `.cache/engine/<key>` of the site. */
  readonly folder: string;
  /** The module with all widgets, absolute. */
  readonly server: string;
}

/**
 * Compiles the widgets of a site, once for each state of their files and of the engine.
 * @throws BrokenWidgets with each place that does not compile or load
 */
export async function compileWidgets(
  { root, engineRoot }: Pick<SiteInput, 'root' | 'engineRoot'>,
  widgets: readonly SiteWidget[],
): Promise<CompiledWidgets> {
  const folder = join(cacheOf(root), keyOf(engineRoot, widgets));
  const compiled = { folder, server: join(folder, SERVER) };
  if (existsSync(join(folder, SCRIPTS_FILE))) return compiled;
  const staging = `${folder}.${process.pid}.part`;
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  try {
    const { build } = await import('vite');
    const { serverConfig, clientConfig } = await import('./widget-builds.ts');
    await build(serverConfig({ engineRoot, widgets, out: staging })).catch((error: unknown) => {
      throw new BrokenWidgets(root, compileFaults(error));
    });
    const scripted = widgets.filter(({ script }) => script !== undefined);
    if (scripted.length > 0)
      await build(clientConfig({ engineRoot, widgets: scripted, out: staging })).catch((error: unknown) => {
        throw new BrokenWidgets(root, compileFaults(error));
      });
    await loadCompiled(root, join(staging, SERVER), widgets);
    writeFileSync(join(staging, SCRIPTS_FILE), JSON.stringify(scriptsIn(staging, scripted)));
    rmSync(folder, { recursive: true, force: true });
    renameSync(staging, folder);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return compiled;
}

/**
 * Loads the module that widgets are compiled to, as the engine runs it.
 * @throws BrokenWidgets for code that fails while it is loaded, and a file that exports no widget
 */
export async function loadCompiled(
  root: string,
  server: string,
  widgets: readonly SiteWidget[],
): Promise<EngineWidget[]> {
  const loaded = (await import(/* @vite-ignore */ pathToFileURL(server).href).catch((error: unknown) => {
    throw new BrokenWidgets(root, [loadFault(error, server)]);
  })) as { widgets: readonly (Partial<EngineWidget> & { readonly type: string })[] };
  return loaded.widgets.map(({ type, widget, css = '' }, index) => {
    if (widget?.type === type && typeof widget.View === 'function') return { widget, css };
    const file = join(widgets[index]?.folder ?? '', `${type}.widget.ts`);
    throw new BrokenWidgets(root, [{ file, line: 1, column: 1, kind: 'export', detail: type }]);
  });
}

/** The script of each widget, by the names that the build gave them. */
function scriptsIn(folder: string, widgets: readonly SiteWidget[]): Readonly<Record<string, ScriptOfWidget>> {
  const names = widgets.length > 0 ? readdirSync(join(folder, 'assets')) : [];
  return Object.fromEntries(
    widgets.flatMap(({ type, script = '' }) => {
      const start = `widget-${type}.`;
      const name = names.find(
        (one) => one.startsWith(start) && !one.slice(start.length, -'.js'.length).includes('.'),
      );
      return name ? [[type, { name, isReact: script.endsWith('.island.tsx') }]] : [];
    }),
  );
}

/** Changes with every file of a widget, and with the engine. */
function keyOf(engineRoot: string, widgets: readonly SiteWidget[]): string {
  const hash = createHash('sha256').update(engineFiles(engineRoot).join('\n'));
  for (const { type, folder } of widgets) {
    hash.update(`${type}\n`);
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      const path = join(folder, name);
      if (statSync(path).isFile()) hash.update(`${name}\n`).update(readFileSync(path));
    }
  }
  return hash.digest('base64url').slice(0, 16);
}
