import { join } from 'node:path';
import { sampleProject } from '../catalogue/sample-project.ts';
import { type PagePart, type PageSource, validatePart } from '../diagnostics/validate-page.ts';
import type { Files } from '../environment/environment.ts';
import type { Checked } from '../report/report.ts';

/** The file of a site with the sentences that visitors read on all of its pages. */
export const COPY_FILE = 'copy.json';

export type SiteCopy = Readonly<Record<string, string>>;

/** Reads and checks `copy.json`, which holds the same keys as `settings.copy` of a page. */
export function readOwnCopy(
  files: Files,
  root: string,
  source: Pick<PageSource, 'diagnosticMessages'>,
): { readonly copy: SiteCopy; readonly checked: readonly Checked[] } {
  const file = join(root, COPY_FILE);
  if (files.kind(file) !== 'file') return { copy: {}, checked: [] };
  const content = files.readText(file);
  const { value, text, diagnostics } = validatePart(content, { ...source, file: COPY_FILE }, part);
  const checked = [{ file: COPY_FILE, text: diagnostics.length > 0 ? text : '', diagnostics }];
  const isWrong = diagnostics.some(({ severity }) => severity === 'error');
  return { copy: isWrong ? {} : (value as SiteCopy), checked };
}

const part: PagePart = {
  page: pageWithCopy,
  placeOf: ([settings, copy, ...rest]) => (settings === 'settings' && copy === 'copy' ? rest : undefined),
  check: () => [],
};

/** A page that says nothing but what the site says. */
export function pageWithCopy(copy: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return {
    version: 1,
    template: 'page-builder',
    seo: { title: 'Site', description: 'Site' },
    project: sampleProject,
    settings: { copy },
    sections: [{ type: 'section', children: [{ type: 'heading', text: 'Site', level: 1 }] }],
  };
}
