import { type KeyboardEvent, type ReactElement, useEffect, useRef } from 'react';
import { usePage } from '../../renderer/page-context.tsx';
import { useDispatch, useRuntime } from '../../runtime/index.ts';
import css from './otp-modal.module.css';

/**
 * Six boxes of one character each (OTP-06). No box limits its length, so that a paste, an autofill or a virtual
 * keyboard that gives the whole code to one box is spread over all of them by the runtime.
 */
export function OtpBoxes(): ReactElement {
  const { copy } = usePage();
  const { boxes, focus, name } = useRuntime((state) => state.otp);
  const dispatch = useDispatch();
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  useEffect(() => {
    // What was typed before this was alive.
    const early = inputs.current.map((input) => input?.value ?? '').join('');
    if (early) dispatch({ type: 'otp/typed', index: 0, text: early });
  }, [dispatch]);
  useEffect(() => {
    if (name !== 'idle') inputs.current[focus]?.focus();
  }, [focus, name]);
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Backspace') {
      event.preventDefault();
      dispatch({ type: 'otp/erased', index });
    }
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step) inputs.current[index + step]?.focus();
  };
  return (
    <fieldset className={css.boxes}>
      <legend className="visually-hidden">{copy.otpTitle}</legend>
      {boxes.map((value, index) => (
        <input
          key={index}
          ref={(element) => {
            inputs.current[index] = element;
          }}
          className={css.box}
          type="text"
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          autoCapitalize="characters"
          spellCheck={false}
          aria-label={copy.otpBox.replace('{{index}}', String(index + 1))}
          aria-invalid={name === 'failed'}
          data-success={name === 'verified' ? '' : undefined}
          readOnly={name === 'verifying' || name === 'verified'}
          value={value}
          onChange={(event) => dispatch({ type: 'otp/typed', index, text: event.target.value })}
          onKeyDown={(event) => onKeyDown(event, index)}
          onFocus={(event) => event.target.select()}
        />
      ))}
    </fieldset>
  );
}
