import type { Log } from '../ports/log.ts';
import type { CodeSender } from './sender.ts';

/**
 * Sends by the second sender whatever the first one does not take: it is down, slow, or will not send to the number,
 * as WhatsApp will not to a phone without it. What the second one says counts.
 */
export function withSecondSender(
  first: CodeSender,
  second: CodeSender,
  log: Pick<Log, 'warn'>,
  count: (sender: string) => void,
): CodeSender {
  return {
    name: `${first.name}, ${second.name}`,
    async send(message, signal) {
      try {
        await first.send(message, signal);
        count(first.name);
      } catch (error) {
        const reason = (error instanceof Error ? error.message : String(error)).replaceAll(
          message.code,
          '******',
        );
        log.warn('otp.second-sender', { first: first.name, second: second.name, reason });
        await second.send(message, signal);
        count(second.name);
      }
    },
  };
}
