import { type ReactElement, useRef, useState } from 'react';
import { useStudio } from '../../state/studio.tsx';
import type { DialogState } from '../../state/window-state.ts';
import { writeValue } from '../../state/write.ts';
import { controlOf } from '../control-of.ts';
import { ariaOfGroup, type ControlProps } from '../control-props.ts';
import { addEntry, type ListAction, runListAction } from '../list-actions.ts';
import { formMessages } from '../messages.ts';
import { newValue, requiredPicture } from '../new-value.ts';
import { useFocusNext } from '../use-focus-next.ts';
import { fieldId, useCount, useIsWritten } from '../values.ts';
import { ListEntry } from './list-entry.tsx';

/** The entries of a list, each behind its first words: add, sort, duplicate, remove, by buttons and by keys. */
export function ListControl(props: ControlProps): ReactElement {
  const studio = useStudio();
  const { path, schema, id } = props;
  const count = useCount(path);
  const isWritten = useIsWritten(path);
  const [keys, reorder] = useEntryKeys(count);
  const focusNext = useFocusNext();
  const mayArrange = studio.site.person.role !== 'words';
  const run = (index: number, action: ListAction) => {
    const next = runListAction(studio, path, index, action, schema);
    if (next === undefined) return;
    reorder(index, action);
    focusNext(fieldId(next < 0 ? [...path, 'add'] : [...path, next]));
  };
  return (
    <div {...ariaOfGroup(props)} className="st-list">
      {!isWritten && <DefaultEntries props={props} />}
      {count > 0 && (
        <ol>
          {keys.map((key, index) => (
            <ListEntry
              key={key}
              props={props}
              index={index}
              count={count}
              onAction={mayArrange ? run : undefined}
            />
          ))}
        </ol>
      )}
      {mayArrange && (
        <AddButton
          props={props}
          count={count}
          id={count === 0 ? id : fieldId([...path, 'add'])}
          onAdded={(index) => focusNext(fieldId([...path, index]))}
        />
      )}
    </div>
  );
}

function AddButton({
  props,
  count,
  id,
  onAdded,
}: {
  props: ControlProps;
  count: number;
  id: string;
  onAdded: (index: number) => void;
}): ReactElement {
  const studio = useStudio();
  const { model, site, language } = studio;
  const { path, schema } = props;
  const entry = model.resolve(schema.items);
  const isPicture = controlOf(entry, model) === 'picture';
  const pictureKey = requiredPicture(model, entry);
  const add = () => {
    // An entry that requires a picture starts with the choice of one.
    if (isPicture || pictureKey) {
      const at = isPicture ? [...path, count] : [...path, count, String(pictureKey)];
      const dialog: DialogState = { name: 'pictures', at };
      studio.change((draft) => {
        draft.dialog = dialog;
      });
      return;
    }
    onAdded(addEntry(studio, path, newValue(model, entry, { language: site.language, number: count + 1 })));
  };
  return (
    <button
      type="button"
      className="st-add"
      id={id}
      aria-label={`${formMessages[language].add}: ${props.label}`}
      disabled={count >= (schema.maxItems ?? Number.POSITIVE_INFINITY)}
      onClick={add}
    >
      + {formMessages[language].add}
    </button>
  );
}

/** The default entries of a list that is not written, with a button to change them. */
function DefaultEntries({ props: { path, schema } }: { props: ControlProps }): ReactElement | null {
  const studio = useStudio();
  const { default: own } = schema;
  if (!Array.isArray(own) || own.length === 0) return null;
  return (
    <p className="st-quiet st-default-entries">
      {own.join(', ')}
      <button type="button" onClick={() => writeValue(studio, path, own)}>
        {formMessages[studio.language].changeDefault}
      </button>
    </p>
  );
}

/** Keys for React that go with the entries when they change places, so that what is open stays open. */
function useEntryKeys(count: number): [readonly number[], (index: number, action: ListAction) => void] {
  const next = useRef(count);
  const [keys, setKeys] = useState(() => Array.from({ length: count }, (_, index) => index));
  const fresh = () => {
    next.current += 1;
    return next.current;
  };
  if (keys.length !== count) {
    const kept = keys.slice(0, count);
    setKeys([...kept, ...Array.from({ length: count - kept.length }, fresh)]);
  }
  const reorder = (index: number, action: ListAction) =>
    setKeys((before) => {
      const out = [...before];
      const [own] = out.splice(index, 1);
      if (own === undefined || action === 'remove') return out;
      if (action === 'duplicate') out.splice(index, 0, own, fresh());
      else out.splice(action === 'up' ? index - 1 : index + 1, 0, own);
      return out;
    });
  return [keys.slice(0, count), reorder];
}
