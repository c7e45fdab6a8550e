import { LEAD_SORTS, type LeadSort } from '../contract/desk/lead-query.ts';
import type { FILTERS } from '../contract/desk/routes.ts';
import type { LeadFilter } from '../store/desk/lead-filter.ts';
import type { Visibility } from '../store/visibility.ts';
import type { Query } from './guard.ts';

/** Means the person who makes the request; `isTokenName` reserves the name. */
const ME = '@me';

/** The filter that a query names, within what the person may see. */
export function readFilter(
  query: Query<(typeof FILTERS)[number]>,
  visible: Visibility,
  search: string,
): LeadFilter {
  const verified = query.get('verified');
  const since = timeIn(query, 'since');
  const until = timeIn(query, 'until');
  return {
    visible,
    search,
    projectId: query.get('project') ?? '',
    type: query.get('type') ?? '',
    source: query.get('source') ?? '',
    status: query.get('status') ?? '',
    assignedTo: query.get('assigned') === ME ? visible.person : (query.get('assigned') ?? ''),
    spam: query.get('spam') === '1',
    ...(verified === '1' || verified === '0' ? { verified: verified === '1' } : {}),
    ...(since === null ? {} : { since }),
    ...(until === null ? {} : { until }),
  };
}

export function readSort(query: Query<'sort'>): LeadSort {
  return LEAD_SORTS.find((sort) => sort === query.get('sort')) ?? 'newest';
}

const MOST_DAYS = 62;

/** Where the days of a week begin and the last one ends, as the reader's zone has them; null where that is no row of times. */
export function readBounds(query: Query<'days'>): readonly number[] | null {
  const bounds = (query.get('days') ?? '').split(',').map(Number);
  const isRow = bounds.every((at, i) => Number.isSafeInteger(at) && (i === 0 || at > (bounds[i - 1] ?? at)));
  return isRow && bounds.length > 1 && bounds.length <= MOST_DAYS ? bounds : null;
}

/** A zone that this server knows, or Jakarta's. */
export function readZone(query: URLSearchParams): string {
  const zone = query.get('zone') ?? '';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return 'Asia/Jakarta';
  }
}

function timeIn<N extends string>(query: Query<N>, name: N): number | null {
  const text = query.get(name) ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}
