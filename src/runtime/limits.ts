/** Numbers that no page may change (specification, section 9, unless another one is named). Times in ms. */
export const LIMITS = {
  phoneDigits: { least: 11, most: 14 },

  otpLength: 6,
  /** Wait in seconds when the server answers 0. */
  otpWait: 60,
  /** The number may be changed once no more than the wait minus these seconds are left. */
  otpChangeAfter: 30,
  otpTick: 1000,
  /** How long the success text is seen before the window closes. */
  otpSuccessShown: 800,
  otpValidatedDays: 1,

  attributionDays: 1,
  attributionLength: 500,

  analyticsAfter: 1000,
  /** Longest that events wait for the visitor's id once analytics is installed. */
  identityWait: 3000,
  analyticsQueue: 200,
  consentSeconds: 180 * 24 * 3600,

  redirectAfter: 1000,

  /** A save that takes longer counts as a transport error. */
  saveTimeout: 30_000,
  callTimeout: 20_000,
  outboxSeconds: 24 * 3600,
  outboxTries: 50,
} as const;
