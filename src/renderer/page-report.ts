import { createLetters } from './letters.ts';
import type { TypeRules } from './type-rules.ts';
import { keyOfElement, type Names, namesOfPage } from './used-names.ts';

/** The part of a page that shows before the first scroll. */
export interface FirstScreen {
  /** Its letters in the typeface of headings and in that of text; each once, in their order in Unicode. */
  readonly headings: string;
  readonly text: string;
  /** Number of elements in `main` that the first screen may show. */
  readonly sections: number;
  /** Where in the HTML of `main` the last of them ends. */
  readonly end: number;
}

type Props = Readonly<Record<string, unknown>>;

/** Receives the elements while they are written, from the first to the last, and their text. */
export interface PageReport {
  /** `settings` are its `data-` attributes as written. */
  open(tag: string, props: Props, settings: string): void;
  /** An element without content. */
  leaf(tag: string, props: Props, settings: string): void;
  text(text: string): void;
  /** @param end where it ends in what is being written */
  close(end: number): void;
  /** Adds the props of a widget's script. */
  send(props: unknown): void;
  /** In front of `main`; what is written from now on fills the first screen. */
  startMain(): void;
  /** Sets where in the HTML of `main` the next output begins. */
  continueAt(start: number): void;
  /** Behind `main`, which is so long. */
  endMain(length: number): void;
  names(): { readonly page: Names; readonly first: Names };
  firstScreen(): FirstScreen;
}

/** The least share of a screen that a section fills. */
const HEIGHTS: Readonly<Record<string, number>> = { screen: 1, tall: 0.8, half: 0.5 };
const LEAST_SECTION = 0.3;
const LEAST_BLOCK = 0.05;
/** Letters of plain text on a large screen. */
const LETTERS_A_SCREEN = 1500;
const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'svg', 'template', 'noscript', 'dialog']);
const DIGITS = '0123456789';
const UNSEEN: ReadonlySet<unknown> = new Set(['hidden', 'checkbox', 'radio']);

/** The typeface and case of the text of an element. */
interface Setting {
  readonly isHeading: boolean;
  readonly isCapital: boolean;
  readonly isSilent: boolean;
}

/** The outermost element that is not a custom element of Kavling, and the number of letters of text it shows. */
interface Block {
  readonly tag: string;
  readonly height: number;
  length: number;
}

const noBlock = (): Block => ({ tag: '', height: 0, length: 0 });

/** @param around classes of the page that no view writes */
export function createPageReport(rules: TypeRules, around: readonly string[]): PageReport {
  const keys = new Set(around.map((name) => keyOfElement(name, '')));
  const sent = new Set<string>();
  const letters = { headings: createLetters(), text: createLetters() };
  const stack: Setting[] = [];
  let first = { keys, sent, sections: 0, end: 0 };
  let isReading = true;
  let isInMain = false;
  let isInitial = false;
  let block = noBlock();
  let start = 0;
  let sections = 0;
  let filled = 0;

  const show = (text: string, { isHeading, isCapital }: Setting) => {
    (isHeading ? letters.headings : letters.text).add(isCapital ? text.toUpperCase() : text);
    if (isInitial) letters.headings.add(text.trimStart().charAt(0));
    isInitial = false;
    block.length += text.length;
  };
  const endScreen = (end: number) => {
    first = { keys: new Set(keys), sent: new Set(sent), sections, end };
    isReading = false;
    isInMain = false;
  };
  const read = (tag: string, props: Props, settings: string) => {
    if (!block.tag && tag !== 'k-island')
      block = { tag, height: HEIGHTS[String(props['data-height'])] ?? 0, length: 0 };
    isInitial ||= settings.includes(' data-drop-cap');
    const setting = within(stack.at(-1), settingOf(tag, props.className, rules));
    if (!setting.isSilent) {
      if (tag === 'k-island') show(DIGITS, setting);
      for (const shown of shownIn(tag, props)) show(shown, setting);
    }
    return setting;
  };
  const note = ({ className }: Props, settings: string) => {
    if (typeof className === 'string') keys.add(keyOfElement(className, settings));
  };
  return {
    open(tag, props, settings) {
      note(props, settings);
      if (isReading) stack.push(read(tag, props, settings));
    },
    leaf(tag, props, settings) {
      note(props, settings);
      if (isReading) read(tag, props, settings);
    },
    text(text) {
      const around = isReading ? stack.at(-1) : undefined;
      if (around && !around.isSilent) show(text, around);
    },
    close(end) {
      if (!isReading) return;
      stack.pop();
      if (stack.length > 0) return;
      const { tag, height, length } = block;
      block = noBlock();
      if (!isInMain) return;
      sections += 1;
      filled += Math.max(height, tag === 'section' ? LEAST_SECTION : LEAST_BLOCK, length / LETTERS_A_SCREEN);
      if (filled >= 1) endScreen(start + end);
    },
    send: (props) => addValues(sent, props),
    startMain() {
      isInMain = true;
    },
    continueAt(at) {
      start = at;
    },
    endMain(length) {
      if (isInMain) endScreen(length);
    },
    names: () => ({ page: namesOfPage(keys, sent), first: namesOfPage(first.keys, first.sent) }),
    firstScreen: () => ({
      headings: letters.headings.inOrder(),
      text: letters.text.inOrder(),
      sections: first.sections,
      end: first.end,
    }),
  };
}

/** The text that a field shows before anything is typed; the values of hidden fields and checkboxes are not visible. */
function shownIn(tag: string, { type, placeholder, value, defaultValue }: Props): string[] {
  if (UNSEEN.has(type)) return [];
  const own = tag === 'input' ? (value ?? defaultValue) : value;
  return [placeholder, own].flatMap((one) => (one === undefined || one === null ? [] : String(one)));
}

/** Values that styles may ask for: words of letters, digits and hyphens. */
function addValues(values: Set<string>, value: unknown): void {
  if (typeof value === 'string') {
    if (/^[\w-]+$/.test(value)) values.add(value);
  } else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) addValues(values, one);
}

/** The settings of elements by themselves, by tag and classes; most pages have the same. */
const known = new WeakMap<TypeRules, Map<string, Setting>>();
const MOST_KNOWN = 2000;

function within(around: Setting | undefined, own: Setting): Setting {
  if (!around) return own;
  return {
    isHeading: around.isHeading || own.isHeading,
    isCapital: around.isCapital || own.isCapital,
    isSilent: around.isSilent || own.isSilent,
  };
}

function settingOf(tag: string, classes: unknown, rules: TypeRules): Setting {
  let settings = known.get(rules);
  if (!settings) {
    settings = new Map();
    known.set(rules, settings);
  }
  const key = `${tag} ${typeof classes === 'string' ? classes : ''}`;
  let setting = settings.get(key);
  if (!setting) {
    const names = key.split(' ');
    setting = {
      isHeading: names.some((name) => rules.headings.has(name)),
      isCapital: names.some((name) => rules.capitals.has(name)),
      isSilent: SILENT.has(tag),
    };
    if (settings.size >= MOST_KNOWN) settings.clear();
    settings.set(key, setting);
  }
  return setting;
}
