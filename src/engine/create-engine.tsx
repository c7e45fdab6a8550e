import type { ReactElement, ReactNode } from 'react';
import { mapTexts } from '../document/map-texts.ts';
import type { DocumentModel } from '../document/model.ts';
import { type PageDocument, type PageWithDefaults, withDefaults } from '../document/page-document.ts';
import type { Path } from '../document/path.ts';
import { type Translation, translateWith } from '../document/translate-schema.ts';
import type { Language } from '../lib/languages.ts';
import { fillUnitTokens } from '../lib/unit-tokens.ts';
import type { UnitList } from '../lib/units.ts';
import baseCss from '../renderer/base.css?inline';
import dialogCss from '../renderer/dialog.css?inline';
import {
  type RenderedPage,
  type RenderedSection,
  renderPage,
  renderSection,
  renderSurface,
} from '../renderer/page.tsx';
import type { PageInput, RenderContext, RenderEngine } from '../renderer/render-context.tsx';
import type { SiteDesign } from '../renderer/site-design.ts';
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
  shownCopy,
} from '../runtime/index.ts';
import { tablesInSet } from './sentence-sets.ts';

/** A widget with its style, as an engine takes it. Its schema is in the engine's `base`. */
export interface EngineWidget {
  readonly widget: AnyWidget;
  /** The CSS of its `.module.css`; empty where it has none. */
  readonly css: string;
}

export interface EngineParts {
  /** The content that a page document may hold. */
  readonly base: DocumentModel;
  readonly widgets: readonly EngineWidget[];
  /** The services of the runtime, in the order in which they see an event. */
  readonly slices: readonly AnySlice[];
  /** The texts of the schemas in each language. */
  readonly languages: Readonly<Partial<Record<Language, Translation>>>;
}

/** Assets made for a page outside its HTML: fonts cut to its letters, icons, and the picture for shared links. */
export interface PageAssetsRequest {
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

/** Everything that renders documents as pages, as one value: several with different widgets may be in use at the same time. */
export interface Engine {
  readonly model: DocumentModel;
  /** Widgets by type. A Map, so that a type called "constructor" finds nothing. */
  readonly widgets: ReadonlyMap<string, AnyWidget>;
  /** Turns a validated document into finished HTML. Pure: the same document gives the same bytes. */
  render(document: PageDocument, context: RenderContext): RenderedPage;
  /** Renders one section of a document alone: the HTML that it has in its page, and the rules of its values. */
  renderSection(document: PageDocument, index: number, context: RenderContext): RenderedSection;
  /** Renders a surface of a page alone: the header, a modal. */
  renderSurface(document: PageDocument, path: Path, context: RenderContext): RenderedSection;
  /** The assets that a document's theme and project need from the build. */
  assetsOf(document: PageDocument, look?: SiteDesign): PageAssetsRequest;
  /** A text of the schemas in a language; as it is where no translation exists. `key` is the property that it is the title of. */
  sentence(text: string, language: Language, key?: string): string;
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
  const rendering: RenderEngine = {
    widgets: byType,
    bands: base.bands,
    tables: base.tables,
    shownCopy,
    // Dialogs come last: no first screen has one, and no rule of a first screen must win over theirs.
    css: { base: baseCss.trim() + dialogCss.trim(), widgets: css },
    wrapIsland: (facts: PageFacts, children: ReactNode): ReactElement => (
      <RuntimeProvider runtime={runtimeOf(facts)}>{children}</RuntimeProvider>
    ),
  };
  const input = (document: PageDocument, context: RenderContext): PageInput => ({
    ...context,
    ...rendering,
    tables: tablesInSet(document, base.tables),
  });
  /** The document with the figures of its list of homes, and the input to render it with. */
  const given = (document: PageDocument, context: RenderContext): [PageDocument, PageInput] => {
    const own = input(document, context);
    return [context.units ? withFigures(document, context.units.units, own.tables) : document, own];
  };
  return {
    model: base,
    widgets: byType,
    render: (document, context) => renderPage(...given(document, context)),
    renderSection: (document, index, context) => {
      const [filled, own] = given(document, context);
      return renderSection(filled, index, own);
    },
    renderSurface: (document, path, context) => {
      const [filled, own] = given(document, context);
      return renderSurface(filled, path, own);
    },
    assetsOf: (document, look) => assetsOf(withDefaults(document, base.tables), look),
    sentence: (text, language, key) => translateWith(languages[language])(text, key),
  };
}

/** A document whose texts have the figures of its list in place of their tokens (ledger, UNIT-02). */
function withFigures(
  document: PageDocument,
  units: UnitList['units'],
  tables: DocumentModel['tables'],
): PageDocument {
  const { lang, settings } = withDefaults(document, tables);
  const words = { lang, onRequest: settings.copy.unitPriceOnRequest };
  return mapTexts(document, tables, (text) =>
    text.includes('[') ? fillUnitTokens(text, units, words) : text,
  );
}

/** The build cannot draw with the fonts of a visitor's device. */
const DRAWN_WITH = typefaces['plus-jakarta-sans']?.file ?? '';

function assetsOf(
  { theme, project, seo }: PageWithDefaults,
  look: SiteDesign | undefined,
): PageAssetsRequest {
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
