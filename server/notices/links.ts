import { whatsappLink } from '../../src/lib/whatsapp-link.ts';
import type { LeadEvent } from '../delivery/event.ts';

/** Where a notice leads: to the lead at the desk, and to the chat with the visitor. */
export interface LeadLinks {
  /** Empty where KAVLING_ADDRESS is: the server does not know where people reach it. */
  readonly desk: string;
  readonly whatsapp: string;
}

export function linksOf({ lead }: LeadEvent, address: string): LeadLinks {
  const site = address.replace(/\/+$/, '');
  return {
    desk: site === '' ? '' : `${site}/desk/?lead=${encodeURIComponent(String(lead.id))}`,
    whatsapp: whatsappLink({ phone: String(lead.phone), text: '', host: 'wa.me' }),
  };
}
