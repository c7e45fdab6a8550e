import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { mergeTexts } from '../../../src/document/merge.ts';
import { parseText } from '../../../src/document/parse.ts';
import { closeDialog, Modal } from '../components/modal.tsx';
import { useStudio, useWindow } from '../state/studio.tsx';
import { momentOf } from '../state/when.ts';
import type { DialogState } from '../state/window-state.ts';
import { createMergeView, styleNonce } from './merge-view.ts';
import { dialogMessages } from './messages.ts';

/** The choice between the file and this page where both changed the same values: for each place, or for all together. */
export default function Conflict(): ReactElement | null {
  const dialog = useWindow((state) => state.dialog);
  return dialog?.name === 'conflict' ? <Choice key={dialog.hash} {...dialog} /> : null;
}

type Conflict = Extract<DialogState, { name: 'conflict' }>;

function Choice({ theirs, hash, kept }: Conflict): ReactElement {
  const studio = useStudio();
  const { doc, language, saving, site } = studio;
  const words = dialogMessages[language];
  const merge = useMemo(() => mergeTexts(saving.base.text, doc.text, theirs), [saving, doc, theirs]);
  const [text, setText] = useState(merge.mine);
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!holder.current) return;
    const view = createMergeView({
      parent: holder.current,
      original: merge.theirs,
      text: merge.mine,
      label: words.merged,
      nonce: styleNonce(),
      choices: { keep: words.mine, take: words.theirs },
      onChange: setText,
    });
    return () => view.destroy();
  }, [merge, words]);
  const isBroken = parseText(text).problems.length > 0;
  const use = (chosen: string) => {
    saving.resolve(chosen, { text: theirs, hash });
    closeDialog(studio);
  };
  return (
    <Modal title={words.conflictTitle} className="st-wide">
      <div className="st-dialog-main">
        {kept && (
          <p>
            <strong>
              {words.keptWork(
                kept.who === site.person.name ? '' : kept.who,
                momentOf(new Date(kept.at), language),
              )}
            </strong>
          </p>
        )}
        <p>{words.conflictHelp}</p>
        <div className="st-merge" ref={holder} />
        {isBroken && <p role="alert">{words.unreadable}</p>}
      </div>
      <footer className="st-dialog-foot">
        <div className="st-dialog-buttons">
          <button type="button" onClick={() => use(merge.theirs)}>
            {words.allTheirs}
          </button>
          <button type="button" onClick={() => use(merge.mine)}>
            {words.allMine}
          </button>
          <button type="button" className="st-primary" disabled={isBroken} onClick={() => use(text)}>
            {words.use}
          </button>
        </div>
      </footer>
    </Modal>
  );
}
