import type { HelpMessages } from '../messages/help.ts';

/** Examples come first in every help: what to type, and what it does. */
export function examples(
  { titles }: Pick<HelpMessages, 'titles'>,
  ...lines: readonly (readonly [string, string])[]
): string {
  const width = Math.max(...lines.map(([line]) => line.length));
  const title = titles['Examples:'] ?? '';
  return [title, ...lines.map(([line, what]) => `  ${line.padEnd(width)}  ${what}`), ''].join('\n');
}
