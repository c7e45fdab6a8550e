import { createTransport } from 'nodemailer';
import webPush from 'web-push';
import type { ServerConfig } from '../config/read.ts';
import type { DeliveryAnswer } from '../delivery/destination.ts';
import type { LeadEvent, Notice } from '../delivery/event.ts';
import type { SafePost } from '../delivery/safe-post.ts';
import { type Fetch, sendWhatsappTemplate, type WhatsappTemplate, whatsappAccount } from '../otp/senders.ts';
import type { ServedBrand } from '../site/brand.ts';
import { linksOf } from './links.ts';
import { noticeHtml } from './mail.ts';
import { wordNotice } from './text.ts';

/** Resolves once the receiver has it, and throws otherwise; `heard` gets the mail server's response. */
export type Channel = (
  notice: Notice,
  event: LeadEvent,
  signal: AbortSignal,
  heard?: (answer: DeliveryAnswer) => void,
) => Promise<void>;

/** The timeout of a mail server for each step, milliseconds; a delivery as a whole is limited elsewhere. */
const SMTP_STEP = 8000;

/** The appearance of the page that a lead came from. */
export type BrandOf = (lead: LeadEvent['lead']) => ServedBrand | undefined;

/** E-mail, as text and in the colours of the project. The same notice keeps its message id, so that a mailbox shows a repeated one once. */
export function emailChannel(config: ServerConfig, brandOf: BrandOf = () => undefined): Channel {
  return async (notice, event, signal, heard) => {
    const transport = createTransport(config.KAVLING_SMTP_URL, { from: config.KAVLING_SMTP_FROM });
    Object.assign(transport.options, {
      connectionTimeout: SMTP_STEP,
      greetingTimeout: SMTP_STEP,
      socketTimeout: SMTP_STEP,
    });
    const links = linksOf(event, config.KAVLING_ADDRESS);
    const { subject, text } = wordNotice(event, notice.language, notice.text, links);
    const stop = () => transport.close();
    signal.addEventListener('abort', stop, { once: true });
    try {
      const { response } = await transport.sendMail({
        to: { name: '', address: notice.to },
        subject,
        text,
        html: noticeHtml({
          ...wordNotice(event, notice.language, notice.text),
          links,
          project: String(event.lead.project_name ?? ''),
          language: notice.language,
          brand: brandOf(event.lead),
        }),
        messageId: `<${event.id}@kavling>`,
        headers: { 'auto-submitted': 'auto-generated' },
      });
      const [, status = '', said = ''] = /^(\d{3})[ -]?(.*)$/s.exec(response) ?? [];
      heard?.({ status: Number(status), text: said });
    } finally {
      signal.removeEventListener('abort', stop);
      transport.close();
    }
  };
}

/**
 * A bot of Telegram; the body contains `ok`, whatever the status. The token is in the URL, so errors do not show
 * it.
 */
export function telegramChannel(config: ServerConfig, fetch: Fetch): Channel {
  return async (notice, event, signal) => {
    const links = linksOf(event, config.KAVLING_ADDRESS);
    const { subject, text } = wordNotice(event, notice.language, notice.text, links);
    const response = await fetch(
      `${config.KAVLING_TELEGRAM_API}/bot${config.KAVLING_TELEGRAM_TOKEN}/sendMessage`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          chat_id: notice.to,
          text: `${subject}\n${text}`.slice(0, 4096),
          link_preview_options: { is_disabled: true },
        }),
        redirect: 'error',
        signal,
      },
    ).catch(() => {
      throw new Error('Telegram did not answer.');
    });
    const answer: unknown = await response.json().catch(() => null);
    const isTaken = typeof answer === 'object' && answer !== null && Reflect.get(answer, 'ok') === true;
    if (!response.ok || !isTaken) throw new Error(`Telegram answered ${response.status}.`);
  };
}

/** The approved template of the settings, in the person's language. */
export function whatsappChannel(config: ServerConfig, fetch: Fetch): Channel {
  return (notice, event, signal) => {
    const account = { ...whatsappAccount(config), language: notice.language };
    return sendWhatsappTemplate(account, leadMessage(config, notice.to, event), fetch, signal);
  };
}

/**
 * The approved template about a lead: name, phone and project. Each link follows its value, so that
 * templates that are already approved include both.
 */
export function leadMessage(config: ServerConfig, to: string, event: LeadEvent): WhatsappTemplate {
  const links = linksOf(event, config.KAVLING_ADDRESS);
  const { name, phone, project_name: project } = event.lead;
  const texts = [
    [templateText(name)],
    [templateText(phone), links.whatsapp],
    [templateText(project), links.desk],
  ];
  const parameters = texts.map((words) => ({ type: 'text', text: words.filter(Boolean).join(' · ') }));
  return {
    to,
    template: config.KAVLING_WHATSAPP_LEAD_TEMPLATE,
    components: [{ type: 'body', parameters }],
  };
}

/** Template parameters may be neither empty nor hold line breaks, tabs or runs of spaces. */
function templateText(text: unknown): string {
  return (
    String(text ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 200) || '-'
  );
}

/** A day: a notice about yesterday's lead is useless. */
const PUSH_TTL = 86_400;

/** Web push. `forget` is called for a browser that has withdrawn its subscription. */
export function pushChannel(
  config: ServerConfig,
  post: SafePost,
  forget: (subscription: string) => Promise<void>,
): Channel {
  return async (notice, event, signal) => {
    const { id, endpoint, p256dh, auth } = JSON.parse(notice.to) as Record<string, string>;
    const { subject, text } = wordNotice(event, notice.language, notice.text);
    const details = webPush.generateRequestDetails(
      { endpoint: endpoint ?? '', keys: { p256dh: p256dh ?? '', auth: auth ?? '' } },
      JSON.stringify({
        title: subject,
        body: text.slice(0, 400),
        lead: event.lead.id,
        whatsapp: linksOf(event, '').whatsapp,
      }),
      {
        TTL: PUSH_TTL,
        urgency: 'high',
        vapidDetails: {
          subject: config.KAVLING_PUSH_CONTACT,
          publicKey: config.KAVLING_PUSH_PUBLIC_KEY,
          privateKey: config.KAVLING_PUSH_PRIVATE_KEY,
        },
      },
    );
    const headers = Object.fromEntries(
      Object.entries(details.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
    );
    const { status } = await post(details.endpoint, details.body ?? '', headers, signal);
    if (status === 404 || status === 410) return forget(id ?? '');
    if (status < 200 || status > 299) throw new Error(`The push service answered ${status}.`);
  };
}
