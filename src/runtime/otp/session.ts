import type { Lead } from '../lead/lead.ts';
import type { Ports } from '../ports.ts';

/** What a tab remembers of a code that was asked for (OTP-17). */
export interface OtpSession {
  requestId: string;
  /** The lead that goes on once the number is verified: the next action. */
  target: Lead;
  phone: string;
  /** The dialog the request came from, `''` for a form of the page. */
  source: string;
  /** Day of the request, in Indonesian writing. */
  date: string;
  /** Moment of the request (ms), so that a reload does not stretch the wait. */
  requestedAt: number;
  /** Seconds until the number may ask again. */
  wait: number;
  /** Seconds that were left last; -1 when no countdown runs. */
  timer: number;
}

export interface RestoredOtp {
  session: OtpSession | null;
  /** The number in the cookie, `''` for none. */
  validated: string;
}

const KEY = 'kavling-otp';

/** Cookie with the number that was verified (specification, section 3). */
export const VALIDATED_COOKIE = 'otp_validated_number';

export function restoreOtp({ session, cookies }: Ports): RestoredOtp {
  return { session: readSession(session.get(KEY)), validated: cookies.get(VALIDATED_COOKIE) ?? '' };
}

export function keepSession({ session }: Ports, value: OtpSession): void {
  session.set(KEY, JSON.stringify(value));
}

export function forgetSession({ session }: Ports): void {
  session.remove(KEY);
}

function readSession(text = 'null'): OtpSession | null {
  try {
    const value = JSON.parse(text) as Partial<OtpSession> | null;
    const isWhole =
      typeof value?.requestId === 'string' &&
      typeof value.phone === 'string' &&
      typeof value.requestedAt === 'number' &&
      typeof value.wait === 'number' &&
      typeof value.timer === 'number' &&
      typeof value.target?.form === 'string' &&
      typeof value.target.fields === 'object';
    return isWhole ? (value as OtpSession) : null;
  } catch {
    return null;
  }
}
