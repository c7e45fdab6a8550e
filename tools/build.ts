import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readClientFiles } from './site/engine.ts';
import { type BuiltPage, buildPage } from './site/render-page.ts';

/** What `kavling build` did: the pages written, or what stands in the way. Nothing is written when a page has a problem. */
export interface BuildResult {
  readonly pages: readonly string[];
  readonly problems: readonly { readonly slug: string; readonly text: string }[];
}

/** Builds pages into `out`: written aside first and swapped in whole, so a killed build never leaves half a site. */
export async function buildSite(input: {
  root: string;
  /** Where the engine stands (its build/ folder). */
  engineRoot: string;
  slugs: readonly string[];
  out: string;
  /** Checks a page's text and gives the document, or the problems as text. */
  check: (
    slug: string,
    text: string,
  ) => Promise<{ document?: Readonly<Record<string, unknown>>; problems: readonly string[] }>;
  /** Told after each page. */
  onPage?: (slug: string) => void;
}): Promise<BuildResult> {
  const { root, out, slugs } = input;
  const client = readClientFiles(input.engineRoot);
  const aside = `${out}.next-${process.pid}`;
  const problems: { slug: string; text: string }[] = [];
  const headers: Record<string, Record<string, string>> = {};
  const copied = new Set<string>();
  await rm(aside, { recursive: true, force: true });
  try {
    await cp(join(input.engineRoot, 'build/client/assets'), join(aside, 'assets'), { recursive: true });
    for (const slug of slugs) {
      const text = await readFile(join(root, 'pages', slug, 'page.json'), 'utf8');
      const checked = await input.check(slug, text);
      for (const problem of checked.problems) problems.push({ slug, text: problem });
      if (!checked.document) continue;
      const page = await buildPage({ root, slug, document: checked.document, client });
      for (const problem of page.problems)
        problems.push({ slug, text: `${problem.file}: ${problem.message}` });
      await writePage(aside, page, copied);
      headers[`/${slug}/`] = { 'Content-Security-Policy': `${page.policy}; frame-ancestors 'self'` };
      input.onPage?.(slug);
    }
    if (problems.length) return { pages: [], problems };
    await mkdir(join(aside, '.kavling'), { recursive: true });
    await writeFile(join(aside, '.kavling/headers.json'), `${JSON.stringify(headers, null, 2)}\n`);
    await swap(aside, out);
    return { pages: slugs, problems };
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function writePage(aside: string, page: BuiltPage, copied: Set<string>): Promise<void> {
  for (const [address, path] of page.files) {
    if (copied.has(address)) continue;
    copied.add(address);
    const target = join(aside, ...address.split('/'));
    await mkdir(dirname(target), { recursive: true });
    await cp(path, target);
  }
  const file = join(aside, page.slug, 'index.html');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, page.html);
}

/** Puts the new site where the old one is; the old one is kept until the new one stands. */
async function swap(aside: string, out: string): Promise<void> {
  const old = `${out}.old-${process.pid}`;
  await mkdir(dirname(out), { recursive: true });
  const hadOne = await rename(out, old).then(
    () => true,
    () => false,
  );
  await rename(aside, out);
  if (hadOne) await rm(old, { recursive: true, force: true });
}

/** The folders under `pages/` that hold a page.json, in alphabetical order. */
export async function findSlugs(root: string): Promise<string[]> {
  const entries = await readdir(join(root, 'pages'), { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const found = await Promise.all(
    folders.map(async (slug) =>
      (await readdir(join(root, 'pages', slug))).includes('page.json') ? [slug] : [],
    ),
  );
  return found.flat().sort();
}
