import { EditorView } from '@codemirror/view';
import { findPlace } from '../../../src/document/parse.ts';
import { isSamePath, type Path, startsWith } from '../../../src/document/path.ts';
import { pathAt } from '../../../src/document/path-at.ts';
import { nodePathOf } from '../state/nodes.ts';
import type { Studio } from '../state/studio.tsx';
import { showPlace } from './place.ts';
import { byDocument, type TextView } from './text-view.ts';

/** The caret has moved: the widget and the value that it is in are selected, without anything else taking the focus. */
export function selectAtCaret(studio: Studio, text: TextView): void {
  const { doc, model } = studio;
  if (!doc.isReadable) return;
  const found = pathAt(doc.parsed, text.fileAt(text.view.state.selection.main.head));
  const node = found && nodePathOf(doc.document, found.path, model.tables);
  const { selection, field } = studio.get();
  const own = found && node && found.path.length > node.length ? found.path : undefined;
  if (!node || (isSame(node, selection) && isSame(own, field))) return;
  studio.select(node, own ? { field: own } : {});
}

function isSame(a: Path | undefined, b: Path | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && isSamePath(a, b));
}

/** Something was selected elsewhere: its lines are marked, and the caret goes there. Only what is out of sight is scrolled to. */
export function showSelection(
  { doc }: Studio,
  text: TextView,
  node: Path | undefined,
  field: Path | undefined,
): void {
  const { view } = text;
  const find = (path: Path | undefined) => path && findPlace(doc.parsed.root, path)?.value;
  const place = find(node);
  const effects = [
    showPlace.of(
      place && { from: text.shownAt(place.offset), to: text.shownAt(place.offset + place.length) },
    ),
  ];
  const target = find(field) ?? place;
  const here = pathAt(doc.parsed, text.fileAt(view.state.selection.main.head))?.path;
  const isThere = target === undefined || (here !== undefined && startsWith(here, field ?? node ?? []));
  if (isThere || view.hasFocus) {
    view.dispatch({ effects, annotations: byDocument() });
    return;
  }
  const anchor = text.shownAt(target.offset);
  view.dispatch({
    selection: { anchor },
    effects: [...effects, EditorView.scrollIntoView(anchor, { y: 'nearest', yMargin: 40 })],
    annotations: byDocument(),
  });
}
