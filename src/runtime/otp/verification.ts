import { fillSentence } from '../copy.ts';
import type { PageFacts } from '../facts.ts';
import { LIMITS } from '../limits.ts';
import { defineLazyPart, type Outcome, raise, type Stamp } from '../state.ts';
import { cancelAnswered, changeNumber, sendAnswered, verifyAnswered } from './answered.ts';
import { cleanCode, eraseFrom, newText, typeInto } from './code.ts';
import { attachCodeWindow } from './code-window.ts';
import { dayOf } from './countdown.ts';
import { otpEffects } from './effects.ts';
import { EMPTY_BOXES, type OtpState } from './events.ts';
import { findCode, takePiece } from './find-code.ts';
import { forgetCode, requestCode, resume, returnToSource, tick } from './flow.ts';
import { OTP_GATE, OTP_MODAL } from './names.ts';
import { restoreOtp } from './session.ts';

/** The flow of a page that asks for codes (specification, section 4, OTP flow). */
export default defineLazyPart<'otp'>({
  restore: restoreOtp,
  on: {
    'page/loaded': (own, { restored }, { facts }) => {
      if (own.name === 'idle' && facts.settings.otp.enabled) Object.assign(own, restored.otp);
      return undefined;
    },
    'otp/begun': (own, event) => {
      const { session } = own;
      if (session === null || session.timer < 0 || session.date !== dayOf(event.at)) return forgetCode(own);
      own.name = 'waiting';
      own.phone = session.phone;
      own.keyboard = session.keyboard ?? 'text';
      resume(own, event);
      return [
        { type: 'buttons/retarget', dialog: OTP_MODAL },
        ...tick(own, event.id, event),
        { type: 'otp/listen' },
        raise({ type: 'dialog/asked', dialog: OTP_MODAL }),
      ];
    },
    'page/shown': (own, event) => {
      const { validated = own.validated, proof = own.proof } = event.restored.otp ?? {};
      Object.assign(own, { validated, proof });
      if (own.timer < 0) return;
      resume(own, event);
      return tick(own, event.id, event);
    },
    'otp/ticked': (own, event) => (event.chain === own.ticking ? tick(own, event.chain, event) : undefined),

    'lead/held': (own, event, { facts }) => {
      const { gate, lead } = event;
      if (gate !== OTP_GATE) return;
      const release = raise({ type: 'lead/released', form: lead.form, failed: '' });
      if (own.name === 'requesting') {
        const isOther = own.held?.form !== lead.form;
        return [{ type: 'browser/alert', text: facts.copy.submitting }, ...(isOther ? [release] : [])];
      }
      if (own.timer < 0 && own.request === '') return requestCode(own, lead, event, facts);
      // A code is on its way to this number: the lead that is sent in the end is the current one.
      if (own.session && own.session.phone === lead.phone) own.session.target = lead;
      return [release, raise({ type: 'dialog/asked', dialog: OTP_MODAL })];
    },
    'otp/typed': (own, { index, text, ...stamp }, { facts }) => {
      if (!mayEnter(own)) return;
      const typed = newText(own, index, text);
      const isPiece = cleanCode(typed).length < LIMITS.otpLength;
      const { code, isSure } = isPiece ? takePiece(typed) : findCode(typed, own.keyboard);
      if (code === '') {
        own.line = facts.copy.otpUnreadable;
        return;
      }
      Object.assign(own, typeInto(own, index, code));
      if (!isSure && isFull(own)) {
        Object.assign(own, { name: 'checking', line: facts.copy.otpCheck });
        return;
      }
      if (own.boxes.some((box) => box !== '') && (own.name !== 'checking' || !isPiece)) enter(own);
      return isFull(own) && own.name !== 'checking' ? verify(own, stamp, facts) : undefined;
    },
    'otp/erased': (own, { index }) => {
      if (!mayEnter(own)) return;
      Object.assign(own, eraseFrom(own, index));
      if (own.name === 'checking') enter(own);
      return undefined;
    },
    'otp/confirmed': (own, event, { facts }) =>
      own.name === 'checking' && isFull(own) ? verify(own, event, facts) : undefined,

    'otp/change-asked': (own, event, { facts }) => {
      if (!own.session || own.request) return;
      const early = own.timer - (own.session.wait - LIMITS.otpChangeAfter);
      if (own.timer >= 0 && early > 0) {
        return [
          { type: 'browser/alert', text: fillSentence(facts.copy.otpChangeTooEarly, { seconds: early }) },
        ];
      }
      return own.session.requestId ? cancel(own, 'change', event, facts) : changeNumber(own);
    },
    'otp/resend-asked': (own, event, { facts }) => {
      if (!own.session || own.request || own.timer >= 0) return;
      own.isResending = true;
      own.line = '';
      if (own.session.requestId) return cancel(own, 'resend', event, facts);
      return requestCode(own, own.session.target, event, facts);
    },

    'otp/send-answered': sendAnswered,
    'otp/verify-answered': verifyAnswered,
    'otp/cancel-answered': cancelAnswered,
    'otp/success-shown': (own, { source }) => {
      if (own.name !== 'verified') return;
      Object.assign(own, { ...EMPTY_BOXES, name: 'idle', phone: '', line: '' });
      return returnToSource(source);
    },
  },
  effects: otpEffects,
  attach: attachCodeWindow,
});

const OPEN: ReadonlySet<OtpState['name']> = new Set(['waiting', 'checking', 'failed', 'expired']);

function mayEnter({ name, session }: OtpState): boolean {
  return OPEN.has(name) && Boolean(session?.requestId);
}

function isFull({ boxes }: OtpState): boolean {
  return boxes.every((box) => box !== '');
}

/** The visitor is entering a code: the message about the last one is over. */
function enter(own: OtpState): void {
  own.line = '';
  own.name = own.timer < 0 ? 'expired' : 'waiting';
}

function verify(own: OtpState, { id }: Stamp, { settings }: PageFacts): Outcome[] {
  own.name = 'verifying';
  own.request = id;
  const { ajaxUrl: url, actions } = settings;
  const requestId = own.session?.requestId ?? '';
  return [
    { type: 'otp/verify', request: id, url, action: actions.verifyOtp, code: own.boxes.join(''), requestId },
  ];
}

function cancel(
  own: OtpState,
  intent: 'change' | 'resend',
  { id }: Stamp,
  { settings }: PageFacts,
): Outcome[] {
  own.name = 'cancelling';
  own.intent = intent;
  own.request = id;
  const { ajaxUrl: url, actions } = settings;
  const requestId = own.session?.requestId ?? '';
  return [{ type: 'otp/cancel', request: id, url, action: actions.cancelOtp, requestId }];
}
