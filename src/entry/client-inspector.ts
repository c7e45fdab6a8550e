/**
 * The inspector of `kavling preview`: a drawer that shows what the runtime does, and switches to try every state of a
 * page. The preview's own runtime chunk hands `watch` and `adapt` to `startRuntime`; no build holds any of it.
 */
import { NO_SIMULATION, type Simulation, simulate } from '../runtime/adapters/simulate.ts';
import type { Ports, TrackedEvent } from '../runtime/ports.ts';
import type { StartOptions } from '../runtime/start.ts';
import { createDrawer } from './inspector-drawer.ts';

const KEY = 'kavling-inspector';

/** The switches keep their state while the tab is open: a reload tries them from the start. */
function readSwitches(): Simulation {
  try {
    return { ...NO_SIMULATION, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Simulation>) };
  } catch {
    return NO_SIMULATION;
  }
}

const script = document.querySelector<HTMLScriptElement>('script[data-inspector]');
let switches = readSwitches();
const drawer = createDrawer(script?.dataset.lang === 'id' ? 'id' : 'en', switches, (changed) => {
  switches = changed;
  sessionStorage.setItem(KEY, JSON.stringify(changed));
});

/** For `startRuntime`: sees every step. */
export const watch: StartOptions['watch'] = (event, effects, state) => drawer.show(event, effects, state);

/** For `startRuntime`: the browser's ports, as far as nothing is pretended. */
export const adapt = (ports: Ports): Ports =>
  simulate(
    withTracker(ports, (event) => drawer.track(event)),
    () => switches,
  );

/** The same ports, whose tracker also tells the drawer what it sends. */
function withTracker(ports: Ports, tell: (event: TrackedEvent) => void): Ports {
  const { tracker } = ports;
  return {
    ...ports,
    tracker: {
      install: (setup) => tracker.install(setup),
      consent: (choice) => tracker.consent(choice),
      identify: () => tracker.identify(),
      measure: (found) => tracker.measure(found),
      send(event) {
        tell(event);
        tracker.send(event);
      },
    },
  };
}
