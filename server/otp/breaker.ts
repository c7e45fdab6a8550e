import type { Clock } from '../ports/clock.ts';
import { type CodeSender, SenderDown, SenderRefused } from './sender.ts';

/** The time after which a provider counts as not responding, milliseconds. */
export const SEND_TIMEOUT = 5000;
/** Failures in a row that open the circuit. */
export const FAILURES_TO_OPEN = 5;
/** The time for which an open circuit spares visitors the wait, milliseconds; then one send tries again. */
export const OPEN_FOR = 30_000;

/** A sender with a timeout that stops trying a failing provider for a while (circuit breaker). */
export function withBreaker(sender: CodeSender, clock: Clock): CodeSender & { isOpen(): boolean } {
  let failures = 0;
  let openUntil = 0;
  let probing = false;
  const isOpen = () => failures >= FAILURES_TO_OPEN && (clock.now() < openUntil || probing);

  return {
    name: sender.name,
    isOpen,
    async send(message, signal) {
      if (isOpen()) throw new SenderDown('The circuit is open after repeated failures.');
      probing = failures >= FAILURES_TO_OPEN;
      const timeout = new AbortController();
      const stop = clock.after(SEND_TIMEOUT, () => timeout.abort());
      const late = new Promise<never>((_resolve, reject) => {
        timeout.signal.addEventListener('abort', () =>
          reject(new SenderDown('The provider did not answer in time.')),
        );
      });
      try {
        await Promise.race([sender.send(message, AbortSignal.any([signal, timeout.signal])), late]);
        failures = 0;
      } catch (error) {
        if (error instanceof SenderRefused) failures = 0;
        else {
          failures += 1;
          openUntil = clock.now() + OPEN_FOR;
        }
        throw error;
      } finally {
        probing = false;
        stop();
      }
    },
  };
}
