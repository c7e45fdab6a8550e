import { isSameName, type Unit } from './units.ts';

/** The columns of a list of homes that have the floor and the stack; empty where the code has them. */
export interface TowerColumns {
  /** The cluster that is the tower; empty for all homes. */
  readonly tower: string;
  readonly floors: string;
  readonly stacks: string;
}

/** The homes of a tower by floor and stack (ledger, UNIT-04). */
export interface Tower {
  /** From top to bottom. */
  readonly floors: readonly { readonly name: string; readonly homes: ReadonlyMap<string, Unit> }[];
  readonly stacks: readonly string[];
  /** All homes of the tower, in the order of the list. */
  readonly homes: readonly Unit[];
  /** Codes of homes that are not in the grid: no floor or stack can be read, or another home is there. */
  readonly unplaced: readonly string[];
}

/** Sorts homes into floors and stacks. */
export function towerOf(units: readonly Unit[], columns: TowerColumns): Tower {
  const homes = columns.tower
    ? units.filter(({ cluster }) => cluster !== undefined && isSameName(cluster, columns.tower))
    : units;
  const floors = new Map<string, Map<string, Unit>>();
  const stacks = new Set<string>();
  const unplaced: string[] = [];
  for (const home of homes) {
    const { floor, stack } = placeOf(home, columns);
    const onFloor = floors.get(floor) ?? new Map<string, Unit>();
    if (floor === '' || stack === '' || onFloor.has(stack)) {
      unplaced.push(home.code);
      continue;
    }
    floors.set(floor, onFloor.set(stack, home));
    stacks.add(stack);
  }
  return {
    floors: [...floors]
      .map(([name, onFloor]) => ({ name, homes: onFloor }))
      .sort((a, b) => compareFloors(b.name, a.name)),
    stacks: [...stacks].sort(naturally),
    homes,
    unplaced,
  };
}

function placeOf({ code, more = {} }: Unit, { floors, stacks }: TowerColumns) {
  const parts = code.split('-').map((part) => part.trim());
  const [floor, stack] = parts.length > 1 ? parts.slice(-2) : ['', ''];
  const column = (name: string, own = '') => (name === '' ? own : cell(more, name)).toUpperCase();
  return { floor: column(floors, floor), stack: column(stacks, stack) };
}

function cell(more: Readonly<Record<string, string>>, column: string): string {
  const [, value = ''] = Object.entries(more).find(([name]) => isSameName(name, column)) ?? [];
  return value.trim();
}

/** Floors at the ground and below, by their letters: B2 is under B1, and a B alone is a block. */
const LETTERS: Readonly<Record<string, number>> = {
  B: -2,
  LG: -1,
  GF: 0,
  G: 0,
  LD: 0,
  UG: 0.5,
  M: 0.6,
  P: 0.7,
};

/** Negative if the floor `a` is below `b`: numbers by size, `12A` above `12`, and letters such as `G` and `B1` around them. */
export function compareFloors(a: string, b: string): number {
  return heightOf(a) - heightOf(b) || naturally(a, b);
}

function heightOf(floor: string): number {
  const number = /^-?\d+/.exec(floor);
  if (number) return Number(number[0]);
  const [, letters = '', deep = ''] = /^([A-Z]+)(\d*)$/.exec(floor) ?? [];
  const height = LETTERS[letters];
  if (height === undefined) return Number.MAX_SAFE_INTEGER;
  const step = Number(deep || 0);
  if (letters === 'B') return deep === '' ? Number.MAX_SAFE_INTEGER : height - step;
  return height + step / 100;
}

function naturally(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
