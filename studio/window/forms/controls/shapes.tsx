import type { ReactElement } from 'react';
import { useStudio } from '../../state/studio.tsx';
import type { ControlProps } from '../control-props.ts';
import { formMessages } from '../messages.ts';
import { useCount, useText } from '../values.ts';
import { picturePath } from './places.tsx';

/** Shapes on a picture: far too small for a form, so they are drawn in a dialog. */
export function ShapesControl({ id, path, describedBy }: ControlProps): ReactElement {
  const studio = useStudio();
  const messages = formMessages[studio.language];
  const src = useText([...(picturePath(studio, path) ?? []), 'src']);
  const count = useCount(path);
  const open = () =>
    studio.change((draft) => {
      draft.dialog = { name: 'shapes', at: path };
    });
  return (
    <>
      <button type="button" id={id} aria-describedby={describedBy} disabled={src === ''} onClick={open}>
        {messages.drawShapes(count)}
      </button>
      {src === '' && <p className="st-quiet">{messages.pictureFirst}</p>}
    </>
  );
}
