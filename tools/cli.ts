import { CommanderError } from 'commander';
import { type Language, languageNamed } from '../src/lib/languages.ts';
import { createProgram } from './commands/program.ts';
import { CliError } from './environment/cli-error.ts';
import { type Environment, exit } from './environment/environment.ts';
import { nodeEnvironment } from './environment/node-environment.ts';
import { usageMessages } from './messages/usage.ts';
import { withEnvFile } from './settings/env-file.ts';

/**
 * Runs one command line and answers with the exit code: 0 fine, 1 findings, 2 wrong usage, 3 trouble with a file,
 * 4 an error in Kavling.
 */
export async function main(
  argv: readonly string[],
  around: Environment = nodeEnvironment(),
): Promise<number> {
  let code: number = exit.ok;
  const done = (result: number) => {
    code = result;
  };
  const said = takeGlobalOptions(argv);
  const settled = withEnvFile(around);
  const environment = { ...settled, language: said.language ?? settled.language };
  try {
    checkLanguage(said.wanted, environment);
    const program = createProgram(environment, done);
    await program.parseAsync([...said.rest], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exit.ok : exit.usage;
    const known = error instanceof CliError ? error : fileTrouble(error, environment.language);
    const text =
      known?.messageIn(environment.language) ?? (error instanceof Error ? error.stack : String(error));
    environment.err.write(`kavling: ${text}\n`);
    return known?.code ?? exit.internal;
  }
  return code;
}

/** File system errors are for the person to fix: a wrong path, or missing permissions. */
function fileTrouble(error: unknown, language: Language): CliError | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined;
  const { path, message } = error as NodeJS.ErrnoException;
  const reason = message.replace(/^E\w+: /, '').replace(/, \w+(?: '.*)?$/s, '');
  return new CliError(usageMessages[language].fileTrouble(path ?? '', reason));
}

interface GlobalOptions {
  /** The value of `--lang`; nothing if it was not given. */
  readonly wanted: string | undefined;
  readonly language: Language | undefined;
  /** The command line without them. */
  readonly rest: readonly string[];
}

/**
 * The language is known before the command line is read, since help and usage errors speak it too. `--no-color`, which
 * every command accepts, is NO_COLOR by now: `bin/kavling.mjs` has set it.
 */
function takeGlobalOptions(argv: readonly string[]): GlobalOptions {
  const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
  const rest: string[] = [];
  let wanted: string | undefined;
  // Completion passes on what is being typed, which is not yet meant for us.
  if (argv[0] === 'complete') return { wanted, language: undefined, rest: argv };
  for (let at = 0; at < argv.length; at++) {
    const word = argv[at] ?? '';
    if (at < end && word === '--lang') wanted = argv[++at] ?? '';
    else if (at < end && word.startsWith('--lang=')) wanted = word.slice('--lang='.length);
    else if (at >= end || word !== '--no-color') rest.push(word);
  }
  return { wanted, language: languageNamed(wanted), rest };
}

function checkLanguage(wanted: string | undefined, { language, env }: Environment): void {
  const messages = usageMessages[language];
  if (wanted !== undefined && !languageNamed(wanted))
    throw new CliError(messages.language(wanted), exit.usage);
  if (wanted === undefined && env.KAVLING_LANG && !languageNamed(env.KAVLING_LANG))
    throw new CliError(messages.languageSetting(env.KAVLING_LANG), exit.usage);
}
