import type { DeskUnit } from '../server/contract/desk/units.ts';
import type { UnitStatus } from '../src/lib/units.ts';
import { useLanguage } from './language.tsx';
import { unitMessages } from './messages-units.ts';

/** The status that people count with: a hold counts only on a home that the list offers. */
export function statusOf({ status, hold }: DeskUnit): UnitStatus {
  return status === 'available' && hold ? 'held' : status;
}

/** True where the list does not offer a home that is held at the desk. */
export function isContradiction({ status, hold }: DeskUnit): boolean {
  return hold !== undefined && status !== 'available';
}

export function UnitTag({ unit }: { unit: DeskUnit }) {
  const words = unitMessages[useLanguage()];
  const status = statusOf(unit);
  return (
    <span className="tag" data-unit={status}>
      {unit.isListed ? words.statuses[status] : words.notListed}
    </span>
  );
}
