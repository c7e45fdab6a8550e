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
    await addCompletion(program, argv);
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

/** Completion costs a moment to load, so it is added only when a shell asks. */
async function addCompletion(program: Command, argv: readonly string[]): Promise<void> {
  if (argv[0] !== 'completion' && argv[0] !== 'complete') return;
  const { complete } = await import('./complete.ts');
  complete(program);
}
