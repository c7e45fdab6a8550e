import { fillSentence } from '../copy.ts';

/** Seconds left of a wait that began at `start` (ms), by the wall clock; below 0 once it is over. */
export function secondsLeft(start: number, wait: number, now: number): number {
  // A clock that was set back must not stretch the wait.
  const passed = Math.max(0, now - start);
  return wait - Math.floor(passed / 1000);
}

/** A countdown as it is shown (specification, section 9), in the brackets of its sentence: `(01:05)`. */
export function formatCountdown(seconds: number, time = '({{time}})'): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const shown = Math.max(0, seconds);
  return fillSentence(time, { time: `${two(shown / 60)}:${two(shown % 60)}` });
}

/** The calendar day in Indonesian writing, in the time of Jakarta (OTP-10): `20/11/2026`. */
export function dayOf(now: number): string {
  return new Date(now).toLocaleDateString('id-ID', { timeZone: 'Asia/Jakarta' });
}
