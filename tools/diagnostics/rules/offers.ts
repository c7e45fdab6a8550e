import type { Path } from '../../../src/document/path.ts';
import { pathOf } from '../../../src/document/walk.ts';
import { vatRules } from '../../../src/generated/rules.ts';
import { jakartaDay } from '../../../src/lib/days.ts';
import { isRecord, type JsonObject } from '../../../src/lib/is-record.ts';
import type { Finding } from '../finding.ts';
import type { Rule } from './rule.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The end of an offer is reported so many days ahead. */
const AHEAD = 14;

/** Something that a page counts with until its last day. */
interface Dated {
  readonly kind: 'bank' | 'rule' | 'phase';
  readonly name: string;
  readonly until: unknown;
  readonly path: Path;
}

/** The dated parts of a widget, by its type. */
const DATED: Readonly<Record<string, (node: JsonObject) => readonly Dated[]>> = {
  kpr: datedOf,
  'price-list': lastPhase,
};

/** Banks, tax rules and phases of sale are valid for some time to come (ledger, KPR-04). */
export const offersAreCurrent: Rule = ({ nodes }, _folder, { now }) => {
  if (now === undefined) return [];
  const today = Date.parse(jakartaDay(now));
  return nodes.flatMap(({ value, place }) => {
    const type = String(value.type);
    const found = Object.hasOwn(DATED, type) ? (DATED[type]?.(value) ?? []) : [];
    return found.flatMap((dated) => endOf(dated, today, [...pathOf(place), ...dated.path]));
  });
};

/** The phase after which there is no other; none where one of them has no end. */
function lastPhase({ phases }: JsonObject): Dated[] {
  const all = (Array.isArray(phases) ? phases : []).map((phase: unknown, index) => {
    const { phase: name, until } = isRecord(phase) ? phase : {};
    const path = ['phases', index, 'until'];
    return {
      kind: 'phase',
      name: typeof name === 'string' ? name : '',
      until: String(until ?? ''),
      path,
    } as const;
  });
  if (all.some(({ until }) => until === '')) return [];
  return all.sort((one, other) => (one.until < other.until ? 1 : -1)).slice(0, 1);
}

function datedOf({ banks, costs }: JsonObject): Dated[] {
  const offers = (Array.isArray(banks) ? banks : []).map((bank: unknown, index): Dated => {
    const { name, validUntil } = isRecord(bank) ? bank : {};
    const path = ['banks', index, 'validUntil'];
    return { kind: 'bank', name: String(name), until: validUntil, path };
  });
  const vat = isRecord(costs) && isRecord(costs.vat) ? costs.vat : undefined;
  if (!vat) return offers;
  const path = ['costs', 'vat'];
  if (isRecord(vat.own)) {
    const { source, until } = vat.own;
    return [...offers, { kind: 'rule', name: String(source), until, path: [...path, 'own', 'until'] }];
  }
  const id = typeof vat.rule === 'string' ? vat.rule : 'dtp-2026';
  const rule = Object.hasOwn(vatRules, id) ? vatRules[id] : undefined;
  const own = vat.rule === undefined ? path : [...path, 'rule'];
  return rule ? [...offers, { kind: 'rule', name: rule.source, until: rule.until, path: own }] : offers;
}

function endOf({ kind, name, until }: Dated, today: number, path: Path): Finding[] {
  const days = typeof until === 'string' ? (Date.parse(until) - today) / DAY : Number.NaN;
  if (!(days <= AHEAD)) return [];
  const params = { kind, name, until: String(until), days: days < 0 ? '' : String(days) };
  return [{ code: 'KV340', path, params }];
}
