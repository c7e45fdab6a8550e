import { hash } from 'node:crypto';
import { isTouchField } from '../../src/lib/touch-fields.ts';
import { copy } from '../contract/copy.ts';
import { LEAD_FIELDS, NO_FIELDS } from '../contract/lead-fields.ts';
import { cutText, type SaveLeadRequest } from '../contract/wire.ts';
import { localPhoneDigits, phoneDigits } from '../phone/phone.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { ProjectSource } from '../site/facts.ts';
import { DEFAULT_METRICS, type LeadTable } from '../store/database/tables.ts';
import type { SavedLead, SaveLead } from '../store/lead-repository.ts';
import { checkNameAndNumber } from './check.ts';

/** The server's own knowledge of the phone: `null` if the project needs a code and there is no proof. */
export interface PhoneVerification {
  readonly verified: boolean;
  readonly reason: 'proven' | 'not-required' | 'sender-down' | 'unproven' | 'unknown-page';
  readonly requestId: string;
}

export interface SaveParts {
  readonly store: { save(command: SaveLead): Promise<SavedLead> };
  readonly projects: ProjectSource;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly duplicateMinutes: number;
  /** A form that is sent sooner than this after its page was opened was filled by a machine, milliseconds. */
  readonly fastestMs: number;
  /** Messages that are stored with the lead, in its transaction. */
  readonly outboxFor: (lead: LeadTable, type: 'lead.created' | 'lead.updated') => SaveLead['outbox'];
}

export type SaveVerdict =
  | {
      readonly kind: 'saved';
      readonly leadId: string;
      readonly outcome: 'created' | 'merged' | 'repeated' | 'spam';
    }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'key-reused' };

export interface LeadSubmission {
  readonly request: SaveLeadRequest;
  /** From the header or the field; empty if there is none. */
  readonly idempotencyKey: string;
  /** Verifies a phone (digits) for a project id, on the page with this slug. */
  readonly verifyPhone: (
    phone: string,
    projectId: string,
    pageSlug: string,
  ) => Promise<PhoneVerification | null>;
}

/** Saves one lead: checks, verification, duplicates, retries. Resolves only once the lead is on the disk. */
export function createLeadSaver(parts: SaveParts): (submission: LeadSubmission) => Promise<SaveVerdict> {
  return async ({ request, idempotencyKey, verifyPhone }) => {
    const digits = readNumber(request.whatsapp_number, request.local_numbers);
    const message = checkNameAndNumber(request.name, digits);
    if (message !== null) return { kind: 'refused', message };
    const now = parts.clock.now();
    const lead = readLead(request, parts.projects);
    const spam = isSpam(request.website ?? '', request.filled_in_ms ?? '', parts.fastestMs);
    const proven = spam ? NOT_ASKED : await verifyPhone(digits, lead.project_id, request.page_slug ?? '');
    const verification = proven ?? UNPROVEN;
    const isQuarantined = spam || proven === null || verification.reason === 'unknown-page';

    lead.id = parts.ids.row();
    lead.created_at = now;
    lead.changed_at = now;
    lead.spam = isQuarantined ? 1 : 0;
    lead.otp_verified = verification.verified ? 1 : 0;
    lead.otp_reason = verification.reason;
    lead.otp_request_id = verification.requestId;
    lead.phone = `+${digits}`;
    if (isQuarantined && verification.reason !== 'unknown-page') shorten(lead);
    const saved = await parts.store.save({
      lead,
      idempotencyKey: proven ? idempotencyKey : '',
      bodyHash: idempotencyKey === '' ? '' : hashBody(request),
      duplicateSince: now - parts.duplicateMinutes * 60_000,
      outbox: isQuarantined ? [] : parts.outboxFor(lead, 'lead.created'),
      outboxWhenProven: (proven) => parts.outboxFor(proven, 'lead.updated'),
      touchId: parts.ids.row,
    });
    if (!proven) return { kind: 'refused', message: copy.needsOtp };
    if (saved.outcome === 'key-reused') return { kind: 'key-reused' };
    const outcome = spam && saved.outcome === 'created' ? 'spam' : saved.outcome;
    return { kind: 'saved', leadId: saved.leadId, outcome };
  };
}

/** The digits of the number, as the page reads it (`settings.form.localNumbers`). */
export function readNumber(number: string, local: string | undefined): string {
  return local === 'accept' ? localPhoneDigits(number) : phoneDigits(number);
}

const NOT_ASKED: PhoneVerification = { verified: false, reason: 'not-required', requestId: '' };

/**
 * A page whose code request was lost on the way proceeds without a code (OTP-16), and this server never received
 * it. Its save is refused like any unproven one, but the visitor's data is set aside with the spam, so that no
 * outage between page and server loses a number.
 * no outage between page and server loses a number.
 */
const UNPROVEN: PhoneVerification = { verified: false, reason: 'unproven', requestId: '' };

/** An empty lead. Each lead is a copy: an object that grows field by field is slow to read and to copy. */
const BLANK: Readonly<LeadTable> = {
  id: '',
  created_at: 0,
  changed_at: 0,
  status: 'new',
  spam: 0,
  otp_verified: 0,
  otp_reason: '',
  otp_request_id: '',
  submissions: 1,
  phone: '',
  ...NO_FIELDS,
  ...DEFAULT_METRICS,
};

/** All fields as received; the name of a known project is filled in if the page omitted it. */
function readLead(request: SaveLeadRequest, projects: ProjectSource): LeadTable {
  const lead = { ...BLANK };
  for (const field of LEAD_FIELDS) {
    const given = request[field];
    if (given) lead[field] = given;
  }
  lead.name = request.name.trim();
  lead.submit_status = '1';
  const project = lead.project_name === '' ? projects.facts().pageOf(request) : undefined;
  if (project) lead.project_name = project.name;
  return lead;
}

/** Refused leads are kept for review, but shortened: strangers could fill the disk with them. */
const MAX_QUARANTINED_LENGTH = 200;

function shorten(lead: LeadTable): void {
  for (const field of LEAD_FIELDS) lead[field] = cutText(lead[field], MAX_QUARANTINED_LENGTH);
}

/** Fields that differ between tries of one lead, or that the server fills in itself. */
const PER_TRY: ReadonlySet<string> = new Set([
  'submit_status',
  'current_url',
  'telesales_number',
  'consent_at',
  'consent_url',
]);

const HASHED_FIELDS = LEAD_FIELDS.filter((field) => !PER_TRY.has(field) && !isTouchField(field));

/** The same lead sent again has the same hash. */
function hashBody(request: SaveLeadRequest): string {
  return hash('sha256', JSON.stringify(HASHED_FIELDS.map((field) => request[field] ?? '')), 'base64url');
}

/**
 * True if a machine filled the form: the hidden field has text, or the form was sent immediately. The time is the
 * page's own stopwatch and not a time of day, since a visitor's clock may be wrong; a page without script sends
 * none.
 * @param fastest the least that a person takes, milliseconds
 */
function isSpam(honeypot: string, filledInMs: string, fastest: number): boolean {
  if (honeypot !== '') return true;
  return /^\d{1,12}$/.test(filledInMs) && Number(filledInMs) < fastest;
}
