/** The statuses of a home in a list of units, in the order in which summaries name them (ledger, UNIT-01). */
export const unitStatuses = ['available', 'held', 'booked', 'sold', 'planned', 'not-for-sale'] as const;

export type UnitStatus = (typeof unitStatuses)[number];

/** One home of a project, as its list describes it: whole rupiah, square metres. */
export interface Unit {
  /** Unique in its list, such as `A-12`; the id of its shape on a plan. */
  readonly code: string;
  /** The name of its type: `Tipe 60`. */
  readonly type: string;
  readonly status: UnitStatus;
  /** Missing where the price is on request. */
  readonly price?: number;
  readonly land?: number;
  readonly floor?: number;
  readonly phase?: string;
  readonly cluster?: string;
  readonly facing?: string;
  readonly corner?: boolean;
  /** When it is ready, as the list writes it: `Siap huni`, `Des 2027`. */
  readonly ready?: string;
  /** When a hold ends: an instant, ISO 8601. */
  readonly heldUntil?: string;
  /** The company's own columns that pages may show, by their names. */
  readonly more?: Readonly<Record<string, string>>;
}

/** The list of a project's homes, in its own order. */
export interface UnitList {
  readonly units: readonly Unit[];
  /** When the list was last changed: an instant, ISO 8601. */
  readonly asOf: string;
}

export const noUnits: UnitList = { units: [], asOf: '' };

/** The keys of the sentences that name each status. */
export const statusCopy = {
  available: 'unitAvailable',
  held: 'unitHeld',
  booked: 'unitBooked',
  sold: 'unitSold',
  planned: 'unitPlanned',
  'not-for-sale': 'unitNotForSale',
} as const satisfies Record<UnitStatus, string>;

/** The figures that pages derive from homes: of a whole list, of one type or of one phase. */
export interface UnitFigures {
  readonly total: number;
  /** The homes that can be bought now. */
  readonly left: number;
  readonly counts: Readonly<Record<UnitStatus, number>>;
  /** The lowest and highest price of the homes that can be bought; missing where none of them has a price. */
  readonly lowest?: number;
  readonly highest?: number;
}

/** Counts homes and their prices (ledger, UNIT-02). */
export function figuresOf(units: readonly Unit[]): UnitFigures {
  const counts = Object.fromEntries(unitStatuses.map((status) => [status, 0])) as Record<UnitStatus, number>;
  for (const { status } of units) counts[status] += 1;
  const prices = units.flatMap(({ status, price }) =>
    status === 'available' && price !== undefined ? [price] : [],
  );
  const range = prices.length > 0 ? { lowest: Math.min(...prices), highest: Math.max(...prices) } : {};
  return { total: units.length, left: counts.available, counts, ...range };
}

/** Names are compared without case and surplus spaces, as people type them. */
export function isSameName(one: string, other: string): boolean {
  return foldName(one) === foldName(other);
}

export function foldName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
