import type { ReactElement } from 'react';
import { useStudio } from '../../state/studio.tsx';
import { writeValue } from '../../state/write.ts';
import { ariaOf, type ControlProps } from '../control-props.ts';
import { useDefault, useIsWritten, useValue } from '../values.ts';

/** On or off. While nothing is written it stands as the default says. */
export function ToggleControl(props: ControlProps): ReactElement {
  const studio = useStudio();
  const value = useValue(props.path);
  const fallback = useDefault(props.path, props.schema);
  const isWritten = useIsWritten(props.path);
  return (
    <input
      {...ariaOf(props)}
      type="checkbox"
      role="switch"
      aria-checked={(value ?? fallback) === true}
      className="st-switch"
      data-default={!isWritten || undefined}
      checked={(value ?? fallback) === true}
      onChange={(event) => writeValue(studio, props.path, event.target.checked)}
    />
  );
}
