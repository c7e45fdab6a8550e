import { TOUCHES } from './touch.ts';

/** Days for which the first touch counts, and the last one that was not direct. */
const DAYS = { first: 90, last: 30 } as const;
const DAY = 24 * 3600 * 1000;

/** Ids that advertising networks put behind a click, with the source and the medium of a click that says no more. */
const CLICK_IDS = {
  gclid: ['google', 'cpc'],
  gbraid: ['google', 'cpc'],
  wbraid: ['google', 'cpc'],
  fbclid: ['facebook', 'social'],
  ttclid: ['tiktok', 'cpc'],
  msclkid: ['bing', 'cpc'],
} as const;

const SEARCH_ENGINE = /(^|\.)(google|bing|yahoo|duckduckgo|ecosia|yandex|baidu)\.[a-z.]{2,6}$/;

/** The parts of a touch as a lead has them, each with a prefix: `first_touch_`, `last_touch_`. */
const PARTS = [
  'at',
  'source',
  'medium',
  'campaign',
  'content',
  'term',
  'click_ids',
  'referrer',
  'page',
] as const;
type Touch = Readonly<Record<(typeof PARTS)[number], string>>;

/** One arrival: when (ms since 1970), at which address, and from which. */
export interface Visit {
  readonly at: number;
  readonly url: string;
  readonly referrer: string;
}

/** True if a field of a lead belongs to a touch: how the visitor came, not what they want. */
export function isTouchField(name: string): boolean {
  return /^(first|last)_touch_/.test(name);
}

/** Visits as the browser kept them. */
interface KeptVisits {
  first?: string;
  last?: string;
}

/**
 * The fields of the first touch and of the last that was not direct, from the visits in the browser and the current one.
 * A touch that is too old does not count; an unknown touch has no field.
 */
export function touchFields(kept: KeptVisits, here: Visit, now = here.at): Record<string, string> {
  const isYoung = (visit: Visit, days: number) => visit.at > now - days * DAY;
  const [first, last] = [parseVisit(kept.first), parseVisit(kept.last)];
  const oldest = [first, last, here].find((visit) => visit && isYoung(visit, DAYS.first));
  const newest = [last, here]
    .filter((visit) => visit !== undefined)
    .filter((visit) => isYoung(visit, DAYS.last) && !isDirect(visit))
    .sort((a, b) => b.at - a.at)[0];
  return { ...named('first', oldest), ...named('last', newest) };
}

/** The same in the browser. Blocked storage knows no more than this page. */
export function readTouches(): Record<string, string> {
  const kept: KeptVisits = {};
  try {
    for (const name of ['first', 'last'] as const) kept[name] = localStorage[TOUCHES[name]];
  } catch {}
  const at = Math.round(performance.timeOrigin);
  return touchFields(kept, { at, url: location.href, referrer: document.referrer }, Date.now());
}

function named(name: 'first' | 'last', visit: Visit | undefined): Record<string, string> {
  if (!visit) return {};
  const touch = readTouch(visit);
  const known = PARTS.filter((part) => touch[part] !== '');
  return Object.fromEntries(known.map((part) => [`${name}_touch_${part}`, touch[part]]));
}

function parseVisit(text = ''): Visit | undefined {
  const [at, url = '', referrer = ''] = text.split(' ');
  return Number(at) && URL.canParse(url) ? { at: Number(at), url, referrer } : undefined;
}

function readTouch(visit: Visit): Touch {
  const { origin, pathname, searchParams: query } = new URL(visit.url);
  const ids = clickIds(query);
  const referrer = hostOf(visit.referrer);
  const from = isOwn(visit) ? '' : referrer.replace(/^www\./, '');
  const byReferrer = from && [from, SEARCH_ENGINE.test(from) ? 'organic' : 'referral'];
  const [source, medium] = (ids[0] && CLICK_IDS[ids[0][0]]) || byReferrer || ['direct', ''];
  const named = query.has('utm_source') || query.has('utm_medium');
  return {
    at: new Date(visit.at).toISOString(),
    source: query.get('utm_source') || source,
    medium: named ? (query.get('utm_medium') ?? '') : medium,
    campaign: query.get('utm_campaign') ?? '',
    content: query.get('utm_content') ?? '',
    term: query.get('utm_term') ?? '',
    click_ids: ids.map(([kind, id]) => `${kind}=${encodeURIComponent(id)}`).join('&'),
    referrer,
    page: origin + pathname,
  };
}

function clickIds(query: URLSearchParams): (readonly [keyof typeof CLICK_IDS, string])[] {
  const kinds = Object.keys(CLICK_IDS) as (keyof typeof CLICK_IDS)[];
  return kinds.flatMap((kind) => {
    const id = query.get(kind);
    return id ? [[kind, id] as const] : [];
  });
}

/** Nothing led here: no campaign, no click, and no other site. */
function isDirect(visit: Visit): boolean {
  const { searchParams: query } = new URL(visit.url);
  const isCampaign = [...query.keys()].some((name) => name.startsWith('utm_')) || clickIds(query).length > 0;
  return !isCampaign && (visit.referrer === '' || isOwn(visit));
}

function isOwn({ url, referrer }: Visit): boolean {
  return hostOf(referrer) === hostOf(url);
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : '';
}
