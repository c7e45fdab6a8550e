import { languageOfEnvironment } from '../../src/lib/languages.ts';
import { main } from '../cli.ts';
import { nodeEnvironment } from '../environment/node-environment.ts';

const around = nodeEnvironment();

/**
 * Runs one command line in this process, without a terminal. A preview or a studio ends as soon as it has begun.
 * @param env the environment variables, all of them
 * @returns its exit code and all it said
 */
export async function commandHere(
  root: string,
  line: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<{ code: number; said: string }> {
  let said = '';
  const write = (part: string) => {
    said += part;
  };
  const sink = { write, isTTY: false, columns: 100 };
  const code = await main(line, {
    ...around,
    cwd: root,
    env,
    language: languageOfEnvironment(env),
    out: sink,
    err: sink,
    isInteractive: false,
    interrupted: () => Promise.resolve(),
  });
  return { code, said };
}
