/** Why the desk's server refuses a call: it sends the code, and the desk words it in the person's language. */
export const DESK_PROBLEMS = {
  busy: { status: 429, message: 'Too many requests. Wait a minute, then try again.' },
  foreign: { status: 403, message: 'This request did not come from the desk.' },
  stranger: { status: 401, message: 'Log in first.' },
  insecure: { status: 403, message: 'The desk needs HTTPS.' },
  limited: { status: 429, message: 'Too many logins. Wait a few minutes.' },
  wrong: { status: 401, message: 'This token is not known.' },
  noLead: { status: 404, message: 'There is no such lead.' },
  badStatus: { status: 422, message: 'Give one of: new, contacted, won, lost.' },
  emptyNote: { status: 422, message: 'Write a note first.' },
  nul: { status: 400, message: 'An address cannot hold a NUL character.' },
  noCall: { status: 404, message: 'There is no such call.' },
} as const;

export type DeskProblem = keyof typeof DESK_PROBLEMS;
