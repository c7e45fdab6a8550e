import { explainConfigProblems, findUnknownSettings, readServerConfig } from '../../server/index.ts';
import { CliError } from '../environment/cli-error.ts';
import { type Environment, exit } from '../environment/environment.ts';

/** @throws CliError when `.env` cannot be used, or a setting has a name that Kavling does not know; wrong values are then in the same list */
export function requireSettings({ env, envFile, language }: Environment): void {
  if (envFile?.problem) throw new CliError(envFile.problem, exit.usage);
  const unknown = findUnknownSettings(env, envFile?.values);
  if (unknown.length === 0) return;
  const read = readServerConfig(env);
  const problems = [...unknown, ...(read.ok ? [] : read.problems)];
  throw new CliError(explainConfigProblems(problems, language), exit.usage);
}
