import type { Language } from '../../diagnostics/messages/messages.ts';
import type { PreviewMessages } from '../messages.ts';
import { editorOf, OVERVIEW } from '../overview.ts';
import type { PageState } from '../page-store.ts';
import { shell } from './shell.tsx';

interface Reader {
  readonly language: Language;
  readonly messages: PreviewMessages;
}

/** Shown instead of a page that has had errors ever since the preview started. */
export function brokenPage({ language, messages }: Reader, page: PageState): string {
  return shell(
    { language, messages, title: page.slug, here: 'pages', waitsFor: page.slug, version: page.version },
    <>
      <h1>{messages.neverWorked}</h1>
      <p className="intro">{messages.neverWorkedWhy}</p>
      <p>
        <a className="edit" href={editorOf(page.slug)}>
          {messages.editBroken}
        </a>
      </p>
      <ol className="problems">
        {page.problems.map((problem) => (
          <li key={`${problem.line}:${problem.column}:${problem.code}`}>
            <div className="place">{`${problem.file}:${problem.line}:${problem.column}  ${problem.where}`}</div>
            <p>
              <strong>{problem.message}</strong>
            </p>
            {problem.codeFrame.length ? <pre>{problem.codeFrame.join('\n')}</pre> : null}
            <p className="fix">{problem.fix}</p>
          </li>
        ))}
      </ol>
    </>,
  );
}

export function notFoundPage({ language, messages }: Reader): string {
  return shell(
    { language, messages, title: messages.notThere },
    <>
      <h1>{messages.notThere}</h1>
      <p className="intro">
        <a href={OVERVIEW}>{messages.yourPages}</a>
      </p>
    </>,
  );
}

/** Shown for a host name that outsiders may have pointed here. */
export function notHerePage({ language, messages }: Reader): string {
  return shell(
    { language, messages, title: messages.notHere },
    <>
      <h1>{messages.notHere}</h1>
      <p className="intro">{messages.notHereWhy}</p>
    </>,
  );
}
