import { inLanguages } from '../../src/lib/languages.ts';

/** Why an erasure is refused. */
export const privacyMessages = inLanguages({
  en: {
    wholePhone: 'Enter the complete phone number: 6281298765432.',
  },
  id: {
    wholePhone: 'Tulis nomor telepon lengkap: 6281298765432.',
  },
});
