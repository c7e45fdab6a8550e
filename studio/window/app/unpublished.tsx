import { type ReactElement, useEffect, useState } from 'react';
import { componentMessages } from '../components/messages.ts';
import { useStudio, useWindow } from '../state/studio.tsx';
import { windowMessages } from './messages.ts';

/** How many values are not what visitors see yet. Asked for when the file has changed, and when a dialog closes. */
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
      // Whoever cannot be asked cannot be published to either; the dialog says why.
      () => setShown(''),
    );
    return () => {
      isOver = true;
    };
  }, [api, slug, isSaved, dialog, language]);
  return shown ? <p className="st-unpublished">{shown}</p> : null;
}
