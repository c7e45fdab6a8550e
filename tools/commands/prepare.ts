import { type Environment, exit } from '../environment.ts';
import { loadExtras } from '../extras/load-extras.ts';
import { messagesFor } from '../locale.ts';

/** `kavling prepare`: makes what editors read in `.kavling/`, as every command does that looks at a site; npm runs it after an installation. */
export async function prepare(environment: Environment): Promise<number> {
  await loadExtras(environment, messagesFor(environment));
  return exit.ok;
}
