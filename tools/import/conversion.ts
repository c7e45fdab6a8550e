import type { Ground } from './colors.ts';
import type { Element } from './envelope.ts';
import type { Part } from './html-reader.ts';
import { readHtml, struckIn } from './rich-text.ts';
import { pageRoom, type Room } from './room.ts';
import type { Media, Settings } from './settings.ts';

export type Node = { type: string } & Record<string, unknown>;

/** An image carousel whose images the export never cropped. */
export interface Moving {
  /** The node on the page; it changes once the image files are known. */
  readonly node: Node;
  /** The node before that change. */
  readonly plain: Node;
}

/** The result of importing one element. */
export interface ImportResult {
  readonly id: string;
  readonly type: string;
  readonly became: 'exact' | 'approximated' | 'placeholder';
  readonly as: string;
  /** The differences, in sentences. */
  readonly notes: readonly string[];
  /** Settings that are not carried over: styling that the theme decides. */
  readonly leftOut: readonly string[];
  /** The settings of a placeholder, or of an add-on's widget. */
  readonly raw?: unknown;
}

/** Converts one widget to Kavling widgets, in order, and notes anything that it cannot carry over. */
export type Mapper = (settings: Settings, conversion: Conversion, element: Element) => Node[];

/** Collects the results while an export is read. */
export class Conversion {
  readonly results: ImportResult[] = [];
  /** Images by address, in the order in which they were found; the values are the objects on the page. */
  readonly pictures = new Map<string, { src: string; alt: string }[]>();
  readonly withoutAlt = new Set<string>();
  readonly dynamic = new Map<string, number>();
  readonly hints: string[] = [];
  /** Standalone images, with the room they have and the height they keep to: none is drawn larger than its file. */
  readonly sized: { readonly node: Node; readonly room: number; readonly height?: number }[] = [];
  /** True if a link to WhatsApp floated over the page. */
  hasFloatingChat = false;
  /** Image carousels; each image is shown whole, in its own shape. */
  readonly moving: Moving[] = [];
  /** Ids of the export, with the ids that the page uses. */
  readonly ids = new Map<string, string>();
  /** The colours of the kit, by their id. */
  readonly colors: ReadonlyMap<string, string>;
  readonly #given = new Set<string>();
  #notes: string[] = [];
  #isPlaceholder = false;
  #keepsRaw = false;
  #room: Room = pageRoom;
  #ground: Ground | undefined;
  #hasIcons = true;

  constructor(colors: ReadonlyMap<string, string> = new Map()) {
    this.colors = colors;
  }

  /** The room of the current element. */
  get room(): Room {
    return this.#room;
  }

  /** The ground behind it. */
  get ground(): Ground | undefined {
    return this.#ground;
  }

