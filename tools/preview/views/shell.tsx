import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '../../diagnostics/messages/messages.ts';
import type { PreviewMessages } from '../messages.ts';
import { OVERVIEW } from '../overview.ts';

export interface ShellInput {
  readonly language: Language;
  readonly messages: PreviewMessages;
  readonly title: string;
  /** The current item of the navigation. */
  readonly here?: 'pages' | 'catalogue';
  /** The page whose changes this view waits for; `''` for all pages, nothing for none. */
  readonly waitsFor?: string;
  /** The version of that page which is shown. */
  readonly version?: number;
  readonly scripts?: readonly string[];
}

/** A whole HTML page of the preview itself, around `children`. */
export function shell(input: ShellInput, children: ReactNode): string {
  const { language, messages, title, here, waitsFor, version, scripts = [] } = input;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – Kavling`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/.kavling/shell.css" />
        {waitsFor === undefined ? null : (
          <script
            type="module"
            src="/.kavling/preview.js"
            id="kavling-preview"
            data-version={version}
            data-slug={waitsFor}
          />
        )}
        {scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <nav className="bar">
          <strong>Kavling</strong>
          <a href={OVERVIEW} aria-current={here === 'pages' ? 'page' : undefined}>
            {messages.pages}
          </a>
          <a href="/catalogue/" aria-current={here === 'catalogue' ? 'page' : undefined}>
            {messages.catalogue}
          </a>
        </nav>
        <main>{children}</main>
      </body>
    </html>,
  )}`;
}
