import type { Code } from '../codes.ts';

/** The codes of what belongs to a site as a whole: `english-site.ts` and `indonesian-site.ts`. */
export type SiteCode = Extract<Code, `KV50${number}`>;
