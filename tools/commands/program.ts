import { Command } from 'commander';
import packageFile from '../../package.json' with { type: 'json' };
import type { Environment } from '../environment/environment.ts';
import { helpMessages } from '../messages/help.ts';
import { commands, hiddenCommands } from './all.ts';
import { examples } from './command.ts';
import { localizeProgram } from './usage.ts';

/** The command line: names, options and help. Each command loads its code only when it runs. */
export function createProgram(environment: Environment, done: (code: number) => void): Command {
  const messages = helpMessages[environment.language];
  const program = localizeProgram(new Command('kavling'), environment)
    .description(messages.program.about)
    .version(packageFile.version, '-V, --version', messages.version)
    .helpOption('-h, --help', messages.help)
    .helpCommand('help [command]', messages.helpCommand)
    .option('--lang <code>', messages.lang)
    .option('--no-color', messages.noColor)
    .addHelpText('beforeAll', '');
  const add = (command: Command, isHidden: boolean) => {
    for (const one of [command, ...command.commands])
      one.copyInheritedSettings(program).helpOption('-h, --help', messages.help);
    program.addCommand(command, { hidden: isHidden });
  };
  const context = { program, environment, messages, done };
  for (const define of commands) add(define(context), false);
  for (const define of hiddenCommands) add(define(context), true);
  const { make, see, check, publish } = messages.program;
  return program.addHelpText(
    'before',
    examples(
      messages,
      ['kavling new marina-bay', make],
      ['kavling preview', see],
      ['kavling validate', check],
      ['kavling build', publish],
    ),
  );
}
