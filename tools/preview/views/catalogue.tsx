import type { Engine } from '../../../src/engine/create-engine.tsx';
import type { Language } from '../../diagnostics/messages/messages.ts';
import type { PreviewMessages } from '../messages.ts';
import { SettingsTable } from './settings-table.tsx';
import { shell } from './shell.tsx';

interface Seen {
  readonly language: Language;
  readonly messages: PreviewMessages;
}

export interface Shown {
  readonly name: string;
  readonly title: string;
  readonly about: string;
}

const scripts = ['/.kavling/catalogue.js'];

/** `/catalogue/`: every widget, and every ready-made section. */
export function cataloguePage(
  { language, messages }: Seen,
  { model, sentence }: Engine,
  patterns: readonly Shown[],
): string {
  const shown = [...model.widgets].map(([name, { title = name, description = '' }]) => ({
    name,
    title: sentence(title, language),
    about: sentence(description, language),
  }));
  return shell(
    { language, messages, title: messages.catalogue, here: 'catalogue', scripts },
    <>
      <h1>{messages.catalogue}</h1>
      <input className="search" type="search" placeholder={messages.search} aria-label={messages.search} />
      <Cards shown={shown} base="/catalogue/" />
      {patterns.length ? (
        <>
          <h2>{messages.patterns}</h2>
          <p className="intro">{messages.patternsIntro}</p>
          <Cards shown={patterns} base="/patterns/" />
        </>
      ) : null}
    </>,
  );
}

function Cards({ shown, base }: { shown: readonly Shown[]; base: string }) {
  const alone = (name: string) => (base === '/catalogue/' ? `${base}${name}/0/` : `${base}${name}/alone/`);
  return (
    <ul className="cards">
      {shown.map(({ name, title, about }) => (
        <li className="card" key={name} data-search={`${name} ${title} ${about}`.toLowerCase()}>
          <div className="thumb">
            <iframe src={alone(name)} title={title} loading="lazy" tabIndex={-1} />
          </div>
          <div className="card-text">
            <h3>
              <a href={`${base}${name}/`}>{title}</a>
            </h3>
            <p>{about}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** `/catalogue/<type>/`: the examples of one widget at every width, its JSON, and its settings. */
export function widgetPage(
  { language, messages }: Seen,
  { model, sentence }: Engine,
  type: string,
): string | undefined {
  const schema = model.widgets.get(type);
  if (!schema) return undefined;
  const examples = schema.examples ?? [];
  return shell(
    { language, messages, title: sentence(schema.title ?? type, language), here: 'catalogue', scripts },
    <>
      <h1>{sentence(schema.title ?? type, language)}</h1>
      <p className="intro">{sentence(schema.description ?? '', language)}</p>
      {examples.map((example, index) => (
        <Example
          key={JSON.stringify(example)}
          src={`/catalogue/${type}/${index}/`}
          json={example}
          messages={messages}
        />
      ))}
      <h2>{messages.settings}</h2>
      <SettingsTable schema={schema} model={model} messages={messages} language={language} />
    </>,
  );
}

/** `/patterns/<name>/`: one ready-made section at every width, and its JSON. */
export function patternPage({ language, messages }: Seen, pattern: Shown & { section: unknown }): string {
  return shell(
    { language, messages, title: pattern.title, here: 'catalogue', scripts },
    <>
      <h1>{pattern.title}</h1>
      <p className="intro">{pattern.about}</p>
      <Example src={`/patterns/${pattern.name}/alone/`} json={pattern.section} messages={messages} />
    </>,
  );
}

function Example({ src, json, messages }: { src: string; json: unknown; messages: PreviewMessages }) {
  const widths = [
    [messages.phone, '390px'],
    [messages.tablet, '834px'],
    [messages.desktop, '100%'],
  ] as const;
  return (
    <section className="example">
      <div className="tools">
        {widths.map(([name, width]) => (
          <button key={name} type="button" data-width={width} aria-pressed={width === '100%'}>
            {name}
          </button>
        ))}
        <span className="spread" />
        <a href={src}>{messages.alone}</a>
      </div>
      <div className="stage">
        <iframe src={src} title={src} loading="lazy" />
      </div>
      <details>
        <summary>JSON</summary>
        <div className="tools">
          <button type="button" data-copy data-copied={messages.copied}>
            {messages.copy}
          </button>
        </div>
        <pre>{JSON.stringify(json, null, 2)}</pre>
      </details>
    </section>
  );
}
