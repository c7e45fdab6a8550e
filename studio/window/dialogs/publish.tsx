import { type ReactElement, useCallback, useState } from 'react';
import { parsePointer } from '../../../src/document/path.ts';
import type { PublishState } from '../../wire.ts';
import { componentMessages } from '../components/messages.ts';
import { Modal } from '../components/modal.tsx';
import { Problem } from '../components/problem.tsx';
import { mayPublish } from '../state/roles.ts';
import { useStudio } from '../state/studio.tsx';
import { useAnswer } from '../state/use-answer.ts';
import { momentOf } from '../state/when.ts';
import { ChangedList } from './changed-list.tsx';
import { dialogMessages } from './messages.ts';
import { PublishForm } from './publish-form.tsx';
import { Releases } from './releases.tsx';

/** Shows the differences from the live page, and publishes them. */
export default function Publish(): ReactElement {
  const studio = useStudio();
  const { api, language, saving, slug } = studio;
  const words = dialogMessages[language];
  const [answer, reload] = useAnswer(
    useCallback(() => saving.flush().then(() => api.publishState(slug)), [api, saving, slug]),
  );
  const [made, setMade] = useState<PublishState>();
  const state = made ?? (answer.name === 'here' ? answer.value : undefined);
  const update = (next: PublishState) => {
    setMade(next);
    reload();
  };
  return (
    <Modal
      title={mayPublish(studio) ? words.publishTitle : componentMessages[language].live}
      className={state?.changes.length ? 'st-wide' : ''}
    >
      <div className="st-dialog-main">
        {answer.name === 'failed' && <Problem problem={answer.problem} />}
        {!state && answer.name === 'waiting' && <p className="st-quiet">{words.loading}</p>}
        {state && (
          <>
            <Difference state={state} />
            <PublishForm state={state} onDone={update} />
            <Releases state={state} onDone={update} />
          </>
        )}
      </div>
    </Modal>
  );
}

/** The differences between the live page and this one. */
function Difference({ state }: { state: PublishState }): ReactElement {
  const { language, site } = useStudio();
  const words = dialogMessages[language];
  const { live, liveAt, changes, isDue } = state;
  const sentence = !live
    ? words.notLive
    : changes.length > 0
      ? componentMessages[language].changesDue(changes.length)
      : isDue
        ? words.liveUnknown
        : words.liveSame;
  return (
    <>
      <p className="st-publish-state">
        <strong>{sentence}</strong>{' '}
        {live && liveAt && (
          <span className="st-quiet">{words.liveSince(momentOf(liveAt, site.language))}</span>
        )}
      </p>
      {changes.length > 0 && (
        <ChangedList changes={changes.map((one) => ({ ...one, path: parsePointer(one.path) }))} />
      )}
    </>
  );
}
