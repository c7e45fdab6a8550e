import { isRecord, type JsonObject } from '../../src/lib/is-record.ts';

/** A picture as Elementor saves it; `url` is empty where none was chosen. */
export interface Media {
  readonly url: string;
  readonly alt: string;
}

const QUIET = /^_(?:id|title)$|^__|^(?:_?css_classes|_element_id|custom_css)$/;

/** The settings of one element. Remembers which ones were read, so that the others can be reported. */
export class Settings {
  readonly raw: JsonObject;
  readonly #asked = new Set<string>();

  constructor(raw: JsonObject) {
    this.raw = raw;
  }

  /** A text, or `otherwise`. */
  text(key: string, otherwise = ''): string {
    const value = this.#take(key);
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' ? value : otherwise;
  }

  /** The name of a choice, or `otherwise`. */
  choice<T extends string>(key: string, otherwise: T): string | T {
    const value = this.#take(key);
    return typeof value === 'string' && value !== '' ? value : otherwise;
  }

  /** A number, also if it is saved as text or as a slider. */
  number(key: string): number | undefined {
    const value = this.#take(key);
    const plain = isRecord(value) ? value.size : value;
    if (plain === '' || plain === null || plain === undefined) return undefined;
    const number = Number(plain);
    return Number.isFinite(number) ? number : undefined;
  }

  /** A switch; `otherwise` if it is not set. */
  on(key: string, otherwise: boolean): boolean {
    const value = this.#take(key);
    if (value === undefined) return otherwise;
    return value !== '' && value !== 'no' && value !== 'none' && value !== 'hide' && value !== false;
  }

  list(key: string): Settings[] {
    const value = this.#take(key);
    return Array.isArray(value) ? value.filter(isRecord).map((entry) => new Settings(entry)) : [];
  }

  media(key: string): Media {
    return mediaOf(this.#take(key));
  }

  medias(key: string): Media[] {
    const value = this.#take(key);
    return Array.isArray(value) ? value.map(mediaOf).filter(({ url }) => url !== '') : [];
  }

  /** The address of a link; `''` for none. */
  link(key: string): string {
    const value = this.#take(key);
    if (typeof value === 'string') return value.trim();
    return isRecord(value) && typeof value.url === 'string' ? value.url.trim() : '';
  }

  isNewTab(key: string): boolean {
    const value = this.raw[key];
    return (
      isRecord(value) &&
      (value.is_external === true || value.is_external === 'on' || value.is_external === 'true')
    );
  }

  /** The name of an icon (`fas fa-check`), old formats included. */
  icon(...keys: string[]): string {
    for (const key of keys) {
      const value = this.#take(key);
      if (typeof value === 'string' && value !== '') return value;
      if (isRecord(value) && typeof value.value === 'string') return value.value;
    }
    return '';
  }

  /** Marks settings that need no mention in the report: they are carried over in another way, or mean nothing. */
  ignore(...keys: string[]): void {
    for (const key of keys) this.#asked.add(key);
  }

  /** The dynamic tag behind a setting: its name and its own settings. */
  dynamic(key: string): { name: string; settings: JsonObject } | undefined {
    const tags = this.raw.__dynamic__;
    const tag = isRecord(tags) ? tags[key] : undefined;
    if (typeof tag !== 'string') return undefined;
    const name = /name="([^"]+)"/.exec(tag)?.[1];
    const encoded = /settings="([^"]*)"/.exec(tag)?.[1] ?? '';
    return name === undefined ? undefined : { name, settings: decode(encoded) };
  }

  /** Every dynamic tag by the setting it fills. */
  dynamicKeys(): string[] {
    return isRecord(this.raw.__dynamic__) ? Object.keys(this.raw.__dynamic__) : [];
  }

  /** Settings with a value that was never read. */
  leftOut(): string[] {
    return Object.entries(this.raw).flatMap(([key, value]) =>
      this.#asked.has(key) || QUIET.test(key) || isEmpty(value) ? [] : [key],
    );
  }

  #take(key: string): unknown {
    this.#asked.add(key);
    return this.raw[key];
  }
}

/** An image; its address is empty if only the editor's own placeholder was set. */
export function mediaOf(value: unknown): Media {
  if (!isRecord(value)) return { url: '', alt: '' };
  const url = typeof value.url === 'string' ? value.url : '';
  const alt = typeof value.alt === 'string' ? value.alt.trim() : '';
  return { url: /\/assets\/images\/placeholder\.(?:png|jpe?g|webp)$/.test(url) ? '' : url, alt };
}

function isEmpty(value: unknown): boolean {
  if (value === '' || value === null || value === undefined || value === 'no') return true;
  if (Array.isArray(value)) return value.length === 0;
  if (!isRecord(value)) return false;
  const { unit: _u, sizes: _s, isLinked: _l, id: _i, ...rest } = value;
  return Object.values(rest).every(isEmpty);
}

function decode(text: string): JsonObject {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
