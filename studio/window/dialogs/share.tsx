import { type ReactElement, useCallback, useId, useState } from 'react';
import type { PreviewLink, StudioProblem } from '../../wire.ts';
import { Modal } from '../components/modal.tsx';
import { Problem } from '../components/problem.tsx';
import { mayBuild } from '../state/roles.ts';
import { useStudio } from '../state/studio.tsx';
import { problemOf, useAnswer } from '../state/use-answer.ts';
import { momentOf } from '../state/when.ts';
import { dialogMessages } from './messages.ts';

const DAYS = [1, 3, 7, 14, 30];

/** Links for people without a login: made, copied, listed and taken away. */
export default function Share(): ReactElement {
  const studio = useStudio();
  const { api, language, saving, slug } = studio;
  const words = dialogMessages[language];
  const id = useId();
  const [days, setDays] = useState(7);
  const [problem, setProblem] = useState<StudioProblem>();
  const [links, reload] = useAnswer(useCallback(() => api.previewLinks(slug), [api, slug]));
  const act = (work: Promise<unknown>) => {
    setProblem(undefined);
    work.then(reload, (error: unknown) => setProblem(problemOf(error)));
  };
  return (
    <Modal title={words.shareTitle}>
      <div className="st-dialog-main">
        <p>{words.shareHelp}</p>
        {mayBuild(studio) && (
          <form
            className="st-inline-form"
            onSubmit={(event) => {
              event.preventDefault();
              act(saving.flush().then(() => api.addPreviewLink(slug, days)));
            }}
          >
            <label htmlFor={id}>{words.days}</label>
            <select
              id={id}
              className="st-input"
              value={days}
              onChange={(event) => setDays(Number(event.target.value))}
            >
              {DAYS.map((one) => (
                <option key={one} value={one}>
                  {words.daysCount(one)}
                </option>
              ))}
            </select>
            <button type="submit" className="st-primary">
              {words.makeLink}
            </button>
          </form>
        )}
        {problem && <Problem problem={problem} />}
        {links.name === 'failed' && <Problem problem={links.problem} />}
        {links.name === 'waiting' && <p className="st-quiet">{words.loading}</p>}
        {links.name === 'here' && links.value.length === 0 && <p className="st-quiet">{words.noLinks}</p>}
        {links.name === 'here' && (
          <ul className="st-list">
            {links.value.map((link) => (
              <Link key={link.id} link={link} onRemove={() => act(api.removePreviewLink(slug, link.id))} />
            ))}
          </ul>
        )}
      </div>
    </Modal>
  );
}

function Link({ link, onRemove }: { link: PreviewLink; onRemove: () => void }): ReactElement {
  const studio = useStudio();
  const words = dialogMessages[studio.language];
  const [isCopied, setCopied] = useState(false);
  // The server cannot know by which name people reach it.
  const address = new URL(link.path, location.href).href;
  const until = momentOf(link.until, studio.site.language);
  const name = words.until(until);
  const copy = () =>
    void navigator.clipboard.writeText(address).then(() => {
      setCopied(true);
      studio.announce(words.copied);
    });
  return (
    <li className="st-entry">
      <a className="st-entry-name" href={address} target="_blank" rel="noreferrer">
        {address}
      </a>
      <span className="st-quiet">{name}</span>
      <button type="button" aria-label={`${words.copy}: ${name}`} onClick={copy}>
        {isCopied ? words.copied : words.copy}
      </button>
      {mayBuild(studio) && (
        <button type="button" aria-label={`${words.remove}: ${name}`} onClick={onRemove}>
          {words.remove}
        </button>
      )}
    </li>
  );
}
