import type { UnitBoard } from '../server/contract/desk/units.ts';
import type { UnitDoubt } from '../src/lib/unit-changes.ts';
import { api } from './api.ts';
import { Button } from './button.tsx';
import { useDesk } from './desk-context.tsx';
import { useLanguage, useMessages } from './language.tsx';
import { unitMessages } from './messages-units.ts';
import { ALL_UNITS } from './place.ts';
import { usePlaceStore } from './use-place.tsx';
import './units.css';

/** A list that waits for a team lead, and one that cannot be read. */
export function ListNotices({ board }: { board: UnitBoard }) {
  const messages = useMessages();
  const language = useLanguage();
  const words = unitMessages[language];
  const { say, fail } = useDesk();
  const { waiting, problem, mayDecide } = board;
  const wordDoubt = (doubt: UnitDoubt) => {
    if (doubt.kind === 'empty') return words.doubts.empty;
    return doubt.kind === 'gone'
      ? words.doubts.gone(doubt.gone, doubt.before)
      : words.doubts.returned(doubt.codes.join(', '));
  };
  const decide = (id: string, accept: boolean) =>
    void api
      .decideList(board.project, id, accept)
      .then(() => say(accept ? words.accepted : words.refused), fail);
  return (
    <>
      {problem && (
        <section className="list-notice" aria-label={words.brokenTitle}>
          <h3>{words.brokenTitle}</h3>
          <p>{problem.text[language]}</p>
          <p className="quiet">{words.brokenSince(messages.moment(problem.at))}</p>
        </section>
      )}
      {waiting && (
        <section className="list-notice" aria-label={mayDecide ? words.waitingTitle : words.waitingForLead}>
          <h3>{mayDecide ? words.waitingTitle : words.waitingForLead}</h3>
          <ul>
            {waiting.doubts.map((doubt) => (
              <li key={doubt.kind}>{wordDoubt(doubt)}</li>
            ))}
          </ul>
          <p>
            {words.waitingCounts(waiting.total, waiting.left, waiting.totalBefore, waiting.leftBefore)}{' '}
            <span className="quiet">{words.waitingSince(messages.moment(waiting.at))}</span>
          </p>
          {mayDecide && (
            <p className="pair">
              <Button onClick={() => decide(waiting.id, true)}>{words.accept}</Button>
              <Button onClick={() => decide(waiting.id, false)}>{words.refuse}</Button>
            </p>
          )}
        </section>
      )}
    </>
  );
}

/** Points a team lead of these projects to their lists. */
export function ListTrouble({ projects }: { projects: readonly string[] }) {
  const words = unitMessages[useLanguage()];
  const store = usePlaceStore();
  const { projectName } = useDesk();
  return projects.map((project) => (
    <p key={project} className="list-trouble" role="alert">
      {words.trouble(projectName(project, ''))}
      <Button className="plain" onClick={() => store.go({ view: 'units', units: { ...ALL_UNITS, project } })}>
        {words.look}
      </Button>
    </p>
  ));
}
