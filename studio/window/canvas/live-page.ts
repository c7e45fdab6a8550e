import { type Path, valueAt } from '../../../src/document/path.ts';
import { surfaces } from '../../../src/generated/tables.ts';
import type { JsonObject } from '../../../src/lib/is-record.ts';
import type { UnitList } from '../../../src/lib/units.ts';
import type { PictureManifest } from '../../wire.ts';
import type { Studio } from '../state/studio.tsx';
import { copyMarks } from './copy-marks.ts';
import { startsIn } from './dom-ranges.ts';
import { markFields } from './field-codes.ts';
import { parseHtml, parsePart, styleIn } from './frame-html.ts';
import { createFrameStyle, type FrameStyle } from './frame-style.ts';
import { formsIn, type IslandForms } from './islands.ts';
import { type Morphing, morphContent, morphRange } from './morph.ts';
import { differenceOf, type PartOfPage, type Shown } from './page-difference.ts';
import { createPageRenderer, type PageRenderer, type RenderedPart } from './page-renderer.ts';
import { placeSections } from './place-sections.ts';
import { firstKeys, nextKeys } from './section-keys.ts';

/** The page in the frame, kept equal to the document. */
export interface LivePage {
  /** The frame has loaded the page: it is brought up to date, and followed from now on. */
  attach(frame: HTMLIFrameElement): void;
  readonly document: Document | undefined;
  readonly shown: Shown;
  readonly renderer: PageRenderer;
  /** Brings the page to what the document is now: one changed section renders that section alone. */
  update(): void;
  /** Renders the whole page, for everything that one section does not decide, such as the modals that are needed. */
  settle(): void;
  setPictures(pictures: PictureManifest): void;
  setUnits(units: UnitList): void;
  /** Renders one part again, after words in it were edited in place. */
  renew(path: Path, key: string): void;
  /** Marks the values of a part on the page, when the part is first used. */
  mark(key: string): void;
  /** The start comment of a widget, as the frame numbers it. */
  startOf(renderPath: string): Comment | undefined;
  /** The element whose words are edited in place; the page is not changed under it. */
  edited: Element | undefined;
}

