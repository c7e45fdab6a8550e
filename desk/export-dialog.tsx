import { type MouseEvent, useEffect, useRef } from 'react';
import {
  COLUMN_GROUPS,
  type ColumnGroup,
  type ColumnName,
  EXPORT_COLUMNS,
  SEPARATORS,
  type Separator,
  USUAL_COLUMNS,
} from '../server/contract/desk/export-columns.ts';
import { exportWords } from '../server/contract/desk/export-words.ts';
import { Button } from './button.tsx';
import type { ExportChoice } from './export-choice.ts';
import { useLanguage, useMessages } from './language.tsx';
import { Options } from './options.tsx';

interface ExportDialogProps {
  readonly choice: ExportChoice;
  readonly href: string;
  readonly onChange: (choice: ExportChoice) => void;
  readonly onDownload: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly onClose: () => void;
}

/** Chooses the columns of the spreadsheet, and their separator. */
export function ExportDialog({ choice, href, onChange, onDownload, onClose }: ExportDialogProps) {
  const messages = useMessages();
  const words = exportWords[useLanguage()];
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { columns, separator } = choice;
  const setColumns = (wanted: readonly ColumnName[]) =>
    onChange({ ...choice, columns: EXPORT_COLUMNS.filter((name) => wanted.includes(name)) });
  const toggle = (name: ColumnName) =>
    setColumns(columns.includes(name) ? columns.filter((one) => one !== name) : [...columns, name]);
  const isEmpty = columns.length === 0;
  const groups = Object.entries(COLUMN_GROUPS) as [ColumnGroup, readonly ColumnName[]][];

  return (
    <dialog ref={dialog} className="export" aria-labelledby="export-title" onClose={onClose}>
      <h2 id="export-title">{messages.columns}</h2>
      <p className="pair">
        <Button onClick={() => setColumns(USUAL_COLUMNS)}>{messages.usualColumns}</Button>
        <Button onClick={() => setColumns(EXPORT_COLUMNS)}>{messages.allColumns}</Button>
        <Button onClick={() => setColumns([])}>{messages.noColumns}</Button>
      </p>
      <div className="groups">
        {groups.map(([group, names]) => (
          <fieldset key={group}>
            <legend>{words.groups[group]}</legend>
            {names.map((name) => (
              <label key={name}>
                <input type="checkbox" checked={columns.includes(name)} onChange={() => toggle(name)} />
                {words.titles[name]}
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <label className="separator">
        {messages.separator}
        <select
          value={separator}
          onChange={({ target }) => onChange({ ...choice, separator: target.value as Separator })}
        >
          <Options
            of={(Object.keys(SEPARATORS) as Separator[]).map((name) => [name, messages.separators[name]])}
          />
        </select>
      </label>
      <p className="pair">
        {isEmpty ? (
          <span className="problem" role="alert">
            {messages.pickColumn}
          </span>
        ) : (
          <a className="action done" href={href} onClick={onDownload} download>
            {messages.download}
          </a>
        )}
        <Button onClick={() => dialog.current?.close()}>{messages.close}</Button>
      </p>
    </dialog>
  );
}
