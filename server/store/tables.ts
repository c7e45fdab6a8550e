import type { LeadFields } from '../lead/fields.ts';

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
  /** How often the same person asked within the duplicate window. */
  submissions: number;
  /** `+` and digits, normalised from `whatsapp_number`. */
  phone: string;
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
}

type DeliveryState = 'waiting' | 'done' | 'dead';

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
}
