import type { ReactElement } from 'react';
import { type UnitColumn, unitColumns } from '../../../src/lib/unit-columns.ts';
import type { UnitSheet } from '../../../src/lib/unit-sheet.ts';
import { type UnitStatus, unitStatuses } from '../../../src/lib/units.ts';
import { useJson } from '../forms/values.ts';
import { type Studio, useStudio } from '../state/studio.tsx';
import { writeAll } from '../state/write.ts';
import { unitMessages } from './messages.ts';

const UNITS = ['project', 'units'] as const;
const COLUMNS = [...UNITS, 'columns'] as const;
const STATUSES = [...UNITS, 'statuses'] as const;

/** The meaning of the list's own titles and status words, chosen from menus and written into the document. */
export function UnitMapping({
  sheet,
  onStep,
}: {
  sheet: UnitSheet;
  /** The document reads the list in another way now. */
  onStep: () => void;
}): ReactElement {
  const studio = useStudio();
  const words = unitMessages[studio.language];
  const own = useRecord<string>(COLUMNS);
  const write = (isChanged: boolean) => isChanged && onStep();
  const titles = sheet.titles.filter((title) => title !== '');
  const unknown = [
    ...new Set(sheet.problems.flatMap(({ fault, value }) => (fault === 'status' && value ? [value] : []))),
  ];
  return (
    <section className="st-unit-part" aria-label={words.mapTitle}>
      <h3>{words.mapTitle}</h3>
      <p>{titles.length > 0 ? words.mapHelp : words.noTitles}</p>
      <div className="st-unit-map">
        {titles.length > 0 &&
          unitColumns.map((name) => (
            <label key={name}>
              {words.columns[name]}
              <select
                className="st-input"
                value={own[name] ?? ''}
                onChange={({ target }) => write(writeColumn(studio, name, target.value))}
              >
                <option value="">
                  {words.automatic(own[name] ? '' : (sheet.titles[sheet.places[name] ?? -1] ?? ''))}
                </option>
                {[...new Set([...titles, ...(own[name] ? [own[name]] : [])])].map((title) => (
                  <option key={title} value={title}>
                    {title}
                  </option>
                ))}
              </select>
            </label>
          ))}
      </div>
      {unknown.length > 0 && (
        <>
          <h3>{words.mapWords}</h3>
          <p>{words.mapWordsHelp}</p>
          <div className="st-unit-map">
            {unknown.map((word) => (
              <label key={word}>
                {word}
                <select
                  className="st-input"
                  value=""
                  onChange={({ target }) => write(addWord(studio, target.value as UnitStatus, word))}
                >
                  <option value="">{words.chooseStatus}</option>
                  {unitStatuses.map((status) => (
                    <option key={status} value={status}>
                      {words.statuses[status]}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
        </>
      )}
    </section>
  );
}

function useRecord<T>(path: readonly string[]): Readonly<Record<string, T>> {
  const json = useJson(path);
  return json === '' ? {} : (JSON.parse(json) as Record<string, T>);
}

function writeColumn(studio: Studio, name: UnitColumn, title: string): boolean {
  const label = unitMessages[studio.language].mapped;
  return writeAll(studio, UNITS, [[[...COLUMNS, name], title || undefined]], { label });
}

function addWord(studio: Studio, status: UnitStatus, word: string): boolean {
  const { project } = studio.doc.document as {
    project?: { units?: { statuses?: Readonly<Record<string, readonly string[]>> } };
  };
  const known = project?.units?.statuses?.[status] ?? [];
  const label = unitMessages[studio.language].mapped;
  return writeAll(
    studio,
    UNITS,
    [
      [
        [...STATUSES, status],
        [...known, word],
      ],
    ],
    { label },
  );
}
