import type { ReactElement, ReactNode } from 'react';
import type { DocumentModel } from '../document/model.ts';
import { type PageDocument, type PageWithDefaults, withDefaults } from '../document/page-document.ts';
import type { Path } from '../document/path.ts';
import type { PictureResolver } from '../lib/fill.ts';
import type { Language } from '../lib/languages.ts';
import baseCss from '../renderer/base.css?inline';
import {
  type PageInput,
  type RenderedPage,
  type RenderedSection,
  renderPage,
  renderSection,
  renderSurface,
} from '../renderer/page.tsx';
import type { WidgetScript } from '../renderer/render-context.tsx';
import type { SiteLook } from '../renderer/site-look.ts';
import { type FontFile, fontsOf } from '../renderer/theme.ts';
import { resolveTheme } from '../renderer/theme-presets.ts';
import { typefaces } from '../renderer/typefaces.ts';
import type { AnyWidget } from '../renderer/widget.ts';
import {
  type AnySlice,
  createRuntime,
  memoryPorts,
  type PageFacts,
  RuntimeProvider,
} from '../runtime/index.ts';

/** A widget with its style, as an engine takes it. Its schema is in the engine's `base`. */
export interface EngineWidget {
  readonly widget: AnyWidget;
  /** The CSS of its `.module.css`; empty where it has none. */
  readonly css: string;
}

export interface EngineParts {
  /** What a page document may hold. */
  readonly base: DocumentModel;
  readonly widgets: readonly EngineWidget[];
  /** The services of the runtime, in the order in which they see an event. */
  readonly slices: readonly AnySlice[];
  /** The sentences of the schemas in each language, by the English ones. */
  readonly languages: Readonly<Partial<Record<Language, ReadonlyMap<string, string>>>>;
}

/** Addresses of the built scripts. */
export interface ClientFiles {
  /** The code of the boot, which each page carries. */
  readonly boot: string;
  /** The runtime and the React mount, which the boot loads on demand. */
  readonly runtime: string;
  readonly mount: string;
  /** Scripts of widgets, by type. */
  readonly widgets: ReadonlyMap<string, WidgetScript>;
  /** Whether any of them, or one they load, contains a text, such as a class. */
  readonly isInScripts?: (text: string) => boolean;
}

/** What one page needs from its surroundings to be rendered. */
export interface PageSurroundings {
  readonly slug: string;
  /** The path below which the site is: `/promo`; addresses handed in have it already. */
  readonly base?: string;
  readonly client: ClientFiles;
  readonly picture: PictureResolver;
  readonly phoneCrop?: PageInput['phoneCrop'];
  readonly fontUrl: (file: string) => string;
  /** Gives the letters of the first screen, which the page then carries itself; without it, it carries none. */
  readonly embedFont?: PageInput['embedFont'];
  /** Typefaces, presets and icons of the site's own. */
  readonly look?: SiteLook | undefined;
  readonly sha256: (text: string) => string;
  readonly write?: PageInput['write'];
  readonly icons?: PageInput['icons'];
  readonly share?: PageInput['share'];
  /** More HTML for the end of the body, for a preview. */
  readonly bodyEnd?: string;
  /** The page is being edited: comments say where each widget is, and its style has the rules of all widgets. */
  readonly isEdited?: boolean;
  /** What the ids inside each section begin with while a page is edited, so that they stay when sections move; its place when left out. */
  readonly sectionKeys?: readonly string[];
}

/** What is made for a page outside its HTML: fonts are cut to its letters, icons and the picture for shared links are drawn. */
export interface PageMarks {
  readonly fonts: readonly FontFile[];
  /** Font files as paths inside node_modules, or absolute. */
  readonly headingFont: string;
  readonly textFont: string;
  readonly brand: string;
  readonly onBrand: string;
  readonly name: string;
  readonly place: string;
  /** A file beside the document, or empty. */
  readonly icon: string;
  readonly hasPlainShare: boolean;
}

