import type { ServerConfig } from '../config/read.ts';
import { copy } from '../contract/copy.ts';
import { limitAddress, limitNetwork } from '../http/client-address.ts';
import { isEqualSecret, type Keys } from '../keys/keys.ts';
import { isIndonesianMobile, maskPhone, normalisePhone } from '../phone/phone.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Log } from '../ports/log.ts';
import type { Bucket } from '../store/otp/limit-repository.ts';
import type { NewOtpRequest, OtpRepository } from '../store/otp/otp-repository.ts';
import { drawCode, MAX_CHECKS, readCode } from './code.ts';
import { type CodeMessage, type CodeSender, SenderRefused } from './sender.ts';

export interface OtpParts {
  readonly otp: OtpRepository;
  readonly keys: Keys;
  readonly sender: CodeSender;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly config: ServerConfig;
  readonly log: Log;
  readonly count: (event: string) => void;
}

/** sender-down is the one refusal after which the page proceeds; visitors read the others. */
export type SendResult =
  | { readonly kind: 'sent'; readonly requestId: string; readonly nextEventWait: number }
  /** `isNumber`: another number would help. */
  | { readonly kind: 'refused'; readonly message: string; readonly isNumber: boolean }
  | { readonly kind: 'sender-down' };

/** All codes of the day are counted under this name. */
const BUDGET_BUCKET = 'otp:budget';
const DAY = 86_400;

/** The message when a limit is reached: only the limit of the visitor's own number mentions the number. */
const REFUSALS: Readonly<Record<string, Omit<Extract<SendResult, { kind: 'refused' }>, 'kind'>>> = {
  phone: { message: copy.otpTooMany, isNumber: true },
  prefix: { message: copy.tooMany, isNumber: false },
};
const NETWORK_REFUSAL = { message: copy.otpNetworkBusy, isNumber: false };

export interface VerifiedCode {
  readonly requestId: string;
  readonly phoneKey: string;
  readonly projectId: string;
}

/** The log repeats the alarm of a spent budget this often, milliseconds. */
const ALARM_EVERY = 3_600_000;

/** Codes: created, sent, checked and cancelled, every step counted in the store. */
export function createOtpService(parts: OtpParts) {
  const { otp, keys, config, clock, log, count } = parts;

  async function send(phoneNumber: string, projectId: string, address: string): Promise<SendResult> {
    const phone = normalisePhone(phoneNumber);
    if (!isIndonesianMobile(phone)) return { kind: 'refused', message: copy.otpNotMobile, isNumber: true };
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
      buckets: sendBuckets(phoneKey, address, keys.prefix(phone)),
      budget: {
        name: BUDGET_BUCKET,
        limits: [{ count: config.KAVLING_OTP_DAILY_BUDGET, seconds: DAY }],
      },
    });
    if (!requested.ok) {
      const bucket = requested.bucket.split(':')[1] ?? '';
      count('limited');
      log.warn('otp.limited', { phone: maskPhone(phone), bucket });
      return { kind: 'refused', ...(REFUSALS[bucket] ?? NETWORK_REFUSAL) };
    }
    if (!requested.isPaid) return budgetSpent(now);
    const message = { phone, code, expiresInSeconds: config.KAVLING_OTP_TTL_SECONDS };
    try {
      await parts.sender.send(message, new AbortController().signal);
    } catch (error) {
      return notSent(error, id, message);
    }
    count('sent');
    return { kind: 'sent', requestId: id, nextEventWait: Math.ceil(requested.nextWait / 1000) };
  }

  async function notSent(error: unknown, id: string, { phone, code }: CodeMessage): Promise<SendResult> {
    // A sender's error may contain the code.
    const reason = (error instanceof Error ? error.message : String(error)).replaceAll(code, '******');
    log.error('otp.not-sent', { phone: maskPhone(phone), sender: parts.sender.name, reason });
    if (error instanceof SenderRefused) {
      await otp.cancel(id);
      count('refused');
      return { kind: 'refused', message: copy.otpNotMobile, isNumber: true };
    }
    await otp.markUnsent(id);
    count('sender-down');
    return { kind: 'sender-down' };
  }

  let alarmedAt = Number.NEGATIVE_INFINITY;

  /** The visitor continues as if the sender were down; the team is alerted, once an hour while it lasts. */
  function budgetSpent(now: number): SendResult {
    count('budget-spent');
    if (now - alarmedAt >= ALARM_EVERY) {
      alarmedAt = now;
      log.error('otp.budget-spent', {
        budget: config.KAVLING_OTP_DAILY_BUDGET,
        effect:
          'No codes leave, leads arrive unverified. Raise KAVLING_OTP_DAILY_BUDGET or find who spends it.',
      });
    }
    return { kind: 'sender-down' };
  }

  function sendBuckets(phoneKey: string, address: string, prefixKey: string): NewOtpRequest['buckets'] {
    const site = limitNetwork(address, { ipv4: 32, ipv6: 56 });
    const network = limitNetwork(address, { ipv4: 24, ipv6: 48 });
    const share = Math.ceil((config.KAVLING_OTP_DAILY_BUDGET * config.KAVLING_OTP_NETWORK_SHARE) / 100);
    return [
      { name: `otp:phone:${phoneKey}`, limits: config.KAVLING_OTP_PHONE_LIMITS },
      {
        name: `otp:address:${keys.address(limitAddress(address))}`,
        limits: config.KAVLING_OTP_ADDRESS_LIMITS,
      },
      ...(site === address
        ? []
        : [{ name: `otp:site:${keys.address(site)}`, limits: config.KAVLING_OTP_SITE_LIMITS }]),
      { name: `otp:network:${keys.address(network)}`, limits: [{ count: share, seconds: DAY }] },
      { name: `otp:prefix:${prefixKey}`, limits: config.KAVLING_OTP_PREFIX_LIMITS },
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

  /** Codes of the day that can still be sent. */
  async function budgetLeft(): Promise<number> {
    const sent = await otp.countHits(BUDGET_BUCKET, clock.now() - DAY * 1000);
    return Math.max(0, config.KAVLING_OTP_DAILY_BUDGET - sent);
  }

  return { send, verify, cancel: (requestId: string) => otp.cancel(requestId), budgetLeft };
}

export type OtpService = ReturnType<typeof createOtpService>;
