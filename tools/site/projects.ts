import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectRecord, ProjectSource } from '../../server/index.ts';
import { projectShape } from '../../src/entry/build.tsx';

type Plain = Readonly<Record<string, unknown>>;

/** The project record of a page document, as the backend answers it (specification, section 3). */
export function projectOf(document: Plain): ProjectRecord {
  const { project, otp } = projectShape(document);
  return {
    ...project,
    whatsappBusinessNumber: project.whatsappBusinessNumber || project.telesalesNumber,
    otp,
  };
}

/** Projects of the pages under `root`, read anew at each call so that a saved change counts at once; a page that cannot be read is passed over. */
export function projectsOfPages(root: string, slugs: () => readonly string[]): ProjectSource {
  return {
    projects: () =>
      slugs().flatMap((slug) => {
        try {
          return [
            projectOf(JSON.parse(readFileSync(join(root, 'pages', slug, 'page.json'), 'utf8')) as Plain),
          ];
        } catch {
          return [];
        }
      }),
  };
}
