import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { keyOf } from '../../app/keys.ts';
import { redoStep, undoStep } from '../../state/actions.ts';
import { useStudio } from '../../state/studio.tsx';
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

export interface RichField {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Changes the lines by a command; `range` is what is selected unless it is given. */
  run(command: (lines: readonly Line[], range: Range) => Edited, range?: Range): void;
}

/**
 * An editable element whose text is that of the document. The browser edits while somebody types, and what it made is
 * read; it is drawn anew only when the document says something else, so the caret stays where it is.
 */
export function useRichField(value: RichValue): RichField {
  const studio = useStudio();
  const ref = useRef<HTMLDivElement>(null);
  const now = useRef({ value, drawn: '', isComposing: false });
  now.current.value = value;

  const draw = (lines: readonly Line[], range: Range | undefined) => {
    const root = ref.current;
    if (!root) return;
    root.replaceChildren(printLines(root.ownerDocument, lines));
    if (range) selectRange(root, range);
  };

  const save = () => {
    const root = ref.current;
    const { value: own } = now.current;
    if (!root) return;
    const before: unknown = own.json === '' ? undefined : JSON.parse(own.json);
    const next = own.write(readLines(root), before);
    const json = JSON.stringify(next);
    if (json === own.json || json === now.current.drawn) return;
    now.current.drawn = json;
    own.save(next);
  };

  const run: RichField['run'] = (command, given) => {
    const root = ref.current;
    const range = given ?? (root ? selectedRange(root) : undefined);
    if (!root || !range) return;
    const edited = command(readLines(root), range);
    root.focus();
    draw(edited.lines, edited.range);
    save();
  };

  useLayoutEffect(() => {
    const root = ref.current;
    if (!root || value.json === now.current.drawn) return;
    const range = root.ownerDocument.activeElement === root ? selectedRange(root) : undefined;
    now.current.drawn = value.json;
    draw(value.read(value.json === '' ? [] : JSON.parse(value.json)), range);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls reads what is current through the reference
  useEffect(() => {
    const root = ref.current;
    if (!root) return;
    let isOwn = false;
    const inputs: Readonly<Record<string, () => void>> = {
      historyUndo: () => undoStep(studio),
      historyRedo: () => redoStep(studio),
      formatBold: () => mark('bold'),
      formatItalic: () => mark('italic'),
      insertFromDrop: () => undefined,
      insertLineBreak: () => undefined,
      ...(value.isInline ? { insertParagraph: () => undefined } : {}),
    };
    const mark = (one: Mark) => {
      // At the end of a word, what is typed next is meant; the browser keeps that in mind.
      if (isBetweenWords(root)) {
        isOwn = true;
        root.ownerDocument.execCommand(one);
        isOwn = false;
      } else run((lines, range) => toggleMark(lines, range, one));
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
        const plain = now.current.value.isInline ? text.replace(/\s*\n\s*/g, ' ') : text;
        if (plain.trim() !== '') run((lines, range) => insertText(lines, range, plain));
      },
      keydown: (event: KeyboardEvent) => {
        const wanted = ({ 'mod+KeyB': 'bold', 'mod+KeyI': 'italic' } as const)[keyOf(event) ?? ''];
        if (!wanted) return;
        event.preventDefault();
        mark(wanted);
      },
      input: () => {
        if (!now.current.isComposing) save();
      },
      compositionstart: () => {
        now.current.isComposing = true;
      },
      compositionend: () => {
        now.current.isComposing = false;
        save();
      },
    };
    for (const [name, listen] of Object.entries(listeners))
      root.addEventListener(name, listen as EventListener);
    return () => {
      for (const [name, listen] of Object.entries(listeners))
        root.removeEventListener(name, listen as EventListener);
    };
  }, [studio, value.isInline]);

  return { ref, run };
}

/** Whether nothing is selected, and the caret is not inside a word. */
function isBetweenWords(root: HTMLElement): boolean {
  const range = selectedRange(root);
  const line = range && readLines(root)[range.start.line];
  if (!range || range.start.line !== range.end.line || range.start.offset !== range.end.offset) return false;
  return line === undefined || !/^\S/.test(textOf(line).slice(range.start.offset));
}
