import type { Copy } from './copy.ts';

/** The keys of the sentences that the runtime shows by itself: always, and where codes are asked for. */
export const shownCopy: Readonly<Record<'always' | 'codes', readonly (keyof Copy)[]>> = {
  always: [
    'nameEmpty',
    'nameTooLong',
    'phoneEmpty',
    'phoneCountryCode',
    'phoneInvalid',
    'checkboxUnticked',
    'submitting',
    'leadFailed',
  ],
  codes: [
    'otpCancelFailed',
    'otpChangeTooEarly',
    'otpCheck',
    'otpCountdown',
    'otpResend',
    'otpResending',
    'otpSuccess',
    'otpTitle',
    'otpUnreadable',
    'otpVerifiedTitle',
    'otpWaitHint',
    'otpWrong',
  ],
};
