import type { ReactElement } from 'react';
import { closeDialog, Modal } from '../dialogs/modal.tsx';
import { useStudio } from '../state/studio.tsx';
import { NewPageForm } from './new-page-form.tsx';

/** One more page for the site. */
export default function NewPage(): ReactElement {
  const studio = useStudio();
  const { api, messages, saving, site } = studio;
  return (
    <Modal title={messages.newPage.title} className="st-new-page">
      <NewPageForm
        api={api}
        words={messages.newPage}
        taken={site.pages.map(({ slug }) => slug)}
        before={() => saving.flush()}
        cancel={{ label: messages.window.cancel, run: () => closeDialog(studio) }}
      />
    </Modal>
  );
}
