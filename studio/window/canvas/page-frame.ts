import type { Path } from '../../../src/document/path.ts';
import type { UnitList } from '../../../src/lib/units.ts';
import type { PictureManifest } from '../../wire.ts';
import { type NodeFacts, nodeAt, nodePathOf } from '../state/nodes.ts';
import type { Studio } from '../state/studio.tsx';
import { rectOf } from './dom-ranges.ts';
import { createHitTest, type Hit } from './hit-test.ts';
import { createLivePage, type LivePage } from './live-page.ts';
import { renderPathOfSurface } from './page-renderer.ts';
import { showSelected } from './show-selected.ts';

/** The page in its frame, as the window sees it: what is where, in pixels of the frame's own window. */
export interface PageFrame {
  attach(frame: HTMLIFrameElement): void;
  readonly document: Document | undefined;
  readonly live: LivePage;
  update(): void;
  /** Renders the whole page once, before it is tried. */
  settle(): void;
  setPictures(pictures: PictureManifest): void;
  setUnits(units: UnitList): void;
  hit(x: number, y: number): Hit | undefined;
  /** Returns the widget and the value that an element of the page shows. */
  hitOf(element: Element): Hit | undefined;
  /** The box of the widget that a path is in. */
  rect(path: Path): DOMRect | undefined;
  /** The widget comes into sight: from out of it, or where its beginning is not seen. */
  reveal(path: Path, when: 'out of sight' | 'begins elsewhere'): void;
  /** Makes what is selected seen where its widget shows one part at a time; gives how to close again what was opened for it. */
  show(path: Path, field: Path | undefined): () => void;
  scrollBy(x: number, y: number): void;
  /** Follows the link at a point; false where there is none. */
  follow(x: number, y: number): boolean;
  /** Elements that show a value and nothing else. */
  elementsOf(field: Path): Element[];
  /** The element whose words are edited in place; the page is not changed under it. */
  edited: Element | undefined;
  /** Renders the part with a value again, after it was edited in place. */
  renew(field: Path): void;
  subscribe(listener: () => void): () => void;
}

export function createPageFrame(studio: Studio): PageFrame {
  const listeners = new Set<() => void>();
  const live = createLivePage(studio, () => {
    for (const listener of listeners) listener();
  });
  const test = createHitTest(studio, live);
  const { doc, model } = studio;
  const nodeOf = (path: Path): NodeFacts | undefined => {
    const node = nodePathOf(doc.document, path, model.tables);
    return node && nodeAt(doc.document, node, model.tables);
  };
  const rect = (path: Path): DOMRect | undefined => {
    const node = nodeOf(path);
    const start = node && live.startOf(test.framePath(node));
    return start && rectOf(start);
  };
  const view = () => live.document?.defaultView;
  return {
    attach: live.attach,
    live,
    get document() {
      return live.document;
    },
    update: live.update,
    settle: live.settle,
    setPictures: live.setPictures,
    setUnits: live.setUnits,
    hit(x, y) {
      const element = live.document?.elementFromPoint(x, y);
      return element ? test.hit(element, x, y) : undefined;
    },
    hitOf: (element) => test.hit(element),
    rect,
    reveal(path, when) {
      const box = rect(path);
      const window = view();
      if (!window || !box || (box.top >= 0 && box.top < window.innerHeight * 0.8)) return;
      if (box.top < 0 && box.bottom > window.innerHeight / 2) return;
      if (when === 'out of sight' && box.bottom > EDGE && box.top < window.innerHeight - EDGE) return;
      window.scrollBy({ top: box.top - MARGIN, behavior: 'instant' });
    },
    show(path, field) {
      const node = nodeOf(path);
      const start = node && live.startOf(test.framePath(node));
      if (!node || !start) return () => undefined;
      const entry = field?.slice(path.length).find((key) => typeof key === 'number');
      return showSelected(start, entry, field ? test.elementsOf(field, node) : []);
    },
    scrollBy(x, y) {
      view()?.scrollBy({ left: x, top: y, behavior: 'instant' });
    },
    follow(x, y) {
      const link = live.document?.elementFromPoint(x, y)?.closest('a');
      link?.click();
      return link !== null && link !== undefined;
    },
    elementsOf(field) {
      const node = nodeOf(field);
      return node ? test.elementsOf(field, node) : [];
    },
    get edited() {
      return live.edited;
    },
    set edited(element) {
      live.edited = element;
    },
    renew(field) {
      const [first, index] = field;
      if (first === 'sections') {
        const key = live.shown.sections.keys[Number(index)];
        if (key !== undefined) live.renew(['sections', Number(index)], key);
        return;
      }
      const surface = nodePathOf(doc.document, field, model.tables);
      const key = surface && renderPathOfSurface(surface);
      if (surface && key !== undefined) live.renew(surface, key);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Pixels of a widget at the edge of the window by which it counts as seen. */
const EDGE = 24;

/** Pixels above a widget that was brought into sight. */
const MARGIN = 80;
