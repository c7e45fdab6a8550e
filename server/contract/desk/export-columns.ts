/** The columns that a spreadsheet can have, in the order of the file; every field of a lead is one. */
export const COLUMN_GROUPS = {
  lead: [
    'created_at',
    'name',
    'phone',
    'otp_verified',
    'otp_reason',
    'message',
    'simulation',
    'project_name',
    'lead_type_id',
    'submissions',
  ],
  work: ['status', 'lost_reason', 'assigned_to', 'answered_at'],
  origin: [
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_content',
    'utm_term',
    'current_url',
    'gclid',
    'fbclid',
    'first_touch_at',
    'first_touch_source',
    'first_touch_medium',
    'first_touch_campaign',
    'first_touch_content',
    'first_touch_term',
    'first_touch_click_ids',
    'first_touch_referrer',
    'first_touch_page',
    'last_touch_at',
    'last_touch_source',
    'last_touch_medium',
    'last_touch_campaign',
    'last_touch_content',
    'last_touch_term',
    'last_touch_click_ids',
    'last_touch_referrer',
    'last_touch_page',
  ],
  other: [
    'consent_version',
    'consent_at',
    'consent_url',
    'consent_text_hash',
    'id',
    'project_id',
    'lead_type_name',
    'whatsapp_number',
    'phone_number',
    'telesales_number',
    'is_download_brochure',
    'download_brochure_url',
    'check_location_price_enable',
    'check_location_price',
    'submit_status',
  ],
} as const;

export type ColumnGroup = keyof typeof COLUMN_GROUPS;
export type ColumnName = (typeof COLUMN_GROUPS)[ColumnGroup][number];

export const EXPORT_COLUMNS: readonly ColumnName[] = Object.values(COLUMN_GROUPS).flat();

/** The default columns. */
export const USUAL_COLUMNS: readonly ColumnName[] = [
  'created_at',
  'name',
  'phone',
  'otp_verified',
  'message',
  'simulation',
  'project_name',
  'lead_type_id',
  'status',
  'lost_reason',
  'assigned_to',
  'answered_at',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'current_url',
];

/** Excel splits cells by the computer's regional settings: at semicolons in Indonesian, at commas in English. */
export const SEPARATORS = { semicolon: ';', comma: ',' } as const;
export type Separator = keyof typeof SEPARATORS;
