import type { Clock } from '../ports/clock.ts';
import type { OtpRepository } from '../store/otp/otp-repository.ts';

/**
 * Also ends each code by a timer: the wall clock may be set back, while a timer counts real time. The store's times
 * still apply to codes that another process sent.
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
          // If the database is unavailable now, it still has the time at which the code ends.
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
