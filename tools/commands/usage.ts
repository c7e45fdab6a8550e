import { type Command, type Help, InvalidArgumentError } from 'commander';
import type { Environment } from '../environment/environment.ts';
import { type HelpMessages, helpMessages } from '../messages/help.ts';
import { type UsageMessages, usageMessages } from '../messages/usage.ts';

/** Commander's usage errors, and their translation into the person's language. */
const errors: readonly (readonly [RegExp, (messages: UsageMessages, ...found: string[]) => string])[] = [
  [/^unknown option '(.+?)'/, (messages, name) => messages.unknownOption(name ?? '')],
  [/^unknown command '(.+?)'/, (messages, name) => messages.unknownCommand(name ?? '')],
  [/^missing required argument '(.+?)'/, (messages, name) => messages.missingArgument(name ?? '')],
  [/^option '(.+?)' argument missing/, (messages, flags) => messages.missingValue(nameOf(flags))],
  [
    /^too many arguments(?: for '(.+?)')?\. Expected (\d+)/,
    (messages, command, most) => messages.tooMany(command ?? '', Number(most)),
  ],
  [
    /^option '(.+?)' argument '(.*?)' is invalid\. ?(.*)/s,
    (messages, flags, value, why) => messages.wrongValue(nameOf(flags), value ?? '', reason(messages, why)),
  ],
  [
    /^command-argument value '(.*?)' is invalid for argument '(.*?)'\. ?(.*)/s,
    (messages, value, name, why) => messages.wrongValue(`<${name}>`, value ?? '', reason(messages, why)),
  ],
];

/** An error of commander in the language of the person. */
function explainUsage(text: string, messages: UsageMessages): string {
  const plain = text.replace(/^error: /, '').trim();
  for (const [pattern, tell] of errors) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const meant = /\(Did you mean (?:one of )?(.+)\?\)/.exec(plain)?.[1];
    return [tell(messages, ...found.slice(1)), meant ? messages.meant(meant) : ''].filter(Boolean).join(' ');
  }
  return plain;
}

function reason(messages: UsageMessages, why = ''): string {
  const known = /^Allowed choices are (.+)\.$/.exec(why.trim())?.[1];
  return known ? messages.choices(known) : why.trim();
}

/** `--port <number>` → `--port`. */
function nameOf(flags = ''): string {
  return flags.split(/[ ,]+/).findLast((part) => part.startsWith('-')) ?? flags;
}

/** Translates a program: help, usage errors, and commander's own texts. */
export function localizeProgram(program: Command, environment: Environment): Command {
  const help = helpMessages[environment.language];
  const usage = usageMessages[environment.language];
  return program
    .exitOverride()
    .configureOutput({
      writeOut: (text) => environment.out.write(text),
      writeErr: (text) => environment.err.write(text),
      outputError: (text, write) => write(`kavling: ${explainUsage(text, usage)}\n`),
      getOutHelpWidth: () => Math.min(environment.out.columns, 100),
      getErrHelpWidth: () => Math.min(environment.err.columns, 100),
      getOutHasColors: () => environment.out.isTTY && !environment.env.NO_COLOR,
      getErrHasColors: () => environment.err.isTTY && !environment.env.NO_COLOR,
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
export function wholeNumber(environment: Pick<Environment, 'language'>) {
  return (text: string): number => {
    if (!/^\d+$/.test(text)) throw new InvalidArgumentError(usageMessages[environment.language].wholeNumber);
    return Number(text);
  };
}
