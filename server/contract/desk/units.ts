import type { Sentence } from '../../../src/lib/languages.ts';
import type { UnitDoubt } from '../../../src/lib/unit-changes.ts';
import { foldName, type Unit } from '../../../src/lib/units.ts';

const DAY = 86_400_000;

/** The time that a home is held if no other is given, and the longest from now, milliseconds. */
export const HOLD_LIMITS = { usual: 2 * DAY, longest: 7 * DAY } as const;

/** A hold on a home: a person keeps it for a lead until a time. */
export interface DeskHold {
  readonly id: string;
  readonly code: string;
  readonly person: string;
  readonly since: number;
  readonly until: number;
  readonly lead_id: string;
  /** The name of the lead; empty where the reader may not see it. */
  readonly lead: string;
  readonly mayChange: boolean;
}

/** A home as the list describes it, with its hold. `isListed` is false for a held home that the list has no more. */
export interface DeskUnit extends Unit {
  readonly isListed: boolean;
  readonly hold?: DeskHold;
}

/** A list that waits for a team lead, against the last good one. */
interface WaitingBoard {
  readonly id: string;
  readonly at: number;
  readonly doubts: readonly UnitDoubt[];
  /** The homes of the new list, and those of them that can be bought; then those of the last one. */
  readonly total: number;
  readonly left: number;
  readonly totalBefore: number;
  readonly leftBefore: number;
}

/** The homes of one project. */
export interface UnitBoard {
  readonly project: string;
  readonly asOf: string;
  readonly units: readonly DeskUnit[];
  readonly waiting: WaitingBoard | null;
  readonly problem: { readonly text: Sentence; readonly at: number } | null;
  /** True for those who accept and refuse lists. */
  readonly mayDecide: boolean;
  /** The people a hold may be handed to. */
  readonly people: readonly string[];
}

/** A home that a lead asked about, is interested in, or has a hold on. */
export interface LeadHome extends DeskUnit {
  /** The person who recorded the interest; empty without one. */
  readonly recordedBy: string;
  /** True for the home that the lead itself names. */
  readonly isNamed: boolean;
}

export interface LeadUnits {
  /** Null where the lead's project has no list. */
  readonly board: UnitBoard | null;
  readonly homes: readonly LeadHome[];
}

/** The home that a text names by its code, as a whole word: `Tipe 60 A-12`. The longest code counts. */
export function namedHome<U extends Pick<Unit, 'code'>>(text: string, units: readonly U[]): U | undefined {
  const words = ` ${foldName(text.replace(/[,.;:!?()]+(?=\s|$)/g, ' '))} `;
  const named = units.filter(({ code }) => code.trim() !== '' && words.includes(` ${foldName(code)} `));
  return named.sort((one, other) => other.code.length - one.code.length)[0];
}
