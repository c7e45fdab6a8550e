import { settingsShape } from '../../src/generated/defaults.ts';
import { withBase } from '../../src/lib/base-path.ts';
import { fill } from '../../src/lib/fill.ts';
import { addressOf, type SiteConfig } from '../config/site-config.ts';
import { pageShape, type Shape, unknownWidgetShape, widgetShapes } from '../diagnostics/facts/shape.ts';
import { isRecord } from '../diagnostics/schema/bundle.ts';
import type { MarkKind } from '../generate/schema.ts';

type Plain = Readonly<Record<string, unknown>>;

/** What the schemas say is an address: a link, or a file of the site. */
const ADDRESSES: ReadonlySet<MarkKind> = new Set<MarkKind>(['link', 'brochure', 'video', 'file']);

/**
 * A document where its site puts it: with the address that the config gives the page, unless it names its own, and with
 * every address that begins at the root of the site below the site's base.
 */
export function placeDocument(document: Plain, slug: string, config: SiteConfig): Plain {
  const addressed = withAddress(document, addressOf(slug, config));
  const { base = '' } = config;
  if (base === '') return addressed;
  const settings = fill(isRecord(addressed.settings) ? addressed.settings : {}, settingsShape);
  return placed({ ...addressed, settings }, pageShape, (address) => below(base, slug, address)) as Plain;
}

function withAddress(document: Plain, url: string): Plain {
  const seo = document.seo as { url?: string } | undefined;
  return url === '' || seo?.url ? document : { ...document, seo: { ...seo, url } };
}

/** The same value with each address in it changed; parts without one are the same objects. */
function placed(value: unknown, shape: Shape, change: (address: string) => string): unknown {
  if (typeof value === 'string') return shape.kind && ADDRESSES.has(shape.kind) ? change(value) : value;
  if (Array.isArray(value)) {
    const { entry } = shape;
    return entry ? value.map((one) => placed(one, entry, change)) : value;
  }
  if (!isRecord(value)) return value;
  const own = shape.node ? (widgetShapes.get(value.type as string) ?? unknownWidgetShape) : shape;
  const changed = (own.keys ?? []).flatMap(([key, inner]) =>
    Object.hasOwn(value, key) ? [[key, placed(value[key], inner, change)] as const] : [],
  );
  return { ...value, ...Object.fromEntries(changed) };
}

/** `../marina-bay/` is written beside the page's own folder, and the page may also be shown at the root of the site. */
function below(base: string, slug: string, address: string): string {
  if (!address.startsWith('../')) return withBase(base, address);
  const { pathname, search, hash } = new URL(address, `https://site.invalid/${slug}/`);
  return withBase(base, pathname + search + hash);
}
