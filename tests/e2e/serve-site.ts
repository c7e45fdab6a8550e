import { appendFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureEngine } from '../../bin/engine.mjs';
import { createBackend, defaultServerConfig, type ServerConfig } from '../../server/index.ts';
import { createSiteFacts } from '../../server/site/facts.ts';
import { claimPort } from '../../server/testing/free-port.ts';
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

/**
 * Builds every page, every catalogue example and every fixture of `tests/e2e/fixtures/*.json` into a folder and
 * serves it with the real backend: node bin/run.mjs tests/e2e/serve-site.ts [--port 4900] [--only <slug prefixes>]
 * Prints one line of JSON: { url, database }. Codes that are sent are written to `codes.ndjson` beside the database.
 */
export async function main(args: string[]): Promise<void> {
  const option = (name: string) => args[args.indexOf(name) + 1];
  const port = args.includes('--port') ? Number(option('--port')) : await claimPort();
  const only = (args.includes('--only') ? (option('--only') ?? '') : '').split(',');
  const root = resolve('.');
  await ensureEngine();
  const out = await mkdtemp(join(tmpdir(), 'kavling-site-'));
  const client = readClientFiles(root);
  const documents = [...(await allDocuments(root)), await apart(root, port)];
  const wanted = documents.filter(({ slug }) => only.some((prefix) => slug.startsWith(prefix)));
  const pages: BuiltPage[] = [];
  for (const { slug, document, folder, units } of wanted)
    pages.push(
      await buildPage({ root, slug, document, folder, client, units, today: TODAY, hasUnitsFile: true }),
    );
  await writeSite({ out, clientAssets: join(root, 'build/client/assets'), pages });
  const facts = createSiteFacts(
    wanted.map(({ slug, document }, at) => factsOfPage(slug, document, undefined, pages[at]?.brand)),
  );
  const database = join(out, 'leads.db');
  const backend = await createBackend({
    config: defaultServerConfig({
      DATABASE_URL: { kind: 'sqlite', file: database },
      KAVLING_ALLOWED_ORIGINS: [`http://localhost:${port}`],
      ...GENEROUS,
    }),
    projects: { facts: () => facts },
    pages: out,
    sender: fileSender(join(out, 'codes.ndjson')),
  });
  const { url } = await backend.listen(port, '127.0.0.1');
  console.log(JSON.stringify({ url, database }));
  const stop = async () => {
    await backend.close();
    await rm(out, { recursive: true, force: true });
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  await new Promise(() => {});
}

/** The day on which all pages are made: what is over does not depend on when the tests run. */
const TODAY = '2026-11-28';

/** All tests come from one address, and some ask for many codes. A phone limit of a second lets the page wait its 60. */
const GENEROUS: Partial<ServerConfig> = {
  LOG_LEVEL: 'silent',
  KAVLING_FASTEST_MS: 0,
  KAVLING_SAVE_LIMITS: [{ count: 100_000, seconds: 60 }],
  KAVLING_CALL_LIMITS: [{ count: 100_000, seconds: 60 }],
  KAVLING_OTP_PHONE_LIMITS: [{ count: 50, seconds: 60 }],
  KAVLING_OTP_ADDRESS_LIMITS: [{ count: 10_000, seconds: 3600 }],
  KAVLING_OTP_PREFIX_LIMITS: [{ count: 10_000, seconds: 3600 }],
  KAVLING_OTP_CHECK_LIMITS: [{ count: 100, seconds: 3600 }],
  KAVLING_OTP_NETWORK_SHARE: 100,
};

/** Sends codes into a file, where the console sender would show them; a number that ends in 999 finds the provider down. */
function fileSender(file: string) {
  writeFileSync(file, '');
  return {
    name: 'file',
    async send({ phone, code }: { phone: string; code: string }) {
      if (phone.endsWith('999')) throw new Error('The provider is down.');
      appendFileSync(file, `${JSON.stringify({ phone, code })}\n`);
    },
  };
}

/** A page for `http://localhost`, whose backend is another site to the browser: `http://127.0.0.1`. */
async function apart(root: string, port: number): Promise<SitePage> {
  const document = readFixture(join(root, 'tests/e2e/fixtures'), 'otp');
  const backend = `http://127.0.0.1:${port}`;
  const settings = {
    ...(document.settings as Document),
    ajaxUrl: `${backend}/wp-admin/admin-ajax.php`,
    projectUrl: `${backend}/wp-json/wk/v1/project`,
    form: { action: `${backend}/wp-admin/admin-post.php` },
  };
  const project = { ...(document.project as Document), id: '9012', superleadsId: 'SL-9012' };
  const folder = exampleFolder(root);
  return { slug: 'fixture/otp-apart', folder, document: { ...document, settings, project } };
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
