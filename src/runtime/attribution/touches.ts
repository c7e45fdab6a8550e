import './events.ts';
import { noteVisit, TOUCHES } from '../../lib/touch.ts';
import { defineLazyPart } from '../state.ts';

/** First and last touch on a page that asks: kept once the visitor agrees, forgotten when they refuse. */
export default defineLazyPart<'attribution'>({
  on: {
    'init/analytics': (_, __, { consent }) =>
      consent.name === 'granted' ? [{ type: 'touches/keep' }] : undefined,
    'consent/given': () => [{ type: 'touches/keep' }],
    'consent/refused': () => [{ type: 'touches/forget' }],
  },
  effects: {
    'touches/keep': (_, { browser }) => {
      try {
        noteVisit(browser.url());
      } catch {}
    },
    'touches/forget': (_, { local }) => {
      for (const key of Object.values(TOUCHES)) local.remove(key);
    },
  },
});
