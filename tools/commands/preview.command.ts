import { Option } from 'commander';
import { wholeNumber } from '../usage.ts';
import type { World } from '../world.ts';
import { command, type DefineCommand } from './command.ts';
import type { PreviewOptions } from './preview.ts';

export const definePreview: DefineCommand = ({ say, world, done }) =>
  command(say, 'preview', say.preview.about, [
    ['kavling preview', say.preview.all],
    ['kavling preview marina-bay --open', say.preview.one],
    ['kavling preview --host 0.0.0.0', say.preview.phone],
  ])
    .argument('[slug]', say.preview.slug)
    .option('--port <number>', say.preview.port, wholeNumber(world))
    .option('--strict-port', say.preview.strictPort)
    .option('--host <address>', say.preview.host)
    .option('--open', say.preview.open)
    .addOption(new Option('--watch-engine', 'rebuild Kavling when its sources change').hideHelp())
    .action(async (slug: string | undefined, options: PreviewOptions & { watchEngine?: boolean }) => {
      if (options.watchEngine) {
        const { previewWithEngine } = await import('../watch-engine.ts');
        return done(await previewWithEngine(world, previewArguments(world, slug, options)));
      }
      const { preview } = await import('./preview.ts');
      done(await preview(world, slug, options));
    });

/** The same command line without `--watch-engine`, for the process that does the work. */
function previewArguments(world: World, slug: string | undefined, options: PreviewOptions): string[] {
  const { port, host, open, strictPort } = options;
  return [
    ...(slug ? [slug] : []),
    ...(port === undefined ? [] : ['--port', String(port)]),
    ...(host === undefined ? [] : ['--host', host]),
    '--lang',
    world.language,
    ...(open ? ['--open'] : []),
    ...(strictPort ? ['--strict-port'] : []),
  ];
}
