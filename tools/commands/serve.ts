import { join, resolve } from 'node:path';
import { type ProjectSource, readBuiltSite, runServer } from '../../server/index.ts';
import { FACTS_FILE } from '../../server/site/facts.ts';
import { messageIn } from '../../src/lib/localized-error.ts';
import { runningMessages } from '../messages/running.ts';
import { serverEnvironment } from '../server-settings.ts';
import { Trouble } from '../trouble.ts';
import { watchProjects } from '../watch-projects.ts';
import type { World } from '../world.ts';

export interface ServeOptions {
  readonly dir?: string;
  readonly port?: number;
  readonly host?: string;
}

/** `kavling serve`: the built site and the backend, as in production, until SIGTERM or Ctrl+C. */
export async function serve(world: World, options: ServeOptions): Promise<number> {
  const pages = resolve(world.cwd, options.dir ?? 'dist');
  const say = runningMessages[world.language];
  if (world.files.kind(pages) !== 'folder') throw new Trouble(say.notBuilt(pages));
  const env = serverEnvironment(world.env);
  const projects = await openProjects(world, pages);
  const code = await runServer({
    env: {
      ...env,
      DATABASE_URL: env.DATABASE_URL ?? join(world.cwd, 'data/kavling.db'),
      ...(options.port === undefined ? {} : { PORT: String(options.port) }),
      ...(options.host === undefined ? {} : { HOST: options.host }),
    },
    projects,
    pages,
    language: world.language,
    desk: join(world.engineRoot, 'build/desk'),
    onListening: (url) => {
      const { base } = projects.facts();
      world.out.write(`${say.serving(pages, base ? `${url}${base}/` : url)}\n`);
    },
    complain: (text) => world.err.write(`${text}\n`),
  });
  await projects.close();
  return code;
}

/** What the build wrote of its pages; for a folder that another program built, the pages themselves, watched. */
async function openProjects(
  world: World,
  pages: string,
): Promise<ProjectSource & { close(): Promise<void> }> {
  if (world.files.kind(join(pages, FACTS_FILE)) !== 'file') return watchProjects(world);
  try {
    return { ...readBuiltSite(pages, (text) => world.err.write(`${text}\n`)), close: async () => {} };
  } catch (error) {
    const file = join(pages, FACTS_FILE);
    throw new Trouble(runningMessages[world.language].badFacts(file, messageIn(error, world.language)));
  }
}
