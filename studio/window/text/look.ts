import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const theme = EditorView.theme({
  '&': { height: '100%', fontSize: '12.5px', color: 'var(--st-text)', backgroundColor: 'var(--st-surface)' },
  '.cm-scroller': { fontFamily: 'var(--st-mono)', lineHeight: '1.6' },
  '.cm-content': { caretColor: 'var(--st-text)', padding: '8px 0' },
  '&.cm-focused': { outline: 'none' },
  '.cm-cursor': { borderLeftColor: 'var(--st-text)', borderLeftWidth: '2px' },
  '.cm-gutters': {
    backgroundColor: 'var(--st-surface)',
    color: 'var(--st-quiet)',
    border: 'none',
    paddingInlineStart: '4px',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--st-ground)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--st-selection)',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--st-tint)',
    outline: '1px solid var(--st-accent)',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--st-warning-tint)', outline: '1px solid var(--st-warning)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--st-tint)' },
  '.cm-panels': {
    backgroundColor: 'var(--st-ground)',
    color: 'var(--st-text)',
    borderColor: 'var(--st-line)',
  },
  '.cm-panels button, .cm-button': {
    backgroundImage: 'none',
    backgroundColor: 'var(--st-surface)',
    border: '1px solid var(--st-line)',
    borderRadius: 'var(--st-radius)',
    color: 'var(--st-text)',
  },
  '.cm-textfield': {
    backgroundColor: 'var(--st-surface)',
    border: '1px solid var(--st-line-strong)',
    borderRadius: '4px',
    color: 'var(--st-text)',
  },
  '.cm-panel.cm-search label': { fontSize: '12px' },
  '.cm-panel.cm-search [name=close]': { color: 'var(--st-text)', minWidth: '24px', minHeight: '24px' },
  '.cm-tooltip': {
    backgroundColor: 'var(--st-raised)',
    color: 'var(--st-text)',
    border: '1px solid var(--st-line)',
    borderRadius: '8px',
    boxShadow: 'var(--st-shadow)',
    maxWidth: '440px',
    font: '13px/1.45 var(--st-font)',
    overflow: 'hidden',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--st-font)', maxHeight: '16em' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 10px', lineHeight: '1.5' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--st-tint)',
    color: 'var(--st-text)',
  },
  '.cm-completionDetail': { color: 'var(--st-quiet)', fontStyle: 'normal', marginInlineStart: '1em' },
  '.cm-completionInfo': { padding: '8px 12px', maxWidth: '340px' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-diagnostic': { padding: '8px 12px', borderInlineStartWidth: '4px' },
  '.cm-diagnostic-error': { borderInlineStartColor: 'var(--st-error)' },
  '.cm-diagnostic-warning': { borderInlineStartColor: 'var(--st-warning)' },
  '.cm-diagnosticAction': {
    backgroundColor: 'var(--st-accent)',
    color: 'var(--st-on-accent)',
    borderRadius: 'var(--st-radius)',
    padding: '3px 10px',
    marginInlineStart: '0',
    marginBlockStart: '6px',
    display: 'block',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--st-error)',
    textDecorationSkipInk: 'none',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--st-warning)',
    textDecorationSkipInk: 'none',
  },
  '.cm-lintRange-active': { backgroundColor: 'var(--st-warning-tint)' },
  '.cm-lint-marker-error': { content: 'none' },
  '.cm-foldPlaceholder': {
    backgroundColor: 'var(--st-tint)',
    border: 'none',
    color: 'var(--st-accent)',
    padding: '0 6px',
  },
  '.st-place': { backgroundColor: 'var(--st-place)' },
});

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--st-code-key)' },
  { tag: tags.string, color: 'var(--st-code-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--st-code-number)' },
  { tag: [tags.separator, tags.brace, tags.squareBracket], color: 'var(--st-quiet)' },
  { tag: tags.invalid, color: 'var(--st-error)' },
]);

/** The editor in the studio's colours, which follow light and dark by themselves. */
export const look = [theme, syntaxHighlighting(colours)];
