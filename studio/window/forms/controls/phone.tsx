import type { ReactElement } from 'react';
import { useStudio } from '../../state/studio.tsx';
import { writeValue } from '../../state/write.ts';
import { ariaOf, type ControlProps } from '../control-props.ts';
import { formMessages } from '../messages.ts';
import { withCountry } from '../with-country.ts';
import { PatternNote, useTyping } from './text.tsx';

/** A phone number. A number without its country code gets Indonesia's at a press. */
export function PhoneControl(props: ControlProps): ReactElement {
  const studio = useStudio();
  const { value, placeholder, write } = useTyping(props);
  const whole = withCountry(value);
  return (
    <>
      <input
        {...ariaOf(props)}
        type="tel"
        autoComplete="off"
        className="st-input"
        value={value}
        placeholder={placeholder}
        onChange={(event) => write(event.target.value)}
      />
      <PatternNote schema={props.schema} value={value} />
      {whole && (
        <button type="button" className="st-quick-fix" onClick={() => writeValue(studio, props.path, whole)}>
          {formMessages[studio.language].takeInstead(whole)}
        </button>
      )}
    </>
  );
}
