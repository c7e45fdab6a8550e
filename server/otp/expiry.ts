import type { Clock } from '../ports/clock.ts';
import type { OtpRepository } from '../store/otp/otp-repository.ts';

/**
 * Ends each code by a timer too: the wall clock may be set back, a timer counts what has really passed. The store's own
 * times still hold for codes that another process sent.
 */
export function withCodeExpiry(
  otp: OtpRepository,
  clock: Clock,
): { readonly otp: OtpRepository; readonly close: () => void } {
  const timers = new Set<() => void>();
  return {
    otp: {
      ...otp,
      async request(command) {
        const requested = await otp.request(command);
        if (!requested.ok) return requested;
        const cancel = clock.after(command.expiresAt - command.now, () => {
          timers.delete(cancel);
          // A database that is away now still has the time by which the code ends.
          otp.expire(command.id).catch(() => {});
        });
        timers.add(cancel);
        return requested;
      },
    },
    close() {
      for (const cancel of timers) cancel();
      timers.clear();
    },
  };
}
