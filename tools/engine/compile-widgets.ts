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
import { inEvery } from '../../src/lib/languages.ts';
import { CliError } from '../cli-error.ts';
import { widgetMessages } from '../messages/widgets.ts';
import { engineFiles, SCRIPTS_FILE, type ScriptOfWidget } from '../site/render/client-files.ts';
import type { SiteWidget } from './find-widgets.ts';

/** The widgets of a site as the engine runs them: one module for the server, and the scripts that pages load. */
export interface CompiledWidgets {
  /** The folder that holds both, `.cache/engine/<key>` of the site. */
  readonly folder: string;
  /** The module with all widgets, absolute. */
  readonly server: string;
}

/**
 * Compiles the widgets of a site, once for each state of their files and of the engine.
 * @throws CliError with what the compiler says
 */
export async function compileWidgets(
  engineRoot: string,
  widgets: readonly SiteWidget[],
  cache: string,
): Promise<CompiledWidgets> {
  const folder = join(cache, keyOf(engineRoot, widgets));
  const compiled = { folder, server: join(folder, 'server.mjs') };
  if (existsSync(join(folder, SCRIPTS_FILE))) return compiled;
  const staging = `${folder}.${process.pid}.part`;
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  try {
    const { build } = await import('vite');
    const { serverConfig, clientConfig } = await import('./widget-builds.ts');
    await build(serverConfig({ engineRoot, widgets, out: staging }));
    const scripted = widgets.filter(({ script }) => script !== undefined);
    if (scripted.length > 0) await build(clientConfig({ engineRoot, widgets: scripted, out: staging }));
    writeFileSync(join(staging, SCRIPTS_FILE), JSON.stringify(scriptsIn(staging, scripted)));
    rmSync(folder, { recursive: true, force: true });
    renameSync(staging, folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliError(inEvery(widgetMessages, (say) => say.cannotCompile(reason)));
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
  return compiled;
}

/** Which script belongs to which widget, by the names that the build gave them. */
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
