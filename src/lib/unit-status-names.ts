import { inLanguages } from './languages.ts';
import type { UnitStatus } from './units.ts';

/** The statuses of homes as the people who sell them read them: command line, studio and desk. */
export const unitStatusNames = inLanguages<Readonly<Record<UnitStatus, string>>>({
  en: {
    available: 'Available',
    held: 'On hold',
    booked: 'Reserved',
    sold: 'Sold',
    planned: 'Planned',
    'not-for-sale': 'Not for sale',
  },
  id: {
    available: 'Tersedia',
    held: 'Ditahan',
    booked: 'Dipesan',
    sold: 'Terjual',
    planned: 'Segera dijual',
    'not-for-sale': 'Tidak dijual',
  },
});
