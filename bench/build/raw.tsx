import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fill, type PictureResolver } from '../../src/document/fill.ts';
import { ownEngine } from '../../src/engine/own-engine.ts';
import { pagePart, widgetParts } from '../../src/generated/tables.ts';
import { validate } from '../../src/generated/validate-page.js';
import type { Page } from '../../src/generated/view.types.ts';
import { noUnits } from '../../src/lib/units.ts';
import baseCss from '../../src/renderer/base.css?inline';
import { type PageFactsForViews, PageProvider } from '../../src/renderer/page-context.tsx';
import { createRuntime, memoryPorts, RuntimeProvider } from '../../src/runtime/index.ts';

type Plain = Readonly<Record<string, unknown>>;

/**
 * The minimum for a loop over pages: read, JSON.parse, the compiled schema, one renderToStaticMarkup of the same
 * views, write. No islands, no policy, almost no head, no records, no temporary files.
 */
const [, , root = '', out = ''] = process.argv;
const picture: PictureResolver = (image) => ({
  src: image.src,
  alt: image.alt,
  width: 1600,
  height: 1200,
  color: '#e6e4dc',
  sources: [],
  focalPoint: { x: 50, y: 50 },
});

for (const slug of readdirSync(join(root, 'pages'))) {
  const document = JSON.parse(readFileSync(join(root, 'pages', slug, 'page.json'), 'utf8')) as Plain;
  if (!validate(document)) throw new Error(`${slug} does not validate.`);
  mkdirSync(join(out, slug), { recursive: true });
  writeFileSync(
    join(out, slug, 'index.html'),
    `<!doctype html>${renderToStaticMarkup(<Whole slug={slug} document={document} />)}`,
  );
}

function Whole({ slug, document }: { slug: string; document: Plain }): ReactElement {
  const page = fill(document, pagePart, picture) as unknown as Page;
  const facts: PageFactsForViews = {
    slug,
    template: page.template,
    project: page.project,
    settings: page.settings,
    copy: page.settings.copy,
    consentTextHash: '',
  };
  const nodes: Plain[] = [
    { ...(document.header as Plain), type: 'site-header' },
    ...(document.sections as Plain[]),
    { ...(document.footer as Plain), type: 'site-footer' },
    { ...(document.leadButtons as Plain), type: 'floating-group' },
    { type: 'general-modal' },
    { type: 'unit-type-modal' },
    { type: 'lightbox' },
  ];
  return (
    <html lang={page.lang}>
      <head>
        <meta charSet="utf-8" />
        <title>{page.seo.title}</title>
        <style>{baseCss}</style>
      </head>
      <body>
        <RuntimeProvider runtime={createRuntime({ facts, ports: memoryPorts() })}>
          <PageProvider value={facts}>{nodes.map((node, index) => view(node, index, page))}</PageProvider>
        </RuntimeProvider>
      </body>
    </html>
  );
}

function view(node: Plain, key: number, page: Page): ReactNode {
  const type = String(node.type);
  const widget = ownEngine.widgets.get(type);
  if (!widget) return null;
  const { settings, project, seo, lang } = page;
  const info = { settings, project, copy: settings.copy, seo, lang, units: noUnits };
  const filled = fill(node, widgetParts[type] ?? {}, picture);
  const props = widget.prepare?.(filled, info) ?? filled;
  const composed = widget.compose?.(props, info);
  const children = (composed ?? props.children) as Plain[] | undefined;
  const within = (list: readonly Plain[] | undefined) =>
    list?.map((child, index) => view(child, index, page));
  const items = Array.isArray(props.items)
    ? props.items.map((item: Plain) =>
        item.children ? { ...item, children: within(item.children as Plain[]) } : item,
      )
    : undefined;
  return (
    <widget.View
      {...props}
      key={key}
      {...(children ? { children: within(children) } : {})}
      {...(items ? { items } : {})}
    />
  );
}
