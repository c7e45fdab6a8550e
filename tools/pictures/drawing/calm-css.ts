/** Pictures and typefaces inside the drawing itself. */
const INSIDE =
  /^data:(?:image\/(?:png|jpe?g|gif|webp|avif)|(?:application|font)\/[\w.+-]+)(?:;charset=[\w-]+)?;base64,[\w+/=\s]*$/i;
/** A part of the drawing, by an id that ends neither a text nor a declaration, however the rest is read. */
const PART = /^#[^\s"'(){};,<>\\]*$/;
const IMPORT = /@import[^;]*;?/gi;
/** A function that loads, with its one address where it has one; otherwise up to its end. */
const LOADING =
  /(url|src|image|image-set|cross-fade|element)\((?:\s*(?:"([^"\n\r\f]*)"|'([^'\n\r\f]*)'|([^\s"'()]+))\s*\)|[^)]*\)?)/gi;
const ACTING = /expression\(|javascript:|-moz-binding|behavior\s*:/gi;

/**
 * Style without what loads: addresses other than a part of the drawing or data in it, and further sheets. Unchanged
 * where there is none.
 */
export function calmCss(css: string): string {
  const plain = withoutEscapes(css);
  const calm = calmed(plain);
  if (calm === plain) return css;
  return calmed(calm) === calm ? calm : '';
}

/** True if a URL stays inside the SVG: one of its parts, or an embedded raster image. */
export function isInside(address: string): boolean {
  const plain = address.trim();
  return plain === '' || plain.startsWith('#') || INSIDE.test(plain);
}

function calmed(css: string): string {
  return css
    .replace(IMPORT, '')
    .replace(LOADING, (whole: string, name: string, one?: string, two?: string, three?: string) => {
      const address = (one ?? two ?? three ?? '').trim();
      return /^url$/i.test(name) && (PART.test(address) || INSIDE.test(address)) ? whole : 'none';
    })
    .replace(ACTING, '');
}

/** CSS may write any letter as a number: `ur\6c(`. */
function withoutEscapes(css: string): string {
  return css.replace(/\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi, (_, code: string | undefined, letter: string) => {
    const point = code === undefined ? Number.NaN : Number.parseInt(code, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : (letter ?? '');
  });
}
