import { lazy, type ReactElement, Suspense, useCallback, useState } from 'react';
import { changedValues } from '../../../src/document/changed-values.ts';
import { parseText } from '../../../src/document/parse.ts';
import type { Version } from '../../wire.ts';
import { closeDialog } from '../components/modal.tsx';
import { Problem } from '../components/problem.tsx';
import { replaceText } from '../state/bring-in.ts';
import { useStudio } from '../state/studio.tsx';
import { useAnswer } from '../state/use-answer.ts';
import { momentOf } from '../state/when.ts';
import { mayEditText } from '../text/diagnostics.ts';
import { ChangedList } from './changed-list.tsx';
import { dialogMessages } from './messages.ts';

const CompareText = lazy(() => import('./compare-text.tsx'));

/** A version beside the page as it is now, and the way back to it. */
export function VersionCompare({ version }: { version: Version }): ReactElement {
  const studio = useStudio();
  const { api, doc, language, site, slug } = studio;
  const words = dialogMessages[language];
  const [way, setWay] = useState<'list' | 'text'>('list');
  const [answer] = useAnswer(useCallback(() => api.version(slug, version.id), [api, slug, version.id]));
  if (answer.name === 'failed') return <Problem problem={answer.problem} />;
  if (answer.name === 'waiting') return <p className="st-quiet">{words.loading}</p>;
  const { text } = answer.value;
  const when = momentOf(version.at, site.language);
  const restore = () => {
    replaceText(studio, text, words.restored(when));
    closeDialog(studio);
  };
  return (
    <>
      <div className="st-compare-head">
        <fieldset className="st-group">
          <legend className="st-hidden">{words.compareLabel}</legend>
          {(['list', 'text'] as const).map((one) => (
            <label key={one} className="st-choice">
              <input type="radio" name="compare" checked={way === one} onChange={() => setWay(one)} />
              {one === 'list' ? words.compareList : words.compareText}
            </label>
          ))}
        </fieldset>
        {mayEditText(studio) && text !== doc.text && (
          <button type="button" className="st-primary st-end" onClick={restore}>
            {words.restore}
          </button>
        )}
      </div>
      {text === doc.text && <p className="st-quiet">{words.sameAsNow}</p>}
      {text !== doc.text && way === 'list' && (
        <ChangedList changes={changedValues(parseText(text).value, doc.parsed.value)} />
      )}
      {text !== doc.text && way === 'text' && (
        <Suspense fallback={<p className="st-quiet">{words.loading}</p>}>
          <CompareText before={text} after={doc.text} />
        </Suspense>
      )}
    </>
  );
}
