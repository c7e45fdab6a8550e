import { resolve } from 'node:path';
import type { SiteConfig } from '../../src/engine/site-config.ts';
import { readRoles } from '../../studio/server/people/roles.ts';
import { messagesFor } from '../diagnostics/locale.ts';
import { CliError } from '../environment/cli-error.ts';
import type { Environment } from '../environment/environment.ts';
import { freePort } from '../environment/port.ts';
import { withFonts } from '../extras/extras.ts';
import { loadExtras } from '../extras/load-extras.ts';
import { runningMessages } from '../messages/running.ts';
import { choosePages } from '../pages/pages.ts';
import { paintFor } from '../report/paint.ts';
import { pretty } from '../report/pretty.ts';
import { previewSettings } from './settings.ts';
import type { Preview } from './start.ts';

export interface PreviewOptions {
  readonly port?: number;
  readonly strictPort?: boolean;
  readonly host?: string;
  readonly allowHost?: string;
  readonly open?: boolean;
  /** Several people work here, behind the logins of the desk. */
  readonly team?: boolean;
  /** The folder of the built site. */
  readonly out?: string;
}

const PORT = 4170;

/** Starts the preview of the current site, for a command. */
export async function openPreview(
  environment: Environment,
  command: 'preview' | 'studio',
  slug: string | undefined,
  options: PreviewOptions,
): Promise<{ readonly running: Preview; readonly site: SiteConfig }> {
  const messages = runningMessages[environment.language];
  const diagnosticMessages = messagesFor(environment);
  const { config: site, extras } = await loadExtras(environment, diagnosticMessages);
  const wrong = extras.checked.filter(({ diagnostics }) => diagnostics.length > 0);
  if (wrong.length > 0)
    environment.err.write(
      `${pretty(wrong, { diagnosticMessages, paint: paintFor(environment.err, environment.env) })}\n`,
    );
  if (slug !== undefined && choosePages(environment, [slug]).pages.length === 0)
    throw new CliError(messages.noSuchPage(slug));
  const host = options.host ?? '127.0.0.1';
  const wanted = options.port ?? PORT;
  const port = options.strictPort ? wanted : await freePort(wanted, host);
  const { startPreview } = await import('../preview/start.ts');
  const paint = paintFor(environment.out, environment.env);
  const running = await startPreview({
    root: environment.cwd,
    engineRoot: environment.engineRoot,
    files: environment.files,
    env: environment.env,
    diagnosticMessages,
    config: previewSettings(environment, { host, port }),
    site,
    own: await withFonts(environment.files, environment.cwd, extras),
    host,
    port,
    ...(options.allowHost === undefined ? {} : { names: options.allowHost.toLowerCase().split(',') }),
    ...(options.team ? { roles: readRoles(environment.env) } : {}),
    ...(options.out === undefined ? {} : { out: resolve(environment.cwd, options.out) }),
    print: (line) => environment.out.write(`${line}\n`),
    onWidgets: (problem) =>
      environment.out.write(
        problem ? `${paint.red('×')} ${problem}\n` : `${paint.green('✓')} ${messages.widgetsRenewed}\n`,
      ),
    onChange: (name, errors, milliseconds) =>
      environment.out.write(
        errors
          ? `${paint.red('×')} ${messages.mistakes(name, errors)}\n`
          : `${paint.green('✓')} ${name} ${paint.dim(`${milliseconds.toFixed(0)} ms`)}\n`,
      ),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new CliError(messages.portTaken(command, port));
  });
  return { running, site };
}

/** Opens a URL in the person's browser; prints it if there is none. */
export async function openBrowser(environment: Environment, address: string): Promise<void> {
  const { spawn } = await import('node:child_process');
  const [command, ...rest] =
    environment.platform === 'darwin'
      ? ['open', address]
      : environment.platform === 'win32'
        ? ['cmd', '/c', 'start', '', address]
        : ['xdg-open', address];
  const child = spawn(command ?? '', rest, { stdio: 'ignore', detached: true });
  child.on('error', () =>
    environment.err.write(`${runningMessages[environment.language].noBrowser(address)}\n`),
  );
  child.unref();
}
