import { existsSync } from 'node:fs';
import type { ServerConfig } from '../config/read.ts';
import { CONFIG_TABLE } from '../config/table.ts';
import { answerText } from '../delivery/answer-text.ts';
import type { Destination } from '../delivery/destination.ts';
import type { LeadEvent } from '../delivery/event.ts';
import { createSafePost } from '../delivery/safe-post.ts';
import { webhook } from '../delivery/webhook.ts';
import { emailChannel, pushChannel, telegramChannel } from '../notices/channels.ts';
import { hasPush, toAddress, whatsappNotice } from '../notices/team.ts';
import { chooseSecondSender, chooseSender } from '../otp/senders.ts';
import { maskPhone } from '../phone/phone.ts';
import { systemClock } from '../ports/clock.ts';
import { systemIds } from '../ports/ids.ts';
import type { PushSubscriptionTable } from '../store/database/tables.ts';
import { openLeadStore } from '../store/open.ts';
import { createTrialListener, type TrialListener } from './listener.ts';

/** The channels, in the order in which they are tried. */
const TRIAL_CHANNELS = ['email', 'telegram', 'whatsapp', 'push', 'webhook', 'code'] as const;
export type TrialChannel = (typeof TRIAL_CHANNELS)[number];

/** Where a trial goes. */
export interface TrialPlaces {
  readonly email?: string | undefined;
  readonly telegram?: string | undefined;
  /** Digits with the country code, for WhatsApp and for the code. */
  readonly phone?: string | undefined;
  /** A person of the desk whose browser gets the push notice. */
  readonly person?: string | undefined;
}

/** `off`: the settings name nothing that sends. `nowhere`: they do, but not where to. */
export interface TrialResult {
  readonly channel: TrialChannel;
  readonly state: 'taken' | 'failed' | 'nowhere' | 'off';
  /** Masked if it is a phone number. */
  readonly to: string;
  /** The response of the other side, or the error before it. */
  readonly answer: string;
}

interface Trial {
  readonly to: string;
  readonly send: (listener: TrialListener, signal: AbortSignal) => Promise<void>;
}

/** The places that the settings name already. */
export function placesOfSettings(config: ServerConfig): TrialPlaces {
  return {
    email: config.KAVLING_EMAIL_TEAM[0],
    telegram: config.KAVLING_TELEGRAM_TEAM[0],
    phone: config.KAVLING_WHATSAPP_TEAM[0],
  };
}

/** The channels that the settings give the means for. */
export function channelsOf(config: ServerConfig): ReadonlySet<TrialChannel> {
  const isOn: Readonly<Record<TrialChannel, boolean>> = {
    email: config.KAVLING_SMTP_URL !== '',
    telegram: config.KAVLING_TELEGRAM_TOKEN !== '',
    whatsapp: config.KAVLING_WHATSAPP_LEAD_TEMPLATE !== '',
    push: hasPush(config),
    webhook: config.KAVLING_WEBHOOK_URLS.length > 0,
    code: config.KAVLING_OTP_SENDER !== '' && config.KAVLING_OTP_SENDER !== 'console',
  };
  return new Set(TRIAL_CHANNELS.filter((channel) => isOn[channel]));
}

/** Sends one message by each channel, with what the server itself sends by; none waits for another. */
export async function sendTrials(
  config: ServerConfig,
  places: TrialPlaces,
  signal: AbortSignal,
): Promise<readonly TrialResult[]> {
  const on = channelsOf(config);
  const wanted = await planTrials(config, places, on);
  const secrets = secretsOf(config);
  const ports = {
    fetch: (url: string, init: RequestInit) => fetch(url, init),
    post: createSafePost({ allowPrivate: config.KAVLING_WEBHOOK_ALLOW_PRIVATE }),
  };
  const results = TRIAL_CHANNELS.map(async (channel): Promise<readonly TrialResult[]> => {
    const none = { channel, to: '', answer: '' };
    if (!on.has(channel)) return [{ ...none, state: 'off' }];
    const trials = wanted[channel];
    if (trials.length === 0) return [{ ...none, state: 'nowhere' }];
    return Promise.all(
      trials.map(async ({ to, send }) => {
        const listener = createTrialListener(ports, secrets);
        const problem = await send(listener, signal).then(() => null, reasonOf);
        const answer = await listener.answer();
        const said =
          problem === null ? answer : [answerText(problem, secrets), answer].filter(Boolean).join(' ');
        return { channel, to, state: problem === null ? 'taken' : 'failed', answer: said };
      }),
    );
  });
  return (await Promise.all(results)).flat();
}

