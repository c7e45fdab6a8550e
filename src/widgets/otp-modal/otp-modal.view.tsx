import type { ReactElement } from 'react';
import type { OtpModal } from '../../generated/view.types.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Dialog } from '../../renderer/parts/dialog.tsx';
import type { ViewProps } from '../../renderer/widget.ts';
import css from './otp-modal.module.css';

const BOXES = [0, 1, 2, 3, 4, 5];

/**
 * Phone number, countdown, resend link, change-number link, six boxes and a status line (OTP-02). The runtime finds its
 * parts by their `data-otp` attributes and fills them: the window has no script that could load too late.
 */
export function OtpModalView(props: ViewProps<OtpModal>): ReactElement {
  const { copy } = usePage();
  return (
    <Dialog id="_otp-modal" title={copy.otpTitle} cover={props.cover}>
      <div className={css.root} data-otp="" data-state="idle">
        <p className={css.prompt}>
          {copy.otpPrompt} <strong data-otp-phone="" />
        </p>
        <fieldset className={css.boxes}>
          <legend className="visually-hidden">{copy.otpTitle}</legend>
          {BOXES.map((index) => (
            <Box key={index} index={index} label={copy.otpBox.replace('{{index}}', String(index + 1))} />
          ))}
        </fieldset>
        <p className={css.status} role="status" data-otp-status="" />
        <button type="button" className="button" data-otp-verify="" hidden>
          {copy.otpVerify}
        </button>
        <div className={css.links}>
          <Timer sentence={copy.otpCountdown} />
          <button type="button" className={css.link} data-otp-resend="">
            {copy.otpResend}
          </button>
          <button type="button" className={css.link} data-otp-change="">
            {copy.otpChangeNumber}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

/** The countdown, alone or in its sentence. The runtime hides it where none runs. */
function Timer({ sentence }: { sentence: string }): ReactElement {
  const [before, after] = sentence.split('{{time}}');
  if (!before && !after)
    return <p className={css.timer} data-otp-timer="" role="timer" aria-live="off" hidden />;
  return (
    <p className={css.countdown}>
      {before}
      <span data-otp-timer="sentence" role="timer" aria-live="off" hidden />
      {after}
    </p>
  );
}

/**
 * One character (OTP-06). No box limits its length, so that the runtime can spread a paste, an autofill or a virtual
 * keyboard's whole code over all of them.
 */
function Box({ index, label }: { index: number; label: string }): ReactElement {
  return (
    <input
      className={css.box}
      type="text"
      inputMode="numeric"
      autoComplete={index === 0 ? 'one-time-code' : 'off'}
      autoCapitalize="characters"
      spellCheck={false}
      aria-label={label}
      data-otp-box=""
    />
  );
}
