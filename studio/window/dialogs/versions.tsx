import { type ReactElement, useCallback, useId, useState } from 'react';
import type { StudioProblem, Version } from '../../wire.ts';
import { Modal } from '../components/modal.tsx';
import { Problem } from '../components/problem.tsx';
import { useStudio } from '../state/studio.tsx';
import { problemOf, useAnswer } from '../state/use-answer.ts';
import { dayOf, timeOf } from '../state/when.ts';
import { mayEditText } from '../text/diagnostics.ts';
import { dialogMessages } from './messages.ts';
import { VersionCompare } from './version-compare.tsx';

/** The versions of the page by day, each with its author and its differences from the present page. */
export default function Versions(): ReactElement {
  const studio = useStudio();
  const { api, language, saving, slug } = studio;
  const words = dialogMessages[language];
  const [chosen, setChosen] = useState<Version>();
  const [versions, reload] = useAnswer(useCallback(() => api.versions(slug), [api, slug]));
  const [problem, setProblem] = useState<StudioProblem>();
  const name = (label: string) => {
    setProblem(undefined);
    saving
      .flush()
      .then(() => api.nameVersion(slug, label))
      .then(
        () => {
          studio.announce(words.named(label));
          reload();
        },
        (error: unknown) => setProblem(problemOf(error)),
      );
  };
  return (
    <Modal title={words.versionsTitle} className="st-wide">
      <div className="st-columns">
        <div className="st-dialog-main">
          {mayEditText(studio) && <NameForm onName={name} />}
          {problem && <Problem problem={problem} />}
          {versions.name === 'failed' && <Problem problem={versions.problem} />}
          {versions.name === 'waiting' && <p className="st-quiet">{words.loading}</p>}
          {versions.name === 'here' && (
            <VersionList versions={versions.value} chosen={chosen?.id} onChoose={setChosen} />
          )}
        </div>
        <div className="st-dialog-main st-compare">
          {chosen ? (
            <VersionCompare key={chosen.id} version={chosen} />
          ) : (
            <p className="st-quiet">{words.chooseVersion}</p>
          )}
        </div>
      </div>
    </Modal>
  );
}

function NameForm({ onName }: { onName: (label: string) => void }): ReactElement {
  const { language } = useStudio();
  const words = dialogMessages[language];
  const id = useId();
  const [label, setLabel] = useState('');
  return (
    <form
      className="st-inline-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!label.trim()) return;
        onName(label.trim());
        setLabel('');
      }}
    >
      <label htmlFor={id}>{words.versionName}</label>
      <input
        id={id}
        className="st-input"
        value={label}
        maxLength={80}
        onChange={(event) => setLabel(event.target.value)}
      />
      <button type="submit" disabled={!label.trim()}>
        {words.nameIt}
      </button>
    </form>
  );
}

function VersionList({
  versions,
  chosen,
  onChoose,
}: {
  versions: readonly Version[];
  chosen: string | undefined;
  onChoose: (version: Version) => void;
}): ReactElement {
  const { clock, language, site } = useStudio();
  const words = dialogMessages[language];
  if (versions.length === 0) return <p className="st-quiet">{words.versionsEmpty}</p>;
  const days = new Map<string, Version[]>();
  for (const version of versions) {
    const day = dayOf(version.at, clock.now(), site.language, words);
    days.set(day, [...(days.get(day) ?? []), version]);
  }
  return (
    <>
      {[...days].map(([day, list]) => (
        <section key={day}>
          <h3 className="st-day">{day}</h3>
          <ul className="st-list">
            {list.map((version) => (
              <li key={version.id}>
                <button
                  type="button"
                  className="st-entry st-version"
                  aria-pressed={version.id === chosen}
                  onClick={() => onChoose(version)}
                >
                  <span className="st-entry-time">{timeOf(version.at, site.language)}</span>
                  <span className="st-entry-name" data-kind={version.kind}>
                    {version.label || words.kinds[version.kind]}
                  </span>
                  <span className="st-quiet">
                    {[version.who, version.kind === 'save' ? '' : words.kinds[version.kind]]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
