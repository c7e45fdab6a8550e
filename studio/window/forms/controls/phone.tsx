import type { ReactElement } from 'react';
import { useStudio } from '../../state/studio.tsx';
import { writeValue } from '../../state/write.ts';
import type { ControlProps } from '../control-props.ts';
import { formMessages } from '../messages.ts';
import { withCountry } from '../with-country.ts';
import { PatternNote, TypedInput, useTyping } from './text.tsx';

/** A phone number. A number without its country code gets Indonesia's at a press. */
export function PhoneControl(props: ControlProps): ReactElement {
  const studio = useStudio();
  const typing = useTyping(props);
  const whole = withCountry(typing.value);
  return (
    <>
      <TypedInput props={props} typing={typing} type="tel" autoComplete="off" />
      <PatternNote schema={props.schema} value={typing.value} />
      {whole && (
        <button type="button" className="st-quick-fix" onClick={() => writeValue(studio, props.path, whole)}>
          {formMessages[studio.language].takeInstead(whole)}
        </button>
      )}
    </>
  );
}
