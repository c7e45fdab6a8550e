import { pathOf, walk } from '../../../src/document/walk.ts';
import { isRecord, type JsonObject } from '../../../src/lib/is-record.ts';
import { nearest } from '../../../src/lib/nearest.ts';
import { towerOf } from '../../../src/lib/tower.ts';
import { compareShapes } from '../../../src/lib/unit-shapes.ts';
import { unitsOfType, unitTokensIn } from '../../../src/lib/unit-tokens.ts';
import { foldName, isSameName, type Unit } from '../../../src/lib/units.ts';
import { contradictsPrice, findContradictions } from '../../units/contradictions.ts';
import { codesByName, drawingOf, findHome, strangersIn } from '../../units/drawn-names.ts';
import { type ListReading, listOf, listSettings } from '../../units/list.ts';
import type { UnitProblem } from '../../units/read-units.ts';
import type { Finding } from '../finding.ts';
import type { Rule, RuleContext } from './rule.ts';

const DAY = 24 * 60 * 60 * 1000;
const SOURCE = ['project', 'units', 'source'] as const;
const MOST_CODES = 5;

/** The list can be read, has prices and is new enough (ledger, UNIT-01). */
export const listIsRead: Rule = (_page, _folder, { list, now }) => {
  if (!list) return [];
  const findings = list.problems.map((problem) => listFinding(list, problem));
  const days = now === undefined ? 0 : Math.floor((now - list.changedAt) / DAY);
  const { name } = list;
  const [refused] = list.refused ?? [];
  if (refused) {
    const reason = [refused.value ?? refused.fault, refused.cell].filter(Boolean).join(' ');
    findings.push({
      code: 'KV427',
      path: [...SOURCE],
      params: { name, reason: `${reason}.`, days: String(days) },
    });
  }
  if (findings.length > 0) return findings;
  const priceless = list.units.filter(({ status, price }) => status === 'available' && price === undefined);
  if (priceless.length > 0)
    findings.push({
      code: 'KV422',
      path: [...SOURCE],
      params: { name, count: String(priceless.length), codes: someCodes(priceless.map(({ code }) => code)) },
    });
  if (days > list.maxAge)
    findings.push({ code: 'KV423', path: [...SOURCE], params: { name, days: String(days) } });
  return findings;
};

/** The first codes of homes, for a sentence. */
function someCodes(codes: readonly string[]): string {
  return [...codes.slice(0, MOST_CODES), ...(codes.length > MOST_CODES ? ['…'] : [])].join(', ');
}

/** The finding of one problem of a list. */
export function listFinding({ name }: Pick<ListReading, 'name'>, problem: UnitProblem): Finding {
  const { fault, row, cell = '', column = '', value = '', suggestion = '' } = problem;
  const params = { name, fault, cell, column, value, suggestion, row: String(row ?? '') };
  const path = fault === 'show' ? ['project', 'units', 'show'] : [...SOURCE];
  return { code: row === undefined ? 'KV420' : 'KV421', path, params };
}

/** The phases of price lists are those of the list, by name. */
export const phasesAreInTheList: Rule = ({ nodes }, _folder, { list }) => {
  const read = listOf(list);
  if (!read || !list) return [];
  const { name } = list;
  const phases = [...new Set(read.units.flatMap(({ phase }) => phase ?? []))];
  return nodes.flatMap(({ value, place }) =>
    (value.type === 'price-list' && Array.isArray(value.phases) ? value.phases : []).flatMap(
      (phase: unknown, index): Finding[] => {
        const own = isRecord(phase) && typeof phase.phase === 'string' ? phase.phase : '';
        if (own === '' || phases.some((one) => isSameName(one, own))) return [];
        const suggestion = nearest(own, phases) ?? '';
        const params = { kind: 'phase', name, type: own, types: phases.join(', '), suggestion };
        return [{ code: 'KV424', path: [...pathOf(place), 'phases', index, 'phase'], params }];
      },
    ),
  );
};

/** The unit types of the page are those of the list, by name. */
export const typesAreInTheList: Rule = ({ nodes }, _folder, { list }) => {
  const read = listOf(list);
  if (!read || !list) return [];
  const types = [...new Map(read.units.map(({ type }) => [foldName(type), type])).values()];
  return nodes.flatMap(({ value, place }) => {
    if (value.type !== 'unit-types' || !Array.isArray(value.items)) return [];
    return value.items.flatMap((item: { name?: unknown }, index): Finding[] => {
      const type = typeof item?.name === 'string' ? item.name : '';
      if (type === '' || types.some((one) => foldName(one) === foldName(type))) return [];
      const params = {
        name: list.name,
        type,
        types: types.join(', '),
        suggestion: nearest(type, types) ?? '',
      };
      return [{ code: 'KV424', path: [...pathOf(place), 'items', index, 'name'], params }];
    });
  });
};

