import { withBase } from '../../../src/lib/base-path.ts';
import type { Language } from '../../diagnostics/words/words.ts';
import type { PageState } from '../page-store.ts';
import type { PreviewWords } from '../words.ts';
import { shell } from './shell.tsx';

interface Seen {
  readonly language: Language;
  readonly words: PreviewWords;
  /** The path below which the site is. */
  readonly base: string;
}

/** Every page with its picture and whether it is right. */
export function indexPage({ language, words, base }: Seen, pages: readonly PageState[]): string {
  return shell(
    { language, words, title: words.yourPages, here: 'pages', waitsFor: '' },
    <>
      <h1>{words.yourPages}</h1>
      <p className="intro">{pages.length ? words.intro : words.noPages}</p>
      {pages.length === 0 ? <p className="empty">{words.firstPage}</p> : null}
      <ul className="cards">
        {pages.map((page) => (
          <Card key={page.slug} page={page} words={words} address={withBase(base, `/${page.slug}/`)} />
        ))}
      </ul>
    </>,
  );
}

function Card({ page, words, address }: { page: PageState; words: PreviewWords; address: string }) {
  const title = titleOf(page);
  return (
    <li className="card">
      <div className="thumb">
        {page.html === undefined ? null : (
          <iframe src={`${address}?thumb`} title={title} loading="lazy" tabIndex={-1} />
        )}
      </div>
      <div className="words">
        <h2>
          <a href={address}>{title}</a>
        </h2>
        <p>{address}</p>
        <State page={page} words={words} />
      </div>
    </li>
  );
}

function State({ page, words }: { page: PageState; words: PreviewWords }) {
  const errors = page.problems.filter(({ severity }) => severity === 'error').length;
  const warnings = page.problems.length - errors;
  const [state, text] = errors
    ? ['error', words.mistakes(errors)]
    : warnings
      ? ['warning', words.hints(warnings)]
      : ['fine', words.fine];
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
