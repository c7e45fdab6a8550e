import { Command, InvalidArgumentError, Option } from 'commander';
import { examples } from './program.ts';
import type { ValidateOptions } from './validate.ts';
import type { World } from './world.ts';

export interface Registry {
  add(command: Command): void;
  readonly world: World;
  done(code: number): void;
}

/** All commands, in the order of the help. */
export function addCommands({ add, world, done }: Registry): void {
  add(
    command('validate', 'Find every mistake in your pages: where it is, what is wrong, and how to mend it.', [
      ['kavling validate', 'check all pages'],
      ['kavling validate marina-bay', 'check one page'],
      ['kavling validate --fix', 'mend what a machine may mend'],
      ['kavling validate --watch', 'check again at every change'],
      ['cat page.json | kavling validate -', 'check what comes in'],
    ])
      .argument('[pages...]', 'slugs, folders or files; all pages when left out; - for standard input')
      .addOption(
        new Option('--format <name>', 'how to tell it')
          .choices(['pretty', 'json', 'github', 'sarif'])
          .default('pretty'),
      )
      .option('--json', 'the same as --format json')
      .addOption(new Option('--lang <code>', 'the language of the messages').choices(['en', 'id']))
      .option('--fix', 'mend what does not change your meaning')
      .option('--max-warnings <number>', 'fail when there are more warnings', wholeNumber)
      .option('--quiet', 'tell errors only')
      .option('--no-color', 'plain text (also: NO_COLOR=1)')
      .action(async (pages: string[], options: ValidateOptions & { json?: boolean }) => {
        const { validate } = await import('./validate.ts');
        done(await validate(world, pages, options.json ? { ...options, format: 'json' } : options));
      }),
  );
}

function command(name: string, about: string, shown: readonly (readonly [string, string])[]): Command {
  return new Command(name).description(about).addHelpText('before', examples(...shown));
}

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('Write a whole number.');
  return Number(text);
}
