import type { Migration } from './migration.ts';

/**
 * One person has one number: `+620812…` was kept as it was typed, and means `+62812…`.
 * Released: never edited.
 */
const text = `update "lead" set "phone" = '+62' || ltrim(substr("phone", 5), '0') where "phone" like '+620%'`;

export const oneNumber: Migration = { version: 6, name: 'one-number', sqlite: [text], postgres: [text] };
