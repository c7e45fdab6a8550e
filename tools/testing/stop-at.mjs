// Ends the process by SIGKILL at one of its changes of the file system, counted from 0:
//   STOP_UNDER=<folder> STOP_AT=<number> STOP_COUNT=<file> node --import ./tools/testing/stop-at.mjs …
// Without STOP_AT nothing is ended; the number of changes is in STOP_COUNT when the process leaves.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { countChanges } from './counted-changes.mjs';

const { STOP_UNDER = '/', STOP_AT = 'Infinity', STOP_COUNT } = process.env;

/** @returns {never} */
function stop() {
  process.kill(process.pid, 'SIGKILL');
  // The signal may come a moment later; nothing is changed until then.
  for (;;);
}

if (isMainThread) {
  const changes = countChanges({ under: STOP_UNDER, stopAt: Number(STOP_AT), stop });
  process.once('exit', () => {
    changes.restore();
    if (STOP_COUNT) writeFileSync(STOP_COUNT, String(changes.count()));
  });
}
