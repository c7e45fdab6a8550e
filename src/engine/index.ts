import type { Text } from '../generated/view.types.ts';
import type { SiteConfig } from './site-config.ts';

/** The exports of `kavling`: engines, and the tools to make custom widgets. */
export { createModel, type DocumentModel, type ModelParts } from '../document/model.ts';
export { type PageDocument, type PageWithDefaults, withDefaults } from '../document/page-document.ts';
export type { Node } from '../generated/view.types.ts';
export type { Picture } from '../lib/picture.ts';
export type { RenderedPage } from '../renderer/page.tsx';
export type { ClientFiles, RenderContext } from '../renderer/render-context.tsx';
export {
  type AnyWidget,
  defineWidget,
  type HydrationMoment,
  type PageInfo,
  type StructuredData,
  type ViewProps,
  type Widget,
} from '../renderer/widget.ts';
export { type AnySlice, ownSlices } from '../runtime/index.ts';
export {
  createEngine,
  type Engine,
  type EngineParts,
  type EngineWidget,
  type PageAssetsRequest,
} from './create-engine.tsx';
export { ownEngine } from './own-engine.ts';
export { ownLanguages } from './own-languages.ts';
export { ownModel } from './own-model.ts';
export { ownWidgets } from './own-widgets.ts';
export * from './widget-kit.ts';

/** The value of a rich text in a document. */
export type RichText = Text['content'];

/** The types of a site's own widgets, by name; Kavling writes them into `.kavling/widgets.d.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: sites fill it
export interface WidgetTypes {}

/** The config of a site, with its types: `export default defineConfig({ … })`. */
export function defineConfig(config: SiteConfig): SiteConfig {
  return config;
}
