import { hash } from 'node:crypto';
import { type Language, languageNamed } from '../../src/lib/languages.ts';
import type { ServerConfig } from '../config/read.ts';
import type { Destination } from '../delivery/destination.ts';
import type { LeadEvent, Notice } from '../delivery/event.ts';
import type { SafePost } from '../delivery/safe-post.ts';
import { type Fetch, sendWhatsappTemplate, whatsappAccount } from '../otp/senders.ts';
import type { DeskPersonTable, LeadTable } from '../store/database/tables.ts';
import { EVERY_PROJECT, type Team } from '../store/desk/team-repository.ts';
import type { LeadStore } from '../store/lead-store.ts';
import type { OutboxMessage } from '../store/outbox/outbox-repository.ts';
import {
  type BrandOf,
  type Channel,
  emailChannel,
  leadMessage,
  pushChannel,
  telegramChannel,
  whatsappChannel,
} from './channels.ts';

export interface NoticeParts {
  readonly config: ServerConfig;
  readonly store: Pick<LeadStore, 'team' | 'desk' | 'outbox'>;
  readonly fetch: Fetch;
  readonly post: SafePost;
  readonly now: () => number;
  readonly brandOf?: BrandOf;
}

/** True if this server can send push notices. */
export function hasPush(config: ServerConfig): boolean {
  return config.KAVLING_PUSH_PUBLIC_KEY !== '' && config.KAVLING_PUSH_PRIVATE_KEY !== '';
}

type ChannelName = 'email' | 'telegram' | 'whatsapp' | 'push';

/** The channels that the settings configure. */
function openChannels({
  config,
  fetch,
  post,
  store,
  brandOf,
}: NoticeParts): ReadonlyMap<ChannelName, Channel> {
  const open = new Map<ChannelName, Channel>();
  if (config.KAVLING_SMTP_URL !== '') open.set('email', emailChannel(config, brandOf));
  if (config.KAVLING_TELEGRAM_TOKEN !== '') open.set('telegram', telegramChannel(config, fetch));
  if (config.KAVLING_WHATSAPP_LEAD_TEMPLATE !== '') open.set('whatsapp', whatsappChannel(config, fetch));
  if (hasPush(config)) open.set('push', pushChannel(config, post, store.team.removePush));
  return open;
}

/**
 * Notices to addresses of the settings, and to people of the desk. The recipients of a lead are looked up when the
 * notice is sent: one message becomes one per destination, so that a failing one is retried separately.
 */
export function createNoticeDestinations(parts: NoticeParts): readonly Destination[] {
  const { config } = parts;
  const channels = openChannels(parts);
  if (channels.size === 0) return [];
  const fixed = (name: 'email' | 'telegram', addresses: readonly string[]) =>
    addresses.flatMap((address) => {
      const channel = channels.get(name);
      return channel ? [toAddress(name, address, channel, config)] : [];
    });
  return [
    ...fixed('email', config.KAVLING_EMAIL_TEAM),
    ...fixed('telegram', config.KAVLING_TELEGRAM_TEAM),
    toPeople(parts, channels),
    ...[...channels].map(([name, channel]) => toPerson(name, channel)),
  ];
}

/** `ani@example.com` in the language of the settings, `budi@example.com:en` in another. */
export function toAddress(name: string, entry: string, channel: Channel, config: ServerConfig): Destination {
  const [, address = entry, language] = /^(.*):(en|id)$/.exec(entry) ?? [];
  const notice: Notice = {
    to: address,
    language: languageNamed(language ?? '') ?? config.KAVLING_NOTICE_LANGUAGE,
    text: config.KAVLING_NOTICE_TEXT,
  };
  return {
    id: `${name}:${shortHash(address)}`,
    takes: ['lead.created'],
    deliver: (event, _body, signal, heard) => channel(notice, event, signal, heard),
  };
}

