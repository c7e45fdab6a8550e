import { prepareRuntime } from '../runtime/start.ts';

/** The runtime as a chunk of its own: no React in it, so that it can be there before anyone needs a form. */
export { prepareIslands, readFacts, startRuntime } from '../runtime/start.ts';

/**
 * Resolves when the runtime may start; asked again, it fetches again what did not arrive. No top-level await: what it
 * waits for imports this chunk, and would wait for it in turn.
 */
export const ready = () => prepareRuntime(document);

export { scrollToTarget } from '../lib/anchor-scroll.ts';
