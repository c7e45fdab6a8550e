import type { ReactElement } from 'react';
import { useStudio } from '../../state/studio.tsx';
import { writeValue } from '../../state/write.ts';
import { ariaOf, type ControlProps } from '../control-props.ts';
import { LinkInput } from '../link-input.tsx';
import { PatternNote, useTyping } from './text.tsx';

/** Where something leads: typed, or chosen from the places of the page, the pages of the site and the sales team. */
export function LinkControl(props: ControlProps): ReactElement {
  const studio = useStudio();
  const { value, placeholder, write } = useTyping(props);
  return (
    <>
      <LinkInput
        aria={ariaOf(props)}
        label={props.label}
        value={value}
        placeholder={placeholder}
        type={write}
        choose={(target) => writeValue(studio, props.path, target)}
      />
      <PatternNote schema={props.schema} value={value} />
    </>
  );
}
