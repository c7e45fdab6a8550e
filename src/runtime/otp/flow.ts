import type { PageFacts } from '../facts.ts';
import type { Lead } from '../lead/lead.ts';
import { LIMITS } from '../limits.ts';
import { type Outcome, raise, type Stamp } from '../state.ts';
import { secondsLeft } from './countdown.ts';
import { EMPTY_BOXES, type OtpState } from './events.ts';
import { OTP_MODAL } from './names.ts';

/** Asks for a code, for the first time or again. */
export function requestCode(
  own: OtpState,
  lead: Lead,
  { id }: Stamp,
  { settings, project }: PageFacts,
): Outcome[] {
  own.name = 'requesting';
  own.held = lead;
  own.request = id;
  own.line = '';
  return [
    {
      type: 'otp/request',
      request: id,
      url: settings.ajaxUrl,
      action: settings.actions.sendOtp,
      phone: lead.phone,
      project: project.id,
    },
  ];
}

/** Takes the countdown up, or on; past zero it ends (OTP-04, OTP-05). */
export function tick(own: OtpState, chain: string, { at, elapsed }: Stamp): Outcome[] {
  const { session } = own;
  if (!session) return [];
  const left = secondsLeft(own.startedAt, session.wait, elapsed);
  // Goes along with a clock that was set, so that a reload finds the same time left.
  session.requestedAt = at - (elapsed - own.startedAt);
  if (left < 0) return [...endCountdown(own), { type: 'otp/keep', session: { ...session, timer: -1 } }];
  own.timer = left;
  own.ticking = chain;
  session.timer = left;
  return [
    { type: 'otp/keep', session },
    { type: 'clock/after', ms: LIMITS.otpTick, event: { type: 'otp/ticked', chain } },
  ];
}

/**
 * A wait that an earlier page began, or that a device slept through: the remaining time by the visitor's clock, and
 * never more than when it was last stored.
 */
export function resume(own: OtpState, { at, elapsed }: Stamp): void {
  const { session } = own;
  if (!session) return;
  const seen = (session.wait - session.timer) * 1000;
  own.startedAt = elapsed - Math.max(at - session.requestedAt, seen);
}

/** No countdown runs: lead buttons open their own dialogs again. */
function endCountdown(own: OtpState): Outcome[] {
  own.timer = -1;
  own.ticking = '';
  if (own.session) own.session.timer = -1;
  if (own.name === 'waiting') own.name = 'expired';
  return [{ type: 'buttons/retarget', dialog: '' }];
}

/** Forgets the code; the number that was verified stays. */
export function forgetCode(own: OtpState): Outcome[] {
  const outcomes = endCountdown(own);
  Object.assign(own, {
    ...EMPTY_BOXES,
    name: 'idle',
    phone: '',
    line: '',
    isResending: false,
    request: '',
    intent: '',
  });
  own.session = null;
  own.held = null;
  return [...outcomes, { type: 'otp/forget' }, { type: 'otp/unlisten' }];
}

/** From the OTP window back to the one it came from, if there was one. */
export function returnToSource(source: string): Outcome[] {
  const back = source ? [raise({ type: 'dialog/asked', dialog: source })] : [];
  return [raise({ type: 'dialog/dismissed', dialog: OTP_MODAL }), ...back];
}
