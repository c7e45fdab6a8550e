import { hash } from 'node:crypto';
import type { ServerConfig } from '../config/read.ts';
import type { Clock } from '../ports/clock.ts';
import { answerText } from './answer-text.ts';
import type { Destination } from './destination.ts';
import type { LeadEvent } from './event.ts';
import type { SafePost } from './safe-post.ts';
import { signBody, standardHeaders } from './signature.ts';

/** Messages on their way to one receiver at once: 200 a second where it answers within 0.3 s. */
const AT_ONCE = 64;

/** What the id of every webhook begins with. */
const WEBHOOK = 'webhook:';

type WebhookConfig = Pick<
  ServerConfig,
  'KAVLING_WEBHOOK_URLS' | 'KAVLING_WEBHOOK_EVENTS' | 'KAVLING_WEBHOOK_SECRET' | 'KAVLING_WEBHOOK_OLD_SECRET'
>;

/** The id of a receiver: it is unique and reveals nothing of its address. */
function webhookId(url: string): string {
  return `${WEBHOOK}${hash('sha256', url, 'hex').slice(0, 12)}`;
}

/** The receivers of the settings, by id, each as its host: the rest of an address may be a secret. */
export function webhookHosts(config: WebhookConfig): ReadonlyMap<string, string> {
  return new Map(config.KAVLING_WEBHOOK_URLS.map((url) => [webhookId(url), new URL(url).host]));
}

/** The receivers of the settings with what they take, where nothing is to be sent yet. */
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
 * The body by Standard Webhooks: `type`, `timestamp`, `data`. Receivers from before it read `id`, `at` and `lead`, which
 * stay where they were.
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
