import { join, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import type { ProjectSource } from '../server/index.ts';
import type { Environment } from './environment.ts';
import { findPages, PAGE_FILE } from './pages.ts';
import { projectsOfPages } from './site/render/projects.ts';

/** The pages of a site as their sources say: all read once, and each again when its file changes. */
export async function watchProjects(
  environment: Pick<Environment, 'cwd' | 'files'>,
): Promise<ProjectSource & { close(): Promise<void> }> {
  const root = join(environment.cwd, 'pages');
  const watcher = watch(root, {
    ignoreInitial: true,
    depth: 1,
    ignored: (path, stats) => stats?.isFile() === true && !path.endsWith(`${sep}${PAGE_FILE}`),
  });
  // Read once it watches, so that no change falls between the two.
  await new Promise<void>((ready) => watcher.once('ready', () => ready()));
  const projects = projectsOfPages(
    environment.cwd,
    findPages(environment.files, environment.cwd).map(({ slug }) => slug),
  );
  watcher.on('all', (_event, path) => {
    const slug = relative(root, path).split(sep)[0];
    if (slug) projects.refresh(slug);
  });
  return { ...projects, close: () => watcher.close() };
}
