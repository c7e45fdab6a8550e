import type { ReactElement } from 'react';
import { valueAt } from '../../../../src/document/path.ts';
import { partOfWidget } from '../../../../src/document/walk.ts';
import { isRecord } from '../../../../src/lib/is-record.ts';
import { titleOf, wordsOf } from '../../state/nodes.ts';
import { useDocument, useStudio } from '../../state/studio.tsx';
import { ariaOfGroup, type ControlProps } from '../control-props.ts';
import { formMessages } from '../messages.ts';

/** The widgets inside: each is a way to its own form. */
export function SlotControl(props: ControlProps): ReactElement {
  const studio = useStudio();
  const { model, language } = studio;
  const { path } = props;
  const names = useDocument((doc) => {
    const list = valueAt(doc.document, path);
    return Array.isArray(list) ? list.map((node) => nameOf(node, studio)).join('\n') : '';
  });
  const rows = names === '' ? [] : names.split('\n');
  return (
    <div {...ariaOfGroup(props)} className="st-slot">
      {rows.map((name, index) => (
        <button
          key={index}
          type="button"
          className="st-slot-row"
          id={index === 0 ? props.id : undefined}
          onClick={() => studio.select([...path, index], { focus: true })}
        >
          {name}
        </button>
      ))}
      {['all', 'publish'].includes(studio.site.person.role) && (
        <button
          type="button"
          className="st-add"
          id={rows.length === 0 ? props.id : undefined}
          onClick={() =>
            studio.change((draft) => {
              draft.dialog = { name: 'gallery', list: path, index: rows.length };
            })
          }
        >
          + {formMessages[language].addWidget}
        </button>
      )}
    </div>
  );

  function nameOf(node: unknown, { model: { tables } }: typeof studio): string {
    if (!isRecord(node)) return '?';
    const words = wordsOf({ value: node, part: partOfWidget(tables, node.type) });
    const title = titleOf(model, String(node.type));
    return (words ? `${title}: ${words}` : title).replaceAll('\n', ' ');
  }
}
