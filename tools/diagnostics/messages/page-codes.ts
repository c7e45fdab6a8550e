import type { Code } from '../codes.ts';

/** The codes whose sentences are in `english-page.ts` and `indonesian-page.ts`. */
export type PageCode = Extract<Code, 'KV214' | `KV33${number}` | `KV34${number}` | `KV41${number}`>;
