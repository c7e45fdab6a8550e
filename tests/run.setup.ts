export { beginRun as default } from '../server/testing/once-per-run.ts';
