import { writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { UnitList } from '../../src/lib/units.ts';
import { findSlugs } from '../../tools/build/build-site.ts';
import { factsOfPage } from '../../tools/build/render/projects.ts';
import { type BuiltPage, buildPage } from '../../tools/build/render/render-page.ts';
import { writeSite } from '../../tools/build/write-site.ts';
import { cataloguePages, exampleFolder } from '../../tools/catalogue/pages.ts';
import { readClientFiles } from '../../tools/engine/client-files.ts';
import { finderPages } from './finder-pages.ts';
import { readFixture } from './fixture.ts';
import { heavyPage } from './heavy-page.ts';
import { homePages } from './home-pages.ts';
import { sectionPages } from './section-pages.ts';
import { sheets } from './sheets.ts';

type Document = Readonly<Record<string, unknown>>;

/** The day on which all pages are made: what is over does not depend on when the tests run. */
const TODAY = '2026-11-28';

export interface SiteToMake {
  readonly out: string;
  /** Prefixes of the slugs to build. */
  readonly only: readonly string[];
  /** A page that is opened at `http://localhost`, and the origin of its backend, which is another site to the browser. */
  readonly apart: { readonly slug: string; readonly backend: string };
}

/** Builds pages into `out`, with what the server knows about them in `.kavling/facts.json`. */
export async function makeSite({ out, only, apart }: SiteToMake): Promise<void> {
  const root = resolve('.');
  const client = readClientFiles(root);
  const documents = [...(await allDocuments(root)), pageApart(root, apart)];
  const wanted = documents.filter(({ slug }) => only.some((prefix) => slug.startsWith(prefix)));
  const pages: BuiltPage[] = [];
  for (const { slug, document, folder, units } of wanted)
    pages.push(
      await buildPage({ root, slug, document, folder, client, units, today: TODAY, hasUnitsFile: true }),
    );
  await writeSite({ out, clientAssets: join(root, 'build/client/assets'), pages });
  const facts = wanted.map(({ slug, document }, at) =>
    factsOfPage(slug, document, undefined, pages[at]?.brand),
  );
  writeFileSync(join(out, '.kavling/facts.json'), JSON.stringify(facts));
}

function pageApart(root: string, { slug, backend }: SiteToMake['apart']): SitePage {
  const document = readFixture(join(root, 'tests/e2e/fixtures'), 'otp');
  const settings = {
    ...(document.settings as Document),
    ajaxUrl: `${backend}/wp-admin/admin-ajax.php`,
    projectUrl: `${backend}/wp-json/wk/v1/project`,
    form: { action: `${backend}/wp-admin/admin-post.php` },
  };
  const project = { ...(document.project as Document), id: '9012', superleadsId: 'SL-9012' };
  return { slug, folder: exampleFolder(root), document: { ...document, settings, project } };
}

/** A page of the site, with the list of its homes where it does not come from a file. */
interface SitePage {
  slug: string;
  document: Document;
  folder: string;
  units?: UnitList;
}

async function allDocuments(root: string): Promise<SitePage[]> {
  const read = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as Document;
  const slugs = await findSlugs(root);
  const pages = slugs.map(async (slug) => {
    const folder = join(root, 'pages', slug);
    return { slug, folder, document: await read(join(folder, 'page.json')) };
  });
  const fixtures = join(root, 'tests/e2e/fixtures');
  const names = (await readdir(fixtures)).filter((name) => name.endsWith('.json'));
  const folder = exampleFolder(root);
  return [
    ...(await Promise.all(pages)),
    ...[...cataloguePages(), ...sheets(), ...sectionPages()].map(({ slug, document }) => ({
      slug,
      document,
      folder,
    })),
    { slug: 'fixture/heavy', folder, document: heavyPage() },
    ...[...homePages(), ...finderPages()].map((page) => ({ folder, ...page })),
    ...names
      .map((name) => name.replace('.json', ''))
      .map((name) => ({ slug: `fixture/${name}`, folder, document: readFixture(fixtures, name) })),
  ];
}
