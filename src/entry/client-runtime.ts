import { prepareRuntime } from '../runtime/start.ts';

/** The runtime as a chunk of its own: no React in it, so that it can be there before anyone needs a form. */
export { prepareIslands, readFacts, startRuntime } from '../runtime/start.ts';

await prepareRuntime(document);

export { scrollToTarget } from '../lib/anchor-scroll.ts';
