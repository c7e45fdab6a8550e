import tab from '@bomb.sh/tab/commander';
import type { Command } from 'commander';

/** Adds `kavling completion <shell>`, and the answers the shell asks for while a person types. */
export function complete(program: Command): void {
  const placeholder = program.commands.find((command) => command.name() === 'completion');
  const others = program.commands.filter((command) => command !== placeholder);
  Object.assign(program, { commands: others });
  tab(program, { completionCommandName: 'completion' });
}
