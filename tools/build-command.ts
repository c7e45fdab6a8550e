import { relative, resolve } from 'node:path';
import { buildSite } from './build.ts';
import { validatePage } from './diagnostics/validate-page.ts';
import { choosePages } from './pages.ts';
import { progress } from './progress.ts';
import { paintFor } from './report/paint.ts';
import { pretty } from './report/pretty.ts';
import type { Checked } from './report/report.ts';
import { speak } from './speak.ts';
import { Trouble } from './trouble.ts';
import { exit, type World } from './world.ts';

export interface BuildOptions {
  readonly out?: string;
  readonly lang?: string;
}

/** `kavling build`: checks every page first, then writes the files to publish; with one mistake nothing is written. */
export async function build(world: World, slugs: readonly string[], options: BuildOptions): Promise<number> {
  const { pages, missing } = choosePages(world, slugs);
  if (missing.length) throw new Trouble(`There is no page "${missing.join('", "')}".`);
  if (pages.length === 0) throw new Trouble('No page was found. Make one: kavling new my-page');
  const words = speak(world, options.lang);
  const out = resolve(world.cwd, options.out ?? 'dist');
  const inside = relative(out, world.cwd);
  if (inside === '' || !inside.startsWith('..'))
    throw new Trouble(
      `The folder ${out} holds your pages; the build would replace it. Choose another --out.`,
      exit.usage,
    );
  const checked = pages.map((page): Checked & { slug: string; document?: Record<string, unknown> } => {
    const content = world.files.read(page.file);
    const place = { file: relative(world.cwd, page.file), folder: page.folder, files: world.files, words };
    const diagnostics = validatePage(content, place);
    const text = new TextDecoder('utf-8').decode(content);
    const isRight = !diagnostics.some(({ severity }) => severity === 'error');
    return {
      slug: page.slug,
      file: place.file,
      text,
      diagnostics,
      ...(isRight ? { document: JSON.parse(text) as Record<string, unknown> } : {}),
    };
  });
  const wrong = checked.filter(({ document }) => !document);
  if (wrong.length) {
    world.err.write(`${pretty(wrong, { words, paint: paintFor(world.err, world.env) })}\n`);
    return exit.findings;
  }
  const from = world.now();
  const bar = progress(world, 'Building', pages.length);
  const result = await buildSite({
    root: world.cwd,
    engineRoot: world.engineRoot,
    slugs: pages.map(({ slug }) => slug),
    out,
    check: async (slug) => {
      const document = checked.find((page) => page.slug === slug)?.document;
      return document ? { document, problems: [] } : { problems: [] };
    },
    onPage: (slug) => bar.step(slug),
  });
  bar.done();
  for (const { slug, text } of result.problems) world.err.write(`${slug}: ${text}\n`);
  if (result.problems.length) return exit.findings;
  const seconds = ((world.now() - from) / 1000).toFixed(1);
  world.out.write(
    `${pages.length} ${pages.length === 1 ? 'page' : 'pages'} in ${relative(world.cwd, out) || out}, ${seconds} s\n`,
  );
  world.out.write('See it as visitors will: kavling serve\n');
  return exit.ok;
}
