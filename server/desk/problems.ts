/** Why the desk's server refuses a call: it sends the code, and the desk words it in the person's language. */
export const DESK_PROBLEMS = {
  busy: { status: 429, message: 'Too many requests. Wait a minute, then try again.' },
  foreign: { status: 403, message: 'This request did not come from the desk.' },
  stranger: { status: 401, message: 'Log in first.' },
  insecure: { status: 403, message: 'The desk needs HTTPS.' },
  limited: { status: 429, message: 'Too many logins. Wait a few minutes.' },
  wrong: { status: 401, message: 'This token is not known.' },
  forbidden: { status: 403, message: 'Your role does not allow this.' },
  noLead: { status: 404, message: 'There is no such lead.' },
  noPerson: { status: 404, message: 'There is nobody of this name.' },
  noReminder: { status: 404, message: 'There is no such reminder.' },
  noUndo: { status: 404, message: 'There is nothing to take back.' },
  movedOn: { status: 409, message: 'Somebody has changed this lead since.' },
  badStatus: { status: 422, message: 'Give one of the statuses of the desk.' },
  needsReason: { status: 422, message: 'Say why the lead is lost.' },
  emptyNote: { status: 422, message: 'Write a note first.' },
  badTime: { status: 422, message: 'Give a time.' },
  badName: { status: 422, message: 'Use letters, digits, dots, hyphens and underscores in the name.' },
  nameTaken: { status: 409, message: 'Somebody has this name already.' },
  badRole: { status: 422, message: 'Give one of: sales, lead, admin.' },
  badNotice: { status: 422, message: 'One of these addresses is not complete.' },
  ofSettings: { status: 409, message: 'This person is named in the settings of the server.' },
  noPush: { status: 409, message: 'This server sends no push notices.' },
  nul: { status: 400, message: 'An address cannot hold a NUL character.' },
  noCall: { status: 404, message: 'There is no such call.' },
} as const;

export type DeskProblem = keyof typeof DESK_PROBLEMS;
