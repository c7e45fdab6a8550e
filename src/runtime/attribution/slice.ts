import './events.ts';
import { eachField, readAttribution } from '../../lib/attribution.ts';
import { defineSlice } from '../state.ts';

/** Where the visitor came from (LEAD-12). The boot keeps the cookies; a new campaign replaces the last one whole. */
export default defineSlice({
  name: 'attribution',
  initial: () => eachField(() => ''),
  restore: ({ cookies }) => eachField((field) => cookies.get(field) ?? ''),
  on: {
    'page/loaded': (own, { restored, url }) => {
      Object.assign(own, restored.attribution, readAttribution(url));
      return undefined;
    },
    'init/attribution': (own) => [{ type: 'fields/fill', form: '', values: { ...own }, onlyEmpty: false }],
  },
  lazy: {
    // Where visitors are not asked, the boot has kept the visit.
    when: ({ settings }) => (settings.analytics.consent === 'off' ? 'never' : 'start'),
    mayWait: true,
    load: async () => (await import('./touches.ts')).default,
  },
});
