import {
  autocompletion,
  type CompletionResult,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  indentOnInput,
  indentUnit,
} from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  hoverTooltip,
  keymap,
  lineNumbers,
  rectangularSelection,
} from '@codemirror/view';
import { redoStep, undoStep } from '../state/actions.ts';
import type { Studio } from '../state/studio.tsx';
import { completeAt } from './completion.ts';
import { meaningAt, meaningElement } from './hover.ts';
import { look } from './look.ts';
import { editorPhrases, textMessages } from './messages.ts';
import { placeField } from './place.ts';
import type { TextView } from './text-view.ts';

/** Everything that the editor can do. `text` gives the view that it is part of, once there is one. */
export function extensionsOf(studio: Studio, text: () => TextView | undefined): Extension {
  const { language, site } = studio;
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="kavling-nonce"]')?.content ?? '';
  const run = (step: (studio: Studio) => void) => () => {
    step(studio);
    return true;
  };
  return [
    EditorView.cspNonce.of(nonce),
    EditorState.phrases.of(editorPhrases[site.language]),
    EditorView.contentAttributes.of({ 'aria-label': textMessages[language].label, tabindex: '0' }),
    EditorState.allowMultipleSelections.of(true),
    indentUnit.of(indentOf(studio.doc.text)),
    json(),
    look,
    lineNumbers(),
    foldGutter(),
    codeFolding(),
    EditorView.lineWrapping,
    lintGutter(),
    placeField,
    highlightSpecialChars(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    highlightSelectionMatches(),
    drawSelection(),
    rectangularSelection(),
    bracketMatching(),
    closeBrackets(),
    indentOnInput(),
    search({ top: true }),
    autocompletion({
      icons: false,
      override: [
        (context) => {
          const view = text();
          const mayBegin = context.explicit || context.matchBefore(/["\w#/-]/) !== null;
          const result = view && mayBegin ? completeAt(studio, view.fileAt(context.pos)) : undefined;
          return view && result ? shownResult(view, result, context.explicit) : null;
        },
      ],
    }),
    hoverTooltip((_view, pos) => {
      const view = text();
      const meaning = view && meaningAt(studio, view.fileAt(pos));
      if (!view || !meaning) return null;
      return {
        pos: view.shownAt(meaning.from),
        end: view.shownAt(meaning.to),
        above: true,
        create: () => ({ dom: meaningElement(meaning) }),
      };
    }),
    keymap.of([
      { key: 'Mod-z', run: run(undoStep), preventDefault: true },
      { key: 'Mod-Shift-z', run: run(redoStep), preventDefault: true },
      { key: 'Mod-y', run: run(redoStep), preventDefault: true },
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...searchKeymap,
      ...foldKeymap,
      ...lintKeymap,
      ...defaultKeymap,
    ]),
  ];
}

/** Offers everything that is allowed here if the user asked by key, else only completions of what was typed. */
function shownResult(view: TextView, result: CompletionResult, isAsked: boolean): CompletionResult {
  const { from, to = from, options, validFor } = result;
  return {
    from: view.shownAt(from),
    to: view.shownAt(to),
    options,
    ...(isAsked ? { filter: false } : validFor ? { validFor } : {}),
  };
}

/** Returns the indentation of a page, that of its first indented line. */
function indentOf(text: string): string {
  return /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
}
