import { hash } from 'node:crypto';
import type { ServerConfig } from '../config/read.ts';
import { csvDrop } from '../delivery/csv-drop.ts';
import type { Destination } from '../delivery/destination.ts';
import type { SafePost } from '../delivery/safe-post.ts';
import { webhook } from '../delivery/webhook.ts';
import { leadMessage } from '../notices/channels.ts';
import { createNoticeDestinations } from '../notices/team.ts';
import { type Fetch, sendWhatsappTemplate, whatsappAccount } from '../otp/senders.ts';
import type { Clock } from '../ports/clock.ts';
import type { LeadStore } from '../store/lead-store.ts';

export interface DestinationParts {
  readonly config: ServerConfig;
  readonly post: SafePost;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly store: Pick<LeadStore, 'team' | 'desk' | 'outbox'>;
}

/** All places the settings name. */
export function createDestinations(parts: DestinationParts): readonly Destination[] {
  const { config } = parts;
  return [
    ...config.KAVLING_WEBHOOK_URLS.map((url) => webhook(url, parts)),
    ...(config.KAVLING_CSV_FOLDER === '' ? [] : [csvDrop(config.KAVLING_CSV_FOLDER)]),
    ...config.KAVLING_WHATSAPP_TEAM.map((number) => whatsappNotice(number, parts)),
    ...createNoticeDestinations({ ...parts, now: () => parts.clock.now() }),
  ];
}

/** The approved template to one number of the settings. */
export function whatsappNotice(
  number: string,
  { config, fetch }: Pick<DestinationParts, 'config' | 'fetch'>,
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

function shortHash(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 12);
}
