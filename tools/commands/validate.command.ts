import { Option } from 'commander';
import { command, type DefineCommand } from './command.ts';
import { wholeNumber } from './usage.ts';
import type { ValidateOptions } from './validate.ts';

export const defineValidate: DefineCommand = ({ messages, environment, done }) =>
  command(messages, 'validate', messages.validate.about, [
    ['kavling validate', messages.validate.all],
    ['kavling validate marina-bay', messages.validate.one],
    ['kavling validate --fix', messages.validate.fix],
    ['kavling validate --watch', messages.validate.watch],
    ['cat page.json | kavling validate -', messages.validate.input],
  ])
    .argument('[pages...]', messages.validate.pages)
    .addOption(
      new Option('--format <name>', messages.validate.format)
        .choices(['pretty', 'json', 'github', 'sarif'])
        .default('pretty'),
    )
    .option('--json', messages.validate.jsonFormat)
    .option('--fix', messages.validate.fixOption)
    .option('--watch', messages.validate.watchOption)
    .option('--max-warnings <number>', messages.validate.maxWarnings, wholeNumber(environment))
    .option('--quiet', messages.validate.quiet)
    .action(async (pages: string[], options: ValidateOptions & { json?: boolean; watch?: boolean }) => {
      const { validate } = await import('./validate.ts');
      const run = () => validate(environment, pages, options.json ? { ...options, format: 'json' } : options);
      if (!options.watch) return done(await run());
      const { watchPages } = await import('./watch-pages.ts');
      await watchPages(environment, run);
    });
