import { type Context, Fragment, type ReactElement, type ReactNode } from 'react';
import type { PageReport } from './page-report.ts';
import { RootElement, type RootProps } from './root-element.tsx';
import { attribute, attributeOfCustom, escapeHtml } from './write-attributes.ts';
import { type HookHost, NeedsReact, withHooks } from './write-hooks.ts';

type Props = Readonly<Record<string, unknown>>;

/**
 * Writes a tree of React elements as the HTML of React's `renderToString`, byte for byte, and reports what it writes while
 * it does.
 * @throws NeedsReact at the first thing it does not know how to write
 */
export function writeTree(tree: ReactNode, prefix: string, report?: PageReport): string {
  const writer = new Writer(prefix, report);
  withHooks(writer, () => writer.node(tree));
  return writer.preloads + writer.out;
}

const ELEMENT = Symbol.for('react.transitional.element');
const CONTEXT = Symbol.for('react.context');
const CONSUMER = Symbol.for('react.consumer');
const MEMO = Symbol.for('react.memo');

/** The text of elements between `<` and their content, by their tag. */
interface Tag {
  readonly start: string;
  readonly end: string;
  readonly isVoid: boolean;
  readonly isCustom: boolean;
  /** Attributes that React writes after all others, in this order. */
  readonly late: readonly string[];
}

const VOID = new Set('area br col embed hr img input source track wbr'.split(' '));
/** They move to the head, have text of another kind, or mark one of their children. */
const REACTS = new Set(
  'title meta link base html head body script style textarea pre listing object menuitem param keygen noscript'.split(
    ' ',
  ),
);
const FORM = ['formAction', 'formEncType', 'formMethod', 'formTarget'];
const LATE: Readonly<Record<string, readonly string[]>> = {
  form: ['action', 'encType', 'method', 'target'],
  button: ['name', ...FORM],
  input: ['name', ...FORM, 'checked', 'defaultChecked', 'value'],
};
const tags = new Map<string, Tag>();

function tagOf(name: string): Tag {
  let tag = tags.get(name);
  if (tag) return tag;
  if (REACTS.has(name) || !/^[a-z][a-zA-Z0-9-]*$/.test(name)) throw new NeedsReact(`<${name}>`);
  const isVoid = VOID.has(name);
  tag = {
    start: `<${name}`,
    end: isVoid ? '/>' : `</${name}>`,
    isVoid,
    isCustom: name.includes('-'),
    late: Object.hasOwn(LATE, name) ? (LATE[name] ?? []) : [],
  };
  tags.set(name, tag);
  return tag;
}

class Writer implements HookHost {
  out = '';
  /** Links for pictures that load immediately: React puts them in front of the root, each once. */
  preloads = '';
  /** Number of open elements, and whether one of the outermost was closed. */
  private depth = 0;
  private hasClosed = false;
  /** The position in the tree as React numbers it for `useId`: bits from the leaves to the root, and what no longer fits. */
  private bits = 0;
  private length = 0;
  private overflow = '';
  private ids = 0;
  private contexts = new Map<unknown, unknown>();
  private isAfterText = false;
  private isInPicture = false;

  constructor(
    private prefix: string,
    private readonly report: PageReport | undefined,
  ) {}

  valueOf(context: Context<unknown>): unknown {
    if (this.contexts.has(context)) return this.contexts.get(context);
    return (context as unknown as { _currentValue: unknown })._currentValue;
  }

  nextId(): string {
    const local = this.ids ? `H${this.ids.toString(32)}` : '';
    this.ids += 1;
    return `_${this.prefix}R_${this.bits.toString(32)}${this.overflow}${local}_`;
  }

  node(node: unknown): void {
    if (typeof node === 'string') this.text(node);
    else if (typeof node === 'number' || typeof node === 'bigint') this.text(String(node));
    else if (typeof node !== 'object' || node === null) return;
    else if (Array.isArray(node)) this.list(node);
    else if ((node as { $$typeof?: unknown }).$$typeof === ELEMENT) this.element(node as ReactElement<Props>);
    else throw new NeedsReact('a child that is no element');
  }

  private text(text: string): void {
    if (text === '') return;
    this.report?.text(text);
    this.out += this.isAfterText ? `<!-- -->${escapeHtml(text)}` : escapeHtml(text);
    this.isAfterText = true;
  }

  private list(children: readonly unknown[]): void {
    const { bits, length, overflow } = this;
    for (let index = 0; index < children.length; index += 1) {
      this.branch(children.length, index);
      this.node(children[index]);
      this.bits = bits;
      this.length = length;
      this.overflow = overflow;
    }
  }

  /** Goes to one of several children: its number takes as many bits as their count. */
  private branch(count: number, index: number): void {
    const size = 32 - Math.clz32(count);
    if (this.length + size > 30) {
      const whole = this.length - (this.length % 5);
      this.overflow = (this.bits & ((1 << whole) - 1)).toString(32) + this.overflow;
      this.bits >>= whole;
      this.length -= whole;
    }
    this.bits |= (index + 1) << this.length;
    this.length += size;
  }

