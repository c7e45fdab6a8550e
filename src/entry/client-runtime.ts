import { prepareRuntime } from '../runtime/start.ts';
// Small, and needed by more than one of the parts that load later: here they cost no extra request.
import '../lib/base64.ts';
import '../lib/safe-url.ts';
import '../lib/shortcodes.ts';

/** The runtime as its own chunk: without React, so that it can load before anyone needs a form. */
export { prepareIslands, readFacts, startRuntime } from '../runtime/start.ts';

/**
 * Resolves when the runtime may start; when called again, it refetches what did not arrive. No top-level await: the
 * modules it waits for import this chunk, so both would wait forever.
 */
export const ready = () => prepareRuntime(document);

export { scrollToTarget } from './anchor-scroll.ts';
