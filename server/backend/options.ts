import type { ServerConfig } from '../config/read.ts';
import type { SafePost } from '../delivery/safe-post.ts';
import type { CodeSender } from '../otp/sender.ts';
import type { Fetch } from '../otp/senders.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Log } from '../ports/log.ts';
import type { ProjectSource } from '../site/facts.ts';

/** What a backend is made from. Only the settings and the projects are needed; the rest is for tests and for other hosts. */
export interface BackendOptions {
  readonly config: ServerConfig;
  readonly projects: ProjectSource;
  /** The built site (`dist`); without it only the calls, the desk and the health answers are served. */
  readonly pages?: string;
  /** The built desk (`build/desk`). */
  readonly desk?: string;
  readonly log?: Log;
  readonly clock?: Clock;
  readonly ids?: Ids;
  /** Sends codes instead of the sender the settings name. */
  readonly sender?: CodeSender;
  /** Reaches code senders and WhatsApp. */
  readonly outbound?: Fetch;
  /** Reaches webhooks. */
  readonly post?: SafePost;
  /** Whether the outbox and the purge run on their own; tests run them by hand. */
  readonly background?: boolean;
  /** Where the console sender shows codes. */
  readonly print?: (line: string) => void;
}
