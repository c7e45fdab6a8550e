import { listSettings, type Setting } from '../../server/index.ts';
import { CliError } from '../environment/cli-error.ts';
import { type Environment, exit } from '../environment/environment.ts';
import { settingsMessages } from '../messages/settings.ts';
import { paintFor } from '../report/paint.ts';

/** `kavling settings`: every setting with its value, its source and its meaning, and what is wrong with them. */
export function settings(
  environment: Environment,
  text: string | undefined,
  options: { json?: boolean },
): number {
  const { env, envFile, language, cwd, out } = environment;
  const messages = settingsMessages[language];
  const listed = listSettings(env, envFile?.values);
  const shown = listed.settings.filter((setting) => isAbout(setting, text));
  if (shown.length === 0) throw new CliError(messages.nothingFound(text ?? ''), exit.usage);
  const problems = [
    ...(envFile?.problem ? [envFile.problem] : []),
    ...listed.unknown.map(({ name, message }) => `${name}: ${message[language]}`),
  ];
  if (options.json) out.write(`${JSON.stringify({ settings: shown.map(plain), problems }, null, 2)}\n`);
  else print();
  return problems.length > 0 || shown.some(({ problem }) => problem) ? exit.findings : exit.ok;

  function plain({ group, help, problem, ...setting }: Setting) {
    return {
      ...setting,
      group: group[language],
      help: help[language],
      ...(problem ? { problem: problem[language] } : {}),
    };
  }

  function print(): void {
    const paint = paintFor(out, env);
    const about = envFile
      ? messages.file(envFile.path, Object.keys(envFile.values).length)
      : messages.noFile(cwd);
    out.write(`${paint.dim(about)}\n`);
    for (const problem of problems) out.write(`${paint.red('×')} ${problem}\n`);
    let group = '';
    for (const setting of shown) {
      if (setting.group[language] !== group) {
        group = setting.group[language];
        out.write(`\n${paint.bold(group)}\n`);
      }
      const value = setting.value === '' ? paint.dim(messages.empty) : setting.value;
      const source = paint.dim(`(${messages.sources[setting.source]})`);
      out.write(`  ${paint.cyan(setting.name)}  ${value}  ${source}\n    ${setting.help[language]}\n`);
      if (setting.problem) out.write(`    ${paint.red('×')} ${setting.problem[language]}\n`);
    }
  }
}

/** True if a text is in the name or the group of a setting. */
function isAbout({ name, group }: Setting, text: string | undefined): boolean {
  const wanted = (text ?? '').toLowerCase();
  return [name, ...Object.values(group)].some((one) => one.toLowerCase().includes(wanted));
}