  private element({ type, props }: ReactElement<Props>): void {
    if (typeof type === 'string') this.host(type, props);
    else if ((type as unknown) === RootElement) this.root(props as unknown as RootProps);
    else if (typeof type === 'function') this.component(type as (props: Props) => unknown, props);
    else if ((type as unknown) === Fragment) this.node(props.children);
    else this.special(type as unknown as { $$typeof: unknown; type: ReactElement['type'] }, props);
  }

  private special(type: { $$typeof: unknown; type: ReactElement['type'] }, props: Props): void {
    if (type.$$typeof === CONTEXT) {
      const outer = this.contexts;
      this.contexts = new Map(outer).set(type, props.value);
      this.node(props.children);
      this.contexts = outer;
    } else if (type.$$typeof === CONSUMER && typeof props.children === 'function') {
      const { _context } = type as unknown as { _context: Context<unknown> };
      this.node(props.children(this.valueOf(_context)));
    } else if (type.$$typeof === MEMO) this.element({ type: type.type, props, key: null });
    else throw new NeedsReact('an element of another kind');
  }

  private component(type: (props: Props) => unknown, props: Props): void {
    if (type.prototype?.isReactComponent) throw new NeedsReact(`the class ${type.name}`);
    this.ids = 0;
    const node = type(props);
    const { bits, length, overflow } = this;
    if (this.ids > 0) this.branch(1, 0);
    this.node(node);
    this.bits = bits;
    this.length = length;
    this.overflow = overflow;
  }

  /** A root inside another shares nothing with it: neither numbers nor contexts. */
  private root({ as, attributes, prefix, children }: RootProps): void {
    const { bits, length, overflow, contexts, isInPicture, preloads } = this;
    const outer = this.prefix;
    Object.assign(this, { bits: 0, length: 0, overflow: '', contexts: new Map(), isInPicture: false });
    this.prefix = prefix;
    this.host(as, { ...attributes, children });
    if (this.preloads !== preloads) throw new NeedsReact('a picture of an island that React preloads');
    Object.assign(this, { bits, length, overflow, contexts, isInPicture });
    this.prefix = outer;
  }

  private host(name: string, props: Props): void {
    const tag = tagOf(name);
    const { report } = this;
    const settings = this.start(name, tag, props);
    this.isAfterText = false;
    if (tag.isVoid) {
      if (props.children !== undefined) throw new NeedsReact(`children of <${name}>`);
      this.out += '/>';
      report?.leaf(name, props, settings);
      return;
    }
    this.out += '>';
    report?.open(name, props, settings);
    const wasInPicture = this.isInPicture;
    if (name === 'picture') this.isInPicture = true;
    this.depth += 1;
    this.content(props);
    this.depth -= 1;
    this.hasClosed ||= this.depth === 0;
    this.isInPicture = wasInPicture;
    this.isAfterText = false;
    this.out += tag.end;
    report?.close(this.preloads.length + this.out.length);
  }

  /** Writes the tag and its attributes, and returns its settings. */
  private start(name: string, { start, isCustom, late }: Tag, props: Props): string {
    let attributes = start;
    let settings = '';
    for (const key in props) {
      const value = props[key];
      if (value === undefined || value === null || key === 'children' || key === 'dangerouslySetInnerHTML')
        continue;
      if (late.length > 0 && late.includes(key)) continue;
      const written = isCustom ? attributeOfCustom(key, value) : attribute(key, value);
      attributes += written;
      if (key.startsWith('data-')) settings += written;
    }
    for (const key of late) attributes += lateAttribute(key, props, name === 'input');
    if (name === 'select' && (props.value ?? props.defaultValue ?? null) !== null)
      throw new NeedsReact('a select that chooses an option');
    if (name === 'a' && props.href === '') throw new NeedsReact('an empty href');
    if (name === 'img') this.preload(props);
    this.out += attributes;
    return settings;
  }

  private content({ children, dangerouslySetInnerHTML }: Props): void {
    const ready = dangerouslySetInnerHTML as { readonly __html: unknown } | null | undefined;
    if (!ready) this.node(children);
    else if (typeof ready.__html === 'string' && (children ?? null) === null) this.out += ready.__html;
    else throw new NeedsReact('HTML beside children');
  }

  /** Writes React's preload link of a picture that loads immediately: only for one with an address alone, before everything. */
  private preload({ src, srcSet, loading, fetchPriority, crossOrigin, referrerPolicy }: Props): void {
    if (this.isInPicture || loading === 'lazy' || fetchPriority === 'low' || !(src || srcSet)) return;
    if ([src, srcSet].some((one) => /^data:/i.test(String(one)))) return;
    if (srcSet || fetchPriority || crossOrigin || referrerPolicy || this.hasClosed)
      throw new NeedsReact('a picture that React preloads');
    const link = `<link rel="preload" as="image"${attribute('href', src)}/>`;
    if (!this.preloads.includes(link)) this.preloads += link;
  }
}

function lateAttribute(key: string, props: Props, isInput: boolean): string {
  if (key === 'checked') return (props.checked ?? props.defaultChecked) ? ' checked=""' : '';
  if (key === 'defaultChecked') return '';
  const value = isInput && key === 'value' ? (props.value ?? props.defaultValue) : props[key];
  return value === undefined || value === null ? '' : attribute(key, value);
}
