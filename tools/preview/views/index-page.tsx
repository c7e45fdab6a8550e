import { withBase } from '../../../src/lib/base-path.ts';
import type { Language } from '../../diagnostics/messages/messages.ts';
import type { PreviewMessages } from '../messages.ts';
import { editorOf } from '../overview.ts';
import type { PageState } from '../page-store.ts';
import { shell } from './shell.tsx';

interface Seen {
  readonly language: Language;
  readonly messages: PreviewMessages;
  /** The path below which the site is. */
  readonly base: string;
}

/** Every page with its picture and whether it is right. */
export function indexPage({ language, messages, base }: Seen, pages: readonly PageState[]): string {
  return shell(
    { language, messages, title: messages.yourPages, here: 'pages', waitsFor: '' },
    <>
      <h1>{messages.yourPages}</h1>
      <p className="intro">{pages.length ? messages.intro : messages.noPages}</p>
      {pages.length === 0 ? <p className="empty">{messages.firstPage}</p> : null}
      <ul className="cards">
        {pages.map((page) => (
          <Card key={page.slug} page={page} messages={messages} address={withBase(base, `/${page.slug}/`)} />
        ))}
      </ul>
    </>,
  );
}

function Card({ page, messages, address }: { page: PageState; messages: PreviewMessages; address: string }) {
  const title = titleOf(page);
  return (
    <li className="card">
      <div className="thumb">
        {page.html === undefined ? null : (
          <iframe src={`${address}?thumb`} title={title} loading="lazy" tabIndex={-1} />
        )}
      </div>
      <div className="card-text">
        <h2>
          <a href={address}>{title}</a>
        </h2>
        <p>{address}</p>
        <div className="card-foot">
          <State page={page} messages={messages} />
          <a className="edit" href={editorOf(page.slug)} aria-label={`${messages.edit} ${page.slug}`}>
            {messages.edit}
          </a>
        </div>
      </div>
    </li>
  );
}

function State({ page, messages }: { page: PageState; messages: PreviewMessages }) {
  const errors = page.problems.filter(({ severity }) => severity === 'error').length;
  const warnings = page.problems.length - errors;
  const [state, text] = errors
    ? ['error', messages.mistakes(errors)]
    : warnings
      ? ['warning', messages.hints(warnings)]
      : ['fine', messages.fine];
  return (
    <span className="state" data-state={state}>
      {text}
    </span>
  );
}

function titleOf({ document, slug }: PageState): string {
  const project = document?.project;
  const name =
    typeof project === 'object' && project !== null ? (project as Record<string, unknown>).name : undefined;
  return typeof name === 'string' ? name : slug;
}
