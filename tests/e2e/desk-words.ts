import { createDeskLocale } from '../../desk/desk-locale.ts';
import { deliveryMessages } from '../../desk/messages-deliveries.ts';
import { unitMessages } from '../../desk/messages-units.ts';
import type { Language } from '../../src/lib/languages.ts';

const wordsIn = (language: Language) => ({
  ...createDeskLocale(language),
  deliveries: deliveryMessages[language],
  units: unitMessages[language],
});

/** The sentences of the desk in both languages. */
export const deskWords = { en: wordsIn('en'), id: wordsIn('id') };
