import { whatsappLink } from '../../src/lib/whatsapp-link.ts';
import type { LeadEvent } from '../delivery/event.ts';

/** The links of a notice: to the lead at the desk, and to the chat with the visitor. */
export interface LeadLinks {
  /** Empty if KAVLING_ADDRESS is: the server does not know its public URL. */
  readonly desk: string;
  readonly whatsapp: string;
}

export function linksOf({ lead, type }: LeadEvent, address: string): LeadLinks {
  const site = address.replace(/\/+$/, '');
  if (type === 'notice.units') {
    const place = new URLSearchParams({ view: 'units', project: String(lead.project_id) });
    return { desk: site === '' ? '' : `${site}/desk/?${place}`, whatsapp: '' };
  }
  return {
    desk: site === '' ? '' : `${site}/desk/?lead=${encodeURIComponent(String(lead.id))}`,
    whatsapp: whatsappLink({ phone: String(lead.phone), text: '', host: 'wa.me' }),
  };
}
