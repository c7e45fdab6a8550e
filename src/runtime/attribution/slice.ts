import { type Attribution, eachField, readAttribution } from '../../lib/attribution.ts';
import { defineSlice } from '../state.ts';

declare module '../state.ts' {
  interface State {
    attribution: Attribution;
  }
  interface Restored {
    attribution: Attribution;
  }
  interface EventMap {
    'init/attribution': object;
  }
}

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
});