export function createLivePage(studio: Studio, tell: () => void): LivePage {
  const { doc, site, model, slug } = studio;
  const renderer = createPageRenderer(site, model, slug, studio.get().pictures, studio.get().units);
  let frame: HTMLIFrameElement | undefined;
  let style: FrameStyle | undefined;
  let shown = shownAtFirst(doc.document);
  let forms: IslandForms = new Map();
  let starts = new Map<string, Comment>();
  /** Parts whose values are marked on the page, and those whose islands are remembered. */
  const marked = new Set<string>();
  const remembered = new Set<string>();
  let edited: Element | undefined;
  let newest = 0;
  let asked = 0;

  const page = () => frame?.contentDocument ?? undefined;
  const findStarts = () => {
    const document = page();
    starts = document ? startsIn(document.body) : new Map();
  };
  const startOf = (renderPath: string) => {
    if (!starts.get(renderPath)?.isConnected) findStarts();
    return starts.get(renderPath);
  };
  const freshKey = () => {
    newest += 1;
    return `n${newest}`;
  };

  /** A part as the window renders it; nothing where only the server can. */
  const partOf = ({ document, sections }: Shown, path: Path): RenderedPart | undefined =>
    renderer.isForeign(valueAt(document, path))
      ? undefined
      : attempt(() => renderer.part(document, path, sections.keys));

  /** Remembers the sources of the islands of a part before its first change. */
  function rememberForms(key: string, path: Path, before: Shown): void {
    if (remembered.has(key)) return;
    remembered.add(key);
    const place = before.sections.keys.indexOf(key);
    if (path[0] === 'sections' && place < 0) return;
    const part = partOf(before, path[0] === 'sections' ? ['sections', place] : path);
    if (part) addForms(parsePart(part.html));
  }

  function addForms(made: ParentNode): void {
    for (const [id, form] of formsIn(made)) if (!forms.has(id)) forms.set(id, form);
  }

  function updatePart(path: Path, key: string, before: Shown): void {
    const start = startOf(key);
    const part = start && partOf(shown, path);
    if (!part) {
      if (renderer.isForeign(valueAt(shown.document, path))) askServer();
      return;
    }
    rememberForms(key, path, before);
    const made = parsePart(part.html);
    markFields(made, part.fields);
    marked.add(key);
    style?.use(key, part.css);
    morphed((morphing) => morphRange(start, made, morphing));
  }

  /** The parts that may show what the page tells search engines: a widget for sharing does. */
  const tellersIn = ({ document, sections: { keys, values } }: Shown): PartOfPage[] =>
    [
      ...values.map((value, i) => ({ value, path: ['sections', i], key: keys[i] ?? '' })),
      ...surfaces.map(({ path }, i) => ({ value: valueAt(document, path), path, key: `s${i}` })),
    ].filter(({ value }) => renderer.mayTell(value));

  /** Runs a change and starts its new islands as if a visitor had scrolled near them. */
  function morphed(run: (morphing: Morphing) => void): void {
    const fresh: Element[] = [];
    run({ forms, edited, fresh });
    const view = frame?.contentWindow as (Window & typeof globalThis) | null | undefined;
    if (!view) return;
    for (const island of fresh)
      if (island.isConnected) island.dispatchEvent(new view.PointerEvent('pointerover', { bubbles: true }));
  }

  function updateWhole(before: Shown, hasOtherFonts: boolean): void {
    if (hasOtherFonts || shown.sections.values.some((one) => renderer.isForeign(one))) {
      askServer();
      return;
    }
    const [old, html] = [before, shown].map(({ document, sections }) =>
      attempt(() => renderer.whole(document, sections.keys)),
    );
    if (old !== undefined) addForms(parseHtml(old));
    if (html !== undefined) showWhole(html, (css) => style?.replaceAllButFonts(css));
  }

  function showWhole(html: string, putStyle: (css: string) => void): void {
    const document = page();
    if (!document) return;
    const made = parseHtml(html);
    putStyle(styleIn(html));
    for (const script of made.querySelectorAll('body > script')) script.remove();
    document.body.className = made.body.className;
    morphed((morphing) => morphContent(document.body, [...made.body.childNodes], morphing));
    marked.clear();
    findStarts();
  }

  /** The server renders what the window cannot; of several requests the newest counts. */
  function askServer(): void {
    asked += 1;
    const own = asked;
    const { text } = doc;
    const { keys } = shown.sections;
    studio.api.whole(slug, text, keys).then(
      ({ html }) => {
        if (own !== asked || doc.text !== text) return;
        showWhole(html, (css) => style?.replaceWhole(css));
        tell();
      },
      // The findings describe the mistake; the page stays as it was.
      () => undefined,
    );
  }

  return {
    attach(next) {
      frame = next;
      const document = page();
      if (!document?.body) return;
      style = createFrameStyle(document);
      forms = new Map();
      marked.clear();
      remembered.clear();
      edited = undefined;
      findStarts();
      shown = shownAtFirst(doc.document);
      // The frame shows what is on disk.
      if (doc.text !== studio.saving.base.text) askServer();
      tell();
    },
    renderer,
    get document() {
      return page();
    },
    get shown() {
      return shown;
    },
    get edited() {
      return edited;
    },
    set edited(element) {
      edited = element;
    },
    update() {
      const { document } = doc;
      const live = page();
      if (document === shown.document || !live) return;
      const before = shown;
      shown = { document, sections: nextKeys(before.sections, sectionsOf(document), freshKey) };
      const difference = differenceOf(before, shown, model.bands);
      if (difference.isWhole) updateWhole(before, difference.hasOtherFonts);
      else {
        if (difference.isMoved && placeSections(live, shown.sections.keys, starts) > 0) findStarts();
        const changed = new Set(difference.parts.map(({ key }) => key));
        const tellers = difference.isToldOtherwise
          ? tellersIn(shown).filter((one) => !changed.has(one.key))
          : [];
        for (const { path, key } of [...difference.parts, ...tellers]) updatePart(path, key, before);
      }
      tell();
    },
    settle() {
      if (page()) updateWhole(shown, false);
    },
    setPictures(pictures) {
      renderer.setPictures(pictures);
      if (page()) updateWhole(shown, false);
      tell();
    },
    setUnits(units) {
      renderer.setUnits(units);
      if (page()) updateWhole(shown, false);
      tell();
    },
    renew(path, key) {
      if (page()) updatePart(path, key, shown);
      tell();
    },
    mark(key) {
      if (marked.has(key)) return;
      marked.add(key);
      const index = shown.sections.keys.indexOf(key);
      const path: Path | undefined =
        index >= 0 ? ['sections', index] : surfaces[Number(/^s(\d+)$/.exec(key)?.[1] ?? -1)]?.path;
      const start = startOf(key);
      const part = path && start && partOf(shown, path);
      if (!part) return;
      const made = parsePart(part.html);
      markFields(made, part.fields);
      copyMarks(made, start);
    },
    startOf,
  };
}

/** Renders a document that may have mistakes. On failure the page stays as it was; the findings describe the mistake. */
function attempt<T>(render: () => T): T | undefined {
  try {
    return render();
  } catch {
    return undefined;
  }
}

function shownAtFirst(document: JsonObject): Shown {
  return { document, sections: firstKeys(sectionsOf(document)) };
}

function sectionsOf(document: JsonObject): readonly unknown[] {
  return Array.isArray(document.sections) ? document.sections : [];
}
