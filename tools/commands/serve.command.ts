import { bySettings, command, type DefineCommand } from './command.ts';
import type { ServeOptions } from './serve.ts';
import { wholeNumber } from './usage.ts';

export const defineServe: DefineCommand = ({ messages, environment, done }) =>
  bySettings(
    command(messages, 'serve', messages.serve.about, [
      ['kavling serve', messages.serve.here],
      ['PORT=8080 HOST=0.0.0.0 kavling serve', messages.serve.everyone],
    ]),
    environment,
  )
    .option('--dir <folder>', messages.serve.dir, 'dist')
    .option('--port <number>', messages.serve.port, wholeNumber(environment))
    .option('--host <address>', messages.serve.host)
    .action(async (options: ServeOptions) => {
      const { serve } = await import('./serve.ts');
      done(await serve(environment, options));
    });
