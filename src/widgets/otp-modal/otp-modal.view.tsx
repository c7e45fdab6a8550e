import type { ReactElement } from 'react';
import type { OtpModal } from '../../generated/view.types.ts';
import { splitCountdown } from '../../lib/split-countdown.ts';
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
  const countdown = splitCountdown(copy.otpCountdown);
  return (
    <Dialog id="_otp-modal" title={copy.otpTitle} cover={props.cover}>
      <div className={css.root} data-otp="" data-state="idle">
        <div className={css.prompts}>
          <p className={css.prompt}>
            {copy.otpPrompt} <strong data-otp-phone="" />
          </p>
          <p className={css.done}>{copy.otpVerifiedPrompt}</p>
        </div>
        <fieldset className={css.boxes}>
          <legend className="visually-hidden">{copy.otpTitle}</legend>
          {BOXES.map((index) => (
            <Box key={index} index={index} label={copy.otpBox.replace('{{index}}', String(index + 1))} />
          ))}
        </fieldset>
        <p id="_otp-status" className={css.status} role="status" data-otp-status="" />
        <div className={css.links}>
          <div className={css.next}>
            <p className={css.timer} data-otp-countdown="" hidden>
              {countdown.before}
              <span data-otp-timer="" role="timer" aria-live="off" />
              {countdown.after}
            </p>
            <button type="button" className={css.link} data-otp-resend="">
              {copy.otpResend}
            </button>
            <button type="button" className="button" data-otp-verify="" hidden>
              {copy.otpVerify}
            </button>
          </div>
          <button type="button" className={css.link} data-otp-change="">
            {copy.otpChangeNumber}
          </button>
        </div>
      </div>
    </Dialog>
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
