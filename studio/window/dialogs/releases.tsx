import { type ReactElement, useState } from 'react';
import type { PublishState, StudioProblem } from '../../wire.ts';
import { Problem } from '../components/problem.tsx';
import { useStudio } from '../state/studio.tsx';
import { problemOf } from '../state/use-answer.ts';
import { momentOf } from '../state/when.ts';
import { dialogMessages } from './messages.ts';

/** The last ten that were live, each with the way back to it. */
export function Releases({
  state,
  onDone,
}: {
  state: PublishState;
  onDone: (state: PublishState) => void;
}): ReactElement | null {
  const studio = useStudio();
  const { api, language, site, slug } = studio;
  const words = dialogMessages[language];
  const [problem, setProblem] = useState<StudioProblem>();
  const [isBack, setBack] = useState(false);
  if (state.releases.length === 0) return null;
  const goBack = (id: string) => {
    setProblem(undefined);
    setBack(false);
    api
      .rollback(slug, id, (event) => {
        if (event.name === 'problem') setProblem(event.problem);
        if (event.name !== 'done') return;
        setBack(true);
        studio.announce(words.wentBack);
        onDone(event.state);
      })
      .catch((error: unknown) => setProblem(problemOf(error)));
  };
  return (
    <section>
      <h3 className="st-day">{words.releases}</h3>
      {problem && <Problem problem={problem} />}
      {isBack && <p>{words.wentBack}</p>}
      <ul className="st-list">
        {state.releases.map(({ id, at, who, isLive }) => {
          const when = momentOf(at, site.language);
          return (
            <li key={id} className="st-entry">
              <span className="st-entry-name">{when}</span>
              <span className="st-quiet">{who}</span>
              {isLive && <span className="st-badge-good">{words.live}</span>}
              {!isLive && site.person.role === 'publish' && (
                <button type="button" aria-label={`${words.goBack}: ${when}`} onClick={() => goBack(id)}>
                  {words.goBack}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