/** The shapes of plans are homes of the list, and the homes of the list are on a plan (ledger, UNIT-04). */
export const plansShowTheList: Rule = ({ nodes }, _folder, { list, picture }) => {
  const read = listOf(list);
  if (!read || !list) return [];
  const { name } = list;
  const drawn = nodes.flatMap(({ value, place }) => [
    ...(Array.isArray(value.shapes) ? value.shapes : []).flatMap((shape: unknown, index) => {
      const unit = isRecord(shape) ? shape.unit : undefined;
      return typeof unit === 'string' ? [{ unit, path: [...pathOf(place), 'shapes', index, 'unit'] }] : [];
    }),
    ...namesInDrawing(value, picture, read.units).map((unit) => ({
      unit,
      path: [...pathOf(place), 'image', 'src'],
    })),
  ]);
  const plan = nodes.find(({ value }) => isFilled(value.shapes) || drawingOf(value));
  if (!plan) return [];
  const { withoutHome, withoutShape } = compareShapes(drawn, read.units);
  const codes = read.units.map(({ code }) => code);
  const lost = drawn
    .filter(({ unit }) => withoutHome.includes(unit))
    .map(({ unit, path }): Finding => {
      const params = { kind: 'shape', name, code: unit, suggestion: nearest(unit, codes) ?? '' };
      return { code: 'KV428', path, params };
    });
  const isUnread = nodes.some(({ value }) => {
    const file = drawingOf(value);
    return file !== undefined && !picture?.(file);
  });
  if (withoutShape.length === 0 || isUnread) return lost;
  const params = {
    kind: 'home',
    name,
    count: String(withoutShape.length),
    codes: someCodes(withoutShape),
  };
  const key = isFilled(plan.value.shapes) ? ['shapes'] : ['image', 'src'];
  return [...lost, { code: 'KV428', path: [...pathOf(plan.place), ...key], params }];
};

const isFilled = (list: unknown) => Array.isArray(list) && list.length > 0;

/** The homes in the drawing of a plan, and the names that are written like codes but are no home. */
function namesInDrawing(node: JsonObject, picture: RuleContext['picture'], units: readonly Unit[]): string[] {
  const file = drawingOf(node);
  const reading = file === undefined ? undefined : picture?.(file);
  if (reading?.kind !== 'drawing') return [];
  const { names = [] } = reading;
  const byName = codesByName(units);
  const homes = names.flatMap((own) => findHome(own, byName) ?? []);
  return [...new Set(homes), ...strangersIn(names, units)];
}

/** The homes of a tower have their own place in its grid (ledger, UNIT-04). */
export const towersShowTheList: Rule = ({ nodes }, _folder, { list }) => {
  const read = listOf(list);
  if (!read || !list) return [];
  const { name } = list;
  return nodes.flatMap(({ value, place }): Finding[] => {
    if (value.type !== 'tower-grid') return [];
    const text = (key: string) => (typeof value[key] === 'string' ? value[key] : '');
    const columns = { tower: text('tower'), floors: text('floors'), stacks: text('stacks') };
    const { unplaced } = towerOf(read.units, columns);
    if (unplaced.length === 0) return [];
    const params = { kind: 'tower', name, count: String(unplaced.length), codes: someCodes(unplaced) };
    return [{ code: 'KV428', path: pathOf(place), params }];
  });
};

/** Every figure in brackets can be filled, and no sentence says otherwise than the list (ledger, UNIT-02). */
export const textsFollowTheList: Rule = (page, _folder, { list, model }) => {
  const read = listOf(list);
  // A list with problems is reported already, and a text alone has no list beside it.
  if (!read && listSettings(page.document)) return [];
  const findings: Finding[] = [];
  walk(page.document, model.tables, (node) => {
    const { value, part, holder } = node;
    if (typeof value !== 'string' || !part.kind || !TEXTS.has(part.kind)) return;
    const units = read?.units ?? [];
    for (const { whole, type } of unitTokensIn(value)) {
      if (unitsOfType(units, type).length > 0) continue;
      const names = new Set(units.map((unit) => unit.type));
      const params = { token: whole, type: read ? type : '', suggestion: nearest(type, names) ?? '' };
      findings.push({ code: 'KV426', path: pathOf(node), within: whole, params });
    }
    if (!read || !list) return;
    const type =
      typeof holder.name === 'string' && unitsOfType(units, holder.name).length > 0 ? holder.name : '';
    const found = part.kind === 'money' && type !== '' ? contradictsPrice : findContradictions;
    for (const one of found(value, units, type))
      findings.push({
        code: 'KV425',
        path: pathOf(node),
        within: one.found,
        params: { ...one, name: list.name },
      });
  });
  return findings;
};

const TEXTS: ReadonlySet<string> = new Set(['words', 'money', 'message']);
