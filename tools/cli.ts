import { join } from 'node:path';
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
    await addOnDemand(program, argv[0], world, (result) => {
      code = result;
    });
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
async function addOnDemand(
  program: Command,
  name: string | undefined,
  world: World,
  done: (code: number) => void,
): Promise<void> {
  const replace = (old: string) =>
    Object.assign(program, { commands: program.commands.filter((command) => command.name() !== old) });
  if (name === 'completion' || name === 'complete') {
    replace('completion');
    const { default: tab } = await import('@bomb.sh/tab/commander');
    tab(program, { completionCommandName: 'completion' });
  }
  if (name !== 'leads') return;
  replace('leads');
  const [{ leadsCommand }, { serverEnvironment }] = await Promise.all([
    import('./leads.ts'),
    import('./server-settings.ts'),
  ]);
  const command = leadsCommand({
    env: {
      ...serverEnvironment(world.env),
      DATABASE_URL: world.env.DATABASE_URL ?? join(world.cwd, 'data/kavling.db'),
    },
    out: world.out,
    err: world.err,
    done,
  });
  command.copyInheritedSettings(program);
  program.addCommand(command);
}
