import { join, resolve } from 'node:path';
import { runServer } from '../server/index.ts';
import { findPages } from './pages.ts';
import { serverEnvironment } from './server-settings.ts';
import { projectsOfPages } from './site/projects.ts';
import { Trouble } from './trouble.ts';
import type { World } from './world.ts';

export interface ServeOptions {
  readonly dir?: string;
  readonly port?: number;
  readonly host?: string;
}

/** `kavling serve`: the built site and the backend, as in production, until SIGTERM or Ctrl+C. */
export async function serve(world: World, options: ServeOptions): Promise<number> {
  const pages = resolve(world.cwd, options.dir ?? 'dist');
  if (world.files.kind(pages) !== 'folder')
    throw new Trouble(`There is no built site in ${pages}. Build it first: kavling build`);
  const env = serverEnvironment(world.env);
  return runServer({
    env: {
      ...env,
      DATABASE_URL: env.DATABASE_URL ?? join(world.cwd, 'data/kavling.db'),
      ...(options.port === undefined ? {} : { PORT: String(options.port) }),
      ...(options.host === undefined ? {} : { HOST: options.host }),
    },
    projects: projectsOfPages(world.cwd, () => findPages(world.files, world.cwd).map(({ slug }) => slug)),
    pages,
    desk: join(world.engineRoot, 'build/desk'),
    onListening: (url) => world.out.write(`Serving ${pages} at ${url}\n`),
    complain: (text) => world.err.write(`${text}\n`),
  });
}