  /** The most room it has on any screen. */
  get widest(): number {
    return Math.max(...Object.values(this.#room));
  }

  within<T>(room: Room, read: () => T): T {
    const outer = this.#room;
    this.#room = room;
    const result = read();
    this.#room = outer;
    return result;
  }

  /** True if boxes show their icons: those of a band all do, or none do. */
  get hasIcons(): boolean {
    return this.#hasIcons;
  }

  withIcons<T>(hasIcons: boolean, read: () => T): T {
    const outer = this.#hasIcons;
    this.#hasIcons = hasIcons;
    const result = read();
    this.#hasIcons = outer;
    return result;
  }

  on<T>(ground: Ground | undefined, read: () => T): T {
    const outer = this.#ground;
    this.#ground = ground ?? outer;
    const result = read();
    this.#ground = outer;
    return result;
  }

  /** Returns an unused id for the placeholder of an unknown widget. */
  newId(wanted: string): string {
    let id = wanted;
    for (let n = 2; this.#given.has(id); n++) id = `${wanted}-${n}`;
    this.#given.add(id);
    return id;
  }

  /** True if an id is that of a placeholder for an unknown widget. */
  isPlaceholder(id: unknown): boolean {
    return this.#given.has(String(id));
  }

  addNote(text: string): void {
    if (!this.#notes.includes(text)) this.#notes.push(text);
  }

  /** Struck-through text is not shown: without the line, it would look valid. */
  addStruck(words: string): void {
    this.addNote(`Struck-through text is omitted: "${words.slice(0, 80)}".`);
    this.hint(`Struck-through text is omitted, such as an old price: "${words.slice(0, 80)}".`);
  }

  /** Adds a manual step to the report: a problem that the export itself had. */
  hint(text: string): void {
    if (!this.hints.includes(text)) this.hints.push(text);
  }

  /** True if the current element has a note. */
  get isNoted(): boolean {
    return this.#notes.length > 0;
  }

  placeholder(): void {
    this.#isPlaceholder = true;
  }

  /** Keeps the widget's original settings in the report. */
  keepRaw(): void {
    this.#keepsRaw = true;
  }

  /** Runs the mapper of one element and records the result. */
  record(element: Element, settings: Settings, map: () => Node[]): Node[] {
    const outer = [this.#notes, this.#isPlaceholder, this.#keepsRaw] as const;
    this.#notes = [];
    this.#isPlaceholder = false;
    this.#keepsRaw = false;
    const nodes = map();
    for (const key of settings.dynamicKeys()) {
      const name = settings.dynamic(key)?.name ?? 'unknown';
      this.dynamic.set(name, (this.dynamic.get(name) ?? 0) + 1);
      this.addNote(`The dynamic tag "${name}" behind "${key}" has no counterpart; its fixed value is used.`);
    }
    for (const words of struckIn(element.settings)) this.addStruck(words);
    const leftOut = settings.leftOut();
    const became = this.#isPlaceholder
      ? 'placeholder'
      : this.#notes.length || leftOut.length
        ? 'approximated'
        : 'exact';
    this.results.push({
      id: element.id,
      type: element.type,
      became,
      as: [...new Set(nodes.map(({ type }) => type))].join(', '),
      notes: this.#notes,
      leftOut,
      ...(this.#isPlaceholder || this.#keepsRaw ? { raw: element.settings } : {}),
    });
    [this.#notes, this.#isPlaceholder, this.#keepsRaw] = outer;
    return nodes;
  }

  /** Returns an image for the page; undefined if none was chosen. */
  picture(media: Media, otherwise = ''): { src: string; alt: string } | undefined {
    const address = addressOf(media);
    if (!isWeb(address)) {
      if (address !== '')
        this.addNote(`The picture "${address.slice(0, 80)}" is not a web address and is omitted.`);
      return undefined;
    }
    const picture = { src: address, alt: media.alt || otherwise };
    if (picture.alt === '') this.withoutAlt.add(address);
    this.pictures.set(address, [...(this.pictures.get(address) ?? []), picture]);
    return picture;
  }

  /** Adds another crop of an image, for phones; nothing changes if none was chosen. */
  withPhone(image: { src: string; alt: string }, media: Media): { src: string; alt: string } {
    const address = addressOf(media);
    if (!isWeb(address)) return image;
    const both = Object.assign(image, { mobileSrc: address });
    const place = {
      alt: '',
      get src() {
        return both.mobileSrc;
      },
      set src(file: string) {
        both.mobileSrc = file;
      },
    };
    this.pictures.set(address, [...(this.pictures.get(address) ?? []), place]);
    return both;
  }

  /** Returns an address as a Kavling link, or undefined. */
  link(address: string): string | undefined {
    const plain = address.trim();
    if (plain === '') return undefined;
    if (/^#elementor-action|^#elementor-action|%23elementor-action/i.test(plain)) {
      this.addNote('An Elementor action (popup or viewer) has no counterpart; the link is omitted.');
      return undefined;
    }
    if (plain.startsWith('#')) return plain === '#' ? '#' : `#${anchorName(plain.slice(1))}`;
    if (/^(https?:\/\/|mailto:|tel:|\/(?!\/)|\.\.?\/)/i.test(plain)) return plain;
    if (plain.startsWith('//')) return `https:${plain}`;
    if (/^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(plain)) return `https://${plain}`;
    this.addNote(`The link "${plain.slice(0, 80)}" is not allowed and is omitted.`);
    return undefined;
  }

  /** Reads HTML as parts, in order. */
  html(html: string): readonly Part[] {
    const { parts, dropped } = readHtml(html, (address) => this.link(address));
    if (dropped.length) this.addNote(`HTML that cannot be shown is omitted: ${dropped.join(', ')}.`);
    return parts;
  }
}

const addressOf = ({ url }: Media): string => (url.startsWith('//') ? `https:${url}` : url);
const isWeb = (address: string): boolean => /^https?:\/\//i.test(address);

/** Returns a valid id: lowercase letters, digits and hyphens. */
export function anchorName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return /^[a-z]/.test(plain) ? plain : `bagian-${plain || 'tanpa-nama'}`;
}
