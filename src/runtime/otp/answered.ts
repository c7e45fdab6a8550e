import { projectKey } from '../facts.ts';
import { LIMITS } from '../limits.ts';
import { type Event, type Outcome, raise, type State } from '../state.ts';
import { readCancelAnswer, readKeyboard, readProof, readSendAnswer, readVerifyAnswer } from './answers.ts';
import { dayOf } from './countdown.ts';
import { EMPTY_BOXES, type OtpState } from './events.ts';
import { forgetCode, requestCode, returnToSource, tick } from './flow.ts';
import { OTP_MODAL } from './names.ts';

const isOk = (status: number) => status >= 200 && status <= 299;

/** The sender answered (CALL-02, OTP-02, OTP-15, OTP-16). */
export function sendAnswered(
  own: OtpState,
  event: Event<'otp/send-answered'>,
  all: Readonly<State>,
): Outcome[] {
  const { held: target } = own;
  if (!target || own.request !== event.request) return [];
  const isAgain = own.isResending;
  const answer = isOk(event.status) ? readSendAnswer(event.body) : ({ name: 'unreadable' } as const);
  own.request = '';
  own.isResending = false;

  if (answer.name === 'sent') {
    const { phone, source } = target;
    const { requestId, wait } = answer;
    const keyboard = readKeyboard(event.body);
    const { at } = event;
    own.session = {
      requestId,
      project: projectKey(all.facts),
      target,
      phone,
      source,
      date: dayOf(at),
      requestedAt: at,
      wait,
      timer: wait,
      keyboard,
    };
    own.held = null;
    own.startedAt = event.elapsed;
    Object.assign(own, { ...EMPTY_BOXES, name: 'waiting', phone, keyboard });
    return [
      ...tick(own, event.id, event),
      raise({ type: 'otp/requested', isAgain }),
      raise({ type: 'lead/released', form: target.form, failed: '' }),
      raise({ type: 'dialog/asked', dialog: OTP_MODAL }),
      { type: 'buttons/retarget', dialog: OTP_MODAL },
      { type: 'otp/listen' },
    ];
  }

  if (answer.name === 'refused') {
    const { copy } = all.facts;
    const message = answer.code === 10 ? `${answer.message} ${copy.otpWaitHint}` : answer.message;
    own.held = null;
    own.name = own.session ? 'expired' : 'idle';
    own.line = own.session ? message : '';
    // The code before this one is dead: there is nothing left to cancel.
    if (own.session) own.session.requestId = '';
    return [raise({ type: 'lead/released', form: target.form, failed: message || copy.leadFailed })];
  }

  const hadWindow = own.session !== null;
  return [
    ...forgetCode(own),
    ...(hadWindow ? returnToSource(target.source) : []),
    {
      type: 'browser/log',
      text: 'The code sender is down, the lead goes on unverified',
      detail: event.status,
    },
    raise({ type: 'otp/unavailable', status: event.status }),
    raise({ type: 'lead/resumed', lead: target }),
  ];
}

/** The code was checked (CALL-03, OTP-08, OTP-09). */
export function verifyAnswered(
  own: OtpState,
  event: Event<'otp/verify-answered'>,
  all: Readonly<State>,
): Outcome[] {
  const { session } = own;
  if (!session || own.request !== event.request) return [];
  const { copy } = all.facts;
  own.request = '';
  if (!isOk(event.status) || !readVerifyAnswer(event.body)) {
    Object.assign(own, { ...EMPTY_BOXES, name: 'failed', line: copy.otpWrong });
    return [raise({ type: 'otp/failed' })];
  }
  const { boxes } = own;
  const { target, phone, source } = session;
  const forgotten = forgetCode(own);
  const verified = { validated: phone, proof: readProof(event.body) };
  Object.assign(own, { name: 'verified', phone, boxes, line: copy.otpSuccess, ...verified });
  return [
    { type: 'otp/record', project: all.facts.project.id, verified },
    ...forgotten,
    raise({ type: 'otp/verified' }),
    raise({ type: 'lead/resumed', lead: target }),
    { type: 'clock/after', ms: LIMITS.otpSuccessShown, event: { type: 'otp/success-shown', source } },
  ];
}

/** The cancel is through or not (CALL-04, OTP-12 to OTP-14). */
export function cancelAnswered(
  own: OtpState,
  event: Event<'otp/cancel-answered'>,
  all: Readonly<State>,
): Outcome[] {
  const { session, intent } = own;
  if (!session || own.request !== event.request) return [];
  own.request = '';
  own.intent = '';
  if (!readCancelAnswer(event)) {
    own.name = own.timer < 0 ? 'expired' : 'waiting';
    own.isResending = false;
    return [{ type: 'browser/alert', text: all.facts.copy.otpCancelFailed }];
  }
  if (intent === 'resend') return requestCode(own, session.target, event, all.facts);
  return changeNumber(own);
}

/** Back to the form for another number. */
export function changeNumber(own: OtpState): Outcome[] {
  const source = own.session?.source ?? '';
  return [...forgetCode(own), raise({ type: 'otp/changed' }), ...returnToSource(source)];
}
