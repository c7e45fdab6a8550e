import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import cancelOtp from '../../schemas/api/cancel-otp.schema.json';
import project from '../../schemas/api/project.schema.json';
import saveLead from '../../schemas/api/save-lead.schema.json';
import sendOtp from '../../schemas/api/send-otp.schema.json';
import verifyOtp from '../../schemas/api/verify-otp.schema.json';
import type { SAVE_FIELDS } from '../../src/generated/lead-fields.ts';
import type { LeadField } from './lead-fields.ts';

/** Bodies of the five calls (specification, section 7). The names are those of the wire. */
interface ProjectRequest {
  id: string;
}

export type SaveLeadRequest = Record<NeededField, string> & {
  [Field in Exclude<LeadField | (typeof SAVE_FIELDS)[number], NeededField>]?: string;
};

type NeededField = 'action' | 'name' | 'whatsapp_number';

interface SendOtpRequest {
  action: string;
  phone_number: string;
  project_id?: string;
}

interface VerifyOtpRequest {
  action: string;
  code: string;
  requestId: string;
}

interface CancelOtpRequest {
  action: string;
  requestId: string;
}

export type CallName = 'project' | 'save-lead' | 'send-otp' | 'verify-otp' | 'cancel-otp';

interface CallSchema {
  readonly definitions: { readonly request: { readonly properties: Readonly<Record<string, object>> } };
}

/** The call schemas by name, as `schemas/api` has them. */
export const CALL_SCHEMAS: Readonly<Record<CallName, CallSchema>> = {
  project,
  'save-lead': saveLead,
  'send-otp': sendOtp,
  'verify-otp': verifyOtp,
  'cancel-otp': cancelOtp,
};

const ajv = new Ajv({ strict: true, allowUnionTypes: true, allErrors: false });
ajv.addKeyword('kavling');

function compileRequest<T>(name: CallName): ValidateFunction<T> {
  return ajv.compile<T>(CALL_SCHEMAS[name].definitions.request);
}

const requests = {
  project: compileRequest<ProjectRequest>('project'),
  'save-lead': compileRequest<SaveLeadRequest>('save-lead'),
  'send-otp': compileRequest<SendOtpRequest>('send-otp'),
  'verify-otp': compileRequest<VerifyOtpRequest>('verify-otp'),
  'cancel-otp': compileRequest<CancelOtpRequest>('cancel-otp'),
};

interface RequestTypes {
  project: ProjectRequest;
  'save-lead': SaveLeadRequest;
  'send-otp': SendOtpRequest;
  'verify-otp': VerifyOtpRequest;
  'cancel-otp': CancelOtpRequest;
}

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly field: string };

/** Fields with a maximum length; the tail of any other is cut, since a lead is worth more than it. */
const NEVER_CUT = new Set([
  'action',
  'name',
  'whatsapp_number',
  'code',
  'requestId',
  'id',
  'idempotency_key',
]);

type Body = Record<string, string | undefined>;

interface KnownFields {
  readonly rules: readonly { readonly field: string; readonly cut: number }[];
  /** All fields, empty. A body is a copy of it: an object that grows field by field is slow to read. */
  readonly blank: Readonly<Body>;
}

function readSchema(schema: CallSchema): KnownFields {
  const { properties } = schema.definitions.request;
  return {
    rules: Object.entries(properties).map(([field, rule]) => ({
      field,
      cut: !NEVER_CUT.has(field) && 'maxLength' in rule ? Number(rule.maxLength) : Number.POSITIVE_INFINITY,
    })),
    blank: Object.fromEntries(Object.keys(properties).map((field) => [field, undefined])),
  };
}

const known = Object.fromEntries(
  Object.entries(CALL_SCHEMAS).map(([name, schema]) => [name, readSchema(schema)]),
) as Readonly<Record<CallName, KnownFields>>;

/**
 * Keeps the known fields, drops all others, and checks the result against its schema.
 * @param fallbacks used for fields that are absent or empty
 */
export function checkRequest<Name extends CallName>(
  name: Name,
  fields: ReadonlyMap<string, string>,
  fallbacks: Readonly<Record<string, string>> = {},
): Checked<RequestTypes[Name]> {
  const { rules, blank } = known[name];
  const body = { ...blank };
  for (const { field, cut } of rules) {
    const given = fields.get(field);
    const value = given || (fallbacks[field] ?? given);
    if (value !== undefined) body[field] = value.length > cut ? cutText(value, cut) : value;
  }
  const validate: ValidateFunction<unknown> = requests[name];
  if (validate(body)) return { ok: true, value: body as unknown as RequestTypes[Name] };
  return { ok: false, field: nameField(validate.errors?.[0]) };
}

/** The beginning of a text; it never cuts a surrogate pair in two. */
export function cutText(value: string, length: number): string {
  if (value.length <= length) return value;
  const end = /[\uD800-\uDBFF]/.test(value.charAt(length - 1)) ? length - 1 : length;
  return value.slice(0, end);
}

function nameField(error: ErrorObject | undefined): string {
  if (!error) return '';
  return error.keyword === 'required' ? String(error.params.missingProperty) : error.instancePath.slice(1);
}
