import type { DocumentModel } from '../../../src/document/model.ts';
import { isSamePath, type Path } from '../../../src/document/path.ts';
import { createEngine, type Engine } from '../../../src/engine/create-engine.tsx';
import { ownWidgets } from '../../../src/engine/own-widgets.ts';
import { surfaces } from '../../../src/generated/tables.ts';
import type { JsonObject } from '../../../src/lib/is-record.ts';
import { toPicture, unmeasured } from '../../../src/lib/to-picture.ts';
import { noUnits, type UnitList } from '../../../src/lib/units.ts';
import type { RenderContext } from '../../../src/renderer/render-context.tsx';
import { ownSlices } from '../../../src/runtime/index.ts';
import type { PictureManifest, StudioSite } from '../../wire.ts';
import { cleanHtml, cleanTags, withCodes } from './field-codes.ts';

/** A part of the page as it goes into the frame: HTML whose texts still have the numbers of their values. */
export interface RenderedPart {
  readonly html: string;
  readonly css: string;
  readonly fields: readonly string[];
}

export interface PageRenderer {
  /** The number of renders, for benchmarks. */
  readonly rendered: Readonly<Record<'parts' | 'wholes', number>>;
  /** A section, or a surface: the header, a modal. */
  part(document: JsonObject, path: Path, keys: readonly string[]): RenderedPart;
  /** The finished document, without numbers. */
  whole(document: JsonObject, keys: readonly string[]): string;
  setPictures(pictures: PictureManifest): void;
  setUnits(units: UnitList): void;
  /** True if a section has the site's own widgets, which only the server can render. */
  isForeign(section: unknown): boolean;
  /** True if a section or surface may show the page's data for search engines. */
  mayTell(part: unknown): boolean;
}

/** Renders a page in the window with the same views as the build: no server is asked between a key and what it changes. */
export function createPageRenderer(
  site: StudioSite,
  model: DocumentModel,
  slug: string,
  first: PictureManifest,
  firstUnits: UnitList = noUnits,
): PageRenderer {
  const foreign = new Set(site.ownTypes);
  const engine: Engine = createEngine({
    base: model,
    widgets: ownWidgets,
    slices: ownSlices,
    // Sentences of the schemas are part of the site's data.
    languages: {},
  });
  const tellers = new Set(
    ownWidgets.flatMap(({ widget }) => (widget.prepare || widget.compose ? [widget.type] : [])),
  );
  let pictures = first;
  let units = firstUnits;
  const find = (name: unknown) => pictures[String(name)] ?? unmeasured(String(name));
  const contextOf = (sectionKeys: readonly string[]): RenderContext => ({
    slug,
    base: site.base,
    client: { ...site.client, widgets: new Map(site.client.widgets) },
    look: site.look,
    units: units.units.length > 0 ? units : undefined,
    picture: (image) =>
      toPicture(image, find(image.src), image.mobileSrc ? find(image.mobileSrc) : undefined),
    // The frame has its typefaces already; other ones need a page from the server.
    fontUrl: () => 'data:,',
    // Hashes are for the policy of the page, which is that of the server.
    sha256: () => '',
    isEdited: true,
    sectionKeys,
  });
  const rendered = { parts: 0, wholes: 0 };
  return {
    rendered,
    part(document, path, keys) {
      rendered.parts += 1;
      const coded = withCodes(document, path, model.tables);
      const [first, index] = path;
      const { html, css } =
        first === 'sections'
          ? engine.renderSection(coded.document, Number(index), contextOf(keys))
          : engine.renderSurface(coded.document, path, contextOf(keys));
      return { html: cleanTags(html), css, fields: coded.fields };
    },
    whole(document, keys) {
      rendered.wholes += 1;
      return cleanHtml(engine.render(document, contextOf(keys)).html);
    },
    setPictures(next) {
      pictures = next;
    },
    setUnits(next) {
      units = next;
    },
    isForeign: (section) => foreign.size > 0 && hasType(section, foreign),
    mayTell: (part) => hasType(part, tellers),
  };
}

function hasType(value: unknown, types: ReadonlySet<string>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { type } = value as { readonly type?: unknown };
  if (typeof type === 'string' && types.has(type)) return true;
  return Object.values(value).some((inner) => hasType(inner, types));
}

export function renderPathOfSurface(path: Path): string | undefined {
  const index = surfaces.findIndex((surface) => isSamePath(surface.path, path));
  return index < 0 ? undefined : `s${index}`;
}
