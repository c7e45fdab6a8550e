import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type PageDocument, type PageWithDefaults, withDefaults } from '../document/page-document.ts';
import { isSamePath, type Path, valueAt } from '../document/path.ts';
import { settingsDefaults, surfaces } from '../generated/tables.ts';
import { firstFontsOf, noFirstFonts } from './first-fonts.ts';
import { readFirstScreen } from './first-screen.ts';
import { BootScript, FONT_MAKER, Head, type HeadInput, searchFacts } from './head.tsx';
import { jsonForScript } from './html.tsx';
import { renderNode } from './node.tsx';
import { omitDefaults } from './omit-defaults.ts';
import type { PageFactsForViews } from './page-context.tsx';
import { pageGraph } from './page-graph.ts';
import { pageStyle, restElement } from './page-style.ts';
import { contentSecurityPolicy } from './policy.ts';
import type { PageInput, Rendering } from './render-context.tsx';
import { joinSections } from './sections.ts';
import { emptyDesign } from './site-design.ts';
import { joinByType } from './structured-data.ts';
import { type FirstFont, fontsOf } from './theme.ts';
import { typeRules } from './type-rules.ts';
import type { DocumentNode } from './widget.ts';

/** The third form of a page: finished HTML, and what hosts and lists must know of it. */
export interface RenderedPage {
  readonly html: string;
  /** The same in parts, for whoever writes it: joining copies it once more. */
  readonly parts: readonly string[];
  /** The content-security policy, also for hosts that send it as a header. */
  readonly policy: string;
  /** What lists of pages for search engines say of it. */
  readonly search: { readonly url: string; readonly isHidden: boolean; readonly updated: string };
  readonly usesScript: boolean;
  readonly usedTypes: readonly string[];
  /** Fonts that `embedFont` could not give: with them, another rendering is faster to paint. */
  readonly missingFonts: readonly FirstFont[];
}

/** One section alone: its HTML, and the rules that its own values need. */
export interface RenderedSection {
  readonly html: string;
  readonly css: string;
}

/** Turns a page document into finished HTML (specification, section 2): filled, rendered, styled, in this order. */
export function renderPage(document: PageDocument, input: PageInput): RenderedPage {
  const { page, facts, rendering } = prepare(document, input);
  const top = renderSurfaces(document, rendering, facts, 'top');
  const sections = sectionsOf(document);
  const html = sections.map((section, index) => renderNode(rendering, facts, section, keyOf(input, index)));
  const main = joinSections(sections, html, rendering.bands);
  const bottom = renderSurfaces(document, rendering, facts, 'bottom');
  const end = renderEnd(document, rendering, facts);

  const usesScript = rendering.hasIslands || needsBoot(rendering, page);
  const body = [top, main, bottom, end];
  const fonts = fontsOf(page.theme, input.look);
  const screen = readFirstScreen({ top, main, end }, typeRules(input.css.widgets));
  const first = input.embedFont ? firstFontsOf(fonts, input.embedFont, screen) : noFirstFonts;
  const embedsFonts = first.embedded.length > 0;
  const seen = main.slice(0, screen.end);
  const style = pageStyle(page, input, { rendering, body, first, seen: [top, seen] });
  const policy = contentSecurityPolicy(
    page,
    {
      styles: [style.first, ...(style.rest ? [style.rest] : [])].map(input.sha256),
      scripts: [...(embedsFonts ? [FONT_MAKER] : []), ...(usesScript ? [input.client.boot] : [])].map(
        input.sha256,
      ),
      embedsFonts,
    },
    body,
  );
  const head: HeadInput = {
    page,
    css: style.first,
    policy,
    look: input.look ?? emptyDesign,
    fonts: embedsFonts ? [] : fonts.map((font) => input.fontUrl(font.file)),
    embedsFonts,
    firstPicture: rendering.firstPicture,
    icons: input.icons,
    share: input.share,
  };
  const asks = page.settings.analytics.consent !== 'off';
  const boot = usesScript ? renderToStaticMarkup(<BootScript {...input.client} asks={asks} />) : '';
  const config = usesScript
    ? `<script type="application/json" id="_config">${jsonForScript(writtenFacts(facts))}</script>`
    : '';
  const graph = pageGraph(page, {
    told: joinByType(rendering.structuredData),
    image: input.share?.src ?? page.seo.image?.src,
    base: input.base ?? '',
  });
  const parts = [
    `<!doctype html><html lang="${page.lang}">`,
    renderToStaticMarkup(<Head {...head} />),
    `<body class="template-${page.template}">`,
    renderToStaticMarkup(<SkipLink words={facts.copy.skipToContent} />),
    top,
    `<main id="_main" tabindex="-1"${usesScript && !input.isEdited ? ' data-far' : ''}>`,
    seen,
    restElement(style.rest),
    main.slice(screen.end),
    `</main>${boot}`,
    bottom,
    end,
    `${config}<script type="application/ld+json">${jsonForScript(graph)}</script>${input.bodyEnd ?? ''}</body></html>`,
  ];
  return {
    get html() {
      return parts.join('');
    },
    parts,
    policy,
    search: searchFacts(page),
    usesScript,
    usedTypes: [...rendering.usedTypes].sort(),
    missingFonts: first.missing,
  };
}

