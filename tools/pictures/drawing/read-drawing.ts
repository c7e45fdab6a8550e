import { SaxesParser, type SaxesTagNS } from 'saxes';
import { ANIMATED, ATTRIBUTES, ELEMENTS, INERT } from './allowed.ts';
import { calmCss, isInside } from './calm-css.ts';
import { decodeDrawing } from './decode-drawing.ts';
import type { DrawingProblem } from './drawing-problem.ts';
import { drawingSize } from './drawing-size.ts';
import { drawingWeight, type Part } from './drawing-weight.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
/** Elements of these act inside a drawing; those of editors (Inkscape, Illustrator) only take notes. */
const ACTIVE_SPACES = new Set(['http://www.w3.org/1999/xhtml', 'http://www.w3.org/1998/Math/MathML']);
const EVENTS = 'http://www.w3.org/2001/xml-events';

/** Deeper than any drawing. */
const MOST_DEPTH = 500;
/** More elements than any drawing has, each as often as it is drawn. */
const MOST_WEIGHT = 100_000;
/** Larger than any drawing, photographs in it included; as much is read in a moment. */
const MOST_BYTES = 8_000_000;

/** A drawing that was read to its end. */
export interface Drawing {
  /** The drawing without what could act or call out, and without the notes of editors. */
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** The first thing in it that could act or call out. */
  readonly problem?: DrawingProblem;
}

/** Limits at which parsing stops: such a file is not a usable SVG. */
export class NoDrawing extends Error {
  readonly problem: DrawingProblem;
  constructor(problem: DrawingProblem) {
    super(problem.what);
    this.problem = problem;
  }
}

/** A cleaned SVG without anything that could run or load; or the reason why it is refused. */
export function cleanDrawing(bytes: Uint8Array): string | DrawingProblem {
  try {
    return readDrawing(bytes).svg;
  } catch (error) {
    if (error instanceof NoDrawing) return error.problem;
    throw error;
  }
}

type Attributes = Record<string, string>;

/**
 * Reads a drawing (SVG) as browsers do, as XML with namespaces, and keeps of it what is known to draw.
 * @throws NoDrawing for what is not XML, is packed, declares entities, is too large or draws too much
 */
