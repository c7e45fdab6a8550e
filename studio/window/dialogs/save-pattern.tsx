import { type ReactElement, useId, useState } from 'react';
import { toSlug } from '../../../src/lib/to-slug.ts';
import { say } from '../clipboard/paste.ts';
import { componentMessages } from '../components/messages.ts';
import { closeDialog, Modal } from '../components/modal.tsx';
import { StudioError } from '../state/api.ts';
import { labelOf, nodeAt } from '../state/nodes.ts';
import { useStudio, useWindow } from '../state/studio.tsx';
import { dialogMessages } from './messages.ts';

const NAME = /^[a-z][a-z0-9-]*$/;

/** Keeps a widget, with its pictures, for other pages of the site. */
export default function SavePattern(): ReactElement | null {
  const studio = useStudio();
  const { doc, model, language, slug, api } = studio;
  const dialogs = dialogMessages[language];
  const dialog = useWindow((state) => state.dialog);
  const path = dialog?.name === 'save-pattern' ? dialog.node : undefined;
  const node = path && nodeAt(doc.document, path, model.tables);
  const [title, setTitle] = useState(() => (node ? labelOf(node) : ''));
  const [ownName, setName] = useState<string>();
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  if (!node) return null;
  const name = ownName ?? nameFrom(title);
  const noTitle = title.trim() === '';
  const badName = !NAME.test(name);
  const save = async () => {
    setTried(true);
    if (noTitle || badName || isBusy) return;
    setBusy(true);
    try {
      await api.savePattern(name, title.trim(), [node.value], slug);
      closeDialog(studio);
      say(studio, dialogs.patternSaved(title.trim()));
    } catch (error) {
      if (!(error instanceof StudioError)) throw error;
      setProblem(`${error.message} ${error.fix}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal title={dialogs.saveTitle} className="st-small">
      <form
        className="st-dialog-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p className="st-quiet">{dialogs.saveAbout}</p>
        <label className="st-labelled">
          <span>{dialogs.patternTitle}</span>
          <input
            // biome-ignore lint/a11y/noAutofocus: a dialog begins where one types
            autoFocus
            value={title}
            data-focus
            aria-invalid={tried && noTitle}
            aria-describedby={`${id}-title`}
            onChange={(event) => setTitle(event.target.value)}
          />
          <span id={`${id}-title`} className="st-field-error">
            {tried && noTitle ? dialogs.patternTitleNeeded : ''}
          </span>
        </label>
        <label className="st-labelled">
          <span>{dialogs.patternName}</span>
          <input
            value={name}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={tried && badName}
            aria-describedby={`${id}-name`}
            onChange={(event) => setName(event.target.value)}
          />
          <span id={`${id}-name`} className={tried && badName ? 'st-field-error' : 'st-quiet'}>
            {tried && badName ? dialogs.patternNameNeeded : dialogs.patternNameHelp}
          </span>
        </label>
        {problem && (
          <p role="alert" className="st-field-error">
            {problem}
          </p>
        )}
        <div className="st-dialog-buttons">
          <button type="button" onClick={() => closeDialog(studio)}>
            {componentMessages[language].cancel}
          </button>
          <button type="submit" className="st-primary" aria-disabled={isBusy}>
            {dialogs.save}
          </button>
        </div>
      </form>
    </Modal>
  );
}

/** "Promo Akhir Tahun!" → "promo-akhir-tahun". */
function nameFrom(title: string): string {
  return toSlug(title)
    .replace(/^[^a-z]+/, '')
    .slice(0, 60);
}
