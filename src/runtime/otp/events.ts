import type { Lead } from '../lead/lead.ts';
import { LIMITS } from '../limits.ts';
import type { Keyboard, OtpSession, RestoredOtp, Verified } from './session.ts';

export interface Boxes {
  boxes: string[];
  /** Index of the box that has the focus. */
  focus: number;
}

/** See docs/runtime.md for what leads where. */
type OtpName =
  | 'idle'
  | 'requesting'
  | 'waiting'
  | 'checking'
  | 'verifying'
  | 'verified'
  | 'failed'
  | 'expired'
  | 'cancelling';

export interface OtpState extends Boxes, Verified {
  name: OtpName;
  /** The number the code went to, digits. */
  phone: string;
  /** Seconds left; -1 exactly when no countdown runs. */
  timer: number;
  /** When the wait began, by the monotonic clock. */
  startedAt: number;
  /** Id of the chain of ticks that counts; a tick of any other is ignored. */
  ticking: string;
  /** Status line; `''` for none. */
  line: string;
  isResending: boolean;
  session: OtpSession | null;
  /** The lead a code is being asked for. */
  held: Lead | null;
  /** Id of the call under way; answers to any other are ignored. */
  request: string;
  /** The reason for the cancel under way. */
  intent: '' | 'change' | 'resend';
  /** The keyboard that phones show for the boxes. */
  keyboard: Keyboard;
}

declare module '../state.ts' {
  interface State {
    otp: OtpState;
  }
  interface Restored {
    otp: RestoredOtp;
  }
  interface EventMap {
    'init/otp': object;
    /** The page asks for codes; the session of today, if there is one, comes back. */
    'otp/begun': object;
    'otp/ticked': { chain: string };
    'otp/typed': { index: number; text: string };
    'otp/erased': { index: number };
    /** The visitor has checked a code that a pasted text may have meant. */
    'otp/confirmed': object;
    'otp/resend-asked': object;
    'otp/change-asked': object;
    'otp/send-answered': { request: string; status: number; body: string };
    'otp/verify-answered': { request: string; status: number; body: string };
    'otp/cancel-answered': { request: string; status: number; body: string };
    'otp/success-shown': { source: string };
    /** For analytics (ANA-09), named after what happened. */
    'otp/requested': { isAgain: boolean };
    'otp/verified': object;
    'otp/failed': object;
    'otp/changed': object;
    /** The code sender is down: the lead goes on unverified (OTP-16). */
    'otp/unavailable': { status: number };
  }
  interface EffectMap {
    'otp/request': { request: string; url: string; action: string; phone: string; project: string };
    'otp/verify': { request: string; url: string; action: string; code: string; requestId: string };
    'otp/cancel': { request: string; url: string; action: string; requestId: string };
    'otp/keep': { session: OtpSession };
    'otp/forget': object;
    /** Keeps the verified number and its proof for pages of this project. */
    'otp/record': { project: string; verified: Verified };
    /** Reads a code that arrives as a message, where the browser can; the request before ends. */
    'otp/listen': object;
    'otp/unlisten': object;
    'buttons/retarget': { dialog: string };
  }
}

export const EMPTY_BOXES: Readonly<Boxes> = { boxes: Array<string>(LIMITS.otpLength).fill(''), focus: 0 };
