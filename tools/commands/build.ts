import { relative, resolve } from 'node:path';
import { buildSite } from '../build/build-site.ts';
import { readManifest } from '../build/publish/manifest.ts';
import { messagesFor } from '../diagnostics/locale.ts';
import { hasConfig } from '../engine/load-config.ts';
import { CliError } from '../environment/cli-error.ts';
import { type Environment, exit } from '../environment/environment.ts';
import { type Progress, progress } from '../environment/progress.ts';
import { withFonts } from '../extras/extras.ts';
import { loadExtras } from '../extras/load-extras.ts';
import { pageMessages } from '../messages/pages.ts';
import { choosePages } from '../pages/pages.ts';
import { paintFor } from '../report/paint.ts';
import { pretty } from '../report/pretty.ts';

export interface BuildOptions {
  readonly out?: string;
  /** Write `.br` and `.gz` beside text files. */
  readonly compress?: boolean;
  /** Build every page from scratch. */
  readonly fresh?: boolean;
}

/**
 * `kavling build`: checks and builds the pages that have changed, and publishes them together; with a single error
 * nothing is published.
 */
export async function build(
  environment: Environment,
  slugs: readonly string[],
  options: BuildOptions,
): Promise<number> {
  const { pages, missing } = choosePages(environment, slugs);
  const messages = pageMessages[environment.language];
  if (missing.length) throw new CliError(messages.noSuchPage(missing.join('", "')));
  const out = resolve(environment.cwd, options.out ?? 'dist');
  // A site that has just begun is built without pages; one that had some is not taken down by a slip.
  if (
    pages.length === 0 &&
    (!hasConfig(environment.files, environment.cwd) || readManifest(out).pages.size > 0)
  )
    throw new CliError(messages.noPage);
  const diagnosticMessages = messagesFor(environment);
  const inside = relative(out, environment.cwd);
  if (inside === '' || !inside.startsWith('..')) throw new CliError(messages.holdsPages(out), exit.usage);
  const { config, extras } = await loadExtras(environment, diagnosticMessages);
  const broken = extras.checked.filter(({ diagnostics }) =>
    diagnostics.some(({ severity }) => severity === 'error'),
  );
  if (broken.length > 0) {
    environment.err.write(
      `${pretty(broken, { diagnosticMessages, paint: paintFor(environment.err, environment.env) })}\n`,
    );
    return exit.findings;
  }
  const own = await withFonts(environment.files, environment.cwd, extras);
  const from = environment.now();
  let bar: Progress | undefined;
  const result = await buildSite({
    root: environment.cwd,
    engineRoot: environment.engineRoot,
    pages,
    out,
    language: diagnosticMessages.language,
    config,
    own,
    compress: options.compress,
    isFresh: options.fresh,
    now: environment.now,
    onPlan: (toMake) => {
      bar = progress(environment, messages.building, toMake);
    },
    onPage: (slug) => bar?.step(slug),
  });
  bar?.done();
  const { wrong, wrongPages, made, kept } = result;
  if (wrong.length)
    environment.err.write(
      `${pretty(wrong, { diagnosticMessages, paint: paintFor(environment.err, environment.env) })}\n`,
    );
  if (wrongPages > wrong.length) environment.err.write(`${messages.morePages(wrongPages - wrong.length)}\n`);
  if (wrong.length) return exit.findings;
  const seconds = ((environment.now() - from) / 1000).toFixed(1);
  environment.out.write(`${messages.built(made, kept, relative(environment.cwd, out) || out, seconds)}\n`);
  environment.out.write(`${messages.builtNext}\n`);
  return exit.ok;
}
