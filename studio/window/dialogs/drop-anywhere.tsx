import { type ReactElement, useEffect, useState } from 'react';
import type { Path } from '../../../src/document/path.ts';
import { formMessages } from '../forms/messages.ts';
import { filesOf, isPictureFile, uploadFiles } from '../forms/upload.ts';
import { type Studio, useStudio } from '../state/studio.tsx';
import { pictureMessages } from './picture-messages.ts';

/** Pictures that are dropped or pasted anywhere in the window come to the library, and to the picture that has the focus. */
export function DropAnywhere(): ReactElement | null {
  const studio = useStudio();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (studio.site.person.role === 'read') return;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const listeners: Record<string, (event: never) => void> = {
      dragover: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(studio.get().dialog === undefined);
      },
      dragleave: (event: DragEvent) => {
        if (event.relatedTarget === null) setOver(false);
      },
      drop: (event: DragEvent) => {
        setOver(false);
        if (event.defaultPrevented || !hasFiles(event)) return;
        event.preventDefault();
        void receive(studio, filesOf(event.dataTransfer));
      },
      paste: (event: ClipboardEvent) => {
        const files = filesOf(event.clipboardData);
        if (event.defaultPrevented || files.length === 0) return;
        event.preventDefault();
        void receive(studio, files);
      },
    };
    for (const [name, listen] of Object.entries(listeners)) addEventListener(name, listen as EventListener);
    return () => {
      for (const [name, listen] of Object.entries(listeners))
        removeEventListener(name, listen as EventListener);
    };
  }, [studio]);
  return isOver ? <div className="st-drop">{pictureMessages[studio.language].drop}</div> : null;
}

/** Uploads the files, and opens the library with them and with the reasons for those that the server refused. */
async function receive(studio: Studio, files: readonly File[]): Promise<void> {
  if (files.length === 0) return;
  const at = pictureInFocus(studio);
  const pictures = files.filter(isPictureFile);
  const outcome = await uploadFiles(studio, pictures.length > 0 ? pictures : files);
  const [name] = outcome.names;
  studio.change((draft) => {
    draft.dialog = {
      name: 'pictures',
      ...(at ? { at } : {}),
      uploaded: outcome.names,
      problems: outcome.problems,
    };
  });
  if (name !== undefined) studio.announce(formMessages[studio.language].uploaded(name));
}

/** The picture whose field has the focus. */
function pictureInFocus({ get, model, doc }: Studio): Path | undefined {
  const { field = [] } = get();
  for (let length = field.length; length > 0; length -= 1) {
    const path = field.slice(0, length);
    if (model.schemaAt(doc.document, path).kavling?.kind === 'picture') return path;
  }
  return undefined;
}
