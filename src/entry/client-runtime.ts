import { prepareRuntime } from '../runtime/start.ts';
// Small, and needed by more than one of the parts that come later: here they cost no request of their own.
import '../lib/base64.ts';
import '../lib/safe-url.ts';
import '../lib/shortcodes.ts';

/** The runtime as a chunk of its own: no React in it, so that it can be there before anyone needs a form. */
export { prepareIslands, readFacts, startRuntime } from '../runtime/start.ts';

/**
 * Resolves when the runtime may start; asked again, it fetches again what did not arrive. No top-level await: what it
 * waits for imports this chunk, and would wait for it in turn.
 */
export const ready = () => prepareRuntime(document);

export { scrollToTarget } from '../lib/anchor-scroll.ts';