/** Everything that makes pages of documents, as one value: several with different widgets may be in use at once. */
export interface Engine {
  readonly model: DocumentModel;
  /** Widgets by type. A Map, so that a type called "constructor" finds nothing. */
  readonly widgets: ReadonlyMap<string, AnyWidget>;
  /** Turns a validated document into finished HTML. Pure: the same document gives the same bytes. */
  render(document: PageDocument, surroundings: PageSurroundings): RenderedPage;
  /** Renders one section of a document alone: the HTML that it has in its page, and the rules of its values. */
  renderSection(document: PageDocument, index: number, surroundings: PageSurroundings): RenderedSection;
  /** Renders a surface of a page alone: the header, a modal. */
  renderSurface(document: PageDocument, path: Path, surroundings: PageSurroundings): RenderedSection;
  /** What a document's theme and project ask the build to make. */
  marksOf(document: PageDocument, look?: SiteLook): PageMarks;
  /** A sentence of the schemas in a language; as it is where no translation exists. */
  sentence(text: string, language: Language): string;
}

/**
 * Makes an engine of widgets, slices, languages and what a document may hold.
 * @throws Error when two widgets have one type, or a widget has no schema in `base`
 */
export function createEngine({ base, widgets, slices, languages }: EngineParts): Engine {
  const byType = new Map<string, AnyWidget>();
  const css = new Map<string, string>();
  for (const { widget, css: own } of widgets) {
    const { type } = widget;
    if (byType.has(type)) throw new Error(`Two widgets are called "${type}". Rename one of them.`);
    if (!Object.hasOwn(base.tables.widgets, type))
      throw new Error(`The widget "${type}" has no schema. Add ${type}.schema.json.`);
    byType.set(type, widget);
    css.set(type, own.trim());
  }
  // One a page, as in browsers.
  const runtimes = new WeakMap<PageFacts, ReturnType<typeof createRuntime>>();
  const runtimeOf = (facts: PageFacts) => {
    const runtime = runtimes.get(facts) ?? createRuntime({ facts, slices, ports: memoryPorts() });
    runtimes.set(facts, runtime);
    return runtime;
  };
  const input = ({ client, ...rest }: PageSurroundings): PageInput => ({
    ...rest,
    widgets: byType,
    bands: base.bands,
    parts: base.tables.widgets,
    pagePart: base.tables.page,
    css: { base: baseCss.trim(), widgets: css },
    scripts: client.widgets,
    boot: client,
    isInScripts: client.isInScripts,
    wrapIsland: (facts: PageFacts, children: ReactNode): ReactElement => (
      <RuntimeProvider runtime={runtimeOf(facts)}>{children}</RuntimeProvider>
    ),
  });
  return {
    model: base,
    widgets: byType,
    render: (document, surroundings) => renderPage(document, input(surroundings)),
    renderSection: (document, index, surroundings) => renderSection(document, index, input(surroundings)),
    renderSurface: (document, path, surroundings) => renderSurface(document, path, input(surroundings)),
    marksOf: (document, look) => marksOf(withDefaults(document, base.tables), look),
    sentence: (text, language) => languages[language]?.get(text) ?? text,
  };
}

/** The build cannot draw with the fonts of a visitor's device. */
const DRAWN_WITH = typefaces['plus-jakarta-sans']?.file ?? '';

function marksOf({ theme, project, seo }: PageWithDefaults, look: SiteLook | undefined): PageMarks {
  const { colors } = resolveTheme(theme, look);
  const fonts = fontsOf(theme, look);
  const heading = fonts.at(-1);
  return {
    fonts,
    headingFont: heading?.drawnWith ?? heading?.file ?? DRAWN_WITH,
    textFont: fonts[0]?.file ?? DRAWN_WITH,
    brand: colors.brand,
    onBrand: colors.onBrand,
    name: project.name,
    place: [project.city, project.province].filter(Boolean).join(', '),
    icon: seo.icon,
    hasPlainShare: seo.shareImage === 'plain',
  };
}
