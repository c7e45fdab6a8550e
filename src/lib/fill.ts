/** Where the defaults of one object stand: its own, those of the objects in it, and those of the entries of its lists. */
export interface Shape {
  readonly defaults?: Readonly<Record<string, unknown>>;
  readonly objects?: Readonly<Record<string, Shape>>;
  readonly lists?: Readonly<Record<string, Shape>>;
  readonly pictures?: readonly string[];
}

type Plain = Readonly<Record<string, unknown>>;

/** What stands in for a picture that the author names; the build gives the resolver. */
export type PictureResolver = (image: Plain) => unknown;

const forbidden = new Set(['__proto__', 'prototype', 'constructor']);

/** Lays the author's values over the defaults of `shape`; the author's document is not changed. Keys that could reach a prototype are dropped. */
export function fill(value: Plain, shape: Shape, picture: PictureResolver = (image) => image): Plain {
  const out: Record<string, unknown> = { ...shape.defaults };
  for (const [key, own] of Object.entries(value))
    if (!forbidden.has(key) && own !== undefined) out[key] = own;
  for (const [key, inner] of Object.entries(shape.objects ?? {})) {
    const part = out[key];
    if (isPlain(part)) out[key] = fill(part, inner, picture);
  }
  for (const [key, inner] of Object.entries(shape.lists ?? {})) {
    const part = out[key];
    if (Array.isArray(part))
      out[key] = part.map((entry) => (isPlain(entry) ? fill(entry, inner, picture) : entry));
  }
  for (const key of shape.pictures ?? []) {
    const part = out[key];
    if (isPlain(part)) out[key] = picture(part);
    else if (Array.isArray(part)) out[key] = part.map((entry) => (isPlain(entry) ? picture(entry) : entry));
  }
  return out;
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