/** The approved template to one number of the settings. */
export function whatsappNotice(
  number: string,
  { config, fetch }: Pick<NoticeParts, 'config' | 'fetch'>,
): Destination {
  const account = whatsappAccount(config);
  return {
    id: `whatsapp:${shortHash(number)}`,
    takes: ['lead.created'],
    deliver(event, _body, signal) {
      return sendWhatsappTemplate(account, leadMessage(config, number, event), fetch, signal);
    },
  };
}

/** Notices to single people, through one channel. Each message contains its recipient. */
function toPerson(name: ChannelName, channel: Channel): Destination {
  return {
    id: `person:${name}`,
    takes: [],
    deliver: (event, _body, signal) => {
      if (!event.notice) throw new Error('The message has no recipient.');
      return channel(event.notice, event, signal);
    },
  };
}

/** Turns one message about a lead into one for each destination of each person concerned. */
function toPeople(parts: NoticeParts, channels: ReadonlyMap<ChannelName, Channel>): Destination {
  const { store } = parts;
  return {
    id: 'people',
    takes: ['lead.created', 'notice.assigned', 'reminder.due', 'notice.units'],
    async deliver(event) {
      const isOfList = event.type === 'notice.units';
      const found = isOfList ? null : await store.desk.detail(String(event.lead.id));
      if (!found && !isOfList) return;
      const team = await store.team.read();
      const people = found
        ? concerned(event, found.lead, team)
        : leadsOf(String(event.lead.project_id), team);
      const messages: OutboxMessage[] = [];
      for (const person of people)
        for (const [name, to] of await placesOf(person, parts)) {
          // The approved template of WhatsApp is about a lead.
          if (!channels.has(name) || (isOfList && name === 'whatsapp')) continue;
          messages.push(messageTo(event, name, to, person, parts.config.KAVLING_NOTICE_LANGUAGE));
        }
      await store.outbox.replace(event.id, found?.lead.id ?? '', messages, parts.now());
    },
  };
}

/** The person the lead is assigned to, or everyone who may take it. */
function concerned(event: LeadEvent, lead: LeadTable, team: Team): readonly DeskPersonTable[] {
  const named = event.person ?? lead.assigned_to;
  const mayTake = new Set(
    team.roles
      .filter(({ project_id }) => project_id === lead.project_id || project_id === EVERY_PROJECT)
      .map(({ person }) => person),
  );
  return team.people.filter(({ name }) => (named === '' ? mayTake.has(name) : name === named));
}

/** The people who decide on the list of a project. */
function leadsOf(projectId: string, team: Team): readonly DeskPersonTable[] {
  const names = new Set(
    team.roles
      .filter(({ project_id, role }) => [projectId, EVERY_PROJECT].includes(project_id) && role !== 'sales')
      .map(({ person }) => person),
  );
  return team.people.filter(({ name }) => names.has(name));
}

async function placesOf(
  person: DeskPersonTable,
  { store }: NoticeParts,
): Promise<readonly (readonly [ChannelName, string])[]> {
  const browsers = await store.team.pushOf([person.name]);
  const places: (readonly [ChannelName, string])[] = [
    ['email', person.email],
    ['telegram', person.telegram],
    ['whatsapp', person.whatsapp],
    ...browsers.map(({ id, endpoint, p256dh, auth }): [ChannelName, string] => [
      'push',
      JSON.stringify({ id, endpoint, p256dh, auth }),
    ]),
  ];
  return places.filter(([, to]) => to !== '');
}

/** The id is derived from the original message and the destination: the same notice is never stored twice. */
function messageTo(
  event: LeadEvent,
  name: ChannelName,
  to: string,
  person: DeskPersonTable,
  fallback: Language,
): OutboxMessage {
  const id = `${event.id}-${hash('sha256', `${name} ${to}`, 'hex').slice(0, 16)}`;
  const notice: Notice = {
    to,
    language: languageNamed(person.language) ?? fallback,
    text: person.notice_text,
  };
  return { id, destination: `person:${name}`, payload: JSON.stringify({ ...event, id, notice }) };
}

function shortHash(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 12);
}
