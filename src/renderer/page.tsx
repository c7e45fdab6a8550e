import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type PageDocument, type PageWithDefaults, withDefaults } from '../document/page-document.ts';
import { isSamePath, type Path, valueAt } from '../document/path.ts';
import { surfaces } from '../generated/tables.ts';
import { noUnits } from '../lib/units.ts';
import { firstFontsOf, noFirstFonts } from './first-fonts.ts';
import { BootScript, FONT_MAKER, Head, searchFacts } from './head.tsx';
import { jsonForScript } from './html.tsx';
import { renderNode } from './node.tsx';
import type { PageFactsForViews } from './page-context.tsx';
import { factsOf, writtenFacts } from './page-facts.ts';
import { pageGraph } from './page-graph.ts';
import { createPageReport } from './page-report.ts';
import { pageStyle, restElement } from './page-style.ts';
import { contentSecurityPolicy } from './policy.ts';
import type { PageInput, Rendering } from './render-context.tsx';
import { joinSections } from './sections.ts';
import { emptyDesign } from './site-design.ts';
import { joinByType } from './structured-data.ts';
import { type FirstFont, fontsOf } from './theme.ts';
import { typeRules } from './type-rules.ts';
import type { DocumentNode } from './widget.ts';
import { type Write, writeByReact, written } from './write.ts';

/** The third form of a page: finished HTML, and what hosts and lists must know of it. */
export interface RenderedPage {
  readonly html: string;
  /** The same in parts, for callers that write it: joining makes another copy. */
  readonly parts: readonly string[];
  /** The content-security policy, also for hosts that send it as a header. */
  readonly policy: string;
  /** The facts of the page for lists of pages for search engines. */
  readonly search: { readonly url: string; readonly isHidden: boolean; readonly updated: string };
  readonly usesScript: boolean;
  /** It depends on the day on which it is made. */
  readonly usesToday: boolean;
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
  if (input.write) return renderPageWith(input.write, document, input);
  return written((write) => renderPageWith(write, document, input));
}

function renderPageWith(write: Write, document: PageDocument, input: PageInput): RenderedPage {
  const { page, facts, rendering } = prepare(document, input, write);
  const { report } = rendering;
  const top = renderSurfaces(document, rendering, facts, 'top');
  report?.startMain();
  const main = joinSections(
    sectionsOf(document),
    (section, index) => renderNode(rendering, facts, section, keyOf(input, index)),
    rendering.bands,
    report,
  );
  report?.endMain(main.length);
  const bottom = renderSurfaces(document, rendering, facts, 'bottom');
  const end = renderEnd(document, rendering, facts);

  const usesScript = rendering.hasIslands || needsBoot(rendering, page);
  const body = [top, main, bottom, end];
  const fonts = fontsOf(page.theme, input.look);
  const screen = report?.firstScreen();
  const first = input.embedFont && screen ? firstFontsOf(fonts, input.embedFont, screen) : noFirstFonts;
  const embedsFonts = first.embedded.length > 0;
  const seen = main.slice(0, screen?.end);
  const style = pageStyle(page, input, { rendering, names: report?.names(), first });
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
  const head = (
    <Head
      {...{ page, policy, embedsFonts }}
      css={style.first}
      look={input.look ?? emptyDesign}
      fonts={embedsFonts ? [] : fonts.map((font) => input.fontUrl(font.file))}
      firstPicture={rendering.firstPicture}
      icons={input.icons}
      share={input.share}
    />
  );
  const asks = page.settings.analytics.consent !== 'off';
  const boot = usesScript ? renderToStaticMarkup(<BootScript {...input.client} asks={asks} />) : '';
  const config = usesScript
    ? `<script type="application/json" id="_config">${jsonForScript(writtenFacts(facts, rendering.sentCopy))}</script>`
    : '';
  const graph = pageGraph(page, {
    fromWidgets: joinByType(rendering.structuredData),
    image: input.share?.src ?? page.seo.image?.src,
    base: input.base ?? '',
    units: input.units?.units,
  });
  const parts = [
    `<!doctype html><html lang="${page.lang}">`,
    renderToStaticMarkup(head),
    `<body class="template-${page.template}">`,
    renderToStaticMarkup(<SkipLink words={facts.copy.skipToContent} />),
    top,
    `<main id="_main" tabindex="-1"${usesScript && !input.isEdited ? ' data-far' : ''}>`,
    seen,
    restElement(style.rest),
    main.slice(seen.length),
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
    usesToday: rendering.usesToday,
    usedTypes: [...rendering.usedTypes].sort(),
    missingFonts: first.missing,
  };
}

/**
 * Renders one section alone, to the same HTML as in its page. Only the first picture of a page is known by what comes
 * before it, so the sections before are rendered until one has it.
 */
export function renderSection(document: PageDocument, index: number, input: PageInput): RenderedSection {
  return written((write) => renderSectionWith(write, document, index, input));
}

function renderSectionWith(
  write: Write,
  document: PageDocument,
  index: number,
  input: PageInput,
): RenderedSection {
  const { facts, rendering } = prepare(document, input, write);
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
  const surface = surfaces.find((one) => isSamePath(one.path, path));
  const props = valueAt(document, path);
  if (!surface || typeof props !== 'object' || props === null) return { html: '', css: '' };
  const node = { ...props, type: surface.type };
  return written((write) => {
    const { facts, rendering } = prepare(document, input, write);
    const html = renderNode(rendering, facts, node, pathOfSurface(surface.type));
    return { html, css: [...rendering.sheet.values()].join('') };
  });
}

/** Prepares everything that a page needs before any part of it is rendered. */
function prepare(document: PageDocument, input: PageInput, write: Write) {
  const page = withDefaults(document, input.tables, input.picture);
  const rendering: Rendering = {
    ...input,
    write,
    report:
      write === writeByReact ? undefined : createPageReport(typeRules(input.css.widgets), aroundOf(page)),
    page: {
      settings: page.settings,
      project: page.project,
      copy: page.settings.copy,
      seo: page.seo,
      units: input.units ?? noUnits,
      lang: page.lang,
    },
    sheet: new Map(),
    usedTypes: new Set(),
    neededSurfaces: new Set(),
    sentCopy: new Set([
      ...input.shownCopy.always,
      ...(page.settings.otp.enabled ? input.shownCopy.codes : []),
    ]),
    structuredData: [],
    hasIslands: false,
    usesToday: false,
  };
  return { page, facts: factsOf(page, input), rendering };
}

/** The classes that no view writes. */
function aroundOf({ template }: PageWithDefaults): string[] {
  return ['skip-link', 'rest-of-style', `template-${template}`];
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
