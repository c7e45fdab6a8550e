import { type ReactElement, useEffect, useState } from 'react';
import { componentMessages } from '../components/messages.ts';
import { useStudio, useWindow } from '../state/studio.tsx';
import { windowMessages } from './messages.ts';

/** The number of unpublished values. It is requested when the file has changed and when a dialog closes. */
export function Unpublished(): ReactElement | null {
  const { api, language, slug } = useStudio();
  const isSaved = useWindow((state) => state.saving.name === 'saved');
  const dialog = useWindow((state) => state.dialog?.name);
  const [shown, setShown] = useState('');
  useEffect(() => {
    const { changesDue } = componentMessages[language];
    const { due } = windowMessages[language];
    if (!isSaved || dialog) return;
    let isOver = false;
    api.publishState(slug).then(
      ({ changes, isDue }) => {
        if (!isOver) setShown(changes.length > 0 ? changesDue(changes.length) : isDue ? due : '');
      },
      // A failed request means that publishing would fail too; the dialog explains why.
      () => setShown(''),
    );
    return () => {
      isOver = true;
    };
  }, [api, slug, isSaved, dialog, language]);
  return shown ? <p className="st-unpublished">{shown}</p> : null;
}
