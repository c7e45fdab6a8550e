import { type Command, type Help, InvalidArgumentError } from 'commander';
import { type HelpMessages, helpMessages } from './messages/help.ts';
import { type UsageMessages, usageMessages } from './messages/usage.ts';
import type { World } from './world.ts';

/** What commander says when a command line is wrong, and the same in the person's language. */
const errors: readonly (readonly [RegExp, (say: UsageMessages, ...found: string[]) => string])[] = [
  [/^unknown option '(.+?)'/, (say, name) => say.unknownOption(name ?? '')],
  [/^unknown command '(.+?)'/, (say, name) => say.unknownCommand(name ?? '')],
  [/^missing required argument '(.+?)'/, (say, name) => say.missingArgument(name ?? '')],
  [/^option '(.+?)' argument missing/, (say, flags) => say.missingValue(nameOf(flags))],
  [
    /^too many arguments(?: for '(.+?)')?\. Expected (\d+)/,
    (say, command, most) => say.tooMany(command ?? '', Number(most)),
  ],
  [
    /^option '(.+?)' argument '(.*?)' is invalid\. ?(.*)/s,
    (say, flags, value, why) => say.wrongValue(nameOf(flags), value ?? '', reason(say, why)),
  ],
  [
    /^command-argument value '(.*?)' is invalid for argument '(.*?)'\. ?(.*)/s,
    (say, value, name, why) => say.wrongValue(`<${name}>`, value ?? '', reason(say, why)),
  ],
];

/** An error of commander in the language of the person. */
export function explainUsage(text: string, say: UsageMessages): string {
  const plain = text.replace(/^error: /, '').trim();
  for (const [pattern, tell] of errors) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const meant = /\(Did you mean (?:one of )?(.+)\?\)/.exec(plain)?.[1];
    return [tell(say, ...found.slice(1)), meant ? say.meant(meant) : ''].filter(Boolean).join(' ');
  }
  return plain;
}

function reason(say: UsageMessages, why = ''): string {
  const known = /^Allowed choices are (.+)\.$/.exec(why.trim())?.[1];
  return known ? say.choices(known) : why.trim();
}

/** `--port <number>` → `--port`. */
function nameOf(flags = ''): string {
  return flags.split(/[ ,]+/).findLast((part) => part.startsWith('-')) ?? flags;
}

/** Makes a program speak the language of the person: help, usage errors, and what commander adds of its own. */
export function speakIn(program: Command, world: World): Command {
  const help = helpMessages[world.language];
  const usage = usageMessages[world.language];
  return program
    .exitOverride()
    .configureOutput({
      writeOut: (text) => world.out.write(text),
      writeErr: (text) => world.err.write(text),
      outputError: (text, write) => write(`kavling: ${explainUsage(text, usage)}\n`),
      getOutHelpWidth: () => Math.min(world.out.columns, 100),
      getErrHelpWidth: () => Math.min(world.err.columns, 100),
      getOutHasColors: () => world.out.isTTY && !world.env.NO_COLOR,
      getErrHasColors: () => world.err.isTTY && !world.env.NO_COLOR,
    })
    .configureHelp({
      styleTitle: (title) => help.titles[title] ?? title,
      styleUsage: (words) => inWords(words, help),
      styleSubcommandTerm: (words) => inWords(words, help),
      optionDescription: (option) => withExtras(option, option.argChoices, help),
      argumentDescription: (argument) => withExtras(argument, argument.argChoices, help),
    } satisfies Partial<Help>)
    .showHelpAfterError(usage.more);
}

function inWords(words: string, help: HelpMessages): string {
  return words
    .split(' ')
    .map((word) => help.words[word] ?? word)
    .join(' ');
}

interface Described {
  readonly description: string;
  readonly defaultValue?: unknown;
  readonly required: boolean;
}

function withExtras(one: Described, choices: readonly string[] | undefined, help: HelpMessages): string {
  const isTold = one.required && one.defaultValue !== undefined;
  const extras = [
    choices ? help.choices(choices.join(', ')) : '',
    isTold ? help.standard(String(one.defaultValue)) : '',
  ].filter(Boolean);
  return extras.length ? `${one.description} (${extras.join('; ')})` : one.description;
}

/** Reads the value of an option that counts. */
export function wholeNumber(world: Pick<World, 'language'>) {
  return (text: string): number => {
    if (!/^\d+$/.test(text)) throw new InvalidArgumentError(usageMessages[world.language].wholeNumber);
    return Number(text);
  };
}
