import { copy } from '../contract/copy.ts';
import { checkRequest, type SaveLeadRequest } from '../contract/wire.ts';
import { json, refusal } from '../http/answer.ts';
import type { PostedFields } from '../http/form.ts';
import type { Visitor } from '../http/visitor.ts';
import type { LeadSubmission, SaveVerdict } from '../lead/save.ts';
import type { Log } from '../ports/log.ts';
import { StoreUnavailable } from '../store/database/database-engine.ts';

export interface SaveLeadParts {
  readonly save: (submission: LeadSubmission) => Promise<SaveVerdict>;
  /** `proof`: what the lead itself carries, empty for none. */
  readonly phoneVerifierFor: (
    request: Request,
    visitor: Visitor,
    proof: string,
  ) => LeadSubmission['verifyPhone'];
  readonly count: (outcome: string) => void;
  readonly log: Log;
}

/** The result of a submission, before it becomes JSON or a page. */
export interface SaveLeadAnswer {
  readonly success: boolean;
  readonly status: number;
  readonly message: string;
  readonly leadId: string;
  readonly request: SaveLeadRequest | null;
}

/** Saves from the fields of a form; refusals that the visitor should read are status 200. */
export function createSaveAnswer(parts: SaveLeadParts) {
  return async (request: Request, fields: PostedFields, visitor: Visitor): Promise<SaveLeadAnswer> => {
    const checked = checkRequest('save-lead', fields, FALLBACKS);
    if (!checked.ok) {
      parts.count('invalid');
      return { success: false, status: 200, message: explainField(checked.field), leadId: '', request: null };
    }
    const body = checked.value;
    const idempotencyKey =
      request.headers.get('idempotency-key')?.slice(0, 255) ?? body.idempotency_key ?? '';
    const refuse = (status: number, message: string) => ({
      success: false,
      status,
      message,
      leadId: '',
      request: body,
    });
    try {
      const verdict = await parts.save({
        request: body,
        idempotencyKey,
        verifyPhone: parts.phoneVerifierFor(request, visitor, body.otp_proof ?? ''),
      });
      parts.count(verdict.kind === 'saved' ? verdict.outcome : verdict.kind);
      if (verdict.kind === 'refused') return refuse(200, verdict.message);
      if (verdict.kind === 'key-reused') return refuse(422, copy.keyReused);
      return { success: true, status: 200, message: copy.saved, leadId: verdict.leadId, request: body };
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      parts.count('unavailable');
      parts.log.error('lead.not-saved', { reason: error.message });
      return refuse(503, copy.somethingWrong);
    }
  };
}

export function saveAnswerJson(answer: SaveLeadAnswer): Response {
  if (!answer.success) return refusal(answer.message, answer.status);
  return json({ success: true, data: { message: answer.message, lead_id: answer.leadId } });
}

/** An absent name is an empty one: the visitor gets the sentence for it, not a protocol error. */
const FALLBACKS = { action: 'save_leads_to_db', name: ' ', whatsapp_number: ' ' };

const EXPLANATIONS: Readonly<Record<string, string>> = {
  name: copy.nameTooLong,
  whatsapp_number: copy.wrongNumber,
};

function explainField(field: string): string {
  return EXPLANATIONS[field] ?? copy.invalid;
}
