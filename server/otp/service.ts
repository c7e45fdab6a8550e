import type { ServerConfig } from '../config/read.ts';
import { copy } from '../copy.ts';
import { isEqualSecret, type Keys } from '../keys.ts';
import { isIndonesianMobile, maskPhone, normalisePhone } from '../lead/phone.ts';
import type { Clock, Ids, Log } from '../ports.ts';
import type { Bucket } from '../store/limit-works.ts';
import type { NewOtpRequest, OtpStore } from '../store/otp-works.ts';
import { drawCode, MAX_CHECKS, readCode } from './code.ts';
import { type CodeSender, SenderRefused } from './sender.ts';

export interface OtpParts {
  readonly otp: OtpStore;
  readonly keys: Keys;
  readonly sender: CodeSender;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly config: ServerConfig;
  readonly log: Log;
  readonly count: (event: string) => void;
}

/** sender-down is the one refusal that lets the page go on; the others are read by the visitor. */
export type SendResult =
  | { readonly kind: 'sent'; readonly requestId: string; readonly nextEventWait: number }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'sender-down' };

export interface VerifiedCode {
  readonly requestId: string;
  readonly phoneKey: string;
  readonly projectId: string;
}

/** Codes: made, sent, checked and cancelled, every step counted in the store. */
export function createOtpService(parts: OtpParts) {
  const { otp, keys, config, clock, log, count } = parts;

  async function send(phoneNumber: string, projectId: string, limitKey: string): Promise<SendResult> {
    const phone = normalisePhone(phoneNumber);
    if (!isIndonesianMobile(phone)) return { kind: 'refused', message: copy.otpNotMobile };
    const id = parts.ids.secret();
    const code = drawCode(config.KAVLING_OTP_ALPHABET);
    const phoneKey = keys.phone(phone);
    const now = clock.now();
    const requested = await otp.request({
      id,
      phoneKey,
      projectId,
      codeHash: keys.code(id, phoneKey, code),
      now,
      expiresAt: now + config.KAVLING_OTP_TTL_SECONDS * 1000,
      buckets: sendBuckets(phoneKey, keys.address(limitKey), keys.prefix(phone)),
    });
    if (!requested.ok) {
      count('limited');
      log.warn('otp.limited', { phone, bucket: requested.bucket.split(':')[1] ?? '' });
      return { kind: 'refused', message: copy.otpTooMany };
    }
    try {
      const message = { phone, code, expiresInSeconds: config.KAVLING_OTP_TTL_SECONDS };
      await parts.sender.send(message, new AbortController().signal);
    } catch (error) {
      return notSent(error, id, phone);
    }
    count('sent');
    return { kind: 'sent', requestId: id, nextEventWait: Math.ceil(requested.nextWait / 1000) };
  }

  async function notSent(error: unknown, id: string, phone: string): Promise<SendResult> {
    const reason = error instanceof Error ? error.message : String(error);
    log.error('otp.not-sent', { phone: maskPhone(phone), sender: parts.sender.name, reason });
    if (error instanceof SenderRefused) {
      await otp.cancel(id);
      count('refused');
      return { kind: 'refused', message: copy.otpNotMobile };
    }
    await otp.markUnsent(id);
    count('sender-down');
    return { kind: 'sender-down' };
  }

  function sendBuckets(phoneKey: string, addressKey: string, prefixKey: string): NewOtpRequest['buckets'] {
    return [
      { name: `otp:phone:${phoneKey}`, limits: config.KAVLING_OTP_PHONE_LIMITS },
      { name: `otp:address:${addressKey}`, limits: config.KAVLING_OTP_ADDRESS_LIMITS },
      { name: `otp:prefix:${prefixKey}`, limits: config.KAVLING_OTP_PREFIX_LIMITS },
      { name: 'otp:budget', limits: [{ count: config.KAVLING_OTP_DAILY_BUDGET, seconds: 86_400 }] },
    ];
  }

  async function verify(requestId: string, typed: string): Promise<VerifiedCode | 'wrong' | 'limited'> {
    const code = readCode(typed);
    const { verdict, request } = await otp.verify({
      id: requestId,
      now: clock.now(),
      maxChecks: MAX_CHECKS,
      bucketOf: (phoneKey): Bucket => ({
        name: `otp:check:${phoneKey}`,
        limits: config.KAVLING_OTP_CHECK_LIMITS,
      }),
      isRight: (row) => code !== null && isEqualSecret(keys.code(row.id, row.phone_key, code), row.code_hash),
    });
    count(verdict);
    if (verdict === 'limited') return 'limited';
    if (verdict !== 'verified' || !request) return 'wrong';
    return { requestId: request.id, phoneKey: request.phone_key, projectId: request.project_id };
  }

  return { send, verify, cancel: (requestId: string) => otp.cancel(requestId) };
}

export type OtpService = ReturnType<typeof createOtpService>;
