import type { ReactElement } from 'react';
import type { Path } from '../../../src/document/path.ts';
import { HandleIcon } from '../components/handle-icon.tsx';
import { nodeAt, nodePathOf, titleOf } from '../state/nodes.ts';
import { useDocument, useStudio, useWindow } from '../state/studio.tsx';
import { act } from './canvas-keys.ts';
import { canvasMessages } from './messages.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The actions of a selected widget's handles, in their order. */
const STEPS = ['up', 'down', 'duplicate', 'remove'] as const;

/** The outline of the selected widget, its name, and what can be done with it. */
export function SelectionBox({
  path,
  box,
  isTyping,
}: {
  path: Path;
  box: Box;
  isTyping: boolean;
}): ReactElement | null {
  const studio = useStudio();
  const messages = canvasMessages[studio.language];
  const field = useWindow((state) => state.field);
  const document = useDocument((doc) => doc.document);
  const facts = nodeAt(document, path, studio.model.tables);
  if (!facts) return null;
  const title = titleOf(studio.model, facts.type);
  const { role } = studio.site.person;
  const mayMove = !facts.isSurface && (role === 'all' || role === 'publish');
  const holder = nodePathOf(document, path.slice(0, -1), studio.model.tables);
  const insertAfter = () =>
    studio.change((draft) => {
      draft.dialog = { name: 'gallery', list: path.slice(0, -1), index: Number(path.at(-1)) + 1 };
    });
  return (
    <>
      <div
        className="st-selected"
        data-typing={isTyping}
        data-path={path.join('/')}
        data-field={field?.join('/')}
        style={box}
      />
      <div
        className="st-handles"
        data-inside={box.top < 34}
        style={{ left: Math.max(4, box.left), top: box.top }}
      >
        <span className="st-name">{title}</span>
        {holder && (
          <button
            type="button"
            title={messages.around}
            aria-label={messages.around}
            onClick={() => studio.select(holder)}
          >
            <HandleIcon name="around" />
          </button>
        )}
        {mayMove &&
          STEPS.map((step) => (
            <button
              key={step}
              type="button"
              title={messages.handles[step]}
              aria-label={messages.handles[step]}
              onClick={() => act(studio, facts, step)}
            >
              <HandleIcon name={step} />
            </button>
          ))}
      </div>
      {mayMove && !isTyping && (
        <button
          type="button"
          className="st-insert"
          style={{ left: box.left + box.width / 2, top: box.top + box.height }}
          title={messages.insertAfter(title)}
          aria-label={messages.insertAfter(title)}
          onClick={insertAfter}
        >
          <HandleIcon name="insert" />
        </button>
      )}
    </>
  );
}
