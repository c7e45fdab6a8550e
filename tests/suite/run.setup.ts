import { beginRun } from '../../server/testing/once-per-run.ts';

/** Begins a run for files that are started by vitest itself; `npm test` begins one for both halves. */
export default process.env.TEST_RUN === undefined ? beginRun : () => {};
