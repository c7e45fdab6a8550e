import { type ClipboardEvent, type DragEvent, type ReactElement, useState } from 'react';
import { Modal } from '../components/modal.tsx';
import { UploadButton } from '../forms/controls/file.tsx';
import { formMessages } from '../forms/messages.ts';
import { Problems } from '../forms/problems.tsx';
import { filesOf } from '../forms/upload.ts';
import { useText } from '../forms/values.ts';
import { writePicture } from '../forms/write-picture.ts';
import { useStudio, useWindow } from '../state/studio.tsx';
import { dialogMessages } from './messages.ts';
import { PictureDetail, type Target } from './picture-detail.tsx';
import { PictureLibrary } from './picture-library.tsx';
import { useLibrary } from './use-library.ts';

/** The library of the page: what there is, where it is used, and how one picture is cropped. */
export default function Pictures(): ReactElement {
  const studio = useStudio();
  const { language, site } = studio;
  const { pictures: words } = dialogMessages[language];
  const dialog = useWindow((state) => (state.dialog?.name === 'pictures' ? state.dialog : undefined));
  const at = dialog?.at;
  const src = useText([...(at ?? ['']), 'src']);
  const library = useLibrary(dialog?.problems);
  const [own, setChosen] = useState<string>();
  const [target, setTarget] = useState<Target>('src');
  const chosen = own ?? dialog?.uploaded?.[0] ?? (src || undefined);
  const mayUpload = site.person.role !== 'read';
  const take = (files: readonly File[]) => {
    if (files.length === 0 || !mayUpload) return;
    void library.upload(files).then(([name]) => {
      if (name === undefined) return;
      setChosen(name);
      // A file that was uploaded for a place is used there.
      if (at && files.length === 1) writePicture(studio, at, name, target);
      studio.announce(formMessages[language].uploaded(name));
    });
  };
  const receive = (event: DragEvent | ClipboardEvent, transfer: DataTransfer) => {
    const files = filesOf(transfer);
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    take(files);
  };
  return (
    <Modal title={words.title} className="st-pictures">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files are dropped and pasted on it; the button does the same */}
      <div
        className="st-pictures-body"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => receive(event, event.dataTransfer)}
        onPaste={(event) => receive(event, event.clipboardData)}
      >
        <div className="st-pictures-list">
          <div className="st-pictures-bar">
            {mayUpload && (
              <UploadButton
                label={words.library}
                accept="image/*"
                isMany
                className="st-primary"
                onFiles={take}
              />
            )}
            <span role="status" className="st-quiet">
              {library.uploading > 0 && words.uploading(library.uploading)}
            </span>
          </div>
          <Problems problems={library.problems} />
          <PictureLibrary library={library} chosen={chosen} choose={setChosen} />
        </div>
        <PictureDetail
          key={chosen ?? ''}
          file={library.files?.find(({ name }) => name === chosen)}
          name={chosen}
          at={at}
          library={library}
          target={target}
          setTarget={setTarget}
        />
      </div>
    </Modal>
  );
}
