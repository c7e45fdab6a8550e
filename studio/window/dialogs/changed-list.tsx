import type { ReactElement } from 'react';
import type { ChangedValue } from '../../../src/document/changed-values.ts';
import { formatPointer, type Path, valueAt } from '../../../src/document/path.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import { closeDialog } from '../components/modal.tsx';
import { nodePathOf, titleOf } from '../state/nodes.ts';
import { type Studio, useStudio } from '../state/studio.tsx';
import { dialogMessages } from './messages.ts';

/** The most changes that are shown: a rewritten page has thousands. */
const MOST = 200;

/** Values that have changed: where, what was there, and what is there now. A click goes to the place. */
export function ChangedList({ changes }: { changes: readonly ChangedValue[] }): ReactElement {
  const studio = useStudio();
  const words = dialogMessages[studio.language];
  if (changes.length === 0) return <p className="st-quiet">{words.noChanges}</p>;
  return (
    <>
      <ul className="st-changes">
        {changes.slice(0, MOST).map(({ path, before, after }) => (
          <li key={formatPointer(path)}>
            <button type="button" className="st-change-place" onClick={() => goTo(studio, path)}>
              {placeOf(studio, path)}
            </button>
            <div className="st-change-values">
              {before !== undefined && (
                <del>
                  <span className="st-hidden">{words.before} </span>
                  {shortOf(before)}
                </del>
              )}
              {after !== undefined && (
                <ins>
                  <span className="st-hidden">{words.after} </span>
                  {shortOf(after)}
                </ins>
              )}
            </div>
          </li>
        ))}
      </ul>
      {changes.length > MOST && <p className="st-quiet">{words.more(changes.length - MOST)}</p>}
    </>
  );
}

/** Selects the widget that a value belongs to. */
function goTo(studio: Studio, path: Path): void {
  const { doc, model } = studio;
  const node = nodePathOf(doc.document, path, model.tables);
  closeDialog(studio);
  if (node && valueAt(doc.document, node) !== undefined)
    studio.select(node, path.length > node.length ? { field: path, focus: true } : {});
}

/** "Heading › text", or the way from the page: "seo › title". */
function placeOf({ doc, model }: Studio, path: Path): string {
  const node = nodePathOf(doc.document, path, model.tables);
  const value = node && valueAt(doc.document, node);
  const title = isRecord(value) && typeof value.type === 'string' ? titleOf(model, value.type) : undefined;
  const steps = (node && title ? path.slice(node.length) : path).map((key) =>
    typeof key === 'number' ? String(key + 1) : key,
  );
  return [...(title ? [title] : []), ...steps].join(' › ');
}

function shortOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 160 ? `${text.slice(0, 160)} …` : text || '""';
}
