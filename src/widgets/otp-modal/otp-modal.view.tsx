import type { ReactElement } from 'react';
import type { OtpModal } from '../../generated/view.types.ts';
import { usePage } from '../../renderer/page-context.tsx';
import { Dialog } from '../../renderer/parts/dialog.tsx';
import type { ViewProps } from '../../renderer/widget.ts';
import { formatCountdown, useDispatch, useRuntime } from '../../runtime/index.ts';
import { OtpBoxes } from './otp-boxes.tsx';
import css from './otp-modal.module.css';

/** Phone number, countdown, resend link, change-number link, six boxes and a status line (OTP-02). */
export function OtpModalView(props: ViewProps<OtpModal>): ReactElement {
  const { copy } = usePage();
  const otp = useRuntime((state) => state.otp);
  const dispatch = useDispatch();
  const isWaiting = otp.timer >= 0;
  const isBusy = otp.name === 'cancelling' || otp.name === 'requesting';
  return (
    <Dialog id="otp-modal" title={copy.otpTitle} cover={props.cover}>
      <div className={css.root} data-state={otp.name}>
        <p className={css.prompt}>
          {copy.otpPrompt} <strong data-otp-phone="">{otp.phone && `+${otp.phone}`}</strong>
        </p>
        <OtpBoxes />
        <p className={css.status} role="status" data-otp-status="">
          {otp.line}
        </p>
        <div className={css.links}>
          {isWaiting ? (
            <p className={css.timer} data-otp-timer="" role="timer" aria-live="off">
              {formatCountdown(otp.timer)}
            </p>
          ) : (
            <button
              type="button"
              className={css.link}
              aria-disabled={isBusy}
              onClick={() => isBusy || dispatch({ type: 'otp/resend-asked' })}
            >
              {otp.isResending ? copy.otpResending : copy.otpResend}
            </button>
          )}
          <button
            type="button"
            className={css.link}
            aria-disabled={isBusy}
            onClick={() => isBusy || dispatch({ type: 'otp/change-asked' })}
          >
            {copy.otpChangeNumber}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
