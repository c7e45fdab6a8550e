import { useEffect, useState } from 'react';
import type { DeskUnit, UnitBoard } from '../server/contract/desk/units.ts';
import { fullRupiah } from '../src/lib/rupiah.ts';
import { figuresOf, foldName, unitStatuses } from '../src/lib/units.ts';
import { api } from './api.ts';
import { Button } from './button.tsx';
import { useDesk } from './desk-context.tsx';
import { withValue } from './filter-bar.tsx';
import { HoldBox } from './hold-box.tsx';
import { useLanguage, useMessages } from './language.tsx';
import { ListNotices } from './list-notices.tsx';
import { unitMessages } from './messages-units.ts';
import { Options } from './options.tsx';
import { ALL_UNITS, type UnitChoice } from './place.ts';
import { statusOf, UnitTag } from './unit-status.tsx';
import { usePlace, usePlaceStore } from './use-place.tsx';
import './units.css';

/** The homes of a project: who holds which, and lists that need a decision. */
export function UnitsPage({ version }: { version: number }) {
  const messages = useMessages();
  const words = unitMessages[useLanguage()];
  const { me, changes, fail, projectName } = useDesk();
  const store = usePlaceStore();
  const choice = usePlace().units;
  const project = choice.project || (me.unitProjects[0] ?? '');
  const [board, setBoard] = useState<UnitBoard | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change asks for the homes again
  useEffect(() => {
    let isCurrent = true;
    api.units(project).then((found) => isCurrent && setBoard(found.board), fail);
    return () => {
      isCurrent = false;
    };
  }, [project, changes, version, fail]);
  const choose = (change: Partial<UnitChoice>, isTyping = false) =>
    store.go({ units: { ...choice, ...change } }, isTyping ? 'replace' : 'push');
  const units = board?.units ?? [];
  const shown = units.filter((unit) => fits(unit, choice));
  const types = [...new Set(units.map(({ type }) => type))].filter((type) => type !== '');
  const counts = figuresOf(units.map((unit) => ({ ...unit, status: statusOf(unit) }))).counts;

  return (
    <main
      className="page units"
      tabIndex={-1}
      aria-label={messages.views.units}
      aria-busy={board?.project !== project}
    >
      <header>
        <h2>
          {projectName(project, '')}
          {board && board.asOf !== '' && (
            <span className="quiet">{words.asOf(messages.moment(Date.parse(board.asOf)))}</span>
          )}
        </h2>
      </header>
      {board && <ListNotices board={board} />}
      <search className="unit-filters">
        <label className="search">
          <span className="hidden">{words.find}</span>
          <input
            type="search"
            placeholder={words.find}
            value={choice.find}
            onChange={({ target }) => choose({ find: target.value }, true)}
          />
        </label>
        {me.unitProjects.length > 1 && (
          <select
            aria-label={messages.filters.project[0]}
            value={project}
            onChange={({ target }) => choose({ ...ALL_UNITS, project: target.value })}
          >
            <Options of={me.unitProjects.map((id) => [id, projectName(id, '')])} />
          </select>
        )}
        <select
          aria-label={words.status}
          value={choice.status}
          onChange={({ target }) => choose({ status: target.value })}
        >
          <option value="">{words.anyStatus}</option>
          <Options of={unitStatuses.map((one) => [one, `${words.statuses[one]} (${counts[one]})`])} />
        </select>
        <select
          aria-label={words.type}
          value={choice.type}
          onChange={({ target }) => choose({ type: target.value })}
        >
          <option value="">{words.anyType}</option>
          <Options
            of={withValue(
              types.map((type) => [type, type] as const),
              choice.type,
            )}
          />
        </select>
        <p className="quiet" role="status">
          {board && words.count(shown.length, units.length)}
        </p>
      </search>
      {board && units.length === 0 && <p className="empty">{words.noUnits}</p>}
      {units.length > 0 && shown.length === 0 && (
        <div className="empty">
          <p>{words.noMatch}</p>
          <Button onClick={() => choose({ ...ALL_UNITS, project: choice.project })}>{words.showAll}</Button>
        </div>
      )}
      {board && shown.length > 0 && <UnitTable units={shown} people={board.people} />}
    </main>
  );
}

function fits(unit: DeskUnit, { status, type, find }: UnitChoice): boolean {
  return (
    (status === '' || statusOf(unit) === status) &&
    (type === '' || unit.type === type) &&
    foldName(unit.code).includes(foldName(find))
  );
}

/** A table on wide screens; on narrow ones each row is a card. */
function UnitTable({ units, people }: { units: readonly DeskUnit[]; people: readonly string[] }) {
  const language = useLanguage();
  const { columns, area, onRequest } = unitMessages[language];
  return (
    <table>
      <thead>
        <tr>
          {Object.entries(columns).map(([name, label]) => (
            <th key={name} scope="col" data-column={name}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {units.map((unit) => (
          <tr key={unit.code}>
            <th scope="row" data-column="code">
              {unit.code}
            </th>
            <td data-column="type">{unit.type}</td>
            <td data-column="area">{area(unit.land, unit.floor)}</td>
            <td data-column="price">
              {unit.price === undefined ? onRequest : fullRupiah(unit.price, language)}
            </td>
            <td data-column="status">
              <UnitTag unit={unit} />
            </td>
            <td data-column="hold">
              {unit.hold && <HoldBox unit={{ ...unit, hold: unit.hold }} people={people} showsLead />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
