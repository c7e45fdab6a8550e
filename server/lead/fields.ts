/**
 * The fields of a lead as the pages send them (specification, section 3), plus the consent record.
 * Each is a column of the same name; what a page did not send is the empty text.
 */
export const LEAD_FIELDS = [
  'name',
  'whatsapp_number',
  'message',
  'is_download_brochure',
  'download_brochure_url',
  'lead_type_id',
  'lead_type_name',
  'project_name',
  'telesales_number',
  'submit_status',
  'current_url',
  'utm_campaign',
  'utm_content',
  'utm_medium',
  'utm_source',
  'utm_term',
  'gclid',
  'fbclid',
  'project_id',
  'phone_number',
  'check_location_price_enable',
  'check_location_price',
  'consent_version',
  'consent_text_hash',
  'consent_at',
  'consent_url',
] as const;

export type LeadField = (typeof LEAD_FIELDS)[number];
export type LeadFields = Record<LeadField, string>;

/** Every field of a lead, empty. */
export const NO_FIELDS = Object.fromEntries(LEAD_FIELDS.map((field) => [field, ''])) as LeadFields;
