/** The gate that keeps a lead back until its number is verified. */
export const OTP_GATE = 'otp';

/** Id of the window that takes the code. */
export const OTP_MODAL = '_otp-modal';

/** Session storage of a code that was asked for. */
export const OTP_KEY = 'kavling-otp';
