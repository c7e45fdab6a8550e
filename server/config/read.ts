import { type Language, languages, type Sentence } from '../../src/lib/languages.ts';
import { messageIn } from '../../src/lib/localized-error.ts';
import { GATEWAY_NEEDS, type GatewayName } from './gateway-names.ts';
import { type ConfigMessages, localized } from './messages.ts';
import type { ConfigProblem, EnvironmentVariables } from './problem.ts';
import { CONFIG_TABLE, type ConfigName, type ConfigValues } from './table.ts';
import { findUnknownSettings } from './unknown.ts';

/** The server's settings, by the names of their environment variables. */
export type ServerConfig = ConfigValues;

export type ConfigResult =
  | { readonly ok: true; readonly config: ServerConfig }
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] };

/**
 * Reads the environment by `CONFIG_TABLE`. All problems are reported together, including unknown names.
 */
export function readServerConfig(
  env: EnvironmentVariables,
  envFile?: Readonly<Record<string, string>>,
): ConfigResult {
  const problems: ConfigProblem[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(CONFIG_TABLE)) {
    const given = env[name]?.trim();
    const value = given === undefined || given === '' ? entry.default : given;
    try {
      values[name] = entry.parse(value);
    } catch (error) {
      const shown = 'secret' in entry ? '****' : value;
      problems.push({ name, value: shown, message: sentenceOf(error) });
    }
  }
  problems.push(...findUnknownSettings(env, envFile));
  if (problems.length > 0) return { ok: false, problems };
  const config = values as ServerConfig;
  const missing = findMissing(config);
  return missing.length > 0 ? { ok: false, problems: missing } : { ok: true, config };
}

/** The default settings, for tests and for the preview. */
export function defaultServerConfig(over: Partial<ServerConfig> = {}): ServerConfig {
  const result = readServerConfig({});
  if (!result.ok) throw new Error('The defaults of CONFIG_TABLE do not pass their own parsers.');
  return { ...result.config, ...over };
}

function findMissing(config: ServerConfig): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  const need = (name: ConfigName, when: boolean, messages: (messages: ConfigMessages) => string) => {
    const value = config[name];
    if (when && (value === '' || (Array.isArray(value) && value.length === 0))) {
      problems.push({ name, value: '', message: localized(messages) });
    }
  };
  const long = (name: 'KAVLING_SECRET' | 'KAVLING_WEBHOOK_SECRET' | 'KAVLING_WEBHOOK_OLD_SECRET') => {
    if (config[name] !== '' && config[name].length < 32) {
      problems.push({ name, value: '****', message: localized((messages) => messages.secretLength) });
    }
  };
  const byWhatsapp =
    config.KAVLING_OTP_SENDER === 'whatsapp' || config.KAVLING_OTP_SECOND_SENDER === 'whatsapp';
  const toTeam = config.KAVLING_WHATSAPP_TEAM.length > 0;
  need('KAVLING_SECRET', config.DATABASE_URL.kind === 'postgres', (messages) => messages.secretForPostgres);
  need('KAVLING_WHATSAPP_PHONE_ID', byWhatsapp || toTeam, (messages) => messages.forWhatsapp);
  need('KAVLING_WHATSAPP_TOKEN', byWhatsapp || toTeam, (messages) => messages.forWhatsapp);
  need('KAVLING_WHATSAPP_OTP_TEMPLATE', byWhatsapp, (messages) =>
    messages.requiredBy('KAVLING_OTP_SENDER=whatsapp'),
  );
  need('KAVLING_WHATSAPP_LEAD_TEMPLATE', toTeam, (messages) => messages.requiredBy('KAVLING_WHATSAPP_TEAM'));
  need(
    'KAVLING_OTP_HTTP_URL',
    config.KAVLING_OTP_SENDER === 'http' || config.KAVLING_OTP_SECOND_SENDER === 'http',
    (messages) => messages.requiredBy('KAVLING_OTP_SENDER=http'),
  );
  need(
    'KAVLING_WEBHOOK_SECRET',
    config.KAVLING_WEBHOOK_URLS.length > 0,
    (messages) => messages.webhookSecret,
  );
  for (const setting of ['KAVLING_OTP_SENDER', 'KAVLING_OTP_SECOND_SENDER'] as const) {
    const name = config[setting];
    const needs = Object.hasOwn(GATEWAY_NEEDS, name) ? GATEWAY_NEEDS[name as GatewayName] : [];
    for (const needed of needs) need(needed, true, (messages) => messages.requiredBy(`${setting}=${name}`));
  }
  need('KAVLING_SMTP_URL', config.KAVLING_EMAIL_TEAM.length > 0, (messages) =>
    messages.requiredBy('KAVLING_EMAIL_TEAM'),
  );
  need('KAVLING_SMTP_FROM', config.KAVLING_SMTP_URL !== '', (messages) =>
    messages.requiredBy('KAVLING_SMTP_URL'),
  );
  need('KAVLING_TELEGRAM_TOKEN', config.KAVLING_TELEGRAM_TEAM.length > 0, (messages) =>
    messages.requiredBy('KAVLING_TELEGRAM_TEAM'),
  );
  for (const needed of ['KAVLING_PUSH_PRIVATE_KEY', 'KAVLING_PUSH_CONTACT'] as const)
    need(needed, config.KAVLING_PUSH_PUBLIC_KEY !== '', (messages) =>
      messages.requiredBy('KAVLING_PUSH_PUBLIC_KEY'),
    );
  long('KAVLING_SECRET');
  long('KAVLING_WEBHOOK_SECRET');
  long('KAVLING_WEBHOOK_OLD_SECRET');
  return problems;
}

function sentenceOf(error: unknown): Sentence {
  return Object.fromEntries(languages.map((language) => [language, messageIn(error, language)])) as Sentence;
}

/** One line per problem, for the terminal. */
export function explainConfigProblems(problems: readonly ConfigProblem[], language: Language = 'en'): string {
  return problems
    .map(({ name, value, message }) => `${name}${value ? `=${value}` : ''}\n  ${message[language]}`)
    .join('\n');
}
