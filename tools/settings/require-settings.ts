import { explainConfigProblems, findUnknownSettings } from '../../server/index.ts';
import { CliError } from '../cli-error.ts';
import { type Environment, exit } from '../environment.ts';

/** @throws CliError when `.env` cannot be used, or a setting has a name that Kavling does not know */
export function requireSettings({ env, envFile, language }: Environment): void {
  if (envFile?.problem) throw new CliError(envFile.problem, exit.usage);
  const unknown = findUnknownSettings(env, envFile?.values);
  if (unknown.length > 0) throw new CliError(explainConfigProblems(unknown, language), exit.usage);
}