/**
 * Renders one section alone, to the same HTML as in its page. Only the first picture of a page is known by what comes
 * before it, so the sections before are rendered until one has it.
 */
export function renderSection(document: PageDocument, index: number, input: PageInput): RenderedSection {
  const { facts, rendering } = prepare(document, input);
  const sections = sectionsOf(document);
  const section = sections[index];
  if (!section) throw new RangeError(`The page has no section ${index}.`);
  renderSurfaces(document, rendering, facts, 'top');
  for (const [at, before] of sections.slice(0, index).entries()) {
    if (rendering.firstPicture || rendering.isEdited) break;
    renderNode(rendering, facts, before, keyOf(input, at));
  }
  rendering.sheet.clear();
  const html = renderNode(rendering, facts, section, keyOf(input, index));
  return { html, css: [...rendering.sheet.values()].join('') };
}

/** Renders one surface of a page alone, written or not; nothing where no page has such a surface. */
export function renderSurface(document: PageDocument, path: Path, input: PageInput): RenderedSection {
  const { facts, rendering } = prepare(document, input);
  const surface = surfaces.find((one) => isSamePath(one.path, path));
  const props = valueAt(document, path);
  if (!surface || typeof props !== 'object' || props === null) return { html: '', css: '' };
  const node = { ...props, type: surface.type };
  const html = renderNode(rendering, facts, node, pathOfSurface(surface.type));
  return { html, css: [...rendering.sheet.values()].join('') };
}

/** What a page needs before any part of it is rendered. */
function prepare(document: PageDocument, input: PageInput) {
  const page = withDefaults(document, input.tables, input.picture);
  const rendering: Rendering = {
    ...input,
    page: { settings: page.settings, project: page.project, copy: page.settings.copy, seo: page.seo },
    sheet: new Map(),
    usedTypes: new Set(),
    neededSurfaces: new Set(),
    structuredData: [],
    hasIslands: false,
  };
  return { page, facts: factsOf(page, input), rendering };
}

function keyOf({ sectionKeys }: PageInput, index: number): string {
  return sectionKeys?.[index] ?? String(index);
}

function SkipLink({ words }: { words: string }): ReactElement {
  return (
    <a className="skip-link" href="#_main">
      {words}
    </a>
  );
}

/** The facts as they travel: browsers have the defaults already. */
function writtenFacts({ copy: _, settings, ...facts }: PageFactsForViews): object {
  return { ...facts, settings: omitDefaults({ ...settings }, settingsDefaults) };
}

/** What views and the runtime know about a page. */
function factsOf(page: PageWithDefaults, { slug, sha256 }: PageInput): PageFactsForViews {
  const { id, name, superleadsId, micrositeSuperleadsId, telesalesNumber } = page.project;
  return {
    slug,
    template: page.template,
    project: { id, name, superleadsId, micrositeSuperleadsId, telesalesNumber },
    settings: page.settings,
    copy: page.settings.copy,
    consentTextHash: page.settings.consent.enabled ? sha256(page.settings.consent.text) : '',
  };
}

function sectionsOf(document: PageDocument): readonly DocumentNode[] {
  return (document.sections ?? []) as readonly DocumentNode[];
}

/** Its number among all surfaces: it has the same ids on every page. */
function pathOfSurface(type: string): string {
  return `s${surfaces.findIndex((surface) => surface.type === type)}`;
}

function renderSurfaces(
  document: PageDocument,
  rendering: Rendering,
  facts: PageFactsForViews,
  slot: 'top' | 'bottom',
): string {
  return surfaceNodes(document, slot, () => false)
    .map((node) => renderNode(rendering, facts, node, pathOfSurface(node.type)))
    .join('');
}

/** Modals may need other modals, so this goes on until nothing new is asked for. */
function renderEnd(document: PageDocument, rendering: Rendering, facts: PageFactsForViews): string {
  const done = new Set<string>();
  const isNeeded = (type: string) =>
    rendering.neededSurfaces.has(type) || Boolean(rendering.widgets.get(type)?.isWanted?.(rendering.page));
  let html = '';
  for (;;) {
    const next = surfaceNodes(document, 'end', isNeeded).filter((node) => !done.has(node.type));
    if (next.length === 0) return html;
    for (const node of next) {
      done.add(node.type);
      html += renderNode(rendering, facts, node, pathOfSurface(node.type));
    }
  }
}

/** The surfaces of one slot that the document writes, or that a widget on the page needs. */
function surfaceNodes(
  document: PageDocument,
  slot: string,
  isNeeded: (type: string) => boolean,
): DocumentNode[] {
  return surfaces.flatMap((surface) => {
    if (surface.slot !== slot) return [];
    const props = valueAt(document, surface.path);
    const isModal = surface.path[0] === 'modals';
    if (isModal ? !isNeeded(surface.type) : props === undefined) return [];
    return [{ ...(props as object | undefined), type: surface.type }];
  });
}

/** A page that takes leads or reports to analytics needs the boot even without an island. */
function needsBoot(rendering: Rendering, page: PageWithDefaults): boolean {
  const { productionId, stagingId, productionContainerId, stagingContainerId } = page.settings.analytics;
  if (productionId || stagingId || productionContainerId || stagingContainerId) return true;
  return rendering.neededSurfaces.size > 0;
}
