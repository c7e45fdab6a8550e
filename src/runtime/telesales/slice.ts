import { isSameNumber, normalisePhone } from '../../lib/phone.ts';
import { projectKey } from '../facts.ts';
import { defineSlice, type Outcome } from '../state.ts';

/** `due`: the first click came while the project call was still under way. */
export interface TelesalesState {
  name: 'unchecked' | 'due' | 'checked';
  /** The number on the page. */
  number: string;
  /** The number the backend answered with, `''` when it has none. */
  stored: string;
}

declare module '../state.ts' {
  interface State {
    telesales: TelesalesState;
  }
  interface Restored {
    telesales: string;
  }
  interface EffectMap {
    'telesales/store': { number: string; project: string };
    /** Every telesales field and every WhatsApp link of the page. */
    'telesales/overwrite': { number: string };
  }
}

const KEY = 'TSWA';
/** The storage key of the project that the number belongs to. */
const OWNER = 'TSWA-project';

/** The number that the visitor reaches (TEL-01, TEL-02). */
export default defineSlice({
  name: 'telesales',
  initial: ({ project }) => ({ name: 'unchecked', number: project.telesalesNumber, stored: '' }),
  restore: ({ session }, facts) => {
    const mine = projectKey(facts);
    return (session.get(OWNER) ?? mine) === mine ? (session.get(KEY) ?? '') : '';
  },
  on: {
    'page/loaded': (own, { restored }) => {
      own.stored = restored.telesales ?? '';
      return undefined;
    },
    'project/loaded': (own, { record }, { facts }) => {
      if (!record.whatsappNumber) return own.name === 'due' ? compare(own) : undefined;
      own.stored = record.whatsappNumber;
      return [
        { type: 'telesales/store', number: own.stored, project: projectKey(facts) },
        ...(own.name === 'due' ? compare(own) : []),
      ];
    },
    'project/failed': (own) => (own.name === 'due' ? compare(own) : undefined),
    'button/clicked': (own, _, { project }) => {
      if (own.name !== 'unchecked') return;
      if (project.name !== 'loading') return compare(own);
      own.name = 'due';
      return undefined;
    },
  },
  effects: {
    'telesales/store': ({ number, project }, { session }) => {
      session.set(KEY, number);
      session.set(OWNER, project);
    },
    'telesales/overwrite': ({ number }, { dom }) => dom.overwriteTelesales(number),
  },
});

/** Once a page: digits only; without a stored number nothing changes. */
function compare(own: TelesalesState): Outcome[] {
  own.name = 'checked';
  const number = normalisePhone(own.stored);
  if (number === '' || isSameNumber(own.number, own.stored)) return [];
  own.number = number;
  return [{ type: 'telesales/overwrite', number }];
}
