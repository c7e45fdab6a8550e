import type { ReactElement } from 'react';
import { formatPointer, type Path, valueAt } from '../../../../src/document/path.ts';
import { HandleIcon } from '../../components/handle-icon.tsx';
import { type Studio, useDocument, useStudio } from '../../state/studio.tsx';
import { writeAll, writeValue } from '../../state/write.ts';
import { ariaOfGroup, type ControlProps } from '../control-props.ts';
import {
  columnsOf,
  type Rows,
  resized,
  rowsOf,
  withColumns,
  withHeading,
  withoutRow,
  withRow,
} from '../grid-rows.ts';
import { formMessages } from '../messages.ts';
import { useFocusNext } from '../use-focus-next.ts';
import { fieldId, useText } from '../values.ts';

/** A table of texts. Its head, where there is one beside it, gets and loses columns with it. */
export function GridControl(props: ControlProps): ReactElement {
  const studio = useStudio();
  const messages = formMessages[studio.language];
  const { path } = props;
  // The number of cells in each row; each cell subscribes to its own text.
  const shape = useDocument((doc) => {
    const { rows, columns } = tableAt(doc.document, path);
    return [columns, ...rows.map((row) => row.length)].join(' ');
  });
  const [columns = 0, ...lengths] = shape.split(' ').map(Number);
  const focusNext = useFocusNext();
  const change = (make: (rows: Rows) => Rows, label: string, focusRow?: number) => {
    writeValue(studio, path, make(tableAt(studio.doc.document, path).rows), { label });
    studio.announce(label);
    if (focusRow !== undefined) focusNext(cellId(props, focusRow, 0));
  };
  return (
    <div {...ariaOfGroup(props)} className="st-grid">
      <div className="st-grid-scroll">
        <table>
          <tbody>
            {lengths.map((length, row) => (
              <Row
                key={row}
                props={props}
                row={row}
                columns={columns}
                isHeading={length === 1 && columns > 1}
                isOnly={lengths.length === 1}
                change={change}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className="st-buttons">
        <button
          type="button"
          className="st-add"
          onClick={() => change((all) => withRow(all, columns), messages.addRow, lengths.length)}
        >
          + {messages.addRow}
        </button>
        <button type="button" className="st-add" onClick={() => changeColumns(studio, path, 1)}>
          + {messages.addColumn}
        </button>
        <button type="button" disabled={columns <= 1} onClick={() => changeColumns(studio, path, -1)}>
          − {messages.removeColumn}
        </button>
      </div>
    </div>
  );
}

function Row({
  props,
  row,
  columns,
  isHeading: isOn,
  isOnly,
  change,
}: {
  props: ControlProps;
  row: number;
  columns: number;
  isHeading: boolean;
  isOnly: boolean;
  change: (make: (rows: Rows) => Rows, label: string, focusRow?: number) => void;
}): ReactElement {
  const messages = formMessages[useStudio().language];
  const heading = messages.headingRow(row + 1);
  const removed = messages.removeRow(row + 1);
  const toggled = (isOn ? messages.madeCells : messages.madeHeading)(row + 1);
  return (
    <tr>
      {Array.from({ length: isOn ? 1 : columns }, (_, column) => (
        <Cell key={column} props={props} row={row} column={column} span={isOn ? columns : 1} />
      ))}
      <td className="st-grid-buttons">
        {columns > 1 && (
          <button
            type="button"
            className="st-icon-button"
            aria-pressed={isOn}
            aria-label={heading}
            title={heading}
            onClick={() => change((all) => withHeading(all, row, columns), toggled)}
          >
            <HandleIcon name="heading" />
          </button>
        )}
        <button
          type="button"
          className="st-icon-button"
          disabled={isOnly}
          aria-label={removed}
          title={removed}
          onClick={() => change((all) => withoutRow(all, row), removed, Math.max(0, row - 1))}
        >
          <HandleIcon name="remove" />
        </button>
      </td>
    </tr>
  );
}

function Cell({
  props,
  row,
  column,
  span,
}: {
  props: ControlProps;
  row: number;
  column: number;
  span: number;
}): ReactElement {
  const studio = useStudio();
  const path = [...props.path, row, column];
  const value = useText(path);
  const write = (text: string) => {
    const cells = tableAt(studio.doc.document, props.path).rows[row] ?? [];
    // A row may be shorter than the others: what lies between is filled.
    if (column > cells.length)
      writeValue(studio, [...props.path, row], [...resized(cells, column), text], { isTyping: true });
    else writeValue(studio, path, text, { isTyping: true });
  };
  return (
    <td colSpan={span} data-field={formatPointer(path)}>
      <input
        type="text"
        className="st-input"
        id={cellId(props, row, column)}
        aria-label={formMessages[studio.language].cell(row + 1, column + 1)}
        value={value}
        onChange={(event) => write(event.target.value)}
      />
    </td>
  );
}

function cellId({ id, path }: ControlProps, row: number, column: number): string {
  return row === 0 && column === 0 ? id : fieldId([...path, row, column]);
}

/** One column more or less, in every row of cells and in the head. */
function changeColumns(studio: Studio, path: Path, by: 1 | -1): void {
  const messages = formMessages[studio.language];
  const { rows, head, columns } = tableAt(studio.doc.document, path);
  const label = by > 0 ? messages.addColumn : messages.removeColumn;
  writeAll(
    studio,
    path,
    [
      [path, withColumns(rows, columns, columns + by)],
      ...(head.length > 0 ? [[headOf(path), resized(head, columns + by)] as const] : []),
    ],
    { label },
  );
  studio.announce(label);
}

const headOf = (path: Path): Path => [...path.slice(0, -1), 'head'];

function tableAt(document: unknown, path: Path): { rows: Rows; head: readonly string[]; columns: number } {
  const rows = rowsOf(valueAt(document, path));
  const [head = []] = rowsOf([valueAt(document, headOf(path))]);
  return { rows, head, columns: columnsOf(rows, head) };
}
