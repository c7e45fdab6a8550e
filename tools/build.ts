import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readClientFiles } from './site/engine.ts';
import { type BuiltPage, buildPage } from './site/render-page.ts';
import { writeSite } from './site/write-site.ts';

type Document = Readonly<Record<string, unknown>>;

/** What `kavling build` did: the pages written, or what stands in the way. Nothing is written when a page has a problem. */
export interface BuildResult {
  readonly pages: readonly string[];
  readonly problems: readonly { readonly slug: string; readonly text: string }[];
}

/** Stops a build between two pages: what has been written so far is thrown away. */
class PageProblems extends Error {}

/** Checks and builds pages into `out`, which is replaced only when all of them are right. */
export async function buildSite(input: {
  /** The folder that holds `pages/`. */
  root: string;
  /** The folder that holds the engine's `build/`. */
  engineRoot: string;
  slugs: readonly string[];
  out: string;
  /** Checks a page's text and gives the document, or the problems as text. */
  check: (slug: string, text: string) => Promise<{ document?: Document; problems: readonly string[] }>;
  /** Told after each page. */
  onPage?: (slug: string) => void;
}): Promise<BuildResult> {
  const { root, slugs } = input;
  const client = readClientFiles(input.engineRoot);
  const problems: { slug: string; text: string }[] = [];
  async function* pages(): AsyncIterable<BuiltPage> {
    for (const slug of slugs) {
      const text = await readFile(join(root, 'pages', slug, 'page.json'), 'utf8');
      const checked = await input.check(slug, text);
      for (const problem of checked.problems) problems.push({ slug, text: problem });
      if (!checked.document) continue;
      const page = await buildPage({ root, slug, document: checked.document, client });
      for (const problem of page.problems)
        problems.push({ slug, text: `${problem.file}: ${problem.message}` });
      input.onPage?.(slug);
      yield page;
    }
    if (problems.length) throw new PageProblems();
  }
  try {
    await writeSite({
      out: input.out,
      clientAssets: join(input.engineRoot, 'build/client/assets'),
      pages: pages(),
    });
    return { pages: slugs, problems };
  } catch (error) {
    if (error instanceof PageProblems) return { pages: [], problems };
    throw error;
  }
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
