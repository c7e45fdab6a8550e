import type { GatewayName } from '../config/gateway-names.ts';
import type { ServerConfig } from '../config/read.ts';
import { type CodeMessage, type CodeSender, SenderDown, SenderRefused } from './sender.ts';

/** Connects to a gateway. */
type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A gateway's result for a code: accepted, or the error. `refused`: it works, but will not send to this number. */
type Verdict = { readonly kind: 'sent' } | { readonly kind: 'refused' | 'down'; readonly reason: string };

/** The protocol of one gateway, from its public documentation. */
interface Gateway {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A form, or the object of a JSON body. */
  readonly form?: (message: CodeMessage) => Readonly<Record<string, string>>;
  readonly json?: (message: CodeMessage) => object;
  readonly read: (status: number, answer: unknown) => Verdict;
}

const SENT: Verdict = { kind: 'sent' };
const down = (reason: string): Verdict => ({ kind: 'down', reason });
const refused = (reason: string): Verdict => ({ kind: 'refused', reason });

function part(value: unknown, ...path: readonly (string | number)[]): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = Reflect.get(found, key);
  }
  return found;
}

/** The text of a code for gateways that send any text. */
function wording({ KAVLING_OTP_TEXT: text }: ServerConfig) {
  return ({ code, expiresInSeconds }: CodeMessage) =>
    text.replaceAll('{code}', code).replaceAll('{minutes}', String(Math.ceil(expiresInSeconds / 60)));
}

const TWILIO_NUMBER_ERRORS = new Set([60200, 60205, 60410, 60605, 21211, 21614]);

/** The gateways by name. */
const GATEWAYS = {
  /** Verify v2 with a custom code, which Twilio has to enable for the service. */
  'twilio-verify': (config) => ({
    url: `${config.KAVLING_TWILIO_API}/v2/Services/${encodeURIComponent(config.KAVLING_TWILIO_SERVICE)}/Verifications`,
    headers: {
      authorization: `Basic ${Buffer.from(`${config.KAVLING_TWILIO_ACCOUNT}:${config.KAVLING_TWILIO_TOKEN}`).toString('base64')}`,
    },
    form: ({ phone, code }) => ({
      To: `+${phone}`,
      Channel: config.KAVLING_TWILIO_CHANNEL,
      CustomCode: code,
    }),
    read(status, answer) {
      if (status === 201 && part(answer, 'status') === 'pending') return SENT;
      const code = Number(part(answer, 'code') ?? 0);
      const reason = `Twilio answered ${status}, error ${code}.`;
      return TWILIO_NUMBER_ERRORS.has(code) ? refused(reason) : down(reason);
    },
  }),
  /** The SMS API: HTTP is always 200, and the message's status has the result. */
  vonage: (config) => ({
    url: `${config.KAVLING_VONAGE_API}/sms/json`,
    headers: {},
    form: (message) => ({
      api_key: config.KAVLING_VONAGE_KEY,
      api_secret: config.KAVLING_VONAGE_SECRET,
      from: config.KAVLING_VONAGE_FROM,
      to: message.phone,
      text: wording(config)(message),
    }),
    read(status, answer) {
      const result = String(part(answer, 'messages', 0, 'status') ?? '');
      if (status === 200 && result === '0') return SENT;
      const reason = `Vonage answered ${status}, status ${result || 'unknown'}.`;
      return result === '7' || result === '33' ? refused(reason) : down(reason);
    },
  }),
  zenziva: (config) => ({
    url: `${config.KAVLING_ZENZIVA_API}/reguler/api/sendsms/`,
    headers: {},
    form: (message) => ({
      userkey: config.KAVLING_ZENZIVA_USERKEY,
      passkey: config.KAVLING_ZENZIVA_PASSKEY,
      to: message.phone.replace(/^62/, '0'),
      message: wording(config)(message),
    }),
    read(status, answer) {
      const isSent = String(part(answer, 'status') ?? '') === '1' || part(answer, 'text') === 'Success';
      if (status >= 200 && status < 300 && isSent) return SENT;
      return down(`Zenziva answered ${status}, status ${String(part(answer, 'status') ?? 'unknown')}.`);
    },
  }),
  qontak: (config) => ({
    url: `${config.KAVLING_QONTAK_API}/api/open/v1/broadcasts/whatsapp/direct`,
    headers: { authorization: `Bearer ${config.KAVLING_QONTAK_TOKEN}` },
    json: ({ phone, code }) => ({
      to_number: phone,
      to_name: phone,
      message_template_id: config.KAVLING_QONTAK_TEMPLATE,
      channel_integration_id: config.KAVLING_QONTAK_CHANNEL,
      language: { code: config.KAVLING_WHATSAPP_LANGUAGE },
      parameters: {
        body: [{ key: '1', value: 'code', value_text: code }],
        buttons: [{ index: '0', type: 'url', value: code }],
      },
    }),
    read(status, answer) {
      if (status >= 200 && status < 300 && part(answer, 'status') === 'success') return SENT;
      const texts = JSON.stringify(part(answer, 'error', 'messages') ?? '');
      const reason = `Qontak answered ${status}, error ${String(part(answer, 'error', 'code') ?? 'unknown')}.`;
      return status === 422 && /number/i.test(texts) ? refused(reason) : down(reason);
    },
  }),
  wablas: (config) => ({
    url: `${config.KAVLING_WABLAS_API}/api/send-message`,
    headers: { authorization: config.KAVLING_WABLAS_TOKEN },
    form: (message) => ({ phone: message.phone, message: wording(config)(message) }),
    read(status, answer) {
      if (status >= 200 && status < 300 && part(answer, 'status') === true) return SENT;
      return down(`Wablas answered ${status}, status ${String(part(answer, 'status') ?? 'unknown')}.`);
    },
  }),
  fonnte: (config) => ({
    url: `${config.KAVLING_FONNTE_API}/send`,
    headers: { authorization: config.KAVLING_FONNTE_TOKEN },
    form: (message) => ({ target: message.phone, message: wording(config)(message), countryCode: '62' }),
    read(status, answer) {
      if (status >= 200 && status < 300 && part(answer, 'status') === true) return SENT;
      const reason = `Fonnte answered ${status}: ${String(part(answer, 'reason') ?? 'no reason')}`;
      return part(answer, 'reason') === 'target invalid' ? refused(reason) : down(reason);
    },
  }),
} as const satisfies Record<GatewayName, (config: ServerConfig) => Gateway>;

/** Sends codes through a gateway of this name. */
export function gatewaySender(name: GatewayName, config: ServerConfig, fetch: Fetch): CodeSender {
  const gateway: Gateway = GATEWAYS[name](config);
  return {
    name,
    async send(message, signal) {
      const form = gateway.form?.(message);
      const response = await fetch(gateway.url, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
          ...gateway.headers,
        },
        body: form ? new URLSearchParams(form).toString() : JSON.stringify(gateway.json?.(message)),
        redirect: 'error',
        signal,
      });
      const verdict = gateway.read(response.status, await response.json().catch(() => null));
      if (verdict.kind === 'refused') throw new SenderRefused(verdict.reason);
      if (verdict.kind === 'down') throw new SenderDown(verdict.reason);
    },
  };
}
