import { safeUrl } from '../../lib/safe-url.ts';
import { fillShortcodes, fillShortcodesInUrl, type ShortcodeValues } from '../../lib/shortcodes.ts';
import { whatsappLink } from '../../lib/whatsapp-link.ts';
import type { State } from '../state.ts';
import type { Lead } from './lead.ts';

function shortcodes(lead: Lead, { facts, telesales }: Readonly<State>): ShortcodeValues {
  return {
    project_name: facts.project.name,
    telesales_number: telesales.number,
    sender_name: (lead.fields.name ?? '').trim(),
  };
}

/** The WhatsApp send link of a lead (LEAD-08): the text ends with the superleads id, the host fits the device. A simulation precedes the id (KPR-03). */
export function whatsappDestination(lead: Lead, all: Readonly<State>): string {
  const { settings, project } = all.facts;
  const message = fillShortcodes(settings.whatsappMessage, shortcodes(lead, all));
  return whatsappLink({
    phone: all.telesales.number,
    text: `${[message, lead.simulation].filter(Boolean).join(' ')} (ID: ${project.superleadsId})`,
    host: all.page.isMobile ? 'api' : 'web',
  });
}

/** The brochure's address with its shortcodes filled, whole; `''` unless it is http or https (FORM-08). */
export function brochureDestination(lead: Lead, page: string, all: Readonly<State>): string {
  const address = safeUrl(fillShortcodesInUrl(lead.brochure, shortcodes(lead, all)), 'download');
  if (address === undefined) return '';
  const url = new URL(address, page);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : '';
}
