import { type ReactElement, useId, useState } from 'react';
import type { UnitSheet } from '../../../src/lib/unit-sheet.ts';
import type { StudioProblem } from '../../wire.ts';
import { Problem } from '../components/problem.tsx';
import { useStudio } from '../state/studio.tsx';
import { problemOf } from '../state/use-answer.ts';
import { unitMessages } from './messages.ts';
import { UnitUpload, writeSource } from './upload.tsx';

/** The ways to a list, for a page without one: a file, a published sheet, or a new list. */
export function UnitEmpty({
  sheet,
  onDone,
}: {
  sheet: UnitSheet;
  onDone: (isStep: boolean) => void;
}): ReactElement {
  const studio = useStudio();
  const { api, language, slug } = studio;
  const words = unitMessages[language];
  const id = useId();
  const [isWrong, setWrong] = useState(false);
  const [problem, setProblem] = useState<StudioProblem>();
  const start = () => {
    const file = new File([`${words.startCells}\r\n`], 'units.csv', { type: 'text/csv' });
    api.replaceUnits(slug, sheet.hash, file).then(
      ({ name }) => onDone(writeSource(studio, name)),
      (error: unknown) => setProblem(problemOf(error)),
    );
  };
  return (
    <div className="st-unit-empty">
      <p>
        <strong>{words.emptyTitle}</strong>
      </p>
      <p>{words.emptyHelp}</p>
      {problem && <Problem problem={problem} />}
      <UnitUpload sheet={sheet} onDone={onDone} />
      <form
        className="st-inline-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const address = String(new FormData(event.currentTarget).get('address')).trim();
          const isAddress = /^https:\/\/[^\s/]+\.[^\s]+$/i.test(address);
          setWrong(!isAddress);
          if (isAddress) onDone(writeSource(studio, address));
        }}
      >
        <label htmlFor={id}>{words.address}</label>
        <input
          id={id}
          name="address"
          type="url"
          className="st-input"
          aria-invalid={isWrong}
          aria-describedby={`${id}-help`}
        />
        <button type="submit">{words.follow}</button>
        <span id={`${id}-help`} className={isWrong ? 'st-field-error' : 'st-quiet'}>
          {isWrong ? words.addressWrong : words.addressHelp}
        </span>
      </form>
      <div>
        <button type="button" className="st-add" onClick={start}>
          + {words.start}
        </button>
      </div>
    </div>
  );
}
