import { FACES, isLogo, LOOK, type ServedBrand } from './brand.ts';

/** One project as its page document states it; the caller reads the documents. */
export interface ServedProject {
  readonly superleadsId: string;
  readonly micrositeSuperleadsId: string;
  readonly id: string;
  readonly name: string;
  readonly telesalesNumber: string;
  readonly status: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly whatsappBusinessNumber: string;
  /** True if the page asks for a code before it accepts a lead. */
  readonly otp: boolean;
}

/** The server's data about one page: its project, its numbers, and the use of codes. */
export interface ServedPage extends ServedProject, ServedBrand {
  /** The address of the page on its site, as the page names it when it saves a lead. */
  readonly slug: string;
}

/**
 * The verification rule of a lead. `unknown-page`: the server does not know the page of the lead, which is kept and
 * set aside.
 */
type CodeRule = 'required' | 'not-required' | 'unknown-page';

/** The pages of one generation of the site, indexed once; asking costs the same with one page as with 10,000. */
export interface SiteFacts {
  /** The path below which the site is: `/promo`; empty at the root. */
  readonly base: string;
  readonly pages: readonly ServedPage[];
  page(slug: string): ServedPage | undefined;
  /** Finds a project by any id a page may hold: superleads, microsite superleads or project id. */
  project(id: string): ServedPage | undefined;
  /** The page that a lead names, or else a page of its project. */
  pageOf(lead: { readonly page_slug?: string; readonly project_id?: string }): ServedPage | undefined;
  codeRule(pageSlug: string, projectId: string): CodeRule;
}

/** The current pages. Read on every call, so it answers from memory; a rebuilt site needs no restart. */
export interface ProjectSource {
  facts(): SiteFacts;
}

/** Indexes the pages of a site. Where pages share an id, the first one is used for it. */
export function createSiteFacts(pages: readonly ServedPage[], base = ''): SiteFacts {
  const bySlug = new Map(pages.map((page) => [page.slug, page]));
  const bySuperleads = firstBy(pages, (page) => page.superleadsId);
  const byMicrosite = firstBy(pages, (page) => page.micrositeSuperleadsId);
  const byId = new Map<string, ServedPage[]>();
  for (const page of pages) byId.set(page.id, [...(byId.get(page.id) ?? []), page]);
  const asksSomewhere = pages.some((page) => page.otp);

  const project = (id: string) =>
    id === '' ? undefined : (bySuperleads.get(id) ?? byMicrosite.get(id) ?? byId.get(id)?.[0]);

  function ofProject(id: string): readonly ServedPage[] {
    const found = byId.get(id);
    if (found) return found;
    const other = project(id);
    return other ? [other] : [];
  }

  /** For a page that names itself not at all: held to the codes only if every page of its project is. */
  function byProject(id: string): CodeRule {
    const own = ofProject(id);
    if (own.length === 0) return asksSomewhere ? 'unknown-page' : 'not-required';
    return own.every((page) => page.otp) ? 'required' : 'not-required';
  }

  return {
    base,
    pages,
    page: (slug) => bySlug.get(slug),
    project,
    pageOf: ({ page_slug = '', project_id = '' }) => bySlug.get(page_slug) ?? project(project_id),
    codeRule(pageSlug, projectId) {
      if (pages.length === 0) return 'not-required';
      if (pageSlug === '') return byProject(projectId);
      const page = bySlug.get(pageSlug);
      if (!page) return 'unknown-page';
      if (page.otp) return 'required';
      // A page without codes opens no other project that asks for them.
      const own = projectId === '' || ofProject(projectId).includes(page);
      return !own && byProject(projectId) === 'required' ? 'required' : 'not-required';
    },
  };
}

function firstBy(pages: readonly ServedPage[], key: (page: ServedPage) => string): Map<string, ServedPage> {
  const found = new Map<string, ServedPage>();
  for (const page of pages) if (key(page) !== '' && !found.has(key(page))) found.set(key(page), page);
  return found;
}

/** Where the build writes what the server must know about each page. */
export const FACTS_FILE = '.kavling/facts.json';

export const FACTS_VERSION = 1;

/** The facts of a site as one file; the build writes it beside the pages. */
export function printSiteFacts(pages: readonly ServedPage[], base = ''): string {
  const looks = listOnce(pages.map(({ look }) => look ?? ''));
  const faces = listOnce(pages.map((page) => page.faces ?? ''));
  const named = pages.map((page) => ({
    ...page,
    look: looks.placeOf(page.look ?? ''),
    faces: faces.placeOf(page.faces ?? ''),
  }));
  const shared = { looks: looks.texts, faces: faces.texts };
  return `${JSON.stringify({ version: FACTS_VERSION, ...(base ? { base } : {}), ...shared, pages: named })}\n`;
}

/** Each text once, since the pages of a site share a few. */
function listOnce(given: readonly string[]) {
  const texts = [...new Set(given)];
  const places = new Map(texts.map((text, at) => [text, at]));
  return { texts, placeOf: (text: string) => places.get(text) };
}

/** @throws when the text is not a whole facts file: half of one could switch codes off. */
export function parseSiteFacts(text: string): SiteFacts {
  const written = JSON.parse(text) as Readonly<
    Record<'version' | 'base' | 'looks' | 'faces' | 'pages', unknown>
  >;
  if (written.version !== FACTS_VERSION || !Array.isArray(written.pages))
    throw new Error(`It is no list of pages of version ${FACTS_VERSION}.`);
  const broken = written.pages.findIndex((page) => !isPage(page));
  if (broken >= 0) throw new Error(`Entry ${broken + 1} is no page.`);
  const { base = '' } = written;
  if (typeof base !== 'string' || !/^(\/[^/]+)*$/.test(base)) throw new Error('Its base is no path.');
  const looks = readTexts(written.looks, LOOK);
  const faces = readTexts(written.faces, FACES);
  const pages = written.pages.map(({ logo, ...page }) => ({
    ...page,
    look: looks[page.look] ?? '',
    faces: faces[page.faces] ?? '',
    ...(isLogo(logo) ? { logo } : {}),
  }));
  return createSiteFacts(pages, base);
}

/** A file of an earlier build has none. */
function readTexts(written: unknown, form: RegExp): readonly string[] {
  const texts: readonly unknown[] = Array.isArray(written) ? written : [];
  return texts.map((text) => (typeof text === 'string' && form.test(text) ? text : ''));
}

/** The fields of a page that are texts; every file has all of them. */
export const PAGE_TEXTS = [
  'slug',
  'superleadsId',
  'micrositeSuperleadsId',
  'id',
  'name',
  'telesalesNumber',
  'status',
  'province',
  'city',
  'district',
  'whatsappBusinessNumber',
] as const satisfies readonly (keyof ServedPage)[];

function isPage(page: unknown): page is ServedPage {
  if (typeof page !== 'object' || page === null) return false;
  const given = page as Readonly<Record<string, unknown>>;
  return typeof given.otp === 'boolean' && PAGE_TEXTS.every((name) => typeof given[name] === 'string');
}

/** The same page with nothing in it but what the server needs. */
export function servedPage(slug: string, project: ServedProject, brand: ServedBrand = {}): ServedPage {
  const all = { ...project, slug };
  const texts = Object.fromEntries(PAGE_TEXTS.map((name) => [name, all[name]])) as Record<
    (typeof PAGE_TEXTS)[number],
    string
  >;
  return { ...texts, otp: project.otp, ...brand };
}
