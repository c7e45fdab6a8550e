import { type ClipboardEvent, type DragEvent, type ReactElement, useState } from 'react';
import { formatPointer } from '../../../../src/document/path.ts';
import { useStudio, useWindow } from '../../state/studio.tsx';
import { AltText } from '../alt-text.tsx';
import { ariaOfGroup, type ControlProps } from '../control-props.ts';
import { formMessages } from '../messages.ts';
import { Problems } from '../problems.tsx';
import { filesOf, isPictureFile, type UploadOutcome, uploadFiles, usePictureAddress } from '../upload.ts';
import { useIsWritten, useText, useValue } from '../values.ts';
import { writePicture } from '../write-picture.ts';

/** A picture: which file, what it shows in words, and how it is cropped. Files can be dropped and pasted on it. */
export function PictureControl(props: ControlProps): ReactElement {
  const studio = useStudio();
  const { path } = props;
  const isWritten = useIsWritten(path);
  const [problems, setProblems] = useState<UploadOutcome['problems']>([]);
  const [isOver, setOver] = useState(false);
  const take = (event: DragEvent | ClipboardEvent, transfer: DataTransfer | null) => {
    const files = filesOf(transfer).filter(isPictureFile).slice(0, 1);
    setOver(false);
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    void uploadFiles(studio, files).then((outcome) => {
      setProblems(outcome.problems);
      const [name] = outcome.names;
      if (name !== undefined) writePicture(studio, path, name);
    });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped and pasted on it; the button does the same
    <div
      {...ariaOfGroup(props)}
      className="st-picture"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => take(event, event.dataTransfer)}
      onPaste={(event) => take(event, event.clipboardData)}
    >
      <Thumbnail props={props} />
      {isWritten && (
        <div data-field={formatPointer([...path, 'alt'])}>
          <AltText at={path} id={`${props.id}-alt`} labelClass="st-sub-label" />
        </div>
      )}
      <Problems problems={problems} />
    </div>
  );
}

function Thumbnail({ props }: { props: ControlProps }): ReactElement {
  const studio = useStudio();
  const messages = formMessages[studio.language];
  const { path, id, label } = props;
  const src = useText([...path, 'src']);
  const mobile = useText([...path, 'mobileSrc']);
  const x = useValue([...path, 'focalPoint', 'x']);
  const y = useValue([...path, 'focalPoint', 'y']);
  const address = usePictureAddress();
  const known = useWindow((state) => state.pictures[src]);
  const open = () =>
    studio.change((draft) => {
      draft.dialog = { name: 'pictures', at: path };
    });
  return (
    <div className="st-picture-row">
      <button
        type="button"
        id={id}
        className="st-thumbnail"
        aria-describedby={props.describedBy}
        onClick={open}
      >
        {src === '' ? (
          <span>{messages.choosePicture}</span>
        ) : (
          <img
            src={address(src)}
            alt=""
            style={{
              objectPosition: `${Number(x ?? 50)}% ${Number(y ?? 50)}%`,
              backgroundColor: known?.color,
            }}
          />
        )}
        <span className="st-hidden">{src === '' ? label : messages.changePicture(label)}</span>
      </button>
      {src !== '' && (
        <div className="st-picture-facts">
          <span className="st-file-name">{src}</span>
          <span className="st-quiet">{known ? `${known.width} × ${known.height}` : ''}</span>
          {mobile !== '' && <span className="st-quiet">{messages.phonePicture(mobile)}</span>}
          <span className="st-buttons">
            <button type="button" className="st-button" onClick={open}>
              {messages.focalPointAndCrops}
            </button>
          </span>
        </div>
      )}
    </div>
  );
}
