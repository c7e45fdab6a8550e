import { isSameValue } from '../../document/is-same-value.ts';
import { type Path, parsePointer, startsWith, valueAt } from '../../document/path.ts';
import { surfaces } from '../../generated/tables.ts';
import { isRecord } from '../../lib/is-record.ts';
import { type NodeFacts, nodePathOf, nodesByRenderPath } from '../state/nodes.ts';
import type { PlainDocument } from '../state/sections-index.ts';
import type { Studio } from '../state/studio.tsx';
import type { PictureManifest } from '../wire.ts';
import { copyMarks } from './copy-marks.ts';
import { rectOf, renderPathOf, startAround, startsIn } from './dom-ranges.ts';
import { FIELD, markFields } from './field-codes.ts';
import { parseHtml } from './frame-html.ts';
import { createFrameStyle, type FrameStyle } from './frame-style.ts';
import { formsIn, type IslandForms } from './islands.ts';
import { type Morphing, morphContent, morphRange } from './morph.ts';
import { createPageRenderer, renderPathOfSurface } from './page-renderer.ts';
import { placeSections } from './place-sections.ts';
import { firstKeys, type KeyedSections, nextKeys } from './section-keys.ts';

/** What is under a point of the page: the widget, and the value that is shown there. */
export interface Hit {
  readonly node: NodeFacts;
  /** The value, if one can be told for certain. */
  readonly field: Path | undefined;
  readonly element: Element;
}

/** The page in the frame, kept equal to the document. */
export interface PageFrame {
  /** The frame has loaded the page: it is brought up to date and watched from now on. */
  attach(frame: HTMLIFrameElement): void;
  readonly document: Document | undefined;
  /** Brings the page to what the document is now. Cheap when little changed. */
  update(): void;
  usePictures(pictures: PictureManifest): void;
  hit(x: number, y: number): Hit | undefined;
  hitOf(element: Element, x?: number, y?: number): Hit | undefined;
  /** The box of a widget, in pixels of the frame's window. */
  rect(path: Path): DOMRect | undefined;
  /** The first box of the widget comes into sight. */
  reveal(path: Path): void;
  /** Elements that show a value and nothing else. */
  elementsOf(field: Path): Element[];
  /** The element whose words are edited in place; the page is not changed under it. */
  edited: Element | undefined;
  /** Renders the part with a value again, after it was edited in place. */
  renew(field: Path): void;
  subscribe(listener: () => void): () => void;
}

/** What the page showed before. */
interface Shown {
  readonly document: PlainDocument;
  readonly sections: KeyedSections;
}

