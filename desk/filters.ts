/** Filters as every list call sends them; an empty text does not filter. */
export interface Filters {
  readonly search: string;
  readonly project: string;
  readonly type: string;
  readonly verified: string;
  readonly source: string;
  readonly status: string;
  /** A member of the team, ME, or `-` for unassigned. */
  readonly assigned: string;
  readonly spam: string;
  readonly sort: string;
  /** Days as a date field gives them: `2026-11-22`. */
  readonly from: string;
  readonly until: string;
}

/** The logged-in person: a shared link shows each reader their own leads. */
export const ME = '@me';

export const NO_FILTERS: Filters = {
  search: '',
  project: '',
  type: '',
  verified: '',
  source: '',
  status: '',
  assigned: '',
  spam: '',
  sort: '',
  from: '',
  until: '',
};

export function isNarrowed(filters: Filters): boolean {
  return Object.entries(filters).some(([name, value]) => name !== 'sort' && value !== '');
}

/** The filters as a query, but for the search. Days are those of the reader: from the first moment of one to the last of the other. */
export function queryOf(filters: Filters): string {
  return new URLSearchParams(
    Object.entries(paramsOf(filters)).filter(([, value]) => value !== ''),
  ).toString();
}

/** The same by name; an empty text is omitted from the address. */
export function paramsOf({ from, until, search: _search, ...filters }: Filters) {
  return {
    ...filters,
    since: from === '' ? '' : String(startOfDay(from)),
    until: until === '' ? '' : String(startOfDay(until, 1)),
  };
}

/** When a day begins in the reader's zone, or the one so many days later. */
export function startOfDay(day: string, later = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).getTime();
}
