import { messagesFor } from '../diagnostics/locale.ts';
import { type Environment, exit } from '../environment/environment.ts';
import { loadExtras } from '../extras/load-extras.ts';

/** `kavling prepare`: writes what editors read into `.kavling/`, as `validate` and `preview` do too. npm runs it after an installation. */
export async function prepare(environment: Environment): Promise<number> {
  await loadExtras(environment, messagesFor(environment));
  return exit.ok;
}
