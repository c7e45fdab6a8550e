import { hash } from 'node:crypto';
import type { ServerConfig } from '../config/read.ts';
import type { Clock } from '../ports/clock.ts';
import { answerText } from './answer-text.ts';
import type { Destination } from './destination.ts';
import type { LeadEvent } from './event.ts';
import type { SafePost } from './safe-post.ts';
import { signBody, standardHeaders } from './signature.ts';

/** Simultaneous messages to one receiver: 200 a second if it responds within 0.3 s. */
const AT_ONCE = 64;

/** The prefix of every webhook's id. */
const WEBHOOK = 'webhook:';

type WebhookConfig = Pick<
  ServerConfig,
  'KAVLING_WEBHOOK_URLS' | 'KAVLING_WEBHOOK_EVENTS' | 'KAVLING_WEBHOOK_SECRET' | 'KAVLING_WEBHOOK_OLD_SECRET'
>;

/** The id of a receiver: it is unique and does not reveal its URL. */
function webhookId(url: string): string {
  return `${WEBHOOK}${hash('sha256', url, 'hex').slice(0, 12)}`;
}

/** The receivers of the settings, by id, each as its host: the rest of a URL may be a secret. */
export function webhookHosts(config: WebhookConfig): ReadonlyMap<string, string> {
  return new Map(config.KAVLING_WEBHOOK_URLS.map((url) => [webhookId(url), new URL(url).host]));
}

/** The receivers of the settings with their events, for processes that send nothing yet. */
export function webhookPlaces(config: WebhookConfig): readonly Pick<Destination, 'id' | 'takes'>[] {
  return config.KAVLING_WEBHOOK_URLS.map((url) => ({
    id: webhookId(url),
    takes: config.KAVLING_WEBHOOK_EVENTS,
  }));
}

/** The keys that sign: the current one, and the one before it while it is set. */
function keysOf(config: WebhookConfig): readonly string[] {
  return [config.KAVLING_WEBHOOK_SECRET, config.KAVLING_WEBHOOK_OLD_SECRET].filter((key) => key !== '');
}

/**
 * The body by Standard Webhooks: `type`, `timestamp`, `data`. Older receivers read `id`, `at` and `lead`, which are
 * unchanged.
 */
function bodyOf({ id, type, at, lead, change }: LeadEvent): string {
  return JSON.stringify({ id, type, timestamp: at, data: { lead, ...change }, at, lead });
}

export function webhook(
  url: string,
  { config, post, clock }: { config: WebhookConfig; post: SafePost; clock: Clock },
): Destination {
  const keys = keysOf(config);
  return {
    id: webhookId(url),
    takes: config.KAVLING_WEBHOOK_EVENTS,
    atOnce: AT_ONCE,
    isReceiver: true,
    async deliver(event, _stored, signal, heard) {
      const body = bodyOf(event);
      const now = clock.now();
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'Kavling',
        'kavling-event-id': event.id,
        'kavling-signature': signBody(keys, body, now),
        ...standardHeaders(keys, event.id, body, now),
      };
      const { status, text = '' } = await post(url, body, headers, signal);
      const { name, phone, message } = event.lead;
      heard({
        status,
        text: answerText(text, [...keys, ...[name, phone, message].map((one) => String(one ?? ''))]),
      });
      if (status < 200 || status > 299) throw new Error(`The receiver answered ${status}.`);
    },
  };
}
