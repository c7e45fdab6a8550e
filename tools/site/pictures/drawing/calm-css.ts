/** Pictures and typefaces inside the drawing itself. */
const INSIDE =
  /^data:(?:image\/(?:png|jpe?g|gif|webp|avif)|(?:application|font)\/[\w.+-]+)(?:;charset=[\w-]+)?;base64,[\w+/=\s]*$/i;
const IMPORT = /@import[^;]*;?/gi;
const LOADING =
  /(?:url|image|image-set|src|cross-fade|element)\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))[^)]*\)?/gi;
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

/** Whether an address stays inside the drawing: one of its parts, or a raster picture written into it. */
export function isInside(address: string): boolean {
  const plain = address.trim();
  return plain === '' || plain.startsWith('#') || INSIDE.test(plain);
}

function calmed(css: string): string {
  return css
    .replace(IMPORT, '')
    .replace(LOADING, (whole, one, two, three) => (isInside(one ?? two ?? three ?? '') ? whole : 'none'))
    .replace(ACTING, '');
}

/** CSS may write any letter as a number: `ur\6c(`. */
function withoutEscapes(css: string): string {
  return css.replace(/\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi, (_, code: string | undefined, letter: string) => {
    const point = code === undefined ? Number.NaN : Number.parseInt(code, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : (letter ?? '');
  });
}
