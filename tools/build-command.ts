import { relative, resolve } from 'node:path';
import { buildSite } from './build.ts';
import { choosePages } from './pages.ts';
import { type Progress, progress } from './progress.ts';
import { paintFor } from './report/paint.ts';
import { pretty } from './report/pretty.ts';
import { speak } from './speak.ts';
import { Trouble } from './trouble.ts';
import { exit, type World } from './world.ts';

export interface BuildOptions {
  readonly out?: string;
  readonly lang?: string;
  /** Write `.br` and `.gz` beside what is text. */
  readonly compress?: boolean;
  /** Make every page anew. */
  readonly fresh?: boolean;
}

/** `kavling build`: checks and makes the pages that have changed, and publishes all at once; with one mistake nothing is published. */
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
  const from = world.now();
  let bar: Progress | undefined;
  const result = await buildSite({
    root: world.cwd,
    engineRoot: world.engineRoot,
    pages,
    out,
    language: words.language,
    compress: options.compress,
    isFresh: options.fresh,
    onPlan: (toMake) => {
      bar = progress(world, 'Building', toMake);
    },
    onPage: (slug) => bar?.step(slug),
  });
  bar?.done();
  const { wrong, wrongPages, broken, made, kept } = result;
  if (wrong.length) world.err.write(`${pretty(wrong, { words, paint: paintFor(world.err, world.env) })}\n`);
  if (wrongPages > wrong.length)
    world.err.write(`… and ${wrongPages - wrong.length} more pages: kavling validate\n`);
  for (const line of broken) world.err.write(`${line}\n`);
  if (wrong.length || broken.length) return exit.findings;
  const seconds = ((world.now() - from) / 1000).toFixed(1);
  const count = (number: number) => `${number.toLocaleString('en')} ${number === 1 ? 'page' : 'pages'}`;
  const rest = kept ? `, ${kept.toLocaleString('en')} unchanged` : '';
  world.out.write(`${count(made)} made${rest} in ${relative(world.cwd, out) || out}, ${seconds} s\n`);
  world.out.write('See it as visitors will: kavling serve\n');
  return exit.ok;
}
