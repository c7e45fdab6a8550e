import { relative, resolve } from 'node:path';
import { hasConfig, loadConfig } from '../config/load-config.ts';
import { pageMessages } from '../messages/pages.ts';
import { choosePages, findPages } from '../pages.ts';
import { type Progress, progress } from '../progress.ts';
import { paintFor } from '../report/paint.ts';
import { pretty } from '../report/pretty.ts';
import { buildSite } from '../site/build-site.ts';
import { readManifest } from '../site/manifest.ts';
import { speak } from '../speak.ts';
import { Trouble } from '../trouble.ts';
import { exit, type World } from '../world.ts';

export interface BuildOptions {
  readonly out?: string;
  /** Write `.br` and `.gz` beside what is text. */
  readonly compress?: boolean;
  /** Make every page anew. */
  readonly fresh?: boolean;
}

/** `kavling build`: checks and makes the pages that have changed, and publishes all at once; with one mistake nothing is published. */
export async function build(world: World, slugs: readonly string[], options: BuildOptions): Promise<number> {
  const { pages, missing } = choosePages(world, slugs);
  const say = pageMessages[world.language];
  if (missing.length) throw new Trouble(say.noSuchPage(missing.join('", "')));
  const out = resolve(world.cwd, options.out ?? 'dist');
  // A site that has just begun is built without pages; one that had some is not taken down by a slip.
  if (pages.length === 0 && (!hasConfig(world.files, world.cwd) || readManifest(out).pages.size > 0))
    throw new Trouble(say.noPage);
  const words = speak(world);
  const inside = relative(out, world.cwd);
  if (inside === '' || !inside.startsWith('..')) throw new Trouble(say.holdsPages(out), exit.usage);
  const config = await loadConfig(
    world.cwd,
    findPages(world.files, world.cwd).map(({ slug }) => slug),
  );
  const from = world.now();
  let bar: Progress | undefined;
  const result = await buildSite({
    root: world.cwd,
    engineRoot: world.engineRoot,
    pages,
    out,
    language: words.language,
    config,
    compress: options.compress,
    isFresh: options.fresh,
    now: world.now,
    onPlan: (toMake) => {
      bar = progress(world, say.building, toMake);
    },
    onPage: (slug) => bar?.step(slug),
  });
  bar?.done();
  const { wrong, wrongPages, made, kept } = result;
  if (wrong.length) world.err.write(`${pretty(wrong, { words, paint: paintFor(world.err, world.env) })}\n`);
  if (wrongPages > wrong.length) world.err.write(`${say.morePages(wrongPages - wrong.length)}\n`);
  if (wrong.length) return exit.findings;
  const seconds = ((world.now() - from) / 1000).toFixed(1);
  world.out.write(`${say.built(made, kept, relative(world.cwd, out) || out, seconds)}\n`);
  world.out.write(`${say.builtNext}\n`);
  return exit.ok;
}
