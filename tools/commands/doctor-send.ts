import { join } from 'node:path';
import type { ServerConfig, TrialChannel, TrialPlaces } from '../../server/index.ts';
import { normalisePhone } from '../../src/lib/phone.ts';
import { CliError } from '../environment/cli-error.ts';
import { type Environment, exit } from '../environment/environment.ts';
import { doctorMessages } from '../messages/doctor.ts';
import { doctorSendMessages } from '../messages/doctor-send.ts';
import { requireSettings } from '../settings/require-settings.ts';
import type { Check, DoctorOptions } from './doctor-check.ts';

/** A message that has not left by then has not left, milliseconds. */
const LIMIT = 20_000;

/** The settings that switch a channel on. */
const SETTINGS: Readonly<Record<TrialChannel, string>> = {
  email: 'KAVLING_SMTP_URL, KAVLING_SMTP_FROM',
  telegram: 'KAVLING_TELEGRAM_TOKEN',
  whatsapp: 'KAVLING_WHATSAPP_PHONE_ID, KAVLING_WHATSAPP_TOKEN, KAVLING_WHATSAPP_LEAD_TEMPLATE',
  push: 'KAVLING_PUSH_PUBLIC_KEY, KAVLING_PUSH_PRIVATE_KEY, KAVLING_PUSH_CONTACT',
  webhook: 'KAVLING_WEBHOOK_URLS, KAVLING_WEBHOOK_SECRET',
  code: 'KAVLING_OTP_SENDER',
};

/** The format of each kind of recipient after `--to`. */
const PLACES: readonly (readonly [keyof TrialPlaces, RegExp, (place: string) => string])[] = [
  ['email', /^[^\s@:]+@[^\s@:]+\.[^\s@:]+$/, (place) => place],
  ['telegram', /^telegram:-?\d{4,20}$/, (place) => place.slice('telegram:'.length)],
  ['person', /^desk:.+$/, (place) => place.slice('desk:'.length)],
  ['phone', /^\+?[\d\s().-]{9,20}$/, (place) => normalisePhone(place)],
];

/** Sends one message by each channel of the settings. */
export async function checkSending(
  environment: Environment,
  options: DoctorOptions,
): Promise<readonly Check[]> {
  const { channelsOf, explainConfigProblems, placesOfSettings, readServerConfig, sendTrials } = await import(
    '../../server/index.ts'
  );
  requireSettings(environment);
  const words = doctorSendMessages[environment.language];
  const typed = readPlaces(options.to, environment);
  const { env, cwd } = environment;
  const database = env.DATABASE_URL ?? join(cwd, 'data/kavling.db');
  const read = readServerConfig({ ...env, DATABASE_URL: database });
  if (!read.ok) {
    const found = explainConfigProblems(read.problems, environment.language);
    const name = doctorMessages[environment.language].names.settings;
    return [{ name, state: 'bad', found, fix: words.checkSettings }];
  }
  const mayAsk = environment.isInteractive && !options.json && options.to === undefined;
  const known = placesOfSettings(read.config);
  const places = mayAsk ? await ask(read.config, channelsOf(read.config), known) : { ...known, ...typed };
  if (places === null) throw new CliError(words.cancelled, exit.usage);
  const results = await sendTrials(read.config, places, AbortSignal.timeout(LIMIT));
  return results.map(({ channel, state, to, answer }): Check => {
    const name = words.channels[channel];
    if (state === 'taken') return { name, state: 'good', found: words.taken(to, answer) };
    if (state === 'failed')
      return { name, state: 'bad', found: words.failed(to, answer), fix: words.checkSettings };
    if (state === 'off')
      return { name, state: 'hint', found: words.off, fix: words.setIt(SETTINGS[channel]) };
    return { name, state: 'hint', found: words.nowhere, fix: words.sayWhere[channel] };
  });

  async function ask(
    config: ServerConfig,
    on: ReadonlySet<TrialChannel>,
    known: TrialPlaces,
  ): Promise<TrialPlaces | null> {
    const { isCancel, text } = await import('@clack/prompts');
    const asked: Partial<Record<keyof TrialPlaces, string>> = {};
    const needs: readonly (readonly ['email' | 'telegram' | 'phone', boolean])[] = [
      ['email', on.has('email')],
      ['telegram', on.has('telegram')],
      ['phone', on.has('whatsapp') || (on.has('code') && config.KAVLING_OTP_SENDER !== 'console')],
    ];
    for (const [place, isNeeded] of needs) {
      if (!isNeeded) continue;
      const initialValue = known[place] ?? '';
      const answer = await text({ message: words.ask[place], initialValue, placeholder: words.skip });
      if (isCancel(answer)) return null;
      const given = answer?.trim() ?? '';
      if (given !== '') asked[place] = place === 'phone' ? normalisePhone(given) : given;
    }
    return asked;
  }
}

function readPlaces(to: string | undefined, { language }: Environment): TrialPlaces {
  const found: Partial<Record<keyof TrialPlaces, string>> = {};
  for (const place of (to ?? '').split(',').map((one) => one.trim())) {
    if (place === '') continue;
    const kind = PLACES.find(([, pattern]) => pattern.test(place));
    if (!kind) throw new CliError(doctorSendMessages[language].wrongPlace(place), exit.usage);
    found[kind[0]] = kind[2](place);
  }
  return found;
}
