import { LIMITS } from '../limits.ts';
import { defineSlice } from '../state.ts';

/** `off`: the page does not ask. `asking`: the banner shows. */
export interface ConsentState {
  name: 'off' | 'asking' | 'granted' | 'denied';
}

declare module '../state.ts' {
  interface State {
    consent: ConsentState;
  }
  interface Restored {
    consent: string;
  }
  interface EventMap {
    'consent/given': object;
    'consent/refused': object;
  }
  interface EffectMap {
    'consent/keep': { choice: 'granted' | 'denied' };
    /** Shows or hides the banner. */
    'consent/ask': { isAsking: boolean };
  }
}

const KEY = 'kavling-consent';

/** The visitor's choice about analytics, asked where the page's settings require it. */
export default defineSlice({
  name: 'consent',
  initial: () => ({ name: 'off' }),
  restore: ({ local }) => local.get(KEY) ?? '',
  on: {
    'page/loaded': (own, { restored }, { facts }) => {
      if (facts.settings.analytics.consent === 'off') return;
      const choice = restored.consent;
      own.name = choice === 'granted' || choice === 'denied' ? choice : 'asking';
      return [{ type: 'consent/ask', isAsking: own.name === 'asking' }];
    },
    'consent/given': (own) => {
      own.name = 'granted';
      return [
        { type: 'consent/keep', choice: 'granted' },
        { type: 'consent/ask', isAsking: false },
      ];
    },
    'consent/refused': (own) => {
      own.name = 'denied';
      return [
        { type: 'consent/keep', choice: 'denied' },
        { type: 'consent/ask', isAsking: false },
      ];
    },
  },
  effects: {
    'consent/ask': ({ isAsking }, { dom }) => dom.askConsent(isAsking),
    'consent/keep': ({ choice }, { local }) => local.set(KEY, choice, LIMITS.consentSeconds),
  },
});
