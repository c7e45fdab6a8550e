import type { RotationProps } from './props.ts';

/** The browser functions that the rotation uses, so that a test can control its clock. */
export interface RotationEnvironment {
  setTimeout(run: () => void, after: number): number;
  clearTimeout(timer: number): void;
}

/** Why the carousel is paused. */
type Reason = 'pointer' | 'off-screen' | 'hidden' | 'touch';

/** A carousel that moves on its own. */
export interface Rotation {
  readonly isOn: boolean;
  /** Turns it on or off permanently: by the visitor, or because it received focus. */
  turn(isOn: boolean): void;
  /** Holds it for a while, for a reason, and lets go of that reason. */
  hold(reason: Reason, isHeld: boolean): void;
  /** The slide changed by other means: its time starts again. */
  restart(): void;
}

/**
 * Waits `first` before the first move and `later` before every other. It waits only while it is on and nothing holds
 * it; an interrupted wait starts again.
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
