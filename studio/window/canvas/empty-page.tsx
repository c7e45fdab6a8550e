import type { ReactElement } from 'react';
import { mayBuild } from '../state/roles.ts';
import { useDocument, useStudio } from '../state/studio.tsx';
import { canvasMessages } from './messages.ts';

/** The placeholder of a page without sections. */
export function EmptyPage(): ReactElement | null {
  const studio = useStudio();
  const messages = canvasMessages[studio.language];
  const isEmpty = useDocument(
    ({ document }) => !Array.isArray(document.sections) || document.sections.length === 0,
  );
  const isReadable = useDocument((doc) => doc.isReadable);
  if (!isEmpty) return null;
  if (!isReadable)
    return (
      <div className="st-empty">
        <h2>{messages.unreadable}</h2>
        <p>{messages.unreadableFix}</p>
      </div>
    );
  return (
    <div className="st-empty">
      <h2>{messages.empty}</h2>
      <p>{messages.emptyFix}</p>
      {mayBuild(studio) && (
        <button
          type="button"
          className="st-primary"
          onClick={() =>
            studio.change((draft) => {
              draft.dialog = { name: 'gallery', list: ['sections'], index: 0 };
            })
          }
        >
          {messages.firstSection}
        </button>
      )}
    </div>
  );
}
