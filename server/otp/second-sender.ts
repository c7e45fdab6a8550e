import type { Log } from '../ports/log.ts';
import type { CodeSender } from './sender.ts';

/**
 * Uses the second sender for messages that the first one does not accept: it is down, slow, or will not send to the
 * number, like WhatsApp for a phone without it. The second result counts.
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
