import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import type { PictureResolver } from '../document/fill.ts';
import type { DocumentTables } from '../document/walk.ts';
import type { Copy } from '../generated/view.types.ts';
import { jakartaDay } from '../lib/days.ts';
import { withPhoneCrop } from '../lib/phone-crop.ts';
import type { Picture } from '../lib/picture.ts';
import type { MeasuredPicture } from '../lib/to-picture.ts';
import { noUnits, type UnitList } from '../lib/units.ts';
import type { FontEmbedder } from './first-fonts.ts';
import type { PageFactsForViews } from './page-context.tsx';
import type { PageReport } from './page-report.ts';
import type { SiteDesign, SiteIcon } from './site-design.ts';
import type { StyleSheet } from './style.ts';
import type { IsInScripts } from './used-names.ts';
import type { AnyWidget, PageInfo, StructuredData } from './widget.ts';
import type { Write } from './write.ts';

/** Where the script of a widget is, and whether it is a React component or a function over its element. */
export interface WidgetScript {
  readonly url: string;
  readonly isReact: boolean;
}

/** Addresses of the small icons of a page. */
export interface PageIcons {
  readonly svg?: string | undefined;
  /** 32 and 180 pixels. */
  readonly small: string;
  readonly touch: string;
}

/** The picture that networks show beside a shared link. */
export interface ShareImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
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
  /** True if any of them, or one they load, contains a text, such as a class; without it no style is cut to what it uses. */
  readonly isInScripts?: IsInScripts;
}

/** The resources of an engine for every page. */
export interface RenderEngine {
  /** Widgets by `type`. A Map, so that a type called "constructor" finds nothing. */
  readonly widgets: ReadonlyMap<string, AnyWidget>;
  /** Types of widgets that run from edge to edge of the window. */
  readonly bands: ReadonlySet<string>;
  /** The parts that the schemas describe, of the page and of each widget. */
  readonly tables: DocumentTables;
  /** CSS of the base and of each widget, by type. */
  readonly css: { readonly base: string; readonly widgets: ReadonlyMap<string, string> };
  /** The keys of the sentences that the runtime shows by itself: always, and where codes are asked for. */
  readonly shownCopy: Readonly<Record<'always' | 'codes', readonly (keyof Copy)[]>>;
  /** Puts the providers of the runtime around an island. */
  readonly wrapIsland: (facts: PageFactsForViews, children: ReactNode) => ReactElement;
}

/** The values that one page is rendered with besides its document. Nothing here reads files or the network. */
export interface RenderContext {
  readonly slug: string;
  /** The path below which the site is: `/promo`; addresses handed in have it already. */
  readonly base?: string;
  readonly client: ClientFiles;
  readonly picture: PictureResolver;
  /** The crop of a picture (by its `src` and the focal point across it) for phones that it covers, where there is one. */
  readonly phoneCrop?: ((src: string, x: number) => MeasuredPicture | undefined) | undefined;
  /** The homes of the project, where the page has a list of them. */
  readonly units?: UnitList | undefined;
  /** The address of the file beside the page from which its scripts learn what has changed in the list. */
  readonly unitsFile?: string | undefined;
  /** Typefaces, presets and icons of the site's own. */
  readonly look?: SiteDesign | undefined;
  /** The day in Jakarta, `2026-12-31`, which decides what is over; that of the clock by default. */
  readonly today?: string | undefined;
  readonly fontUrl: (file: string) => string;
  /** Gives the letters of the first screen, which the page then carries itself; without it, it carries none. */
  readonly embedFont?: FontEmbedder | undefined;
  /** Base64 of the SHA-256 of a text. */
  readonly sha256: (text: string) => string;
  /** React is the writer's oracle: `writeByReact` gives the same HTML, whose style is not cut. */
  readonly write?: Write | undefined;
  readonly icons?: PageIcons | undefined;
  readonly share?: ShareImage | undefined;
  /** More HTML for the end of the body, for a preview. */
  readonly bodyEnd?: string;
  /** The page is being edited: comments mark where each widget is, and its style has the rules of all widgets. */
  readonly isEdited?: boolean | undefined;
  /** Prefixes of the ids in each section while a page is edited, so that they stay when it moves; by default, its position. */
  readonly sectionKeys?: readonly string[] | undefined;
}

/** Everything that one page is rendered with, besides its document. */
export interface PageInput extends RenderEngine, RenderContext {}

/** The picture that is loaded before all others, and how wide it is shown (`sizes`). */
export interface FirstPicture {
  readonly picture: Picture;
  readonly sizes: string;
}

/** One rendering of one page: what it is rendered with, and what the page turned out to use. */
export interface Rendering extends PageInput {
  readonly page: PageInfo;
  readonly write: Write;
  /** Receives the report of a whole page while it is written. */
  readonly report?: PageReport | undefined;
  readonly sheet: StyleSheet;
  readonly usedTypes: Set<string>;
  readonly neededSurfaces: Set<string>;
  /** The keys of the sentences that scripts of this page show. */
  readonly sentCopy: Set<string>;
  /** The data of the widgets for search engines, in the order of the page. */
  readonly structuredData: StructuredData[];
  hasIslands: boolean;
  /** A widget asked for the day: tomorrow the page may be another. */
  usesToday: boolean;
  firstPicture?: FirstPicture;
}

const Context = createContext<Rendering | undefined>(undefined);

export const RenderingProvider = Context.Provider;

/** True for the first picture of a page that asks: it is loaded immediately and with priority. Never true in the browser. */
export function useFirstPicture(asks: boolean, picture: Picture, sizes: string): boolean {
  const rendering = useContext(Context);
  // While a page is edited its sections come and go, and none of them depends on those before it.
  if (!asks || !rendering || rendering.firstPicture || rendering.isEdited) return false;
  rendering.firstPicture = { picture, sizes };
  return true;
}

/** The picture with its crop for phones that it covers; the picture itself in the browser, and where nothing was cropped. */
export function usePhoneCrop(picture: Picture | undefined): Picture | undefined {
  const crop = useContext(Context)?.phoneCrop;
  const found = picture && crop?.(picture.src, picture.focalPoint.x);
  return picture && found ? withPhoneCrop(picture, found) : picture;
}

/** The site's own drawing of a name. Never one in the browser: no island shows an icon that its author named. */
export function useSiteIcon(name: string): SiteIcon | undefined {
  const icons = useContext(Context)?.look?.icons;
  return icons && Object.hasOwn(icons, name) ? icons[name] : undefined;
}

/** The homes of the page's list; none without a list, and none in the browser. */
export function useUnits(): UnitList {
  return useContext(Context)?.units ?? noUnits;
}

/** The address of the file of statuses; none where the page has none, and none in the browser. */
export function useUnitsFile(): string | undefined {
  return useContext(Context)?.unitsFile;
}

/** The day in Jakarta on which the page is made. Scripts read the clock instead. */
export function useToday(): string {
  const rendering = useContext(Context);
  if (rendering) rendering.usesToday = true;
  return rendering?.today ?? jakartaDay(Date.now());
}

/** The language of the page: `id`. Indonesian in the browser, where scripts read the document's own. */
export function useLanguage(): string {
  return useContext(Context)?.page.lang ?? 'id';
}

export function useRendering(): Rendering {
  const rendering = useContext(Context);
  if (!rendering) throw new Error('A document node was rendered outside a page.');
  return rendering;
}
