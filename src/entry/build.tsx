import type { ReactElement, ReactNode } from 'react';
import { bands, pagePart, widgetParts } from '../generated/tables.ts';
import type { Page } from '../generated/view.types.ts';
import { fill, type PictureResolver } from '../lib/fill.ts';
import baseCss from '../renderer/base.css?inline';
import {
  type PageDocument,
  type PageInput,
  type RenderedPage,
  renderPage,
  renderSection,
} from '../renderer/page.tsx';
import type { WidgetScript } from '../renderer/render-context.tsx';
import type { SiteLook } from '../renderer/site-look.ts';
import { type FontFile, fontsOf } from '../renderer/theme.ts';
import { resolveTheme } from '../renderer/theme-presets.ts';
import type { AnyWidget } from '../renderer/widget.ts';
import { createRuntime, memoryPorts, type PageFacts, RuntimeProvider } from '../runtime/index.ts';

const widgetModules = import.meta.glob<AnyWidget>('../widgets/*/*.widget.ts', {
  eager: true,
  import: 'default',
});
const styleModules = import.meta.glob<string>('../widgets/*/*.module.css', {
  eager: true,
  query: '?inline',
  import: 'default',
});

/** Every widget by its type. A folder under `src/widgets` is all it takes to be here. */
export const widgets: ReadonlyMap<string, AnyWidget> = new Map(
  Object.values(widgetModules).map((widget) => [widget.type, widget]),
);

const bandTypes: ReadonlySet<string> = new Set(bands);

/** The CSS of each widget, by type. */
const widgetCss: ReadonlyMap<string, string> = new Map(
  Object.entries(styleModules).map(([path, css]) => [path.split('/').at(-2) ?? '', css.trim()]),
);

/** Addresses of the built scripts. */
export interface ClientFiles {
  readonly boot: string;
  /** The runtime and the React mount, which the boot loads on demand. */
  readonly runtime: string;
  readonly mount: string;
  /** Scripts of widgets, by type. */
  readonly widgets: ReadonlyMap<string, WidgetScript>;
  /** Whether any of them, or one they load, knows a class. */
  readonly isInScripts?: (className: string) => boolean;
}

/** What one page needs from its surroundings to be rendered. */
export interface PageSurroundings {
  readonly slug: string;
  /** The path below which the site is: `/promo`; addresses handed in have it already. */
  readonly base?: string;
  readonly client: ClientFiles;
  readonly picture: PictureResolver;
  readonly fontUrl: (file: string) => string;
  /** Typefaces, presets and icons of the site's own. */
  readonly look?: SiteLook | undefined;
  readonly sha256: (text: string) => string;
  readonly icons?: PageInput['icons'];
  readonly share?: PageInput['share'];
  /** More HTML for the end of the body, for a preview. */
  readonly bodyEnd?: string;
}

/** Renders a validated page document to finished HTML. Pure: the same document gives the same bytes. */
export function renderDocument(document: PageDocument, surroundings: PageSurroundings): RenderedPage {
  return renderPage(document, inputOf(surroundings));
}

/** Renders one section of a document alone: the HTML that it has in its page. */
export function renderSectionOf(
  document: PageDocument,
  index: number,
  surroundings: PageSurroundings,
): string {
  return renderSection(document, index, inputOf(surroundings));
}

function inputOf({ client, ...rest }: PageSurroundings): PageInput {
  return {
    ...rest,
    widgets,
    bands: bandTypes,
    parts: widgetParts,
    css: { base: baseCss.trim(), widgets: widgetCss },
    scripts: client.widgets,
    boot: client,
    isInScripts: client.isInScripts,
    wrapIsland: (facts: PageFacts, children: ReactNode): ReactElement => (
      <RuntimeProvider runtime={createRuntime({ facts, ports: memoryPorts() })}>{children}</RuntimeProvider>
    ),
  };
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

/** What a document's theme and project ask the build to make. */
export function marksOf(document: PageDocument, look?: SiteLook): PageMarks {
  const { theme, project, seo } = fill(document, pagePart) as unknown as Page;
  const { colors } = resolveTheme(theme, look);
  const fonts = fontsOf(theme, look);
  return {
    fonts,
    headingFont: fonts.at(-1)?.file ?? '',
    textFont: fonts[0]?.file ?? '',
    brand: colors.brand,
    onBrand: colors.onBrand,
    name: project.name,
    place: [project.city, project.province].filter(Boolean).join(', '),
    icon: seo.icon,
    hasPlainShare: seo.shareImage === 'plain',
  };
}

/** The project of a document with its defaults, and whether its page asks for a code. */
export function projectShape(document: PageDocument): { project: Page['project']; otp: boolean } {
  const { project, settings } = fill(document, pagePart) as unknown as Page;
  return { project, otp: settings.otp.enabled };
}
