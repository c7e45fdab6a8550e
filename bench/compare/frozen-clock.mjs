// Holds the clock of a process at the time in a file: FROZEN_CLOCK=<file> node --import ./frozen-clock.mjs …
// The time only changes with the file; timers run as usual.
import { readFileSync } from 'node:fs';

const file = process.env.FROZEN_CLOCK ?? '';
const RealDate = Date;
const now = () => RealDate.parse(readFileSync(file, 'utf8').trim());

RealDate.now = now;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
  apply: () => new RealDate(now()).toString(),
});
