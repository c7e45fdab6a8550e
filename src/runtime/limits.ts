/** Numbers that no page may change (specification, section 9, unless another one is named). Times in ms. */
export const LIMITS = {
  phoneDigits: { least: 11, most: 14 },

  otpLength: 6,
  /** Wait in seconds when the server answers 0. */
  otpWait: 60,
  /** The number may be changed once no more than the wait minus these seconds are left. */
  otpChangeAfter: 30,
  otpTick: 1000,
  /** Time for which the success text is visible before the window closes. */
  otpSuccessShown: 800,
  otpValidatedDays: 1,

  analyticsAfter: 1000,
  /** Longest that events wait for the visitor's id once analytics is installed. */
  identityWait: 3000,
  analyticsBuffer: 200,
  consentSeconds: 180 * 24 * 3600,

  redirectAfter: 1000,

  /** A save that takes longer counts as a transport error for the form. */
  saveTimeout: 30_000,
  /** Time in which a save may still be answered: until then no other try of it begins. */
  saveMayTake: 120_000,
  /** A save that is cut off this long before its page ends was cut off by the network, not by the leaving. */
  cutOffAfter: 1000,
  /** After our own tab has cut a save off: its lock is free again. */
  afterOwnTab: 250,
  callTimeout: 20_000,
  /** Between two tries of an entry: doubled each time. */
  queueWait: { least: 2000, most: 60_000 },
  /** Where there are no Web Locks: how long a claim must be held before it counts. */
  claimSettles: 100,
  /** Time for which repeated answers are recognised for the same lead. */
  sentSeconds: 24 * 3600,
} as const;
