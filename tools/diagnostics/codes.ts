export type Severity = 'error' | 'warning';

/**
 * Every finding has a permanent code: 1xx the file and its punctuation, 2xx what the schema says, 3xx what a page
 * as a whole must keep, 4xx the files beside it, 5xx what belongs to the site as a whole. A code is never given to another finding.
 */
export const codes = {
  KV101: 'error',
  KV102: 'error',
  KV103: 'error',
  KV104: 'error',
  KV105: 'error',
  KV106: 'warning',
  KV111: 'error',
  KV112: 'error',
  KV113: 'error',
  KV114: 'error',
  KV115: 'error',
  KV116: 'error',
  KV117: 'error',
  KV118: 'error',
  KV119: 'error',
  KV120: 'error',
  KV121: 'error',
  KV122: 'error',
  KV123: 'error',
  KV201: 'error',
  KV202: 'error',
  KV203: 'error',
  KV204: 'error',
  KV205: 'error',
  KV206: 'error',
  KV207: 'error',
  KV208: 'error',
  KV209: 'error',
  KV210: 'error',
  KV211: 'error',
  KV212: 'error',
  KV213: 'error',
  KV214: 'error',
  KV301: 'error',
  KV302: 'error',
  KV303: 'warning',
  KV304: 'warning',
  KV305: 'warning',
  KV306: 'warning',
  KV307: 'error',
  KV308: 'error',
  KV309: 'error',
  KV310: 'error',
  KV311: 'error',
  KV312: 'error',
  KV320: 'error',
  KV321: 'warning',
  KV322: 'warning',
  KV330: 'warning',
  KV331: 'warning',
  KV332: 'warning',
  KV333: 'warning',
  KV334: 'warning',
  KV335: 'warning',
  KV336: 'warning',
  KV337: 'warning',
  KV338: 'warning',
  KV339: 'error',
  KV340: 'warning',
  KV341: 'warning',
  KV401: 'error',
  KV402: 'warning',
  KV403: 'error',
  KV404: 'error',
  KV405: 'error',
  KV406: 'error',
  KV410: 'error',
  KV411: 'error',
  KV412: 'error',
  KV413: 'warning',
  KV414: 'warning',
  KV415: 'error',
  KV420: 'error',
  KV421: 'error',
  KV422: 'warning',
  KV423: 'warning',
  KV424: 'warning',
  KV425: 'warning',
  KV426: 'error',
  KV427: 'warning',
  KV428: 'warning',
  KV501: 'error',
  KV502: 'error',
  KV503: 'error',
  KV504: 'error',
  KV505: 'warning',
  KV506: 'error',
  KV507: 'error',
} as const satisfies Record<string, Severity>;

/** Warnings while a page is written that keep it from being published. */
export const refusedByBuild: ReadonlySet<string> = new Set<keyof typeof codes>(['KV330']);

export type Code = keyof typeof codes;

/** True if `text` is one of our codes, in any letter case. */
export function isCode(text: string): text is Code {
  return Object.hasOwn(codes, text);
}

/** The codes whose sentences are in `english-page.ts` and `indonesian-page.ts`. */
export type PageCode = Extract<Code, 'KV214' | `KV33${number}` | `KV34${number}` | `KV41${number}`>;

/** The codes of the list of homes: `english-list.ts` and `indonesian-list.ts`. */
export type ListCode = Extract<Code, `KV42${number}`>;

/** The codes of what belongs to a site as a whole: `english-site.ts` and `indonesian-site.ts`. */
export type SiteCode = Extract<Code, `KV50${number}`>;
