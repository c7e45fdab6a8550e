import { expect, test } from 'vitest';
import { makeRotation } from './rotation.ts';

/** A clock that a test turns by hand. */
function makeClock() {
  let now = 0;
  let next = 1;
  const due = new Map<number, { at: number; run: () => void }>();
  return {
    environment: {
      setTimeout(run: () => void, after: number) {
        due.set(next, { at: now + after, run });
        return next++;
      },
      clearTimeout: (timer: number) => void due.delete(timer),
    },
    pass(time: number) {
      now += time;
      for (const [timer, { at, run }] of due)
        if (at <= now) {
          due.delete(timer);
          run();
        }
    },
  };
}

function start(times = { first: 3000, later: 5000, pauseOnHover: true }) {
  const clock = makeClock();
  const seen = { moves: 0, turns: [] as boolean[] };
  const rotation = makeRotation(
    times,
    () => {
      seen.moves += 1;
    },
    (isOn) => seen.turns.push(isOn),
    clock.environment,
  );
  return { clock, seen, rotation };
}

test('[WID-07] the first picture waits 3000 ms, every later one 5000 ms', () => {
  const { clock, seen, rotation } = start();
  rotation.turn(true);
  clock.pass(2999);
  expect(seen.moves).toBe(0);
  clock.pass(1);
  expect(seen.moves).toBe(1);
  clock.pass(4999);
  expect(seen.moves).toBe(1);
  clock.pass(1);
  expect(seen.moves).toBe(2);
});

test('[WID-07] it pauses as long as any reason holds it, and then waits again', () => {
  const { clock, seen, rotation } = start();
  rotation.turn(true);
  clock.pass(2000);
  rotation.hold('pointer', true);
  rotation.hold('off-screen', true);
  rotation.hold('pointer', false);
  clock.pass(60_000);
  expect(seen.moves).toBe(0);
  rotation.hold('off-screen', false);
  clock.pass(2999);
  expect(seen.moves).toBe(0);
  clock.pass(1);
  expect(seen.moves).toBe(1);
});

test('[WID-07] turned off it does not start again on its own', () => {
  const { clock, seen, rotation } = start();
  rotation.turn(true);
  rotation.turn(false);
  rotation.hold('pointer', true);
  rotation.hold('pointer', false);
  rotation.restart();
  clock.pass(60_000);
  expect(seen).toEqual({ moves: 0, turns: [true, false] });
});
