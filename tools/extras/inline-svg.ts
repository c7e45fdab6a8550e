import { Parser } from 'htmlparser2';
import type { SiteIcon } from '../../src/renderer/site-design.ts';

/** Parts that would affect the page around the SVG, add a name to it, or be refused by the page's policy. */
const LEFT_OUT = new Set(['style', 'title', 'desc', 'metadata', 'image']);
const DROPPED = /^(class|style|xmlns.*|role|aria-.*|data-.*|tabindex|focusable|version|width|height|x|y)$/;
const BLACK = /^(#000|#000000|black|rgb\(0,\s*0,\s*0\))$/i;
const PAINT = /^(fill|stroke|stop-color|color)$/;
/** Properties of `style` that also exist as attributes. */
const PRESENTATION = /^(fill|stroke|stop|clip|opacity|mask|transform)[\w-]*$/;

/** Why a drawing cannot be an icon. */
export type IconProblem = 'empty' | 'size';

/**
 * A cleaned drawing as a part of a page: without a name, in the colour of the text where it is black, its parts named so
 * that they meet no other.
 */
export function inlineSvg(cleaned: string, name: string): SiteIcon | IconProblem {
  const out: string[] = [];
  let root: Record<string, string> | undefined;
  let skipped = 0;
  let shapes = 0;
  const parser = new Parser(
    {
      onopentag(tag, given) {
        const attributes = attributesOf(given, name, root === undefined);
        if (root === undefined) {
          root = tag === 'svg' ? rootOf(given, attributes) : {};
          return;
        }
        if (skipped > 0 || LEFT_OUT.has(tag)) {
          skipped += 1;
          return;
        }
        if (/^(path|rect|circle|ellipse|line|polyline|polygon|text|use)$/.test(tag)) shapes += 1;
        out.push(`<${tag}${print(attributes)}>`);
      },
      ontext(text) {
        if (skipped === 0 && text.trim()) out.push(text.replace(/&/g, '&amp;').replace(/</g, '&lt;'));
      },
      onclosetag(tag) {
        if (skipped > 0) skipped -= 1;
        else out.push(`</${tag}>`);
      },
    },
    { xmlMode: true },
  );
  parser.end(cleaned);
  if (shapes === 0 || root === undefined) return 'empty';
  if (!root.viewBox) return 'size';
  // The last tag is that of the drawing itself.
  return { attributes: root, html: out.slice(0, -1).join('') };
}

/** The size as a view box, the colour of the text where nothing else is said, and names as React writes them. */
function rootOf(given: Readonly<Record<string, string>>, own: Readonly<Record<string, string>>) {
  const [width, height] = [given.width, given.height].map((size) => Number.parseFloat(size ?? ''));
  const viewBox = given.viewBox ?? (width && height ? `0 0 ${width} ${height}` : '');
  const kept = Object.entries({ fill: 'currentColor', ...own }).filter(([key]) => PRESENTATION.test(key));
  const camel = (key: string) => key.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries([
    ['viewBox', viewBox],
    ...kept.map(([key, value]) => [camel(key), value]),
  ]) as Record<string, string>;
}

function attributesOf(given: Readonly<Record<string, string>>, name: string, isRoot: boolean) {
  const styled = (given.style ?? '').split(';').flatMap((rule) => {
    const [key = '', value = ''] = rule.split(/:(.*)/s).map((part) => part.trim());
    return PRESENTATION.test(key) && value ? [[key, value] as const] : [];
  });
  const plain = Object.entries(given).filter(([key]) => !DROPPED.test(key) || (!isRoot && isLength(key)));
  return Object.fromEntries(
    [...plain, ...styled].map(([key, value]) => {
      if (key === 'id') return [key, `_${name}-${value}`];
      if (/^(xlink:)?href$/.test(key)) return ['href', value.replace(/^#/, `#_${name}-`)];
      if (PAINT.test(key) && BLACK.test(value.trim())) return [key, 'currentColor'];
      return [key, value.replace(/url\(\s*["']?#([^"')]+)["']?\s*\)/g, `url(#_${name}-$1)`)];
    }),
  );
}

const isLength = (key: string) => /^(width|height|x|y)$/.test(key);

function print(attributes: Readonly<Record<string, string>>): string {
  const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  return Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('');
}
