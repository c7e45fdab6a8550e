import { Parser } from 'htmlparser2';

/** What a drawing is made of. Scripts, frames, pages of HTML and whatever else there is stay out, with all they hold. */
const DRAWN = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc image
  linearGradient radialGradient stop pattern clipPath mask marker filter style switch view
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);

/** Deeper than any drawing. */
const MOST_DEPTH = 500;

/**
 * A drawing from elsewhere without what could act or call out: scripts, handlers, links, and whatever it would load.
 * Reads it once from beginning to end, so no drawing is slow.
 */
export function cleanSvg(bytes: Uint8Array): Uint8Array {
  const out: string[] = [];
  const open: string[] = [];
  let skipped = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (skipped > 0 || !DRAWN.has(name) || open.length >= MOST_DEPTH) {
          skipped += 1;
          return;
        }
        open.push(name);
        const kept = Object.entries(attributes).filter(([key, value]) => isHarmless(key, value));
        out.push(`<${name}${kept.map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join('')}>`);
      },
      ontext(text) {
        if (skipped > 0 || open.length === 0) return;
        out.push(open.at(-1) === 'style' ? escapeXml(calm(text)) : escapeXml(text));
      },
      onclosetag(name) {
        if (skipped > 0) skipped -= 1;
        else if (open.at(-1) === name) {
          open.pop();
          out.push(`</${name}>`);
        }
      },
    },
    { xmlMode: true },
  );
  parser.end(new TextDecoder().decode(bytes));
  return new TextEncoder().encode(out.join(''));
}

const PICTURE = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[\w+/=\s]*$/;

function isHarmless(key: string, value: string): boolean {
  if (!/^[a-z_][\w:.-]*$/i.test(key) || /^on/i.test(key)) return false;
  if (/(?:^|:)href$/i.test(key) || key === 'src') return value.startsWith('#') || PICTURE.test(value);
  return calm(value) === value;
}

/** Style without what loads: addresses other than a part of the drawing, and further sheets. */
function calm(css: string): string {
  // A backslash can write any of it in another way, and no drawing needs one.
  if (css.includes('\\')) return '';
  return css
    .replace(/@import[^;]*;?/gi, '')
    .replace(/(?:url|image|image-set|src)\((?!\s*["']?#)[^)]*\)?/gi, 'none')
    .replace(/(?:expression|javascript:)/gi, '');
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
