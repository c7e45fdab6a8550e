import type { DeliveryState } from '../../contract/desk/delivery.ts';
import type { LeadFields } from '../../contract/lead-fields.ts';

/** Times are milliseconds since 1970, flags are 0 or 1: the same in SQLite and in PostgreSQL. */
export interface LeadTable extends LeadFields {
  id: string;
  created_at: number;
  /** Moves with every note, status and repeated visit; the desk's live list follows it. */
  changed_at: number;
  status: string;
  /** 1: set aside, because a bot filled it in or its number is unproven; kept, but not counted and not passed on. */
  spam: number;
  otp_verified: number;
  /** Why `otp_verified` has its value: proven, not-required, sender-down, unproven. */
  otp_reason: string;
  otp_request_id: string;
  /** The number of submissions by the same person within the duplicate window. */
  submissions: number;
  /** `+` and digits, normalised from `whatsapp_number`. */
  phone: string;
  /** The assigned person of the desk; empty if there is none. */
  assigned_to: string;
  assigned_at: number;
  /** The time at which it was first moved from `new`; 0 until then. */
  answered_at: number;
  /** Why it is `lost`; empty otherwise. */
  lost_reason: string;
  /** 1 once the indexes of the desk hold it: that is done beside the visitors, and before the desk reads. */
  indexed: number;
}

/** A lead that no one at the desk has seen. */
export const DEFAULT_METRICS = {
  assigned_to: '',
  assigned_at: 0,
  answered_at: 0,
  lost_reason: '',
  indexed: 0,
} as const satisfies Partial<LeadTable>;

/**
 * A person of the desk. `entry` is the hash of the token; empty if the settings hold it, or if the person may not
 * log in.
 */
export interface DeskPersonTable {
  name: string;
  entry: string;
  created_at: number;
  created_by: string;
  removed_at: number;
  absent_from: number;
  absent_until: number;
  language: string;
  email: string;
  telegram: string;
  whatsapp: string;
  notice_text: string;
}

export interface DeskRoleTable {
  /** `<project>/<person>` */
  id: string;
  person: string;
  /** `*` means every project. */
  project_id: string;
  role: string;
}

/** The desk's name of a project, if it was given one. */
export interface DeskProjectTable {
  project_id: string;
  name: string;
}

export interface RotationTable {
  project_id: string;
  is_on: number;
  since: number;
}

export interface RotationTurnTable {
  /** `<project>/<person>` */
  id: string;
  project_id: string;
  person: string;
  takes_turns: number;
  /** The day (Jakarta) that `given` counts. */
  day: number;
  given: number;
  last_at: number;
  last_lead: string;
}

/** An answer that salespeople open WhatsApp with. */
export interface AnswerTemplateTable {
  id: string;
  /** `*` means every project. */
  project_id: string;
  language: string;
  /** The status of a lead that it is for; empty: any. */
  stage: string;
  name: string;
  text: string;
  changed_at: number;
  changed_by: string;
}

/** A project's list of homes. Lists are JSON; an empty text is no list. */
export interface UnitListTable {
  project_id: string;
  /** Grows with every change of the row. */
  revision: number;
  /** The last good list, and the hash of its homes. */
  list: string;
  list_hash: string;
  /** A later list that a person must accept first. */
  waiting: string;
  waiting_hash: string;
  waiting_at: number;
  /** JSON of the reasons why it waits. */
  doubts: string;
  /** The list that a person refused. */
  refused_hash: string;
  /** JSON of a sentence: why the list cannot be read now. */
  problem: string;
  problem_at: number;
}

/** A home that a person holds for a lead. One row a home: the unique index is what prevents a second hold. */
export interface UnitHoldTable {
  id: string;
  project_id: string;
  /** The code, folded as names are compared. */
  unit: string;
  code: string;
  lead_id: string;
  person: string;
  since: number;
  until: number;
}

export interface UnitInterestTable {
  id: string;
  lead_id: string;
  unit: string;
  code: string;
  person: string;
  at: number;
}

export interface LeadEventTable {
  id: string;
  lead_id: string;
  at: number;
  person: string;
  kind: string;
  before: string;
  after: string;
  undone_at: number;
}

export interface LeadReminderTable {
  id: string;
  lead_id: string;
  person: string;
  at: number;
  text: string;
  created_at: number;
  done_at: number;
  told_at: number;
}

export interface PushSubscriptionTable {
  id: string;
  person: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: number;
}

export interface LeadTouchTable {
  id: string;
  lead_id: string;
  at: number;
  /** JSON of the fields as they came the second time. */
  context: string;
}

export interface LeadNoteTable {
  id: string;
  lead_id: string;
  at: number;
  author: string;
  text: string;
}

interface IdempotencyTable {
  key: string;
  body_hash: string;
  lead_id: string;
  created_at: number;
}

export interface OtpRequestTable {
  id: string;
  /** Keyed hash of the phone: the number itself is only on the lead. */
  phone_key: string;
  project_id: string;
  code_hash: string;
  state: OtpRequestState;
  checks: number;
  created_at: number;
  expires_at: number;
  verified_at: number;
}

/** `unsent`: the code sender was down, so a lead of this phone may be saved unverified (OTP-16). */
export type OtpRequestState = 'pending' | 'unsent' | 'verified' | 'cancelled' | 'dead';

interface LimitHitTable {
  bucket: string;
  at: number;
}

export interface OutboxTable {
  id: string;
  lead_id: string;
  destination: string;
  payload: string;
  state: DeliveryState;
  attempts: number;
  next_at: number;
  created_at: number;
  last_error: string;
  /** The receiver's last response: its status (0: none), and the beginning of its text. */
  status: number;
  response: string;
}

export interface DeskSessionTable {
  token_hash: string;
  person: string;
  created_at: number;
  expires_at: number;
}

export interface AuditTable {
  id: string;
  at: number;
  action: string;
  /** Counts and reasons, never personal data. */
  detail: string;
}

export interface Tables {
  lead: LeadTable;
  lead_touch: LeadTouchTable;
  lead_note: LeadNoteTable;
  idempotency: IdempotencyTable;
  otp_request: OtpRequestTable;
  limit_hit: LimitHitTable;
  outbox: OutboxTable;
  desk_session: DeskSessionTable;
  audit: AuditTable;
  desk_person: DeskPersonTable;
  desk_role: DeskRoleTable;
  desk_project: DeskProjectTable;
  rotation: RotationTable;
  rotation_turn: RotationTurnTable;
  lead_event: LeadEventTable;
  lead_reminder: LeadReminderTable;
  push_subscription: PushSubscriptionTable;
  answer_template: AnswerTemplateTable;
  unit_list: UnitListTable;
  unit_hold: UnitHoldTable;
  unit_interest: UnitInterestTable;
}
