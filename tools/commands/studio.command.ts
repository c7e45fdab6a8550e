import type { PreviewOptions } from '../preview/open-preview.ts';
import { bySettings, command, type DefineCommand } from './command.ts';
import { wholeNumber } from './usage.ts';

export const defineStudio: DefineCommand = ({ messages, environment, done }) =>
  bySettings(
    command(messages, 'studio', messages.studio.about, [
      ['kavling studio', messages.studio.all],
      ['kavling studio marina-bay', messages.studio.one],
      ['kavling studio --team', messages.studio.several],
    ]),
    environment,
  )
    .argument('[slug]', messages.studio.slug)
    .option('--port <number>', messages.preview.port, wholeNumber(environment))
    .option('--strict-port', messages.preview.strictPort)
    .option('--host <address>', messages.preview.host)
    .option('--allow-host <names>', messages.preview.allowHost)
    .option('--team', messages.studio.team)
    .option('--out <folder>', messages.studio.out)
    .option('--open', messages.preview.open)
    .option('--no-open', messages.studio.noOpen)
    .action(async (slug: string | undefined, options: PreviewOptions) => {
      const { studio } = await import('./studio.ts');
      done(await studio(environment, slug, options));
    });
