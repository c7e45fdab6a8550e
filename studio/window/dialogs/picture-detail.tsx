import type { ReactElement } from 'react';
import type { Path } from '../../../src/document/path.ts';
import { valueAt } from '../../../src/document/path.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import type { LibraryFile } from '../../wire.ts';
import { closeDialog } from '../components/modal.tsx';
import { AltText } from '../forms/alt-text.tsx';
import { formMessages } from '../forms/messages.ts';
import { useIsWritten, useText } from '../forms/values.ts';
import { writePicture } from '../forms/write-picture.ts';
import { useDocument, useStudio } from '../state/studio.tsx';
import { clearValue } from '../state/write.ts';
import { dialogMessages } from './messages.ts';
import { PictureCrops } from './picture-crops.tsx';
import { PictureFacts } from './picture-facts.tsx';
import type { LibraryState } from './use-library.ts';

/** The key of the chosen picture: for all screens, or for phones. */
export type Target = 'src' | 'mobileSrc';

export interface TargetState {
  readonly target: Target;
  readonly setTarget: (target: Target) => void;
}

/** The actions for the chosen picture: use it, describe it, place its focal point, crop it for phones. */
export function PictureDetail({
  file,
  name,
  at,
  library,
  ...targets
}: {
  file: LibraryFile | undefined;
  name: string | undefined;
  at: Path | undefined;
  library: LibraryState;
} & TargetState): ReactElement {
  const { language } = useStudio();
  const { pictures: words } = dialogMessages[language];
  if (name === undefined)
    return (
      <section className="st-picture-detail" aria-label={words.chosen}>
        <p className="st-quiet">{words.chooseOne}</p>
      </section>
    );
  return (
    <section className="st-picture-detail" aria-label={words.chosen}>
      {at ? (
        <PlaceOfPicture name={name} file={file} at={at} {...targets} />
      ) : (
        <img className="st-picture-large" src={file?.thumbnail ?? ''} alt="" />
      )}
      {file && <PictureFacts file={file} library={library} />}
    </section>
  );
}

function PlaceOfPicture({
  name,
  file,
  at,
  target,
  setTarget,
}: {
  name: string;
  file: LibraryFile | undefined;
  at: Path;
} & TargetState): ReactElement {
  const studio = useStudio();
  const { pictures: words } = dialogMessages[studio.language];
  const src = useText([...at, 'src']);
  const mobile = useText([...at, 'mobileSrc']);
  const isWritten = useIsWritten(at);
  const isHere = target === 'src' ? src === name : mobile === name;
  const use = () => {
    writePicture(studio, at, name, target);
    studio.announce(formMessages[studio.language].choseStep(name));
  };
  return (
    <>
      {isWritten && (
        <fieldset className="st-segments st-bare">
          <legend className="st-hidden">{words.which}</legend>
          {(['src', 'mobileSrc'] as const).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="st-picture-target"
                checked={target === one}
                onChange={() => setTarget(one)}
              />
              {one === 'src' ? words.forAll : words.forPhones}
            </label>
          ))}
        </fieldset>
      )}
      {!isHere && (
        <>
          <img className="st-picture-large" src={file?.thumbnail ?? ''} alt="" />
          <button type="button" className="st-primary" onClick={use}>
            {target === 'src' ? words.use : words.useForPhones}
          </button>
        </>
      )}
      {target === 'mobileSrc' && <p className="st-help">{words.phonesHelp}</p>}
      {target === 'mobileSrc' && mobile !== '' && (
        <button type="button" className="st-button" onClick={() => clearValue(studio, [...at, 'mobileSrc'])}>
          {words.removePhone}
        </button>
      )}
      {isHere && target === 'src' && (
        <>
          <PictureCrops at={at} src={src} mobile={mobile} />
          <div className="st-field">
            <AltText at={at} id="st-picture-alt" labelClass="st-label" />
          </div>
          <RemoveButton at={at} />
        </>
      )}
    </>
  );
}

/** Leaves a place without a picture, where that may be. */
function RemoveButton({ at }: { at: Path }): ReactElement | null {
  const studio = useStudio();
  const { doc, model, language } = studio;
  const isFree = useDocument(() => {
    const holder = at.slice(0, -1);
    const key = at.at(-1);
    if (typeof key !== 'string' || !isRecord(valueAt(doc.document, holder))) return false;
    return !model.schemaAt(doc.document, holder).required?.includes(key);
  });
  if (!isFree) return null;
  return (
    <button
      type="button"
      className="st-button"
      onClick={() => {
        clearValue(studio, at);
        closeDialog(studio);
      }}
    >
      {dialogMessages[language].pictures.removePicture}
    </button>
  );
}
