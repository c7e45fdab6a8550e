/* Made by `npm run generate` from schemas/api/save-lead.schema.json. Do not edit. */

/** The fields of a lead as the pages send them, each a column of the same name. */
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

/** What a page sends with them. */
export const SAVE_FIELDS = [
  'action',
  'local_numbers',
  'page_slug',
  'idempotency_key',
  'otp_proof',
  'website',
  'filled_in_ms',
] as const;
