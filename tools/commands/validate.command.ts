import { Option } from 'commander';
import { wholeNumber } from '../usage.ts';
import { command, type DefineCommand } from './command.ts';
import type { ValidateOptions } from './validate.ts';

export const defineValidate: DefineCommand = ({ say, world, done }) =>
  command(say, 'validate', say.validate.about, [
    ['kavling validate', say.validate.all],
    ['kavling validate marina-bay', say.validate.one],
    ['kavling validate --fix', say.validate.fix],
    ['kavling validate --watch', say.validate.watch],
    ['cat page.json | kavling validate -', say.validate.input],
  ])
    .argument('[pages...]', say.validate.pages)
    .addOption(
      new Option('--format <name>', say.validate.format)
        .choices(['pretty', 'json', 'github', 'sarif'])
        .default('pretty'),
    )
    .option('--json', say.validate.jsonFormat)
    .option('--fix', say.validate.fixOption)
    .option('--watch', say.validate.watchOption)
    .option('--max-warnings <number>', say.validate.maxWarnings, wholeNumber(world))
    .option('--quiet', say.validate.quiet)
    .option('--no-color', say.validate.noColor)
    .action(async (pages: string[], options: ValidateOptions & { json?: boolean; watch?: boolean }) => {
      const { validate } = await import('./validate.ts');
      const run = () => validate(world, pages, options.json ? { ...options, format: 'json' } : options);
      if (!options.watch) return done(await run());
      const { watchPages } = await import('../watch-pages.ts');
      await watchPages(world, run);
    });