export function createPageFrame(studio: Studio): PageFrame {
  const { doc, site, model, slug } = studio;
  const renderer = createPageRenderer(site, model, slug, studio.get().pictures);
  const listeners = new Set<() => void>();
  let frame: HTMLIFrameElement | undefined;
  let style: FrameStyle | undefined;
  let shown: PlainDocument = doc.document;
  let sections: KeyedSections = firstKeys(sectionsOf(shown));
  let forms: IslandForms = new Map();
  let starts = new Map<string, Comment>();
  let marked = new Set<string>();
  let remembered = new Set<string>();
  let made = 0;
  let edited: Element | undefined;
  /** The text that the frame was served with. */
  const served = studio.opened.text;
  let found: { version: number; nodes: ReadonlyMap<string, NodeFacts> } | undefined;

  const page = () => frame?.contentDocument ?? undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const findStarts = () => {
    const document = page();
    starts = document ? startsIn(document.body) : new Map();
  };
  const startOf = (renderPath: string) => {
    const start = starts.get(renderPath);
    if (start?.isConnected) return start;
    findStarts();
    return starts.get(renderPath);
  };
  const morphing = (fresh: Element[]): Morphing => ({ forms, edited, fresh });

  /** The path as the frame numbers it: sections by their keys. */
  const framePath = ({ path, renderPath }: NodeFacts): string => {
    if (path[0] !== 'sections') return renderPath;
    const key = sections.keys[Number(path[1])] ?? '';
    return renderPath.replace(/^\d+/, key);
  };
  const nodes = () => {
    if (found?.version !== doc.version)
      found = { version: doc.version, nodes: nodesByRenderPath(doc.document, model.tables) };
    return found.nodes;
  };
  const nodeAt = (own: string): NodeFacts | undefined => {
    const [first = '', ...rest] = own.split('-');
    const index = sections.keys.indexOf(first);
    return nodes().get([index < 0 ? first : String(index), ...rest].join('-'));
  };

  /** A part that only the server can render comes later; until then the page shows what it showed. */
  function partOf(document: PlainDocument, path: Path) {
    if (renderer.isForeign(valueAt(document, path))) return undefined;
    return renderer.part(document, path, sections.keys);
  }

  /** What the islands of a part were made from, before it changes for the first time. */
  function rememberForms(key: string, path: Path, before: Shown): void {
    if (remembered.has(key)) return;
    remembered.add(key);
    const place = before.sections.keys.indexOf(key);
    const old: Path = path[0] === 'sections' ? ['sections', place] : path;
    if (place < 0 && path[0] === 'sections') return;
    if (renderer.isForeign(valueAt(before.document, old))) return;
    const { html } = renderer.part(before.document, old, before.sections.keys);
    for (const [id, form] of formsIn(parseHtml(html))) if (!forms.has(id)) forms.set(id, form);
  }

  function updatePart(path: Path, key: string, before: Shown): void {
    const start = startOf(key);
    if (!start) return;
    const part = partOf(doc.document, path);
    if (!part) return askServer();
    rememberForms(key, path, before);
    const tree = parseHtml(part.html);
    markFields(tree, part.fields);
    marked.add(key);
    const fresh: Element[] = [];
    style?.use(key, part.css);
    morphRange(start, tree, morphing(fresh));
    revive(fresh);
  }

  function updateWhole(before: Shown): void {
    const document = page();
    if (!document) return;
    if (needsServer(doc.document)) return askServer();
    for (const [id, form] of formsIn(
      parseHtml(renderer.whole(before.document, before.sections.keys)).body ?? document,
    ))
      if (!forms.has(id)) forms.set(id, form);
    showWhole(renderer.whole(doc.document, sections.keys));
  }

  function showWhole(html: string): void {
    const document = page();
    if (!document) return;
    const whole = parseHtml(html);
    style?.replaceWhole(whole.querySelector('style')?.textContent ?? '');
    const fresh: Element[] = [];
    for (const script of whole.querySelectorAll('body > script')) script.remove();
    if (whole.body) {
      document.body.className = whole.body.className;
      morphContent(document.body, [...whole.body.childNodes], morphing(fresh));
    }
    marked = new Set();
    findStarts();
    revive(fresh);
  }

  const needsServer = (document: PlainDocument) =>
    sectionsOf(document).some((one) => renderer.isForeign(one));

  let asked = 0;
  /** The server renders what the window cannot; of several requests the newest counts. */
  function askServer(): void {
    asked += 1;
    const own = asked;
    const { text } = doc;
    studio.api.whole(slug, text, sections.keys).then(
      ({ html }) => {
        if (own !== asked || doc.text !== text) return;
        showWhole(html);
        tell();
      },
      () => undefined,
    );
  }

  /** New islands come alive as if somebody came near them. */
  function revive(fresh: readonly Element[]): void {
    const view = frame?.contentWindow as (Window & typeof globalThis) | null | undefined;
    if (!view) return;
    for (const island of fresh)
      if (island.isConnected) island.dispatchEvent(new view.PointerEvent('pointerover', { bubbles: true }));
  }

  function update(): void {
    const now = doc.document;
    if (now === shown || !page()) return;
    const before = { document: shown, sections };
    sections = nextKeys(sections, sectionsOf(now), () => {
      made += 1;
      return `n${made}`;
    });
    shown = now;
    const changed = changedKeys(before.document, now);
    const isLoose = sectionsOf(now).some((one) => isRecord(one) && !model.bands.has(String(one.type)));
    if (
      changed.some((key) => !PARTS.has(key) && !SILENT.has(key)) ||
      (isLoose && isMoved(before.sections, sections))
    ) {
      updateWhole(before);
      tell();
      return;
    }
    const document = page();
    if (document && isMoved(before.sections, sections)) {
      const made = placeSections(document, sections.keys, starts);
      if (made > 0) findStarts();
    }
    for (const [index, key] of sections.keys.entries()) {
      const place = before.sections.keys.indexOf(key);
      if (place < 0 || before.sections.values[place] !== sections.values[index])
        updatePart(['sections', index], key, before);
    }
    for (const surface of surfaces) {
      if (isSameValue(valueAt(before.document, surface.path), valueAt(now, surface.path))) continue;
      const key = renderPathOfSurface(surface.path);
      const had = key !== undefined && startOf(key) !== undefined;
      if (!had || valueAt(now, surface.path) === undefined) {
        updateWhole(before);
        break;
      }
      updatePart(surface.path, key, before);
    }
    tell();
  }

  /** The values of a section are found on the page when somebody first comes to it. */
  function markSection(key: string): void {
    if (marked.has(key)) return;
    marked.add(key);
    const index = sections.keys.indexOf(key);
    const path: Path | undefined =
      index >= 0 ? ['sections', index] : surfaces[Number(/^s(\d+)$/.exec(key)?.[1] ?? -1)]?.path;
    const start = startOf(key);
    const part = path && start && partOf(shown, path);
    if (!part || !start) return;
    const tree = parseHtml(part.html);
    markFields(tree, part.fields);
    copyMarks(tree, start);
  }

  function hitOf(element: Element, x?: number, y?: number): Hit | undefined {
    const document = page();
    for (let start = startAround(element); document && start; start = startAround(start)) {
      const own = renderPathOf(start) ?? '';
      const node = nodeAt(own);
      if (!node) continue;
      markSection(own.split('-')[0] ?? '');
      return { node, element, field: fieldAt(element, node, document, x, y) };
    }
    return undefined;
  }

  function fieldAt(
    element: Element,
    node: NodeFacts,
    document: Document,
    x?: number,
    y?: number,
  ): Path | undefined {
    const root: Path = node.path[0] === 'sections' ? node.path.slice(0, 2) : node.path;
    const held = element.closest(`[${FIELD}]`);
    const pointers = held?.getAttribute(FIELD)?.split(' ') ?? [];
    const pointer = pointers.length > 1 && held ? pointers[textIndexAt(held, document, x, y)] : pointers[0];
    if (pointer !== undefined) {
      const path = [...root, ...parsePointer(pointer)];
      if (startsWith(path, node.path)) return path;
    }
    return pictureAt(element, node);
  }

  /** A picture is told by its file, if the widget has it once. */
  function pictureAt(element: Element, node: NodeFacts): Path | undefined {
    const image =
      element.closest('img, picture, video') ?? element.querySelector(':scope > picture, :scope > img');
    if (!image) return undefined;
    const { pictures } = studio.get();
    const shown = `${image.outerHTML} ${image.closest('picture')?.outerHTML ?? ''}`;
    const own = picturesIn(node.value, []).filter(({ src }) => {
      const address = pictures[src]?.src;
      return address ? shown.includes(address) : shown.includes(src);
    });
    const [only] = own;
    return only && own.length === 1 ? [...node.path, ...only.path] : undefined;
  }

  return {
    attach(next) {
      frame = next;
      const document = page();
      if (!document?.body) return;
      style = createFrameStyle(document);
      forms = new Map();
      marked = new Set();
      remembered = new Set();
      edited = undefined;
      findStarts();
      shown = doc.document;
      sections = firstKeys(sectionsOf(shown));
      // The frame shows what is on disk.
      if (doc.text !== served) askServer();
      tell();
    },
    get document() {
      return page();
    },
    get edited() {
      return edited;
    },
    set edited(element) {
      edited = element;
    },
    update,
    usePictures(pictures) {
      renderer.usePictures(pictures);
      if (page()) updateWhole({ document: shown, sections });
      tell();
    },
    hit(x, y) {
      const element = page()?.elementFromPoint(x, y);
      return element ? hitOf(element, x, y) : undefined;
    },
    hitOf,
    rect(path) {
      const node = nodePathOf(doc.document, path, model.tables);
      const facts = node && factsAt(node);
      const start = facts && startOf(framePath(facts));
      return start && rectOf(start);
    },
    reveal(path) {
      const view = frame?.contentWindow;
      const rect = this.rect(path);
      if (!view || !rect || (rect.top >= 0 && rect.top < view.innerHeight * 0.8 && rect.bottom > 0)) return;
      view.scrollBy({ top: rect.top - 80, behavior: 'instant' });
      tell();
    },
    elementsOf(field) {
      const node = nodePathOf(doc.document, field, model.tables);
      const facts = node && factsAt(node);
      const document = page();
      if (!facts || !document) return [];
      const own = framePath(facts);
      const key = own.split('-')[0] ?? '';
      markSection(key);
      const root: Path = node[0] === 'sections' ? node.slice(0, 2) : node;
      const pointer = `/${field.slice(root.length).join('/')}`;
      return [...document.querySelectorAll(`[${FIELD}="${CSS.escape(pointer)}"]`)].filter((element) => {
        let start = startAround(element);
        while (start && (renderPathOf(start) ?? '').split('-')[0] === key) {
          if (renderPathOf(start) === own) return true;
          start = startAround(start);
        }
        return false;
      });
    },
    renew(field) {
      const [first, index] = field;
      const path: Path =
        first === 'sections'
          ? ['sections', Number(index)]
          : (nodePathOf(doc.document, field, model.tables) ?? []);
      const key = first === 'sections' ? sections.keys[Number(index)] : renderPathOfSurface(path);
      if (key !== undefined && page()) updatePart(path, key, { document: shown, sections });
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  function factsAt(path: Path): NodeFacts | undefined {
    for (const facts of nodes().values()) if (facts.path.join('/') === path.join('/')) return facts;
    return undefined;
  }
}

/** Keys of the document that have parts of their own on the page. */
const PARTS = new Set<string>(['sections', ...surfaces.map(({ path }) => path[0] ?? '')]);
/** Keys that a visitor sees nowhere on the page itself. */
const SILENT = new Set(['$schema', 'seo', 'version']);

function changedKeys(before: PlainDocument, now: PlainDocument): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...keys].filter((key) => before[key] !== now[key] && !isSameValue(before[key], now[key]));
}

function isMoved(before: KeyedSections, now: KeyedSections): boolean {
  return before.keys.length !== now.keys.length || before.keys.some((key, index) => now.keys[index] !== key);
}

function sectionsOf(document: PlainDocument): readonly unknown[] {
  return Array.isArray(document.sections) ? document.sections : [];
}

/** Which of an element's own texts is under a point; the first where that cannot be told. */
function textIndexAt(element: Element, document: Document, x?: number, y?: number): number {
  if (x === undefined || y === undefined) return 0;
  const at = document.caretPositionFromPoint?.(x, y)?.offsetNode;
  const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.nodeValue?.trim());
  return Math.max(0, texts.indexOf(at as ChildNode));
}

function picturesIn(value: unknown, path: Path): { path: Path; src: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { src } = value as { readonly src?: unknown };
  if (typeof src === 'string') return [{ path, src }];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'children' ? [] : picturesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
