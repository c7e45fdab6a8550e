import { withBreaker } from '../otp/breaker.ts';
import { withCodeExpiry } from '../otp/expiry.ts';
import { withSecondSender } from '../otp/second-sender.ts';
import { chooseSecondSender, chooseSender } from '../otp/senders.ts';
import { createOtpService, type OtpService } from '../otp/service.ts';
import type { BackendOptions } from './options.ts';
import type { Parts } from './parts.ts';

/** Codes by WhatsApp or SMS: the service, and its shutdown. */
export interface Codes {
  readonly service: OtpService;
  close(): void;
}

/** Sends and checks codes, behind a circuit breaker for a failing sender. */
export function createCodes(parts: Parts, options: Pick<BackendOptions, 'sender' | 'print'>): Codes {
  const { config, store, keys, clock, ids, log, metrics, outbound } = parts;
  const print = options.print ?? ((line: string) => process.stderr.write(`${line}\n`));
  const first = withBreaker(options.sender ?? chooseSender(config, outbound, print), clock);
  const second = chooseSecondSender(config, outbound);
  const sent = (name: string) => metrics.count('kavling_codes_sent_total', { sender: name });
  const sender = second ? withSecondSender(first, withBreaker(second, clock), log, sent) : first;
  const { otp, close } = withCodeExpiry(store.otp, clock);
  const service = createOtpService({
    otp,
    keys,
    sender,
    clock,
    ids,
    config,
    log,
    count: (event) => metrics.count('kavling_otp_total', { event }),
  });
  metrics.gauge('kavling_otp_budget_left', service.budgetLeft);
  metrics.gauge('kavling_code_sender_open', () => (first.isOpen() ? 1 : 0));
  return { service, close };
}
