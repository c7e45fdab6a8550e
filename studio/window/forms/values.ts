import type { DocumentModel } from '../../../src/document/model.ts';
import { formatPointer, type Path, valueAt } from '../../../src/document/path.ts';
import type { Schema } from '../../../src/document/schema.ts';
import { defaultInSet } from '../../../src/engine/sentence-sets.ts';
import type { Theme } from '../../../src/generated/view.types.ts';
import { isRecord, type JsonObject } from '../../../src/lib/is-record.ts';
import { canonicalUrl } from '../../../src/renderer/canonical-url.ts';
import type { SiteDesign } from '../../../src/renderer/site-design.ts';
import { resolveTheme, themePresets } from '../../../src/renderer/theme-presets.ts';
import { useDocument, useStudio } from '../state/studio.tsx';

/** The value at a path, rendered again only when it is another; give paths of plain values. */
export function useValue(path: Path): unknown {
  return useDocument((doc) => valueAt(doc.document, path));
}

/** True if a value is written in the document. */
export function useIsWritten(path: Path): boolean {
  return useDocument((doc) => valueAt(doc.document, path) !== undefined);
}

/** The text at a path; empty where there is none, or something else. */
export function useText(path: Path): string {
  const value = useValue(path);
  return typeof value === 'string' ? value : '';
}

/** The number of entries of a list. */
export function useCount(path: Path): number {
  return useDocument((doc) => {
    const value = valueAt(doc.document, path);
    return Array.isArray(value) ? value.length : 0;
  });
}

/** A value as JSON: a component that shows an object renders again only if something inside it changes. */
export function useJson(path: Path): string {
  return useDocument((doc) => {
    const value = valueAt(doc.document, path);
    return value === undefined ? '' : JSON.stringify(value);
  });
}

/** The value that applies while none is written. */
export function useDefault(path: Path, schema: Schema): unknown {
  const { model, site } = useStudio();
  return useDocument((doc) => {
    const found = defaultAt(model, doc.document, path, schema, site.look);
    return isRecord(found) || Array.isArray(found) ? undefined : found;
  });
}

function defaultAt(
  model: DocumentModel,
  document: JsonObject,
  path: Path,
  schema: Schema,
  look: SiteDesign,
): unknown {
  if (path[0] === 'theme' && path.length > 1) return themeDefault(document, path, look) ?? schema.default;
  if (typeof schema.default === 'string') return defaultInSet(document, path, model.tables) ?? schema.default;
  const holder = path.slice(0, -1);
  const written = valueAt(document, holder);
  if (schema.default !== undefined || written !== undefined || holder.length === 0) return schema.default;
  const whole = model.schemaAt(document, holder).default;
  return isRecord(whole) ? whole[String(path.at(-1))] : undefined;
}

/** The default of a theme's value, from its preset. */
function themeDefault(document: JsonObject, path: Path, look: SiteDesign): unknown {
  if (path[1] === 'preset') return undefined;
  const preset = valueAt(document, ['theme', 'preset']);
  const resolved = resolveTheme({ preset: presetName(preset, look), colors: {}, fonts: {} } as Theme, look);
  return valueAt(resolved, path.slice(1));
}

/** The name of a preset that there is. */
export function presetName(preset: unknown, { presets }: SiteDesign): string {
  const isKnown = (name: string) => Object.hasOwn(themePresets, name) || Object.hasOwn(presets, name);
  return typeof preset === 'string' && isKnown(preset) ? preset : 'taman';
}

/** The web address of the page: what it names, else what its site gives it; empty without one. */
export function useAddress(): string {
  const { site, slug } = useStudio();
  const own = useText(['seo', 'url']);
  return canonicalUrl(own || (site.pages.find((page) => page.slug === slug)?.address ?? ''));
}

/** The id of a field's element, by which labels, findings and the focus find it. */
export function fieldId(path: Path): string {
  return `st-field${formatPointer(path).replaceAll('/', '-')}`;
}
