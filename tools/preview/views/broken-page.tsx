import type { Language } from '../../diagnostics/words/words.ts';
import { OVERVIEW } from '../overview.ts';
import type { PageState } from '../page-store.ts';
import type { PreviewWords } from '../words.ts';
import { shell } from './shell.tsx';

/** What stands in for a page that has not been right since the preview was started. */
export function brokenPage(
  { language, words }: { language: Language; words: PreviewWords },
  page: PageState,
): string {
  return shell(
    { language, words, title: page.slug, here: 'pages', waitsFor: page.slug, version: page.version },
    <>
      <h1>{words.neverWorked}</h1>
      <p className="intro">{words.neverWorkedWhy}</p>
      <ol className="problems">
        {page.problems.map((problem) => (
          <li key={`${problem.line}:${problem.column}:${problem.code}`}>
            <div className="place">{`${problem.file}:${problem.line}:${problem.column}  ${problem.where}`}</div>
            <p>
              <strong>{problem.message}</strong>
            </p>
            {problem.frame.length ? <pre>{problem.frame.join('\n')}</pre> : null}
            <p className="fix">{problem.fix}</p>
          </li>
        ))}
      </ol>
    </>,
  );
}

export function notFoundPage({ language, words }: { language: Language; words: PreviewWords }): string {
  return shell(
    { language, words, title: words.notThere },
    <>
      <h1>{words.notThere}</h1>
      <p className="intro">
        <a href={OVERVIEW}>{words.yourPages}</a>
      </p>
    </>,
  );
}