export function readDrawing(bytes: Uint8Array): Drawing {
  if (bytes.length > MOST_BYTES) throw new NoDrawing({ why: 'heavy', what: '', line: 1, column: 1 });
  const text = decodeDrawing(bytes);
  if (typeof text !== 'string') throw new NoDrawing(text);
  const parser = new SaxesParser({ xmlns: true, additionalNamespaces: { '': SVG, xlink: XLINK } });
  const out: string[] = [];
  const open: { name: string; part: Part }[] = [];
  let start = { line: 1, column: 1 };
  let skipped = 0;
  let parts = 0;
  let style = '';
  let root: { attributes: Attributes; part: Part } | undefined;
  let problem: DrawingProblem | undefined;

  const note = (why: DrawingProblem['why'], what: string) => {
    problem ??= { why, what: what.slice(0, 80), ...start };
  };
  const stop = (why: DrawingProblem['why'], what = ''): never => {
    throw new NoDrawing({ why, what: what.slice(0, 80), ...start });
  };
  const at = () => ({ line: parser.line, column: Math.max(1, parser.column) });

  parser.on('doctype', (doctype) => {
    start = at();
    if (doctype.includes('[')) stop('entities');
  });
  parser.on('processinginstruction', ({ target }) => {
    start = at();
    if (target === 'xml-stylesheet') note('outside', `<?${target}?>`);
  });
  parser.on('opentagstart', ({ name }) => {
    start = { line: parser.line, column: Math.max(1, parser.column - name.length - 1) };
  });
  parser.on('opentag', (tag) => {
    // Omitted parts are checked as well: the file itself may be published unchanged.
    const attributes = attributesOf(tag, note);
    if (!isDrawn(tag) || skipped > 0) {
      skipped += 1;
      return;
    }
    parts += 1;
    if (open.length >= MOST_DEPTH || parts > MOST_WEIGHT) stop('heavy');
    const part: Part = {
      id: attributes.id,
      children: [],
      refs: Object.entries(attributes).flatMap(([name, value]) => refsOf(name, value)),
      isFiltered: 'filter' in attributes || /(?:^|;)\s*filter\s*:/.test(attributes.style ?? ''),
    };
    open.at(-1)?.part.children.push(part);
    root ??= { attributes, part };
    open.push({ name: tag.local, part });
    out.push(open.length === 1 ? '' : `<${tag.local}${print(attributes)}>`);
  });
  const onText = (text: string) => {
    if (skipped > 0 || open.length === 0) return;
    if (open.at(-1)?.name === 'style') style += text;
    else out.push(escapeXml(text));
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => {
    if (skipped > 0) {
      skipped -= 1;
      return;
    }
    const name = open.pop()?.name ?? '';
    if (name === 'style') {
      const calm = calmCss(style);
      if (calm !== style) note('outside', '<style>');
      out.push(escapeXml(calm));
      style = '';
    }
    out.push(`</${name}>`);
  });

  function isDrawn({ uri, local, name, attributes }: SaxesTagNS): boolean {
    if (uri !== SVG) {
      if (ACTIVE_SPACES.has(uri) || uri === EVENTS) note('element', `<${name}>`);
      return false;
    }
    if (open.length === 0 && local !== 'svg') stop('broken', `<${name}>`);
    if (ELEMENTS.has(local)) {
      const animated = attributes.attributeName?.value;
      if (animated === undefined || ANIMATED.has(animated)) return true;
      note('script', `<${name} attributeName="${animated}">`);
      return false;
    }
    if (!INERT.has(local)) note(/^script$/i.test(local) ? 'script' : 'element', `<${name}>`);
    return false;
  }

  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof NoDrawing) throw error;
    start = at();
    stop('broken', error instanceof Error ? error.message.replace(/^[\d:]+ /, '') : String(error));
  }
  if (!root) return stop('broken', '<svg>');
  if (drawingWeight(root.part) > MOST_WEIGHT) {
    start = { line: 1, column: 1 };
    stop('heavy');
  }
  const links = out.some((part) => part.includes(' xlink:href=')) ? { 'xmlns:xlink': XLINK } : {};
  out[0] = `<svg${print({ xmlns: SVG, ...links, ...root.attributes })}>`;
  return { svg: out.join(''), ...drawingSize(root.attributes), ...(problem ? { problem } : {}) };
}

/** The attributes that place, shape and paint; anything else is removed, and reported if it could act. */
function attributesOf(tag: SaxesTagNS, note: (why: DrawingProblem['why'], what: string) => void): Attributes {
  const kept: Attributes = {};
  if (tag.uri !== SVG) return kept;
  for (const { name, local, uri, value } of Object.values(tag.attributes)) {
    if (uri === EVENTS || (uri === '' && /^on/i.test(local))) note('script', name);
    else if (local === 'href' && (uri === '' || uri === XLINK)) {
      const mayHold = tag.local === 'image' || tag.local === 'feImage';
      if (isInside(value) && (mayHold || value.trim().startsWith('#')))
        kept[uri === XLINK ? 'xlink:href' : 'href'] = value;
      else if (value.trim() !== '') note(/^\s*j/i.test(value) ? 'script' : 'outside', value);
    } else if (name === 'xml:space' || (uri === '' && ATTRIBUTES.has(local))) {
      const isName = local === 'id' || local === 'class';
      if (isName || calmCss(value) === value) kept[name] = value;
      else note('outside', value);
    }
  }
  return kept;
}

function refsOf(name: string, value: string): string[] {
  if (name === 'href' || name === 'xlink:href') return value.startsWith('#') ? [value.slice(1)] : [];
  return [...value.matchAll(/url\(\s*["']?#([^"')\s]+)/gi)].map(([, id = '']) => id);
}

function print(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
