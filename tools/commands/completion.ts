import tab from '@bomb.sh/tab/commander';
import type { Command } from 'commander';

const OWN = new Set(['completion', 'complete']);

/**
 * Everything that can be typed, for the shell. The library adds these two commands itself and refuses a duplicate
 * name.
 */
export function completions(program: Command) {
  Object.assign(program, { commands: program.commands.filter((command) => !OWN.has(command.name())) });
  return tab(program, { completionCommandName: 'completion' });
}
