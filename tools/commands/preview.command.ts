import { type Command, Option } from 'commander';
import type { Environment } from '../environment/environment.ts';
import type { PreviewOptions } from '../preview/open-preview.ts';
import { bySettings, command, type DefineCommand } from './command.ts';
import { wholeNumber } from './usage.ts';

export const definePreview: DefineCommand = (context) => {
  const { messages, environment, done } = context;
  const shown = command(messages, 'preview', messages.preview.about, [
    ['kavling preview', messages.preview.all],
    ['kavling preview marina-bay --open', messages.preview.one],
    ['kavling preview --host 0.0.0.0', messages.preview.phone],
  ]);
  return serving(shown.argument('[slug]', messages.preview.slug), context)
    .option('--open', messages.preview.open)
    .addOption(new Option('--watch-engine', 'rebuild Kavling when its sources change').hideHelp())
    .action(async (slug: string | undefined, options: PreviewOptions & { watchEngine?: boolean }) => {
      if (options.watchEngine) {
        const { previewWithEngine } = await import('./watch-engine.ts');
        return done(await previewWithEngine(environment, previewArguments(environment, slug, options)));
      }
      const { preview } = await import('./preview.ts');
      done(await preview(environment, 'preview', slug, options));
    });
};

export const defineStudio: DefineCommand = (context) => {
  const { messages, environment, done } = context;
  const shown = command(messages, 'studio', messages.studio.about, [
    ['kavling studio', messages.studio.all],
    ['kavling studio marina-bay', messages.studio.one],
    ['kavling studio --team', messages.studio.several],
  ]);
  return serving(shown.argument('[slug]', messages.studio.slug), context)
    .option('--team', messages.studio.team)
    .option('--out <folder>', messages.studio.out)
    .option('--open', messages.preview.open)
    .option('--no-open', messages.studio.noOpen)
    .action(async (slug: string | undefined, options: PreviewOptions) => {
      const { preview } = await import('./preview.ts');
      done(await preview(environment, 'studio', slug, options));
    });
};

/** Adds where a command serves. */
function serving(shown: Command, { messages, environment }: Parameters<DefineCommand>[0]): Command {
  return bySettings(shown, environment)
    .option('--port <number>', messages.preview.port, wholeNumber(environment))
    .option('--strict-port', messages.preview.strictPort)
    .option('--host <address>', messages.preview.host)
    .option('--allow-host <names>', messages.preview.allowHost);
}

/** The same command line without `--watch-engine`, for the process that does the work. */
function previewArguments(
  environment: Environment,
  slug: string | undefined,
  options: PreviewOptions,
): string[] {
  const { port, host, allowHost, open, strictPort } = options;
  return [
    ...(slug ? [slug] : []),
    ...(port === undefined ? [] : ['--port', String(port)]),
    ...(host === undefined ? [] : ['--host', host]),
    ...(allowHost === undefined ? [] : ['--allow-host', allowHost]),
    '--lang',
    environment.language,
    ...(open ? ['--open'] : []),
    ...(strictPort ? ['--strict-port'] : []),
  ];
}
