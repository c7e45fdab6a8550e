import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectSource } from '../../../server/index.ts';
import type { ServedBrand } from '../../../server/site/brand.ts';
import {
  createSiteFacts,
  type ServedPage,
  type ServedProject,
  servedPage,
} from '../../../server/site/facts.ts';
import { withDefaults } from '../../../src/document/page-document.ts';
import { pagePart } from '../../../src/generated/tables.ts';
import type { Page } from '../../../src/generated/view.types.ts';
import type { JsonObject } from '../../../src/lib/is-record.ts';
import type { SiteDesign } from '../../../src/renderer/site-design.ts';
import { themeLook } from '../../../src/renderer/theme.ts';

/** The project record of a page document, as the backend answers it (specification, section 3). */
function servedProject({ project, settings }: Page): ServedProject {
  return {
    ...project,
    whatsappBusinessNumber: project.whatsappBusinessNumber || project.telesalesNumber,
    otp: settings.otp.enabled,
  };
}

/**
 * The server's data about a page, on a site with its own `look`.
 * @param brand its appearance, if the page has been built; otherwise only what the document itself gives
 */
export function factsOfPage(
  slug: string,
  document: JsonObject,
  look?: SiteDesign,
  brand?: ServedBrand,
): ServedPage {
  const page = withDefaults(document, { page: pagePart });
  return servedPage(slug, servedProject(page), brand ?? { look: themeLook(page.theme, look) });
}

/** The pages of a site's sources, in memory; a file watcher requests that a page is read again. */
export interface SourceProjects extends ProjectSource {
  /** Reads one page again. A page that cannot be read keeps its last known data. */
  refresh(slug: string): void;
}

/** Reads every page under `root` once, of a site below `base` with its own `look`. */
export function projectsOfPages(
  root: string,
  slugs: readonly string[],
  base = '',
  look?: SiteDesign,
): SourceProjects {
  const pages = new Map<string, ServedPage>();
  let facts = createSiteFacts([], base);
  let isStale = true;

  function refresh(slug: string): void {
    isStale = true;
    const text = textOf(join(root, 'pages', slug, 'page.json'));
    if (text === undefined) {
      pages.delete(slug);
      return;
    }
    try {
      pages.set(slug, factsOfPage(slug, JSON.parse(text.replace(/^\ufeff/, '')) as JsonObject, look));
    } catch {
      // Half a document, while its author writes: codes stay as they were.
    }
  }

  for (const slug of slugs) refresh(slug);
  return {
    refresh,
    facts() {
      if (isStale) {
        const sorted = [...pages.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1));
        facts = createSiteFacts(sorted, base);
      }
      isStale = false;
      return facts;
    },
  };
}

/** undefined if there is no such file; one that cannot be opened reads as empty text. */
function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return isGone ? undefined : '';
  }
}
