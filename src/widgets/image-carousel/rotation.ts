import type { RotationProps } from './props.ts';

/** What the rotation reads of the browser, so that a test can turn its clock. */
export interface RotationEnvironment {
  setTimeout(run: () => void, after: number): number;
  clearTimeout(timer: number): void;
}

/** Why the carousel stands still for a while. */
type Reason = 'pointer' | 'off-screen' | 'hidden' | 'touch';

/** A carousel that moves by itself. */
export interface Rotation {
  readonly isOn: boolean;
  /** Turns it on or off for good: by the visitor, or because the focus came in. */
  turn(isOn: boolean): void;
  /** Holds it for a while, for a reason, and lets go of that reason. */
  hold(reason: Reason, isHeld: boolean): void;
  /** A slide came by other means: its time starts anew. */
  restart(): void;
}

/**
 * Waits `first` before the first move and `later` before every other. It waits only while it is on and nothing holds
 * it; a wait that was broken off starts anew.
 */
export function makeRotation(
  times: RotationProps,
  move: () => void,
  onTurn: (isOn: boolean) => void,
  environment: RotationEnvironment,
): Rotation {
  const held = new Set<Reason>();
  let isOn = false;
  let hasMoved = false;
  let timer = 0;
  const schedule = () => {
    environment.clearTimeout(timer);
    if (!isOn || held.size > 0) return;
    timer = environment.setTimeout(
      () => {
        hasMoved = true;
        move();
        schedule();
      },
      hasMoved ? times.later : times.first,
    );
  };
  return {
    get isOn() {
      return isOn;
    },
    turn(value) {
      if (value === isOn) return;
      isOn = value;
      onTurn(value);
      schedule();
    },
    hold(reason, isHeld) {
      if (held.has(reason) === isHeld) return;
      if (isHeld) held.add(reason);
      else held.delete(reason);
      schedule();
    },
    restart: schedule,
  };
}
