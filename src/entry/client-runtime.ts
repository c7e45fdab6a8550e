import type { PageFacts } from '../runtime/index.ts';
import { startRuntime } from '../runtime/index.ts';

const text = document.getElementById('kavling-config')?.textContent ?? '{}';

/** The facts that the build wrote into the page. */
export const facts = JSON.parse(text) as PageFacts;

/** The one runtime of this page; made when the module is first asked for. */
export const runtime = startRuntime(facts);
