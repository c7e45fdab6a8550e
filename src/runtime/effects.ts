import type { Ports } from './ports.ts';
import type { AnySlice, Dispatch, Effect } from './state.ts';

/** Does what the effect says. What fails there is logged and stops nothing else. */
export function perform(effect: Effect, ports: Ports, dispatch: Dispatch, slices: readonly AnySlice[]): void {
  for (const slice of slices) {
    const act = slice.effects?.[effect.type];
    if (!act) continue;
    try {
      act(effect, ports, dispatch);
    } catch (error) {
      ports.browser.log(`Effect ${effect.type} failed`, error);
    }
  }
}
