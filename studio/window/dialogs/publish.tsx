import { type ReactElement, useCallback, useState } from 'react';
import { parsePointer } from '../../../src/document/path.ts';
import type { PublishState } from '../../wire.ts';
import { mayPublish } from '../state/roles.ts';
import { useStudio } from '../state/studio.tsx';
import { ChangedList } from './changed-list.tsx';
import { Modal } from './modal.tsx';
import { Problem } from './problem.tsx';
import { PublishForm } from './publish-form.tsx';
import { Releases } from './releases.tsx';
import { useAnswer } from './use-answer.ts';
import { momentOf } from './when.ts';

/** What differs from what is live, and making it live. */
export default function Publish(): ReactElement {
  const studio = useStudio();
  const { api, messages, saving, slug } = studio;
  const { dialogs: words } = messages;
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
      title={mayPublish(studio) ? words.publishTitle : messages.window.live}
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

/** How what is live differs from the page here. */
function Difference({ state }: { state: PublishState }): ReactElement {
  const { messages, site } = useStudio();
  const { dialogs: words } = messages;
  const { live, liveAt, changes, isDue } = state;
  const sentence = !live
    ? words.notLive
    : changes.length > 0
      ? words.changesDue(changes.length)
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
