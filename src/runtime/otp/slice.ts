import { EMPTY_BOXES } from './events.ts';
import './events.ts';
import { normalisePhone } from '../../lib/phone.ts';
import { defineSlice, raise } from '../state.ts';
import { OTP_GATE, OTP_KEY, OTP_MODAL } from './names.ts';

/** The proof that a number is the visitor's: its state on every page, its behaviour where a page asks for codes. */
export default defineSlice({
  name: 'otp',
  initial: () => ({
    ...EMPTY_BOXES,
    name: 'idle',
    phone: '',
    timer: -1,
    startedAt: 0,
    ticking: '',
    line: '',
    isResending: false,
    session: null,
    held: null,
    request: '',
    intent: '',
    validated: '',
    proof: '',
    keyboard: 'numeric',
  }),
  on: {
    'init/otp': (_, __, { facts }) =>
      facts.settings.otp.enabled ? [raise({ type: 'otp/begun' })] : [{ type: 'otp/forget' }],
  },
  effects: {
    'otp/forget': (_, { session }) => session.remove(OTP_KEY),
  },
  gates: [
    {
      name: OTP_GATE,
      order: 30,
      holds: ({ facts, otp }, { phone }) =>
        facts.settings.otp.enabled && normalisePhone(phone) !== normalisePhone(otp.validated),
    },
  ],
  diverts: ({ otp }) => (otp.timer >= 0 ? OTP_MODAL : ''),
  lazy: {
    when: ({ settings }) => (settings.otp.enabled ? 'start' : 'never'),
    load: async () => (await import('./verification.ts')).default,
  },
});
