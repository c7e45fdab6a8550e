/* Made by `npm run generate` from schemas/rules/. Do not edit. */
import type { VatRule } from '../lib/tax-rules.ts';

/** Reliefs from value added tax, by their ids. */
export const vatRules: Readonly<Record<string, VatRule>> = {
  "dtp-2026": {
    "from": "2026-01-01",
    "until": "2026-12-31",
    "source": "PMK 90/2025",
    "vat": 11,
    "borne": 100,
    "upTo": 2000000000,
    "priceMax": 5000000000,
    "conditions": [
      "rumah tapak atau satuan rumah susun baru yang siap huni",
      "satu unit untuk satu orang",
      "serah terima pada tahun 2026",
      "uang muka dibayar paling cepat 1 Januari 2026"
    ]
  }
};
