import './state.ts';
import { hasKept } from '../lead/queue-names.ts';
import { defineSlice } from '../state.ts';

/**
 * Every lead is written down before it is sent and crossed out once a server answered for it. Its behaviour is loaded
 * with the first form, or on a page that finds something kept.
 */
export default defineSlice({
  name: 'queue',
  initial: () => ({ entries: [], sent: {}, corrected: {}, own: [], tries: {} }),
  on: {},
  lazy: {
    // A code that is proven after a reload releases a lead while every form sleeps.
    when: ({ settings }, stored) => (settings.otp.enabled || hasKept(stored) ? 'start' : 'island'),
    mayWait: true,
    load: async () => (await import('./sending.ts')).default,
  },
});
