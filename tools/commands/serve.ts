import { join, resolve } from 'node:path';
import { type ProjectSource, readBuiltSite, runServer } from '../../server/index.ts';
import { FACTS_FILE } from '../../server/site/facts.ts';
import { messageIn } from '../../src/lib/localized-error.ts';
import { CliError } from '../environment/cli-error.ts';
import type { Environment } from '../environment/environment.ts';
import { runningMessages } from '../messages/running.ts';
import type { UnitWatch } from './serve-units.ts';

export interface ServeOptions {
  readonly dir?: string;
  readonly port?: number;
  readonly host?: string;
}

/** `kavling serve`: the built site and the backend, as in production, until SIGTERM or Ctrl+C. */
export async function serve(environment: Environment, options: ServeOptions): Promise<number> {
  const pages = resolve(environment.cwd, options.dir ?? 'dist');
  const messages = runningMessages[environment.language];
  if (environment.files.kind(pages) !== 'folder') throw new CliError(messages.notBuilt(pages));
  const { env } = environment;
  const projects = await openProjects(environment, pages);
  let watching: Promise<UnitWatch> | undefined;
  const code = await runServer({
    env: {
      ...env,
      DATABASE_URL: env.DATABASE_URL ?? join(environment.cwd, 'data/kavling.db'),
      ...(options.port === undefined ? {} : { PORT: String(options.port) }),
      ...(options.host === undefined ? {} : { HOST: options.host }),
    },
    projects,
    pages,
    language: environment.language,
    desk: join(environment.engineRoot, 'build/desk'),
    onListening: (url, backend) => {
      watching = import('./serve-units.ts').then(({ watchUnits }) => {
        const after = (milliseconds: number, run: () => void) => {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        };
        const warn = (reason: string) => void environment.err.write(`${messages.listNotPublished(reason)}\n`);
        const watch = watchUnits({ environment, backend, out: pages, after, warn });
        void watch.run();
        return watch;
      });
      const { base } = projects.facts();
      environment.out.write(`${messages.serving(pages, base ? `${url}${base}/` : url)}\n`);
    },
    onStopping: async () => (await watching)?.stop(),
    complain: (text) => environment.err.write(`${text}\n`),
  });
  projects.close();
  return code;
}

/** The build's facts of its pages; for a folder built by another program, the pages themselves, watched. */
async function openProjects(
  environment: Environment,
  pages: string,
): Promise<ProjectSource & { close(): void }> {
  if (environment.files.kind(join(pages, FACTS_FILE)) !== 'file') {
    const { watchProjects } = await import('./watch-projects.ts');
    return watchProjects(environment);
  }
  try {
    return { ...readBuiltSite(pages, (text) => environment.err.write(`${text}\n`)), close: () => {} };
  } catch (error) {
    const file = join(pages, FACTS_FILE);
    throw new CliError(
      runningMessages[environment.language].badFacts(file, messageIn(error, environment.language)),
    );
  }
}
