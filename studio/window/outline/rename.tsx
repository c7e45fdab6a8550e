import { type ReactElement, useId, useState } from 'react';
import type { NodeFacts } from '../state/nodes.ts';
import { idProblem, renameId } from '../state/rename.ts';
import { useStudio } from '../state/studio.tsx';
import { ROW } from './lines.ts';
import { outlineMessages } from './messages.ts';

/** The id of a widget, written over its row. Enter keeps it, Escape does not; leaving keeps it when it is a good one. */
export function Rename({
  node,
  index,
  onClose,
}: {
  node: NodeFacts;
  index: number;
  onClose: (isByKey: boolean) => void;
}): ReactElement {
  const studio = useStudio();
  const outline = outlineMessages[studio.language];
  const [text, setText] = useState(String(node.value.id ?? ''));
  const id = useId();
  const problem = idProblem(studio, node, text.trim());
  const keep = (isByKey: boolean) => {
    if (!problem) renameId(studio, node, text.trim());
    else if (isByKey) return;
    onClose(isByKey);
  };
  return (
    <form
      className="st-rename"
      style={{ top: index * ROW }}
      onSubmit={(event) => {
        event.preventDefault();
        keep(true);
      }}
    >
      <label>
        <span>#</span>
        <span className="st-hidden">{outline.renameLabel}</span>
        <input
          // biome-ignore lint/a11y/noAutofocus: it appears because the user pressed F2
          autoFocus
          value={text}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? id : undefined}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => keep(false)}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key !== 'Escape') return;
            event.preventDefault();
            onClose(true);
          }}
        />
      </label>
      {problem && (
        <p id={id} role="alert">
          {problem === 'taken' ? outline.renameTaken : outline.renameForm}
        </p>
      )}
    </form>
  );
}
