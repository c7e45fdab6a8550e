import { escapeHtml } from '../../src/lib/escape-html.ts';
import { LOCAL_PHONE_PATTERN, NAME_PATTERN, PHONE_PATTERN } from '../../src/lib/form-patterns.ts';
import { copy } from '../contract/copy.ts';
import { CALL_SCHEMAS } from '../contract/wire.ts';
import type { PostedFields } from '../http/form.ts';
import type { FieldErrors } from '../lead/check.ts';

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

/** The lead form again, with the visitor's input, and a line below each field that failed (LIB-06). */
export function leadForm(path: string, fields: PostedFields, back: string, errors: FieldErrors): string {
  const pattern = fields.get('local_numbers') === 'accept' ? LOCAL_PHONE_PATTERN : PHONE_PATTERN;
  return form(
    path,
    fields,
    back,
    ['name', 'whatsapp_number'],
    [
      field(
        copy.nameLabel,
        `name="name" autocomplete="name" title="${copy.nameHint}" pattern="${NAME_PATTERN}" value="${value(fields, 'name')}"`,
        errors.name,
        errors.name !== undefined,
      ),
      field(
        copy.phoneLabel,
        `name="whatsapp_number" type="tel" autocomplete="tel" placeholder="628123456789" title="${copy.phoneHint}" pattern="${escapeHtml(pattern)}" value="${value(fields, 'whatsapp_number')}"`,
        errors.whatsapp_number,
        errors.name === undefined && errors.whatsapp_number !== undefined,
      ),
      `<button>${copy.sendAgain}</button>`,
    ],
  );
}

/** The form for the code that was sent; the lead waits in it. */
export function codeForm(
  path: string,
  fields: PostedFields,
  back: string,
  requestId: string,
  error?: string,
): string {
  return form(
    path,
    fields,
    back,
    [],
    [
      hidden(REQUEST, requestId),
      field(
        copy.codeLabel,
        `name="${CODE}" class="code" maxlength="12" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" title="${copy.codeHint}"`,
        error,
        true,
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
/** A field; the focus goes to the first that failed, and to a code (FORM-06). */
function field(label: string, attributes: string, error: string | undefined, isFirst: boolean): string {
  const id = `${/name="(\w+)"/.exec(attributes)?.[1]}-error`;
  const focus = isFirst ? ' autofocus' : '';
  const marks = error ? ` aria-invalid="true" aria-describedby="${id}"` : '';
  const line = error ? `<p class="error" id="${id}">${escapeHtml(error)}</p>` : '';
  return `<div><label>${label} <input required ${attributes}${marks}${focus}></label>${line}</div>`;
}
const value = (fields: PostedFields, name: string) => escapeHtml(fields.get(name) ?? '');
