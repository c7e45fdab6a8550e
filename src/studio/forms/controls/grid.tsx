import type { ReactElement } from 'react';
import { valueAt } from '../../../document/path.ts';
import { type Studio, useDocument, useStudio } from '../../state/studio.tsx';
import { ariaOfGroup, type ControlProps } from '../control-props.ts';
import { fieldId, useText } from '../values.ts';
import { writeAll, writeValue } from '../write.ts';

type Rows = readonly (readonly string[])[];

/** A table of texts. Its head, where there is one beside it, gets and loses columns with it. */
export function GridControl(props: ControlProps): ReactElement {
  const studio = useStudio();
  const { forms: messages } = studio.messages;
  const { path } = props;
  const size = useDocument((doc) => {
    const rows = rowsAt(valueAt(doc.document, path));
    return `${rows.length} ${widest(rows)}`;
  });
  const [rows = 0, columns = 0] = size.split(' ').map(Number);
  const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);
  return (
    <div {...ariaOfGroup(props)} className="st-grid">
      <div className="st-grid-scroll">
        <table>
          <tbody>
            {indexes(rows).map((row) => (
              <tr key={row}>
                {indexes(columns).map((column) => (
                  <Cell key={column} props={props} row={row} column={column} />
                ))}
                <td>
                  <button
                    type="button"
                    className="st-icon-button"
                    disabled={rows === 1}
                    aria-label={messages.removeRow(row + 1)}
                    onClick={() =>
                      changeRows(
                        studio,
                        props,
                        (all) => all.filter((_, at) => at !== row),
                        messages.removeRow(row + 1),
                      )
                    }
                  >
                    ×
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="st-buttons">
        <button
          type="button"
          className="st-add"
          onClick={() =>
            changeRows(
              studio,
              props,
              (all) => [...all, Array<string>(columns || 1).fill('–')],
              messages.addRow,
            )
          }
        >
          + {messages.addRow}
        </button>
        <button type="button" className="st-add" onClick={() => changeColumns(studio, props, columns, 1)}>
          + {messages.addColumn}
        </button>
        <button
          type="button"
          disabled={columns <= 1}
          onClick={() => changeColumns(studio, props, columns, -1)}
        >
          − {messages.removeColumn}
        </button>
      </div>
    </div>
  );
}

function Cell({ props, row, column }: { props: ControlProps; row: number; column: number }): ReactElement {
  const studio = useStudio();
  const path = [...props.path, row, column];
  const value = useText(path);
  return (
    <td>
      <input
        type="text"
        className="st-input"
        id={row === 0 && column === 0 ? props.id : fieldId(path)}
        aria-label={studio.messages.forms.cell(row + 1, column + 1)}
        value={value}
        onChange={(event) => writeValue(studio, path, event.target.value, { isTyping: true })}
      />
    </td>
  );
}

function changeRows(
  studio: Studio,
  { path }: ControlProps,
  change: (rows: Rows) => Rows,
  label: string,
): void {
  writeValue(studio, path, change(rowsAt(valueAt(studio.doc.document, path))), { label });
  studio.announce(label);
}

/** One column more or less, in every row and in the head. */
function changeColumns(studio: Studio, { path }: ControlProps, columns: number, by: 1 | -1): void {
  const { forms: messages } = studio.messages;
  const headPath = [...path.slice(0, -1), 'head'];
  const head = valueAt(studio.doc.document, headPath);
  const resized = (row: readonly string[]) =>
    Array.from({ length: columns + by }, (_, index) => row[index] ?? '–');
  const label = by > 0 ? messages.addColumn : messages.removeColumn;
  writeAll(
    studio,
    [
      [path, rowsAt(valueAt(studio.doc.document, path)).map(resized)],
      ...(Array.isArray(head) && head.length > 0 ? [[headPath, resized(head.map(String))] as const] : []),
    ],
    label,
  );
  studio.announce(label);
}

function rowsAt(value: unknown): Rows {
  return Array.isArray(value)
    ? value.map((row: unknown) => (Array.isArray(row) ? row.map((cell) => String(cell)) : []))
    : [];
}

function widest(rows: Rows): number {
  return Math.max(0, ...rows.map((row) => row.length));
}
