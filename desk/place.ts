import { LEAD_SORTS } from '../server/contract/desk/lead-query.ts';
import { LEAD_STATUSES } from '../server/contract/desk/statuses.ts';
import { unitStatuses } from '../src/lib/units.ts';
import { type Filters, NO_FILTERS } from './filters.ts';
import { isDay, type ReportChoice, reportChoices, USUAL_REPORT } from './report-range.ts';

export const VIEWS = ['leads', 'units', 'report', 'templates', 'team', 'me'] as const;
export type View = (typeof VIEWS)[number];

/** The state of the desk. The URL has the parts of the current view; those of the others are remembered. */
export interface Place {
  readonly view: View;
  /** The open lead; empty if there is none. */
  readonly lead: string;
  readonly filters: Filters;
  readonly report: ReportChoice;
  readonly units: UnitChoice;
}

/** The homes that are shown: of a project, with a status, of a type, with a part of their code; empty: any. */
export interface UnitChoice {
  readonly project: string;
  readonly status: string;
  readonly type: string;
  readonly find: string;
}

export const ALL_UNITS: UnitChoice = { project: '', status: '', type: '', find: '' };

export const HOME: Place = {
  view: 'leads',
  lead: '',
  filters: NO_FILTERS,
  report: USUAL_REPORT,
  units: ALL_UNITS,
};

type Accepts = (value: string) => boolean;

const oneOf =
  (...values: readonly string[]): Accepts =>
  (value) =>
    values.includes(value);
const anyName: Accepts = (value) => value.length <= 200;

/** The filters of a URL. The search is not one of them: it contains names and numbers of visitors. */
const FILTERS: Readonly<Record<Exclude<keyof Filters, 'search'>, Accepts>> = {
  project: anyName,
  type: oneOf('1', '3'),
  verified: oneOf('0', '1'),
  source: anyName,
  status: oneOf(...LEAD_STATUSES),
  assigned: anyName,
  spam: oneOf('1'),
  sort: oneOf(...LEAD_SORTS),
  from: isDay,
  until: isDay,
};

const REPORT: Readonly<Record<keyof ReportChoice, Accepts>> = {
  project: anyName,
  range: oneOf(...reportChoices),
  from: isDay,
  until: isDay,
};

const UNITS: Readonly<Record<keyof UnitChoice, Accepts>> = {
  project: anyName,
  status: oneOf(...unitStatuses),
  type: anyName,
  find: anyName,
};

/** The place of a URL. Unknown values are ignored; `rest` remembers the other views. */
export function parsePlace(address: string, search = '', rest: Place = HOME): Place {
  const query = new URLSearchParams(address);
  const view = VIEWS.find((one) => one === query.get('view')) ?? 'leads';
  if (view === 'leads') {
    const lead = query.get('lead') ?? '';
    const filters = same(rest.filters, { ...read(query, FILTERS, NO_FILTERS), search });
    return { ...rest, view, lead: anyName(lead) ? lead : '', filters };
  }
  if (view === 'report')
    return { ...rest, view, report: same(rest.report, read(query, REPORT, USUAL_REPORT)) };
  if (view === 'units') return { ...rest, view, units: same(rest.units, read(query, UNITS, ALL_UNITS)) };
  return { ...rest, view };
}

/** The URL of a place, relative to the desk: `?lead=…`; `./` for the default. */
export function addressOf({ view, lead, filters, report, units }: Place): string {
  const query = new URLSearchParams();
  if (view !== 'leads') query.set('view', view);
  if (view === 'leads') {
    if (lead !== '') query.set('lead', lead);
    write(query, FILTERS, filters, NO_FILTERS);
  }
  if (view === 'report') write(query, REPORT, report, USUAL_REPORT);
  if (view === 'units') write(query, UNITS, units, ALL_UNITS);
  const text = query.toString();
  return text === '' ? './' : `?${text}`;
}

function read<T extends object>(
  query: URLSearchParams,
  accepted: Readonly<Partial<Record<keyof T & string, Accepts>>>,
  usual: T,
): T {
  const given = Object.entries<Accepts | undefined>(accepted).flatMap(([name, accepts]) => {
    const value = query.get(name);
    return value !== null && accepts?.(value) ? [[name, value] as const] : [];
  });
  return { ...usual, ...Object.fromEntries(given) };
}

function write<T extends object>(query: URLSearchParams, names: object, values: T, usual: T): void {
  for (const name of Object.keys(names)) {
    const value: unknown = Reflect.get(values, name);
    if (value !== Reflect.get(usual, name)) query.set(name, String(value));
  }
}

/** Returns the previous one if both are equal, so that nothing is read again. */
function same<T extends object>(before: T, now: T): T {
  return Object.entries(now).every(([name, value]) => Reflect.get(before, name) === value) ? before : now;
}