async function planTrials(
  config: ServerConfig,
  { email, telegram, phone, person }: TrialPlaces,
  on: ReadonlySet<TrialChannel>,
): Promise<Readonly<Record<TrialChannel, readonly Trial[]>>> {
  const usual = { ...config, KAVLING_NOTICE_TEXT: '' };
  const one = (
    to: string | undefined,
    shown: string,
    make: (to: string, listener: TrialListener) => Destination,
  ) => (to === undefined ? [] : [delivering(shown, (listener) => make(to, listener))]);
  const digits = phone ?? '';
  const browsers = on.has('push') ? await findBrowsers(config, person) : [];
  return {
    email: one(email, plain(email), (to) => toAddress('email', to, emailChannel(config), usual)),
    telegram: one(telegram, plain(telegram), (to, { fetch }) =>
      toAddress('telegram', to, telegramChannel(config, fetch), usual),
    ),
    whatsapp: one(phone, maskPhone(digits), (to, { fetch }) => whatsappNotice(to, { config, fetch })),
    push: browsers.slice(0, 1).map((browser) => ({
      to: browser.person,
      send: ({ post }, signal) => pushTo(browser, usual, post, signal),
    })),
    webhook: config.KAVLING_WEBHOOK_URLS.map((url) =>
      delivering(new URL(url).host, ({ post }) => webhook(url, { config, post, clock: systemClock })),
    ),
    code: phone === undefined ? [] : codeTrials(config, digits),
  };
}

/** An entry of the settings without its language. */
function plain(entry = ''): string {
  return entry.replace(/:(en|id)$/, '');
}

/** The event of a trial: no lead, so that no receiver takes it for one. */
function trialEvent(): LeadEvent {
  return {
    id: systemIds.row(),
    type: 'test',
    at: new Date(systemClock.now()).toISOString(),
    lead: { name: 'Kavling', phone: '+62', project_name: 'kavling doctor --send' },
  };
}

function delivering(to: string, make: (listener: TrialListener) => Destination): Trial {
  return {
    to,
    async send(listener, signal) {
      const event = trialEvent();
      const hear = ({ status, text }: { status: number; text: string }) => listener.hear(status, text);
      await make(listener).deliver(event, JSON.stringify(event), signal, hear);
    },
  };
}

/** By the first sender and by the second, where there is one. */
function codeTrials(config: ServerConfig, phone: string): readonly Trial[] {
  const message = { phone, code: '000000', expiresInSeconds: config.KAVLING_OTP_TTL_SECONDS };
  const names = [config.KAVLING_OTP_SENDER, config.KAVLING_OTP_SECOND_SENDER];
  const make = [
    (listener: TrialListener) => chooseSender(config, listener.fetch, () => {}),
    (listener: TrialListener) => chooseSecondSender(config, listener.fetch),
  ];
  return make.flatMap((choose, at) =>
    names[at] === ''
      ? []
      : [
          {
            to: `${names[at]} ${maskPhone(phone)}`,
            send: async (listener, signal) => choose(listener)?.send(message, signal),
          },
        ],
  );
}

function pushTo(
  { id, endpoint, p256dh, auth }: PushSubscriptionTable,
  config: ServerConfig,
  post: TrialListener['post'],
  signal: AbortSignal,
): Promise<void> {
  const gone = () => Promise.reject(new Error('This browser no longer takes push notices.'));
  const to = JSON.stringify({ id, endpoint, p256dh, auth });
  const notice = { to, language: config.KAVLING_NOTICE_LANGUAGE, text: '' };
  return pushChannel(config, post, gone)(notice, trialEvent(), signal);
}

/** Browsers of a person of the desk, or of anybody; a database that is not there is not made. */
async function findBrowsers(
  config: ServerConfig,
  person: string | undefined,
): Promise<readonly PushSubscriptionTable[]> {
  const { DATABASE_URL: database } = config;
  if (database.kind === 'sqlite' && !existsSync(database.file)) return [];
  const store = await openLeadStore(database, systemClock);
  try {
    const { people } = await store.team.read();
    return await store.team.pushOf(person === undefined ? people.map(({ name }) => name) : [person]);
  } finally {
    await store.close();
  }
}

/** All secret settings, and the parts of them used in addresses. */
function secretsOf(config: ServerConfig): readonly string[] {
  const values = Object.entries(CONFIG_TABLE)
    .filter(([, entry]) => 'secret' in entry)
    .map(([name]) => Reflect.get(config, name) as unknown);
  const texts = values.filter((value): value is string => typeof value === 'string' && value !== '');
  const parts = texts
    .filter((text) => URL.canParse(text))
    .flatMap((text) => [new URL(text).password, decodeURIComponent(new URL(text).password)]);
  return [...texts, ...parts].filter((text) => text.length > 2).sort((a, b) => b.length - a.length);
}

/** The error, and below it the cause: `fetch failed` alone is not enough. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${error.message}${cause}`;
}
