import type { ReactElement } from 'react';
import type { UnitSheet } from '../../../src/lib/unit-sheet.ts';
import { foldName, type Unit, unitStatuses } from '../../../src/lib/units.ts';
import { mayBuild } from '../state/roles.ts';
import { useStudio } from '../state/studio.tsx';
import { momentOf } from '../state/when.ts';
import { unitMessages } from './messages.ts';
import type { UnitFilter } from './rows.ts';
import type { UnitListStore } from './use-unit-list.ts';

type Part = 'list' | 'upload' | 'mapping';

/** Where the list comes from, since when, and what can be done with all of it. */
export function UnitHead({
  sheet,
  list,
  part,
  onPart,
}: {
  sheet: UnitSheet;
  list: UnitListStore;
  part: Part;
  onPart: (part: Part) => void;
}): ReactElement {
  const studio = useStudio();
  const words = unitMessages[studio.language];
  const note = words.locks[sheet.lock] || (mayBuild(studio) ? '' : words.viewOnly);
  return (
    <div className="st-unit-head">
      <p>
        <strong>{sheet.name}</strong>
        {sheet.changedAt !== '' && (
          <span className="st-quiet"> · {words.changed(momentOf(sheet.changedAt, studio.language))}</span>
        )}
        {note !== '' && <span className="st-unit-lock">{note}</span>}
        {sheet.lock === 'address' && (
          <a href={sheet.source} target="_blank" rel="noreferrer">
            {words.openSheet}
          </a>
        )}
      </p>
      {mayBuild(studio) && (
        <span className="st-buttons">
          {part !== 'list' && (
            <button type="button" onClick={() => onPart('list')}>
              {words.back}
            </button>
          )}
          <button type="button" disabled={!list.canUndo} onClick={list.undo}>
            {words.undo}
          </button>
          {(['upload', 'mapping'] as const).map((one) => (
            <button key={one} type="button" aria-pressed={part === one} onClick={() => onPart(one)}>
              {words[one]}
            </button>
          ))}
        </span>
      )}
    </div>
  );
}

/** The filters of the list, and the number of homes that fit. */
export function UnitFilters({
  units,
  filter,
  onFilter,
  shown,
  all,
  onAdd,
}: {
  units: readonly Unit[];
  filter: UnitFilter;
  onFilter: (filter: UnitFilter) => void;
  shown: number;
  all: number;
  onAdd: (() => void) | undefined;
}): ReactElement {
  const words = unitMessages[useStudio().language];
  const types = [...new Map(units.map(({ type }) => [foldName(type), type])).values()];
  const statuses = unitStatuses.filter((status) => units.some((unit) => unit.status === status));
  return (
    <search className="st-unit-filters">
      <input
        type="search"
        className="st-input"
        aria-label={words.search}
        placeholder={words.search}
        value={filter.search}
        onChange={({ target }) => onFilter({ ...filter, search: target.value })}
      />
      <select
        className="st-input"
        aria-label={words.type}
        value={filter.type}
        onChange={({ target }) => onFilter({ ...filter, type: target.value })}
      >
        <option value="">{words.anyType}</option>
        {types.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </select>
      <select
        className="st-input"
        aria-label={words.statusLabel}
        value={filter.status}
        onChange={({ target }) => onFilter({ ...filter, status: target.value })}
      >
        <option value="">{words.anyStatus}</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {words.statuses[status]}
          </option>
        ))}
      </select>
      <span role="status" className="st-quiet">
        {shown === all ? words.homes(all) : words.of(shown, all)}
      </span>
      {onAdd && (
        <button type="button" className="st-add" onClick={onAdd}>
          + {words.add}
        </button>
      )}
    </search>
  );
}
