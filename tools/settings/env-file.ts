import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { languageNamed } from '../../src/lib/languages.ts';
import type { EnvFile, Environment } from '../environment/environment.ts';
import { settingsMessages } from '../messages/settings.ts';

const NOTHING: EnvFile['values'] = {};

/** The environment with the settings of `.env` in its folder; a variable that is set already wins. Never throws. */
export function withEnvFile(around: Environment): Environment {
  const envFile = readEnvFile(around);
  if (!envFile) return around;
  const env = { ...envFile.values, ...setVariables(around.env) };
  const language = around.env.KAVLING_LANG ? undefined : languageNamed(env.KAVLING_LANG);
  return { ...around, env, envFile, language: language ?? around.language };
}

/** A variable that is `undefined` is not set; an empty one is, and switches the one in `.env` off. */
function setVariables(env: Environment['env']): Environment['env'] {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined));
}

/** `.env` as it is; nothing where there is no such file. */
function readEnvFile({ files, cwd, language }: Environment): EnvFile | undefined {
  const path = join(cwd, '.env');
  if (files.kind(path) !== 'file') return undefined;
  const messages = settingsMessages[language];
  const refused = (problem: string): EnvFile => ({ path, values: NOTHING, problem });
  let text: string | Uint8Array;
  try {
    text = files.readText(path);
  } catch (error) {
    return refused(messages.unreadable(path, error instanceof Error ? error.message : String(error)));
  }
  if (typeof text !== 'string' || text.includes('\0')) return refused(messages.notUtf8(path));
  const plain = text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  const line = findBrokenLine(plain);
  if (line !== undefined) return refused(messages.brokenLine(path, line));
  return { path, values: { ...parseEnv(plain) } as Record<string, string> };
}

/** The first line that is no setting, or that opens quotes which nothing closes; `parseEnv` drops such lines silently. */
function findBrokenLine(text: string): number | undefined {
  const withoutQuoted = text.replaceAll(
    /^([ \t]*(?:export[ \t]+)?[\w.-]+[ \t]*=[ \t]*)(["'`])[\s\S]*?\2/gm,
    (quoted, name: string) => name + '\n'.repeat(quoted.split('\n').length - 1),
  );
  const at = withoutQuoted
    .split('\n')
    .findIndex((line) => !/^[ \t]*(?:#.*|(?:export[ \t]+)?[\w.-]+[ \t]*=[ \t]*(?!["'`]).*)?$/.test(line));
  return at < 0 ? undefined : at + 1;
}
