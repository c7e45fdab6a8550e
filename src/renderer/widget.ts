import type { ComponentType, ReactNode } from 'react';
import type { Copy, Node, Page } from '../generated/view.types.ts';
import type { Picture } from '../lib/picture.ts';
import type { UnitList } from '../lib/units.ts';

/** When a widget's script arrives: never, with the page, when the browser is idle, near the screen, or at the first touch. */
export type HydrationMoment = 'never' | 'load' | 'idle' | 'visible' | 'interaction';

/** The same with what was rendered in the place of nested widgets. */
type Rendered<T> = T extends Node[]
  ? ReactNode
  : T extends Picture
    ? T
    : T extends object
      ? { [K in keyof T]: Rendered<T[K]> }
      : T;

/** The props of a view: the node with its defaults filled; nested widgets arrive rendered. */
export type ViewProps<N> = Rendered<Omit<N, 'type' | 'hideOn'>>;

/** A node of a document. */
export type DocumentNode = Readonly<Record<string, unknown>> & { readonly type: string };

/** The facts that the page passes to the functions of a widget. */
export interface PageInfo {
  readonly settings: {
    readonly otp: { readonly enabled: boolean };
    readonly analytics: Pick<Page['settings']['analytics'], 'consent' | 'tags'>;
  };
  readonly project: { readonly status: string };
  readonly copy: Copy;
  /** The facts about the page that search engines and shared links show. */
  readonly seo: Page['seo'];
  /** The homes of the page's list; none without a list. */
  readonly units: UnitList;
  readonly lang: string;
}

/** A schema.org object. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly '@type': string };

export interface Widget<P = never> {
  readonly type: string;
  /** Its moment; a function where the settings decide whether there is script at all. */
  readonly hydrate: HydrationMoment | ((props: P) => HydrationMoment);
  readonly View: ComponentType<P>;
  /** The props of its script; by default, everything but nested widgets. Only for script without React. */
  readonly send?: (props: P) => object;
  /** The sentences that its script shows; all of them by default. Only for React scripts. */
  readonly shows?: readonly (keyof Copy)[];
  /** Fills what the page knows better than a default: called before anything else, with the defaults in place. */
  readonly prepare?: (props: P, page: PageInfo) => P;
  /** The data of this widget for search engines (schema.org). Objects of one `@type` become one, their lists joined. */
  readonly structuredData?: (props: P, page: PageInfo) => StructuredData | undefined;
  /** Widgets this one puts inside itself besides those an author writes, as document nodes. */
  readonly compose?: (node: P, page: PageInfo) => readonly DocumentNode[];
  /** Types of page surfaces (modals) that must be on the page when this widget is; `node` is the one in question. */
  readonly needs?: (page: PageInfo, node: P) => readonly string[];
  /** For a surface: whether this page has it although no widget needs it. */
  readonly isWanted?: (page: PageInfo) => boolean;
}

/** A widget as the registry holds it: what its view expects is promised by its schema, not by its type. */
export type AnyWidget = Widget<Readonly<Record<string, unknown>>>;

/** Declares a widget. `N` is its node type of `src/generated/view.types.ts`. */
export function defineWidget<N extends object>(widget: Widget<ViewProps<N>>): AnyWidget {
  return widget as unknown as AnyWidget;
}
