import type { ServerConfig } from '../config/read.ts';
import type { SafePost } from '../delivery/safe-post.ts';
import type { CodeSender } from '../otp/sender.ts';
import type { Fetch } from '../otp/senders.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Log } from '../ports/log.ts';
import type { ProjectSource } from '../site/facts.ts';

/**
 * The options of a backend. Only the settings and the projects are required; the rest is for tests and for other
 * hosts.
 */
export interface BackendOptions {
  readonly config: ServerConfig;
  readonly projects: ProjectSource;
  /** The built site (`dist`); without it only the API, the desk and health checks are served. */
  readonly pages?: string;
  /** The built desk (`build/desk`). */
  readonly desk?: string;
  readonly log?: Log;
  readonly clock?: Clock;
  readonly ids?: Ids;
  /** Sends codes instead of the sender of the settings. */
  readonly sender?: CodeSender;
  /** Connects to code senders and WhatsApp. */
  readonly outbound?: Fetch;
  /** Connects to webhooks. */
  readonly post?: SafePost;
  /** If true, the outbox and the purge run by themselves; tests run them by hand. */
  readonly background?: boolean;
  /** The output of the console sender for codes. */
  readonly print?: (line: string) => void;
}
