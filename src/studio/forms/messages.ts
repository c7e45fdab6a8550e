import type { Language } from '../../lib/languages.ts';

const en = {};

const id: typeof en = {};

export const formMessages: Readonly<Record<Language, typeof en>> = { en, id };
