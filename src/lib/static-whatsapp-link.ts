import { fillShortcodes } from './shortcodes.ts';
import { whatsappLink } from './whatsapp-link.ts';

/**
 * The WhatsApp link of a page that knows no visitor yet: the message without the sentences that name the sender,
 * and with the superleads id at its end (specification, section 4).
 */
export function staticWhatsappLink(
  project: { readonly name: string; readonly superleadsId: string; readonly telesalesNumber: string },
  message: string,
): string {
  const sentences = message.split(/(?<=[.!?])\s+/).filter((sentence) => !sentence.includes('[sender_name]'));
  const text = fillShortcodes(sentences.join(' '), {
    project_name: project.name,
    telesales_number: project.telesalesNumber,
    sender_name: '',
  });
  return whatsappLink({
    phone: project.telesalesNumber,
    text: `${text} (ID: ${project.superleadsId})`.trim(),
    host: 'wa.me',
  });
}
