import { wholeNumber } from '../usage.ts';
import { command, type DefineCommand } from './command.ts';
import type { ServeOptions } from './serve.ts';

export const defineServe: DefineCommand = ({ say, world, done }) =>
  command(say, 'serve', say.serve.about, [
    ['kavling serve', say.serve.here],
    ['PORT=8080 HOST=0.0.0.0 kavling serve', say.serve.everyone],
  ])
    .option('--dir <folder>', say.serve.dir, 'dist')
    .option('--port <number>', say.serve.port, wholeNumber(world))
    .option('--host <address>', say.serve.host)
    .action(async (options: ServeOptions) => {
      const { serve } = await import('./serve.ts');
      done(await serve(world, options));
    });
