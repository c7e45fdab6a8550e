import type { ReactElement } from 'react';
import { componentMessages } from '../components/messages.ts';
import { closeDialog, Modal } from '../components/modal.tsx';
import { useStudio } from '../state/studio.tsx';
import { newPageMessages } from './messages.ts';
import { NewPageForm } from './new-page-form.tsx';

/** One more page for the site. */
export default function NewPage(): ReactElement {
  const studio = useStudio();
  const { api, language, saving, site } = studio;
  return (
    <Modal title={newPageMessages[language].title} className="st-new-page">
      <NewPageForm
        api={api}
        language={language}
        taken={site.pages.map(({ slug }) => slug)}
        before={() => saving.flush()}
        cancel={{ label: componentMessages[language].cancel, run: () => closeDialog(studio) }}
      />
    </Modal>
  );
}
