import { LOCAL_PHONE_PATTERN, NAME_PATTERN, PHONE_PATTERN } from '../../src/lib/form-patterns.ts';
import { copy } from '../contract/copy.ts';
import { CALL_SCHEMAS } from '../contract/wire.ts';
import { escapeHtml } from '../http/answer-page.ts';
import type { PostedFields } from '../http/form.ts';

/** Form fields of these pages in addition to the lead. */
export const STEP = 'kavling_step';
export const BACK = 'kavling_back';
export const REQUEST = 'requestId';
export const CODE = 'code';

/** Fields that belong to one submission, not to the lead. */
const PER_PRESS = new Set(['website', 'filled_in_ms', 'idempotency_key']);
/** The fields of a lead that wait in these forms until it is saved. */
export const KEPT_FIELDS: readonly string[] = Object.keys(
  CALL_SCHEMAS['save-lead'].definitions.request.properties,
).filter((name) => !PER_PRESS.has(name));

/** The lead form again, with the visitor's input. */
export function leadForm(path: string, fields: PostedFields, back: string): string {
  const pattern = fields.get('local_numbers') === 'accept' ? LOCAL_PHONE_PATTERN : PHONE_PATTERN;
  return form(
    path,
    fields,
    back,
    ['name', 'whatsapp_number'],
    [
      field(
        copy.nameLabel,
        `name="name" autocomplete="name" pattern="${NAME_PATTERN}" value="${value(fields, 'name')}"`,
      ),
      field(
        copy.phoneLabel,
        `name="whatsapp_number" type="tel" autocomplete="tel" placeholder="628123456789" pattern="${escapeHtml(pattern)}" value="${value(fields, 'whatsapp_number')}"`,
      ),
      `<button>${copy.sendAgain}</button>`,
    ],
  );
}

/** The form for the code that was sent; the lead waits in it. */
export function codeForm(path: string, fields: PostedFields, back: string, requestId: string): string {
  return form(
    path,
    fields,
    back,
    [],
    [
      hidden(REQUEST, requestId),
      field(
        copy.codeLabel,
        `name="${CODE}" class="code" maxlength="12" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false"`,
      ),
      `<button name="${STEP}" value="verify">${copy.verifyCode}</button>`,
      `<button name="${STEP}" value="resend" class="quiet" formnovalidate>${copy.resendCode}</button>`,
    ],
  );
}

function form(
  path: string,
  fields: PostedFields,
  back: string,
  shown: readonly string[],
  parts: readonly string[],
): string {
  const kept = KEPT_FIELDS.filter((name) => fields.has(name) && !shown.includes(name));
  const all = [...kept.map((name) => hidden(name, fields.get(name) ?? '')), hidden(BACK, back), ...parts];
  return `<form method="post" action="${escapeHtml(path)}">${all.join('')}</form>`;
}

const hidden = (name: string, text: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(text)}">`;
const field = (label: string, attributes: string) =>
  `<div><label>${label} <input required ${attributes}></label></div>`;
const value = (fields: PostedFields, name: string) => escapeHtml(fields.get(name) ?? '');
