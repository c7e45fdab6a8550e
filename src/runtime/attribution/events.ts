import type { Attribution } from '../../lib/attribution.ts';

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
  interface EffectMap {
    'touches/keep': object;
    'touches/forget': object;
  }
}
