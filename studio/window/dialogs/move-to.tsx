import { type ReactElement, useState } from 'react';
import { closeDialog, Modal } from '../components/modal.tsx';
import { moveTo } from '../state/drag.ts';
import { nodeMessages } from '../state/node-messages.ts';
import { type NodeFacts, nameOf, nodeAt } from '../state/nodes.ts';
import { holderName, placeSentence } from '../state/place-words.ts';
import { allLists, placesFor } from '../state/places.ts';
import { type Studio, useStudio, useWindow } from '../state/studio.tsx';
import { dialogMessages } from './messages.ts';
import { fits, type Option, type OptionGroup, Picker } from './picker.tsx';

/** Every place where a widget may go, with a search; and, for those who ask, why it may not go elsewhere. */
export default function MoveTo(): ReactElement | null {
  const studio = useStudio();
  const dialog = useWindow((state) => state.dialog);
  const dialogs = dialogMessages[studio.language];
  const [query, setQuery] = useState('');
  const [isAll, setAll] = useState(false);
  const { doc, model } = studio;
  const path = dialog?.name === 'move' ? dialog.node : undefined;
  const node = path && nodeAt(doc.document, path, model.tables);
  if (!node) return null;
  const groups = groupsOf(studio, node, query, isAll);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  return (
    <Modal title={dialogs.moveTitle(nameOf(model, node))} className="st-move">
      <Picker
        label={dialogs.moveSearch}
        groups={groups}
        query={query}
        onQuery={setQuery}
        status={count > 0 ? dialogs.found(count) : dialogs.moveNothing}
        className="st-lines"
      />
      <label className="st-dialog-foot st-check">
        <input type="checkbox" checked={isAll} onChange={(event) => setAll(event.target.checked)} />
        {dialogs.showImpossible}
      </label>
    </Modal>
  );
}

/** The places by what they are in. */
function groupsOf(studio: Studio, node: NodeFacts, query: string, isAll: boolean): OptionGroup[] {
  const { doc, model, language } = studio;
  const groups = new Map<string, Option[]>();
  const add = (label: string, option: Option) => {
    if (!fits(`${label} ${option.name}`, query)) return;
    groups.set(label, [...(groups.get(label) ?? []), option]);
  };
  for (const place of placesFor(doc.document, model, { type: node.type, from: node })) {
    const sentence = placeSentence(studio, place, node);
    add(holderName(studio, place) || dialogMessages[language].thePage, {
      key: [...place.list, place.index].join('/'),
      name: sentence,
      content: sentence,
      pick: () => {
        closeDialog(studio);
        moveTo(studio, node, place, sentence);
      },
    });
  }
  if (!isAll) return [...groups].map(([label, options]) => ({ label, options }));
  for (const list of allLists(doc.document, model, node)) {
    if (!list.refusal) continue;
    const label = holderName(studio, list) || dialogMessages[language].thePage;
    const reason = nodeMessages[language].refusals[list.refusal];
    add(label, {
      key: list.list.join('/'),
      name: label,
      content: reason,
      refusal: reason,
      pick: () => undefined,
    });
  }
  return [...groups].map(([label, options]) => ({ label, options }));
}
