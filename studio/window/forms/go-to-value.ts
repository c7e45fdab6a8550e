import type { Path } from '../../../src/document/path.ts';
import { nodePathOf } from '../state/nodes.ts';
import type { Studio } from '../state/studio.tsx';
import type { FormTopic } from '../state/window-state.ts';

/** Goes to the form of a value: that of its widget, or that of the page, its theme, search or settings. */
export function goToValue(studio: Studio, path: Path): void {
  const { doc, model } = studio;
  const node = nodePathOf(doc.document, path, model.tables);
  if (node) {
    studio.select(node, { field: path, focus: true });
    return;
  }
  studio.change((draft) => {
    draft.topic = topicOf(path);
    draft.field = path;
    draft.focusField += 1;
  });
}

/** The topic in whose form a value of the page is. */
export function topicOf(path: Path): Exclude<FormTopic, 'selection'> {
  if (path[0] === 'theme') return 'theme';
  if (path[0] === 'seo') return 'search';
  return path[0] === 'settings' || path[0] === 'project' ? 'settings' : 'page';
}
