import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { validate } from '../../src/generated/validate-page.js';
import baseCss from '../../src/renderer/base.css?inline';

type Plain = Readonly<Record<string, unknown>>;

/**
 * A minimal hand-written loop: read, JSON.parse, the compiled schema, one renderToStaticMarkup of plain elements
 * with every text, image and link of the document, write. It uses nothing of the engine.
 */
const [, , root = '', out = ''] = process.argv;

for (const slug of readdirSync(join(root, 'pages'))) {
  const document = JSON.parse(readFileSync(join(root, 'pages', slug, 'page.json'), 'utf8')) as Plain;
  if (!validate(document)) throw new Error(`${slug} does not validate.`);
  mkdirSync(join(out, slug), { recursive: true });
  writeFileSync(
    join(out, slug, 'index.html'),
    `<!doctype html>${renderToStaticMarkup(<Whole document={document} />)}`,
  );
}

function Whole({ document }: { document: Plain }): ReactElement {
  const { title, description } = document.seo as { title: string; description: string };
  return (
    <html lang="id">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <style>{baseCss}</style>
      </head>
      <body>
        <header>
          <Value name="header" value={document.header} />
        </header>
        <main>
          <Value name="sections" value={document.sections} />
        </main>
        <footer>
          <Value name="footer" value={document.footer} />
          <Value name="leadButtons" value={document.leadButtons} />
        </footer>
      </body>
    </html>
  );
}

/** Any value of a document: text as paragraphs, headings as headings, images, links, lists and groups. */
function Value({ name, value }: { name: string; value: unknown }): ReactNode {
  if (typeof value === 'string') return name === 'title' ? <h3>{value}</h3> : <p className={name}>{value}</p>;
  if (typeof value === 'number') return <span className={name}>{value}</span>;
  if (Array.isArray(value))
    return (
      <div className={name}>
        {value.map((entry, index) => (
          <Value key={index} name={`${name}-item`} value={entry} />
        ))}
      </div>
    );
  if (typeof value !== 'object' || value === null) return null;
  const own = value as Plain;
  if (typeof own.src === 'string')
    return (
      <picture>
        <source srcSet={own.src} type="image/avif" />
        <img src={own.src} alt={String(own.alt ?? '')} width={1600} height={1200} loading="lazy" />
      </picture>
    );
  const { type, link, ...rest } = own;
  const inner = Object.entries(rest).map(([key, one]) => <Value key={key} name={key} value={one} />);
  if (typeof link === 'string') return <a href={link}>{inner}</a>;
  if (type === 'heading') return <h2>{String(own.text)}</h2>;
  return type === 'section' ? (
    <section>{inner}</section>
  ) : (
    <div className={String(type ?? name)}>{inner}</div>
  );
}
