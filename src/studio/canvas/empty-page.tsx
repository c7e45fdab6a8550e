import type { ReactElement } from 'react';
import { useDocument, useStudio } from '../state/studio.tsx';

/** What a page without sections shows instead of nothing. */
export function EmptyPage(): ReactElement | null {
  const studio = useStudio();
  const { canvas: messages } = studio.messages;
  const isEmpty = useDocument(
    ({ document }) => !Array.isArray(document.sections) || document.sections.length === 0,
  );
  if (!isEmpty) return null;
  return (
    <div className="st-empty">
      <h2>{messages.empty}</h2>
      <p>{messages.emptyFix}</p>
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
    </div>
  );
}
