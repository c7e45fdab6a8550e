import type { ServerConfig } from '../config/read.ts';
import { maskPhone } from '../phone/phone.ts';
import { gatewaySender } from './gateways.ts';
import { type CodeSender, SenderDown, SenderRefused } from './sender.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** For testing: the code appears in the terminal and nowhere else, not even in the log. */
export function consoleSender(print: (line: string) => void): CodeSender {
  return {
    name: 'console',
    async send({ phone, code }) {
      print(`Code for ${maskPhone(phone)}: ${code}`);
    },
  };
}

/** Posts `{ phone, code, expiresInSeconds }` as JSON; any 2xx means sent. */
export function httpSender(url: string, token: string, fetch: Fetch): CodeSender {
  return {
    name: 'http',
    async send(message, signal) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        body: JSON.stringify(message),
        redirect: 'error',
        signal,
      });
      await response.body?.cancel();
      if (response.status === 422) throw new SenderRefused(`The provider refused the number.`);
      if (!response.ok) throw new SenderDown(`The provider answered ${response.status}.`);
    },
  };
}

export interface WhatsappAccount {
  readonly api: string;
  readonly phoneId: string;
  readonly token: string;
  readonly language: string;
}

/** A message by a template that WhatsApp has approved. */
export interface WhatsappTemplate {
  readonly to: string;
  readonly template: string;
  readonly components: readonly object[];
}

/** Errors of the Cloud API that concern the recipient, not the service. */
const RECIPIENT_ERRORS = new Set([131026, 131021, 131030, 131045, 131047, 131049]);

/** Sends one template message and throws unless the API returns the id of the message. */
export async function sendWhatsappTemplate(
  account: WhatsappAccount,
  message: WhatsappTemplate,
  fetch: Fetch,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(`${account.api}/${account.phoneId}/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${account.token}` },
    body: JSON.stringify({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: message.to,
      type: 'template',
      template: {
        name: message.template,
        language: { code: account.language },
        components: message.components,
      },
    }),
    redirect: 'error',
    signal,
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && readMessageId(answer)) return;
  const code = readErrorCode(answer);
  if (RECIPIENT_ERRORS.has(code))
    throw new SenderRefused(`WhatsApp cannot reach the number (error ${code}).`);
  throw new SenderDown(`WhatsApp answered ${response.status}, error ${code}.`);
}

/** An authentication template contains the code twice: in the body and in the copy-code button. */
export function whatsappSender(account: WhatsappAccount, template: string, fetch: Fetch): CodeSender {
  return {
    name: 'whatsapp',
    send: ({ phone, code }, signal) => {
      const parameters = [{ type: 'text', text: code }];
      const components = [
        { type: 'body', parameters },
        { type: 'button', sub_type: 'url', index: '0', parameters },
      ];
      return sendWhatsappTemplate(account, { to: phone, template, components }, fetch, signal);
    },
  };
}

export function whatsappAccount(config: ServerConfig): WhatsappAccount {
  return {
    api: config.KAVLING_WHATSAPP_API,
    phoneId: config.KAVLING_WHATSAPP_PHONE_ID,
    token: config.KAVLING_WHATSAPP_TOKEN,
    language: config.KAVLING_WHATSAPP_LANGUAGE,
  };
}

/** For a page that has asked for codes since the start: leads proceed unverified, and the log has the reason. */
const noSender: CodeSender = {
  name: 'none',
  send: () => Promise.reject(new SenderDown('No sender is set: KAVLING_OTP_SENDER.')),
};

/** The sender of the settings. */
export function chooseSender(config: ServerConfig, fetch: Fetch, print: (line: string) => void): CodeSender {
  return senderNamed(config.KAVLING_OTP_SENDER, config, fetch, print);
}

/** The second sender; null if the settings have none. */
export function chooseSecondSender(config: ServerConfig, fetch: Fetch): CodeSender | null {
  const name = config.KAVLING_OTP_SECOND_SENDER;
  return name === '' ? null : senderNamed(name, config, fetch, () => {});
}

function senderNamed(
  name: ServerConfig['KAVLING_OTP_SENDER'],
  config: ServerConfig,
  fetch: Fetch,
  print: (line: string) => void,
): CodeSender {
  switch (name) {
    case '':
      return noSender;
    case 'console':
      return consoleSender(print);
    case 'http':
      return httpSender(config.KAVLING_OTP_HTTP_URL, config.KAVLING_OTP_HTTP_TOKEN, fetch);
    case 'whatsapp':
      return whatsappSender(whatsappAccount(config), config.KAVLING_WHATSAPP_OTP_TEMPLATE, fetch);
    default:
      return gatewaySender(name, config, fetch);
  }
}

function readMessageId(answer: unknown): boolean {
  const messages = readKey(answer, 'messages');
  return Array.isArray(messages) && typeof readKey(messages[0], 'id') === 'string';
}

function readErrorCode(answer: unknown): number {
  const code = readKey(readKey(answer, 'error'), 'code');
  return typeof code === 'number' ? code : 0;
}

function readKey(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
}
