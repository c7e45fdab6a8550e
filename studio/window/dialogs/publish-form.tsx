import { type ReactElement, useState } from 'react';
import { parsePointer } from '../../../src/document/path.ts';
import type { PublishEvent, PublishState, StudioFinding, StudioProblem } from '../../wire.ts';
import { closeDialog } from '../components/modal.tsx';
import { Problem } from '../components/problem.tsx';
import { MendButton } from '../forms/field-findings.tsx';
import { goToValue } from '../forms/go-to-value.ts';
import { useAddress } from '../forms/values.ts';
import { isSample } from '../state/findings.ts';
import { useStudio, useWindow } from '../state/studio.tsx';
import { problemOf } from '../state/use-answer.ts';
import { dialogMessages } from './messages.ts';
import { PublishAddress } from './publish-address.tsx';

type Progress =
  | { readonly name: 'idle' }
  | { readonly name: 'running'; readonly steps: readonly string[] }
  | { readonly name: 'done'; readonly steps: readonly string[]; readonly state: PublishState }
  | {
      readonly name: 'failed';
      readonly problem: StudioProblem;
      readonly findings: readonly StudioFinding[];
    };

/** The button, with what must be done or read before it, and what it does while it works. */
export function PublishForm({
  state,
  onDone,
}: {
  state: PublishState;
  onDone: (state: PublishState) => void;
}): ReactElement {
  const studio = useStudio();
  const { api, language, saving, site, slug } = studio;
  const words = dialogMessages[language];
  const findings = useWindow((window) => window.findings);
  const savingState = useWindow((window) => window.saving.name);
  const [isRead, setRead] = useState(false);
  const hasAddress = useAddress() !== '';
  const [asksAddress] = useState(state.live === '' && !hasAddress);
  const [isAnswered, setAnswered] = useState(false);
  const [progress, setProgress] = useState<Progress>({ name: 'idle' });
  const errors = findings.filter(({ stopsPublishing }) => stopsPublishing);
  const warnings = findings.filter(({ stopsPublishing }) => !stopsPublishing);

  if (site.person.role !== 'publish') return <p>{words.mayNot}</p>;

  async function publish(): Promise<void> {
    const steps: string[] = [];
    setProgress({ name: 'running', steps });
    const on = (event: PublishEvent) => {
      if (event.name === 'step') {
        steps.push(event.text);
        setProgress({ name: 'running', steps: [...steps] });
        studio.announce(event.text);
      }
      if (event.name === 'problem') setProgress({ ...event, name: 'failed' });
      if (event.name === 'done') {
        setProgress({ name: 'done', steps: [...steps], state: event.state });
        studio.announce([words.published, event.state.address].filter(Boolean).join(' '));
        onDone(event.state);
      }
    };
    await saving.flush();
    await api
      .publish(slug, saving.base.hash, isRead, on)
      .catch((error: unknown) => setProgress({ name: 'failed', problem: problemOf(error), findings: [] }));
  }

  const isRunning = progress.name === 'running';
  const mayPublish =
    !isRunning &&
    errors.length === 0 &&
    (warnings.length === 0 || isRead) &&
    (!asksAddress || isAnswered) &&
    savingState === 'saved';
  return (
    <form
      className="st-publish"
      onSubmit={(event) => {
        event.preventDefault();
        if (mayPublish) void publish();
      }}
    >
      {errors.length > 0 && (
        <>
          <p className="st-publish-stop">{words.errorsStop(errors.length)}</p>
          <Findings findings={errors} />
        </>
      )}
      {warnings.length > 0 && (
        <>
          <Findings findings={warnings} />
          <label className="st-check">
            <input type="checkbox" checked={isRead} onChange={(event) => setRead(event.target.checked)} />
            {words.warningsRead(warnings.length)}
          </label>
        </>
      )}
      {asksAddress && progress.name !== 'done' && <PublishAddress onAnswer={setAnswered} />}
      {savingState !== 'saved' && <p className="st-publish-stop">{words.unsaved}</p>}
      {progress.name === 'failed' && (
        <>
          <Problem problem={progress.problem} />
          <Findings findings={progress.findings} />
        </>
      )}
      {(progress.name === 'running' || progress.name === 'done') && (
        <ol className="st-steps">
          {progress.steps.map((step, at) => (
            <li key={step} data-state={isRunning && at === progress.steps.length - 1 ? 'running' : 'done'}>
              {step}
            </li>
          ))}
        </ol>
      )}
      {progress.name === 'done' && <Result state={progress.state} />}
      {(progress.name !== 'done' || state.isDue) && (
        <button type="submit" className="st-primary" disabled={!mayPublish}>
          {isRunning ? words.publishing : words.publishNow}
        </button>
      )}
    </form>
  );
}

function Result({ state: { address, folder } }: { state: PublishState }): ReactElement {
  const { language } = useStudio();
  const words = dialogMessages[language];
  return (
    <div className="st-result">
      <p>
        <strong>{words.published}</strong>{' '}
        {address && (
          <>
            {words.visitorsSee}{' '}
            <a href={address} target="_blank" rel="noreferrer">
              {address}
            </a>
          </>
        )}
      </p>
      <p className="st-quiet">{words.folder(folder)}</p>
    </div>
  );
}

/** Findings in words; a click goes to the place. */
function Findings({ findings }: { findings: readonly StudioFinding[] }): ReactElement {
  const studio = useStudio();
  const go = ({ path }: StudioFinding) => {
    closeDialog(studio);
    goToValue(studio, parsePointer(`/${path}`));
  };
  return (
    <ul className="st-findings">
      {findings.map((finding, at) => (
        <li key={at} data-severity={finding.severity}>
          <span>
            <button type="button" className="st-link" onClick={() => go(finding)}>
              {finding.message}
            </button>
            {/* The button says it. */}
            {!isSample(finding) && <span className="st-fix">{finding.fix}</span>}
          </span>
          <MendButton finding={finding} />
        </li>
      ))}
    </ul>
  );
}
