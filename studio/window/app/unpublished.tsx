import { type ReactElement, useEffect, useState } from 'react';
import { componentMessages } from '../components/messages.ts';
import { useStudio, useWindow } from '../state/studio.tsx';
import { windowMessages } from './messages.ts';

/** How many values are not what visitors see yet. Asked for when the file has changed, and when a dialog closes. */
export function Unpublished(): ReactElement | null {
  const { api, language, slug } = useStudio();
  const isSaved = useWindow((state) => state.saving.name === 'saved');
  const dialog = useWindow((state) => state.dialog?.name);
  const [due, setDue] = useState('');
  useEffect(() => {
    if (!isSaved || dialog) return;
    let isOver = false;
    api.publishState(slug).then(
      ({ changes, isDue }) => {
        if (!isOver)
          setDue(
            changes.length > 0
              ? componentMessages[language].changesDue(changes.length)
              : isDue
                ? windowMessages[language].due
                : '',
          );
      },
      // Whoever cannot be asked cannot be published to either; the dialog says why.
      () => setDue(''),
    );
    return () => {
      isOver = true;
    };
  }, [api, slug, isSaved, dialog, language]);
  return due ? <p className="st-unpublished">{due}</p> : null;
}
