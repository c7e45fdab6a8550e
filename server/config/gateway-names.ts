/** The gateways for codes; `server/otp/gateways.ts` implements them. */
export const GATEWAY_NAMES = ['twilio-verify', 'vonage', 'zenziva', 'qontak', 'wablas', 'fonnte'] as const;
export type GatewayName = (typeof GATEWAY_NAMES)[number];

/** The required settings of each gateway. */
export const GATEWAY_NEEDS = {
  'twilio-verify': ['KAVLING_TWILIO_ACCOUNT', 'KAVLING_TWILIO_TOKEN', 'KAVLING_TWILIO_SERVICE'],
  vonage: ['KAVLING_VONAGE_KEY', 'KAVLING_VONAGE_SECRET', 'KAVLING_VONAGE_FROM'],
  zenziva: ['KAVLING_ZENZIVA_USERKEY', 'KAVLING_ZENZIVA_PASSKEY'],
  qontak: ['KAVLING_QONTAK_TOKEN', 'KAVLING_QONTAK_TEMPLATE', 'KAVLING_QONTAK_CHANNEL'],
  wablas: ['KAVLING_WABLAS_API', 'KAVLING_WABLAS_TOKEN'],
  fonnte: ['KAVLING_FONNTE_TOKEN'],
} as const satisfies Record<GatewayName, readonly string[]>;
