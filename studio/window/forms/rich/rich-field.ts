import { keyOf } from '../../components/keys.ts';
import { redoStep, undoStep } from '../../state/actions.ts';
import type { Studio } from '../../state/studio.tsx';
import { type Edited, insertText, type Mark, type Range, textOf, toggleMark } from './rich-commands.ts';
import { printLines, readLines, selectedRange, selectRange } from './rich-dom.ts';
import type { Line } from './rich-model.ts';

/** What a field of rich text is made over: how its value is read and written. */
export interface RichValue {
  /** The value as JSON text. */
  readonly json: string;
  /** One line alone. */
  readonly isInline: boolean;
  read(value: unknown): readonly Line[];
  /** Lines as a value; `before` is the one they were made from. */
  write(lines: readonly Line[], before: unknown): unknown;
  /** Takes a changed value into the document. */
  save(value: unknown): void;
}

/** An editable element that has been taken over, until `stop`. */
export interface RichElement {
  /** Changes the lines by a command; `range` is what is selected unless it is given. */
  run(command: (lines: readonly Line[], range: Range) => Edited, range?: Range): void;
  /** Draws the value when the document says something else than the element. */
  follow(): void;
  stop(): void;
}

/**
 * Makes an editable element a field of rich text: in a form, or on the page. The browser edits while somebody types, and what
 * it made is read; it is drawn anew only when the document says something else, so the caret stays where it is.
 * @param value gives what is in the document now
 * @param subheading the element that subheadings are there
 */
export function editRichText(
  studio: Studio,
  root: HTMLElement,
  value: () => RichValue,
  subheading?: string,
): RichElement {
  let drawn = '';
  let isComposing = false;
  let isOwn = false;

  const draw = (lines: readonly Line[], range: Range | undefined) => {
    root.replaceChildren(printLines(root.ownerDocument, lines, subheading));
    if (range) selectRange(root, range);
  };
  const save = () => {
    const own = value();
    const before: unknown = own.json === '' ? undefined : JSON.parse(own.json);
    const next = own.write(readLines(root), before);
    const json = JSON.stringify(next);
    if (json === own.json || json === drawn) return;
    drawn = json;
    own.save(next);
  };
  const run: RichElement['run'] = (command, given) => {
    const range = given ?? selectedRange(root);
    if (!range) return;
    const edited = command(readLines(root), range);
    root.focus({ preventScroll: true });
    draw(edited.lines, edited.range);
    save();
  };
  const mark = (one: Mark) => {
    // At the end of a word, what is typed next is meant; the browser keeps that in mind.
    if (isBetweenWords(root)) {
      isOwn = true;
      root.ownerDocument.execCommand(one);
      isOwn = false;
    } else run((lines, range) => toggleMark(lines, range, one));
  };
  const inputs: Readonly<Record<string, () => void>> = {
    historyUndo: () => undoStep(studio),
    historyRedo: () => redoStep(studio),
    formatBold: () => mark('bold'),
    formatItalic: () => mark('italic'),
    insertFromDrop: () => undefined,
    insertLineBreak: () => undefined,
    ...(value().isInline ? { insertParagraph: () => undefined } : {}),
  };
  const listeners: Record<string, (event: never) => void> = {
    beforeinput: (event: InputEvent) => {
      if (isOwn) return;
      const instead = inputs[event.inputType];
      if (!instead && !event.inputType.startsWith('format')) return;
      event.preventDefault();
      instead?.();
    },
    paste: (event: ClipboardEvent) => {
      event.preventDefault();
      event.stopPropagation();
      const text = event.clipboardData?.getData('text/plain') ?? '';
      const plain = value().isInline ? text.replace(/\s*\n\s*/g, ' ') : text;
      if (plain.trim() !== '') run((lines, range) => insertText(lines, range, plain));
    },
    keydown: (event: KeyboardEvent) => {
      const wanted = ({ 'mod+KeyB': 'bold', 'mod+KeyI': 'italic' } as const)[keyOf(event) ?? ''];
      if (!wanted || event.isComposing) return;
      event.preventDefault();
      mark(wanted);
    },
    input: () => {
      if (!isComposing) save();
    },
    compositionstart: () => {
      isComposing = true;
    },
    compositionend: () => {
      isComposing = false;
      save();
    },
  };
  for (const [name, listen] of Object.entries(listeners))
    root.addEventListener(name, listen as EventListener);
  return {
    run,
    follow() {
      const { json, read } = value();
      if (json === drawn || isComposing) return;
      const range = root.ownerDocument.activeElement === root ? selectedRange(root) : undefined;
      drawn = json;
      draw(read(json === '' ? [] : JSON.parse(json)), range);
    },
    stop() {
      for (const [name, listen] of Object.entries(listeners))
        root.removeEventListener(name, listen as EventListener);
    },
  };
}

/** Whether nothing is selected, and the caret is not inside a word. */
function isBetweenWords(root: HTMLElement): boolean {
  const range = selectedRange(root);
  const line = range && readLines(root)[range.start.line];
  if (!range || range.start.line !== range.end.line || range.start.offset !== range.end.offset) return false;
  return line === undefined || !/^\S/.test(textOf(line).slice(range.start.offset));
}
