import type { Language } from '../../../src/lib/languages.ts';
import { noUnits } from '../../../src/lib/units.ts';
import type { FirstPageProps } from '../new-page/first-page.tsx';
import { createApi, StudioError } from '../state/api.ts';
import { createDocumentStore } from '../state/document-store.ts';
import { browserJournal } from '../state/journal.ts';
import { createStudio, modelOf, type Studio, startStudio } from '../state/studio.tsx';
import { windowMessages } from './messages.ts';

/** The first view of the window: the studio with a page, or the form for the first page of a site. */
export type Opened =
  | { readonly name: 'studio'; readonly studio: Studio }
  | ({ readonly name: 'first-page' } & FirstPageProps);

/**
 * Fetches the site and the page that the address names (`edit/<slug>`) and puts the studio together.
 * @throws StudioError when the server cannot be reached or has no such page
 */
export async function openStudio(address: Pick<Location, 'pathname'>, language: Language): Promise<Opened> {
  const first = windowMessages[language];
  const window = windowName();
  const api = createApi(() => ({ message: first.serverGone, fix: first.serverGoneFix }), window);
  const site = await api.site();
  if (site.pages.length === 0)
    return { name: 'first-page', api, language: site.language, person: site.person };
  const slug = decodeURIComponent(/\/edit\/([^/]+)/.exec(address.pathname)?.[1] ?? site.pages[0]?.slug ?? '');
  if (!site.pages.some((page) => page.slug === slug)) {
    const { noPage, noPageFix } = windowMessages[site.language];
    throw new StudioError({ message: noPage(slug), fix: noPageFix }, 404);
  }
  const page = await api.page(slug);
  const doc = createDocumentStore(page.text, Date.now, page.lastGood);
  const studio = createStudio(
    { slug, site, model: modelOf(site), api, doc, opened: page },
    {
      findings: page.check.findings,
      checkedText: page.text,
      pictures: page.pictures,
      units: page.units ?? noUnits,
      readOnly: page.readOnly,
      isTextOpen: !doc.isReadable,
    },
    { window, journal: browserJournal(window) },
  );
  startStudio(studio);
  return { name: 'studio', studio };
}

/** A random name; `randomUUID` is not there over plain HTTP. */
function windowName(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36)).join('');
}
