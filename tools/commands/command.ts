import { Command, Option } from 'commander';
import type { Environment } from '../environment/environment.ts';
import type { HelpMessages } from '../messages/help.ts';

/** The parts of a command's definition. */
interface CommandContext {
  /** The whole command line, for the commands that describe it. */
  readonly program: Command;
  readonly environment: Environment;
  readonly messages: HelpMessages;
  /** Called with the exit code. */
  done(code: number): void;
}

/**
 * The command line of a command: its name, arguments, options and help. Its implementation is in the file beside it,
 * loaded when it runs.
 */
export type DefineCommand = (context: CommandContext) => Command;

/** A command that works by settings: it is refused before it does anything when `.env` or a name in it is wrong. */
export function bySettings(command: Command, environment: Environment): Command {
  return command.hook('preAction', async () => {
    const { requireSettings } = await import('../settings/require-settings.ts');
    requireSettings(environment);
  });
}

/** A command whose help begins with examples. */
export function command(
  messages: HelpMessages,
  name: string,
  about: string,
  shown: readonly (readonly [string, string])[],
): Command {
  return new Command(name)
    .description(about)
    .addHelpText('before', examples(messages, ...shown))
    .addOption(new Option('--lang <code>', messages.lang))
    .addOption(new Option('--no-color', messages.noColor));
}

/** Examples come first in every help: what to type, and what it does. */
export function examples(
  { titles }: Pick<HelpMessages, 'titles'>,
  ...lines: readonly (readonly [string, string])[]
): string {
  const width = Math.max(...lines.map(([line]) => line.length));
  const title = titles['Examples:'] ?? '';
  return [title, ...lines.map(([line, what]) => `  ${line.padEnd(width)}  ${what}`), ''].join('\n');
}
