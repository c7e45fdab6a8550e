import type { PageWithDefaults } from '../document/page-document.ts';
import { settingsDefaults } from '../generated/tables.ts';
import { omitDefaults } from './omit-defaults.ts';
import type { PageFactsForViews } from './page-context.tsx';

/**
 * The facts as they travel: browsers have the defaults already, and of a set of sentences need only those that scripts show.
 * @param sentCopy the keys of those
 */
export function writtenFacts(
  { copy, settings, ...facts }: PageFactsForViews,
  sentCopy: ReadonlySet<string>,
): object {
  const known = settingsDefaults.copy ?? {};
  const isSent = (key: string) =>
    Object.hasOwn(known, key) && (copy.set === 'specification' || sentCopy.has(key));
  const sent = Object.fromEntries(Object.entries(copy).filter(([key]) => isSent(key)));
  return { ...facts, settings: omitDefaults({ ...settings, copy: sent }, settingsDefaults) };
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
