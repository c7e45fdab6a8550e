import { withBase } from '../../src/lib/base-path.ts';
import { loadConfig } from '../config/load-config.ts';
import { runningMessages } from '../messages/running.ts';
import { choosePages, findPages } from '../pages.ts';
import { freePort } from '../port.ts';
import { overviewOf } from '../preview/overview.ts';
import { PREVIEW_DATABASE, previewSettings } from '../preview/settings.ts';
import { paintFor } from '../report/paint.ts';
import { speak } from '../speak.ts';
import { Trouble } from '../trouble.ts';
import { exit, type World } from '../world.ts';

export interface PreviewOptions {
  readonly port?: number;
  readonly strictPort?: boolean;
  readonly host?: string;
  readonly open?: boolean;
}

const PORT = 4170;

/** `kavling preview`: shows all pages while they are written, until Ctrl+C. */
export async function preview(
  world: World,
  slug: string | undefined,
  options: PreviewOptions,
): Promise<number> {
  const say = runningMessages[world.language];
  const site = await loadConfig(
    world.cwd,
    findPages(world.files, world.cwd).map((page) => page.slug),
  );
  if (slug !== undefined && choosePages(world, [slug]).pages.length === 0)
    throw new Trouble(say.noSuchPage(slug));
  const host = options.host ?? '127.0.0.1';
  const wanted = options.port ?? PORT;
  const port = options.strictPort ? wanted : await freePort(wanted, host);
  const { startPreview } = await import('../preview/start.ts');
  const paint = paintFor(world.out, world.env);
  const running = await startPreview({
    root: world.cwd,
    engineRoot: world.engineRoot,
    files: world.files,
    words: speak(world),
    config: previewSettings(world, { host, port }),
    site,
    host,
    port,
    print: (line) => world.out.write(`${line}\n`),
    onChange: (name, errors, milliseconds) =>
      world.out.write(
        errors
          ? `${paint.red('×')} ${say.mistakes(name, errors)}\n`
          : `${paint.green('✓')} ${name} ${paint.dim(`${milliseconds.toFixed(0)} ms`)}\n`,
      ),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Trouble(say.portTaken(port));
  });
  const address = running.url + (slug ? withBase(site.base ?? '', `/${slug}/`) : overviewOf(site));
  world.out.write(`${paint.bold(say.preview.padEnd(9))}  ${paint.cyan(address)}\n`);
  world.out.write(`${paint.bold(say.widgets.padEnd(9))}  ${paint.cyan(`${running.url}/catalogue/`)}\n`);
  world.out.write(`${paint.bold(say.leads.padEnd(9))}  ${say.testLeads(PREVIEW_DATABASE)}\n`);
  world.out.write(paint.dim(`${say.stop}\n`));
  if (options.open) await openBrowser(world, address);
  await world.interrupted();
  await running.close();
  return exit.ok;
}

async function openBrowser(world: World, address: string): Promise<void> {
  const { spawn } = await import('node:child_process');
  const [command, ...rest] =
    world.platform === 'darwin'
      ? ['open', address]
      : world.platform === 'win32'
        ? ['cmd', '/c', 'start', '', address]
        : ['xdg-open', address];
  const child = spawn(command ?? '', rest, { stdio: 'ignore', detached: true });
  child.on('error', () => world.err.write(`${runningMessages[world.language].noBrowser(address)}\n`));
  child.unref();
}
