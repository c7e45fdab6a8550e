import { type Command, CommanderError } from 'commander';
import { createProgram } from './program.ts';
import { realWorld } from './real-world.ts';
import { Trouble } from './trouble.ts';
import { exit, type World } from './world.ts';

/**
 * Runs one command line and answers with the exit code: 0 fine, 1 findings, 2 wrong usage, 3 trouble with a file,
 * 4 a fault of ours.
 */
export async function main(argv: readonly string[], world: World = realWorld()): Promise<number> {
  let code: number = exit.ok;
  const program = createProgram(world, (result) => {
    code = result;
  });
  try {
    await addOnDemand(program, argv[0]);
    await program.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exit.ok : exit.usage;
    const isMendable = error instanceof Trouble;
    const text = error instanceof Error ? (isMendable ? error.message : error.stack) : String(error);
    world.err.write(`kavling: ${text}\n`);
    return isMendable ? error.code : exit.internal;
  }
  return code;
}

/** Two groups of commands cost a moment to load, so they are added only when they are asked for. */
async function addOnDemand(program: Command, name: string | undefined): Promise<void> {
  const replace = (old: string) =>
    Object.assign(program, { commands: program.commands.filter((command) => command.name() !== old) });
  if (name === 'completion' || name === 'complete') {
    replace('completion');
    const { default: tab } = await import('@bomb.sh/tab/commander');
    tab(program, { completionCommandName: 'completion' });
  }
  const load = leadsModule['./leads.ts'];
  if (name !== 'leads' || !load) return;
  replace('leads');
  const { leadsCommand } = await load();
  const command = leadsCommand();
  command.copyInheritedSettings(program);
  program.addCommand(command);
}

const leadsModule = import.meta.glob<{ leadsCommand: () => Command }>('./leads.ts');
