import type { AssetMaker } from '../build/render/asset-maker.ts';
import { type BuiltPage, buildPage } from '../build/render/render-page.ts';
import { type CataloguePage, cataloguePages, exampleFolder } from '../catalogue/pages.ts';
import type { Language } from '../diagnostics/messages/messages.ts';
import type { SiteEngine } from '../engine/site-engine.ts';
import { html } from '../http/answers.ts';
import {
  appearanceOf,
  type Pattern,
  patternDocument,
  patternsWith,
  readPatterns,
} from '../pages/patterns.ts';
import { readStarters, starterDocument } from '../pages/starters.ts';
import { schemaText } from '../schema/schema-text.ts';
import type { PreviewMessages } from './messages.ts';
import type { Document } from './page-store.ts';
import { notFoundPage } from './views/broken-page.tsx';
import { cataloguePage, patternPage, widgetPage } from './views/catalogue.tsx';

export interface Catalogue {
  /** `as`: the page whose appearance a section has on its own page. */
  answer(path: string, as?: string): Promise<Response>;
}

interface CatalogueInput {
  readonly engineRoot: string;
  readonly root: string;
  readonly language: Language;
  readonly messages: PreviewMessages;
  readonly site: () => SiteEngine;
  readonly maker: AssetMaker;
  readonly keep: (built: BuiltPage) => void;
  /** The sections of the site. */
  readonly ownPatterns: () => readonly Pattern[];
  /** The document of a page as it was last read. */
  readonly documentOf: (slug: string) => Promise<Document | undefined>;
  /** The URL prefix of images whose sizes are still being made. */
  readonly awaited: () => string[];
}

/**
 * Updates the pictures of an example once their sizes are made. In a frame, the page around it passes the news on: if
 * every example opened its own feed, the browser would have no connections left for the pictures.
 */
function exampleScript(awaits: readonly string[] = []): string {
  const list = awaits.length ? ` data-awaits="${encodeURIComponent(awaits.join(' '))}"` : '';
  return `<script type="module" src="/.kavling/preview.js" id="kavling-preview" data-example${list}></script>`;
}

/** `/catalogue/`, `/patterns/` and `/starters/`: made from the schemas alone, each example also on its own page. */
export function createCatalogue(input: CatalogueInput): Catalogue {
  const { engineRoot, root, site, maker, keep } = input;
  const patterns = readPatterns();

  async function render(
    slug: string,
    document: Document,
    folder = exampleFolder(engineRoot),
  ): Promise<Response> {
    const { engine, client } = site();
    const script = exampleScript();
    const built = await buildPage({ root, slug, document, folder, engine, client, maker, bodyEnd: script });
    keep(built);
    return html(built.html.replace(script, exampleScript(input.awaited())));
  }

  const example = (type: string, index: string): CataloguePage | undefined =>
    cataloguePages(site().engine.model).find((page) => page.type === type && String(page.index) === index);
  const shown = ({ name, title, about }: Pattern) => ({
    name,
    title: schemaText(title, input.language),
    about: schemaText(about, input.language),
  });

  return {
    async answer(path, as) {
      const [place, name, last] = path.split('/').filter(Boolean);
      if (place === 'catalogue' && !name)
        return html(cataloguePage(input, site().engine, patterns.map(shown)));
      const starter = place === 'starters' ? readStarters().find((one) => one.name === name) : undefined;
      if (starter) return render(`starters/${starter.name}`, starterDocument(starter));
      if (place === 'patterns' && name) {
        const pattern = patternsWith(input.ownPatterns()).find((one) => one.name === name);
        if (pattern && last === 'alone') {
          const look = appearanceOf(as === undefined ? undefined : await input.documentOf(as));
          return render(`patterns/${name}`, patternDocument(pattern, look), pattern.folder);
        }
        if (pattern) return html(patternPage(input, { ...shown(pattern), section: pattern.section }));
      }
      if (place === 'catalogue' && name && last !== undefined) {
        const page = example(name, last);
        if (page) return render(page.slug, page.document, site().folders.get(name));
      }
      const page =
        place === 'catalogue' && name && last === undefined
          ? widgetPage(input, site().engine, name)
          : undefined;
      return page ? html(page) : html(notFoundPage(input), 404);
    },
  };
}
