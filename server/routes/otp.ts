import type { ServerConfig } from '../config/read.ts';
import { copy } from '../contract/copy.ts';
import { checkRequest } from '../contract/wire.ts';
import { json, refusal } from '../http/answer.ts';
import { writeCookie } from '../http/cookie.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Keys } from '../keys/keys.ts';
import { makeProof, PROOF_COOKIE } from '../otp/proof.ts';
import type { OtpService } from '../otp/service.ts';
import type { Clock } from '../ports/clock.ts';
import { StoreUnavailable } from '../store/database/database-engine.ts';
import type { Call } from './call.ts';

/** Extension codes as the pages read them (OTP-15): 10 adds advice to the message, 3 shows it unchanged. */
export const TRY_OTHER_NUMBER = 10;
const AS_IS = 3;

export interface OtpRouteParts {
  readonly service: OtpService;
  readonly config: ServerConfig;
  readonly keys: Keys;
  readonly clock: Clock;
}

/** The names by which pages may call the code calls. */
export function codeActions(config: ServerConfig) {
  return {
    sendOtp: ['send_otp', ...config.KAVLING_ACTIONS_SEND],
    verifyOtp: ['verify_otp', ...config.KAVLING_ACTIONS_VERIFY],
    cancelOtp: ['cancel_otp', ...config.KAVLING_ACTIONS_CANCEL],
  } as const;
}

/** The three code calls (specification, section 7, call 2). */
export function createOtpCalls({ service, config, keys, clock }: OtpRouteParts): readonly Call[] {
  const actions = codeActions(config);
  return [
    {
      name: 'send-otp',
      actions: actions.sendOtp,
      limiter: 'send',
      // Any status but 200 would be read as 'go on without a code' (OTP-16).
      tooMany: () => errors(AS_IS, copy.otpNetworkBusy),
      async answer(_request, fields, visitor) {
        const checked = checkRequest('send-otp', fields);
        if (!checked.ok) return errors(AS_IS, copy.emptyNumber);
        const { phone_number, project_id = '' } = checked.value;
        const result = await available(service.send(phone_number, project_id, visitor.address));
        if (result === null || result.kind === 'sender-down') return errors(AS_IS, copy.otpSenderDown, 503);
        if (result.kind === 'refused')
          return errors(result.isNumber ? TRY_OTHER_NUMBER : AS_IS, result.message);
        const { requestId, nextEventWait } = result;
        return inner({ requestOtp: { requestId, nextEventWait, alphabet: config.KAVLING_OTP_ALPHABET } });
      },
    },
    {
      name: 'verify-otp',
      actions: actions.verifyOtp,
      limiter: 'verify',
      async answer(request, fields, visitor) {
        const checked = checkRequest('verify-otp', withCode(fields));
        if (!checked.ok) return inner({ verifyOtp: { isSuccess: false } });
        const result = await available(service.verify(checked.value.requestId, checked.value.code));
        if (result === null) return refusal(copy.somethingWrong, 503);
        if (result === 'limited') return refusal(copy.tooMany, 429);
        if (result === 'wrong') return inner({ verifyOtp: { isSuccess: false } });
        const seconds = config.KAVLING_OTP_PROOF_HOURS * 3600;
        const expiresAt = clock.now() + seconds * 1000;
        const proof = makeProof(keys, result.requestId, result.phoneKey, result.projectId, expiresAt);
        return inner(
          { verifyOtp: { isSuccess: true, proof } },
          { 'set-cookie': cookie(proof, seconds, request, visitor) },
        );
      },
    },
    {
      name: 'cancel-otp',
      actions: actions.cancelOtp,
      limiter: 'cancel',
      async answer(_request, fields) {
        const checked = checkRequest('cancel-otp', fields);
        const done = checked.ok ? await available(service.cancel(checked.value.requestId)) : false;
        if (done === null) return refusal(copy.somethingWrong, 503);
        return done ? inner({ cancelOtp: { isSuccess: true } }) : errors(AS_IS, copy.otpCancelFailed);
      },
    },
  ];
}

/** A code that is missing or too long is a wrong code, and counts as a try. */
function withCode(fields: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const code = fields.get('code') ?? '';
  return new Map(fields).set('code', code === '' || code.length > 40 ? '-' : code);
}

function cookie(proof: string, maxAgeSeconds: number, request: Request, { secure }: Visitor): string {
  const site = request.headers.get('sec-fetch-site');
  const sameSite = secure && site === 'cross-site' ? 'None' : 'Lax';
  return writeCookie(PROOF_COOKIE, proof, { secure, maxAgeSeconds, sameSite });
}

/** The depth is the one the pages read: data.data.data from the body, errors beside the innermost data. */
function inner(data: object, headers: Readonly<Record<string, string>> = {}): Response {
  return json({ success: true, data: { data: { data } } }, 200, headers);
}

function errors(code: number, message: string, status = 200): Response {
  return json(
    { success: false, data: { data: { data: null, errors: [{ message, extensions: { code } }] } } },
    status,
  );
}

async function available<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StoreUnavailable) return null;
    throw error;
  }
}
