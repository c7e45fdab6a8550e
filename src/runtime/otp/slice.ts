import './events.ts';
import { normalisePhone } from '../../lib/phone.ts';
import { fillSentence } from '../copy.ts';
import type { PageFacts } from '../facts.ts';
import { LIMITS } from '../limits.ts';
import { defineSlice, type Outcome, raise, type Stamp } from '../state.ts';
import { cancelAnswered, changeNumber, sendAnswered, verifyAnswered } from './answered.ts';
import { EMPTY_BOXES, eraseFrom, typeInto } from './code.ts';
import { dayOf } from './countdown.ts';
import { otpEffects } from './effects.ts';
import type { OtpState } from './events.ts';
import { forgetCode, OTP_MODAL, requestCode, returnToSource, tick } from './flow.ts';
import { restoreOtp } from './session.ts';

const GATE = 'otp';

/** The proof that a number is the visitor's (specification, section 4, OTP flow). */
export default defineSlice({
  name: 'otp',
  order: 30,
  initial: () => ({
    ...EMPTY_BOXES,
    name: 'idle',
    phone: '',
    timer: -1,
    ticking: '',
    line: '',
    isResending: false,
    session: null,
    held: null,
    request: '',
    intent: '',
    validated: '',
  }),
  restore: restoreOtp,
  on: {
    'page/loaded': (own, { restored }) => {
      if (own.name !== 'idle') return;
      own.session = restored.otp?.session ?? null;
      own.validated = restored.otp?.validated ?? '';
      return undefined;
    },
    'init/otp': (own, event, { facts }) => {
      const { session } = own;
      const isOfToday = session !== null && session.timer >= 0 && session.date === dayOf(event.at);
      if (!facts.settings.otp.enabled || !isOfToday) return forgetCode(own);
      own.name = 'waiting';
      own.phone = session.phone;
      return [
        { type: 'buttons/retarget', dialog: OTP_MODAL },
        ...tick(own, event.id, event),
        { type: 'otp/listen' },
        raise({ type: 'dialog/asked', dialog: OTP_MODAL }),
      ];
    },
    'page/shown': (own, event) => {
      own.validated = event.restored.otp?.validated ?? own.validated;
      return own.timer >= 0 ? tick(own, event.id, event) : undefined;
    },
    'otp/ticked': (own, event) => (event.chain === own.ticking ? tick(own, event.chain, event) : undefined),

    'lead/held': (own, event, { facts }) => {
      const { gate, lead } = event;
      if (gate !== GATE) return;
      const release = raise({ type: 'lead/released', form: lead.form, failed: '' });
      if (own.name === 'requesting') {
        const isOther = own.held?.form !== lead.form;
        return [{ type: 'browser/alert', text: facts.copy.submitting }, ...(isOther ? [release] : [])];
      }
      if (own.timer < 0 && own.request === '') return requestCode(own, lead, event, facts);
      // A code is on its way to this number: what goes on in the end is the lead as it stands now.
      if (own.session && own.session.phone === lead.phone) own.session.target = lead;
      return [release, raise({ type: 'dialog/asked', dialog: OTP_MODAL })];
    },
    'otp/typed': (own, { index, text, ...stamp }, { facts }) => {
      if (!mayEnter(own)) return;
      const isFirst = own.boxes.every((box) => box === '');
      Object.assign(own, typeInto(own, index, text));
      if (own.name === 'failed' && isFirst && own.boxes.some((box) => box !== '')) {
        own.line = '';
        own.name = own.timer < 0 ? 'expired' : 'waiting';
      }
      return own.boxes.every((box) => box !== '') ? verify(own, stamp, facts) : undefined;
    },
    'otp/erased': (own, { index }) => {
      if (mayEnter(own)) Object.assign(own, eraseFrom(own, index));
      return undefined;
    },

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
  diverts: ({ otp }) => (otp.timer >= 0 ? OTP_MODAL : ''),
  gates: [
    {
      name: GATE,
      order: 30,
      holds: ({ facts, otp }, { phone }) =>
        facts.settings.otp.enabled && normalisePhone(phone) !== normalisePhone(otp.validated),
    },
  ],
});

function mayEnter({ name, session }: OtpState): boolean {
  return (name === 'waiting' || name === 'failed' || name === 'expired') && Boolean(session?.requestId);
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
