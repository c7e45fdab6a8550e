import type { Language } from '../../lib/languages.ts';

const en = {};

const id: typeof en = {};

export const outlineMessages: Readonly<Record<Language, typeof en>> = { en, id };
