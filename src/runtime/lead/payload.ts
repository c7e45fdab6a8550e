import { encodeBase64 } from '../../lib/base64.ts';
import type { Stamp, State } from '../state.ts';
import type { Lead } from './lead.ts';

const TYPES = { whatsapp: ['1', 'Whatsapp'], brochure: ['3', 'Brochure'] } as const;

/**
 * The body of a lead save (FORM-03, CALL-05): the serialised form, what the runtime knows better than its
 * hidden fields, and the page's address. Names are those of the wire.
 */
export function leadPayload(lead: Lead, { at, url }: Stamp, all: Readonly<State>): Record<string, string> {
  const { project, slug } = all.facts;
  const [typeId, typeName] = TYPES[lead.type];
  const payload: Record<string, string> = {
    ...lead.fields,
    name: (lead.fields.name ?? '').trim(),
    whatsapp_number: `+${lead.phone}`,
    message: lead.fields.message || lead.unit,
    is_download_brochure: lead.type === 'brochure' ? '1' : '0',
    download_brochure_url: lead.brochure && encodeBase64(lead.brochure),
    lead_type_id: typeId,
    lead_type_name: typeName,
    project_id: project.id,
    page_slug: slug,
    project_name: project.name,
    telesales_number: all.telesales.number,
    submit_status: '0',
    ...all.attribution,
    current_url: url,
    action: 'save_leads_to_db',
    idempotency_key: lead.key,
  };
  if (lead.simulation) payload.simulation = lead.simulation;
  const { proof, validated } = all.otp;
  if (proof && lead.phone === validated) payload.otp_proof = proof;
  if (lead.surface === 'otp') payload.phone_number = lead.phone;
  if (lead.fields.consent)
    Object.assign(payload, { consent_at: new Date(at).toISOString(), consent_url: url });
  else for (const name of ['consent_version', 'consent_text_hash']) delete payload[name];
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, clean(value)]));
}

/** Half surrogate pairs and NUL make a body that servers refuse. */
function clean(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what is removed
  return value.replace(/\p{Surrogate}|\u0000/gu, '');
}
