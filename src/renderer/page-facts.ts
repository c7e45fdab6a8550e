import type { PageWithDefaults } from '../document/page-document.ts';
import { settingsDefaults } from '../generated/tables.ts';
import { omitDefaults } from './omit-defaults.ts';
import type { PageFactsForViews } from './page-context.tsx';

/** The facts as they travel: browsers have the defaults already. */
export function writtenFacts({ copy: _, settings, ...facts }: PageFactsForViews): object {
  return { ...facts, settings: omitDefaults({ ...settings }, settingsDefaults) };
}

/** The facts of a page that views and the runtime use. */
export function factsOf(
  page: PageWithDefaults,
  { slug, sha256 }: { readonly slug: string; readonly sha256: (text: string) => string },
): PageFactsForViews {
  const { id, name, superleadsId, micrositeSuperleadsId, telesalesNumber } = page.project;
  return {
    slug,
    template: page.template,
    project: { id, name, superleadsId, micrositeSuperleadsId, telesalesNumber },
    settings: page.settings,
    copy: page.settings.copy,
    consentTextHash: page.settings.consent.enabled ? sha256(page.settings.consent.text) : '',
  };
}
