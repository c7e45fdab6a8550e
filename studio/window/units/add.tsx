import { type ReactElement, useState } from 'react';
import { type UnitColumn, unitColumns } from '../../../src/lib/unit-columns.ts';
import type { UnitSheet } from '../../../src/lib/unit-sheet.ts';
import { useStudio } from '../state/studio.tsx';
import { unitMessages } from './messages.ts';

const REQUIRED: ReadonlySet<UnitColumn> = new Set(['code', 'type', 'status']);

/** The cells of a new home, which is written when it has a code, a type and a status. */
export function UnitAdd({
  sheet,
  onAdd,
  onCancel,
}: {
  sheet: UnitSheet;
  onAdd: (cells: readonly string[]) => Promise<boolean>;
  onCancel: () => void;
}): ReactElement {
  const words = unitMessages[useStudio().language];
  const [round, setRound] = useState(0);
  const columns = unitColumns.filter((name) => sheet.places[name] !== undefined);
  const add = (form: HTMLFormElement) => {
    const values = new FormData(form);
    const cells = sheet.titles.map((_, at) => {
      const name = columns.find((one) => sheet.places[one] === at);
      return name ? String(values.get(name) ?? '').trim() : '';
    });
    void onAdd(cells).then((isAdded) => isAdded && setRound(round + 1));
  };
  return (
    <form
      key={round}
      className="st-unit-add"
      aria-label={words.addTitle}
      onSubmit={(event) => {
        event.preventDefault();
        add(event.currentTarget);
      }}
    >
      {columns.map((name, at) => (
        <label key={name}>
          {words.columns[name]}
          <input
            name={name}
            className="st-input"
            maxLength={120}
            required={REQUIRED.has(name)}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: the person has asked for a new home
            autoFocus={at === 0}
          />
        </label>
      ))}
      <span className="st-unit-add-buttons">
        <button type="submit" className="st-primary">
          {words.addIt}
        </button>
        <button type="button" onClick={onCancel}>
          {words.cancel}
        </button>
      </span>
    </form>
  );
}
