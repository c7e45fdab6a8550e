import { join, relative, sep } from 'node:path';
import type { ProjectSource } from '../../server/index.ts';
import { projectsOfPages } from '../build/render/projects.ts';
import type { Environment } from '../environment/environment.ts';
import { watchFolders } from '../environment/watch-folders.ts';
import { findPages } from '../pages/pages.ts';

/** The pages of a site as their sources say: all read once, and each again when its folder changes. */
export function watchProjects(
  environment: Pick<Environment, 'cwd' | 'files'>,
): ProjectSource & { close(): void } {
  const root = join(environment.cwd, 'pages');
  const watcher = watchFolders(environment.cwd, ['pages'], (path) => {
    const slug = relative(root, path).split(sep)[0];
    if (slug) projects.refresh(slug);
  });
  // Read once it watches, so that no change falls between the two.
  const projects = projectsOfPages(
    environment.cwd,
    findPages(environment.files, environment.cwd).map(({ slug }) => slug),
  );
  return { ...projects, close: () => watcher.close() };
}
