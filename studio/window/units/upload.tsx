import { type ReactElement, useState } from 'react';
import { isRecord } from '../../../src/lib/is-record.ts';
import type { UnitDoubt } from '../../../src/lib/unit-changes.ts';
import type { UnitUpload as Comparison, UnitSheet } from '../../../src/lib/unit-sheet.ts';
import type { StudioProblem } from '../../wire.ts';
import { Problem } from '../components/problem.tsx';
import { type Studio, useStudio } from '../state/studio.tsx';
import { problemOf } from '../state/use-answer.ts';
import { writeAll } from '../state/write.ts';
import { unitMessages } from './messages.ts';

const UNITS = ['project', 'units'] as const;
const MOST_SHOWN = 12;

/** Names the list in the document, in one step that can be undone. @returns whether that was a change */
export function writeSource(studio: Studio, source: string): boolean {
  const { project } = studio.doc.document;
  const units = isRecord(project) ? project.units : undefined;
  if (isRecord(units) && units.source === source) return false;
  const label = unitMessages[studio.language].sourceLabel;
  const [at, value] = isRecord(units) ? [[...UNITS, 'source'], source] : [UNITS, { source }];
  return writeAll(studio, UNITS, [[at, value]], { label });
}

type Chosen =
  | { readonly name: 'nothing' }
  | { readonly name: 'reading' }
  | { readonly name: 'failed'; readonly problem: StudioProblem }
  | { readonly name: 'compared'; readonly file: File; readonly comparison: Comparison };

/** A file that becomes the list: what would change is shown before it is accepted. */
export function UnitUpload({
  sheet,
  onDone,
}: {
  sheet: UnitSheet;
  /** @param isStep the document names another file now */
  onDone: (isStep: boolean) => void;
}): ReactElement {
  const studio = useStudio();
  const { announce, api, language, saving, slug } = studio;
  const words = unitMessages[language];
  const [chosen, setChosen] = useState<Chosen>({ name: 'nothing' });
  const fail = (error: unknown) => setChosen({ name: 'failed', problem: problemOf(error) });
  const choose = (file: File | undefined) => {
    if (!file) return;
    setChosen({ name: 'reading' });
    saving
      .flush()
      .then(() => api.compareUnits(slug, file))
      .then((comparison) => setChosen({ name: 'compared', file, comparison }), fail);
  };
  const accept = (file: File) => {
    setChosen({ name: 'reading' });
    api.replaceUnits(slug, sheet.hash, file).then(({ name }) => {
      announce(words.used);
      onDone(writeSource(studio, name));
    }, fail);
  };
  return (
    <section className="st-unit-part" aria-label={words.uploadTitle}>
      <h3>{words.uploadTitle}</h3>
      <label className="st-labelled">
        <span>{words.choose}</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,.xlsx"
          data-focus=""
          onChange={({ target }) => choose(target.files?.[0])}
        />
        <span className="st-quiet">{words.uploadHelp}</span>
      </label>
      {chosen.name === 'reading' && <p className="st-quiet">{words.reading}</p>}
      {chosen.name === 'failed' && <Problem problem={chosen.problem} />}
      {chosen.name === 'compared' && (
        <Changes comparison={chosen.comparison} onAccept={() => accept(chosen.file)} />
      )}
    </section>
  );
}

function Changes({ comparison, onAccept }: { comparison: Comparison; onAccept: () => void }): ReactElement {
  const words = unitMessages[useStudio().language];
  const { added, changed, doubts, gone, homes, isUsable, problems, replaces } = comparison;
  const counts = [
    words.homes(homes),
    added.length > 0 ? words.addedCount(added.length) : '',
    gone.length > 0 ? words.goneCount(gone.length) : '',
    changed.length > 0 ? words.changedCount(changed.length) : '',
  ].filter(Boolean);
  const some = (items: readonly string[]) =>
    [
      ...items.slice(0, MOST_SHOWN),
      ...(items.length > MOST_SHOWN ? [words.more(items.length - MOST_SHOWN)] : []),
    ].join(', ');
  return (
    <div className="st-unit-changes" role="status">
      {isUsable ? (
        <>
          <p>
            <strong>{counts.join(' · ')}</strong>
          </p>
          <p>{replaces ? words.replaces(replaces) : words.isNew}</p>
          {counts.length === 1 && replaces && <p>{words.same}</p>}
          {added.length > 0 && <p>+ {some(added)}</p>}
          {gone.length > 0 && <p>− {some(gone)}</p>}
          {changed.length > 0 && (
            <ul>
              {changed.slice(0, MOST_SHOWN).map(({ code, key, before, after }) => (
                <li key={`${code} ${key}`}>
                  {code}, {nameOf(key, words)}: {before || words.empty} → {after || words.empty}
                </li>
              ))}
              {changed.length > MOST_SHOWN && <li>{words.more(changed.length - MOST_SHOWN)}</li>}
            </ul>
          )}
        </>
      ) : (
        <p>{words.unusable}</p>
      )}
      {doubts.map((doubt) => (
        <p key={doubt.kind} className="st-unit-doubt">
          {doubtText(doubt, words)}
        </p>
      ))}
      {problems.slice(0, MOST_SHOWN).map(({ message, fix }, at) => (
        <p key={at} className="st-field-error">
          {message} {fix}
        </p>
      ))}
      {problems.length > MOST_SHOWN && <p>{words.more(problems.length - MOST_SHOWN)}</p>}
      {isUsable && (
        <button type="button" className="st-primary" onClick={onAccept}>
          {words.use}
        </button>
      )}
    </div>
  );
}

function nameOf(key: string, { columns }: typeof unitMessages.en): string {
  const own = key === 'heldUntil' ? 'held_until' : key;
  return Object.hasOwn(columns, own) ? columns[own as keyof typeof columns] : key;
}

function doubtText(doubt: UnitDoubt, { doubts }: typeof unitMessages.en): string {
  if (doubt.kind === 'empty') return doubts.empty;
  return doubt.kind === 'gone'
    ? doubts.gone(doubt.gone, doubt.before)
    : doubts.returned(doubt.codes.join(', '));
}
