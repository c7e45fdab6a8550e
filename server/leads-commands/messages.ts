import { inLanguages } from '../../src/lib/languages.ts';

/** The reasons why `kavling leads move` refuses an address. */
export const leadsCommandMessages = inLanguages({
  en: {
    notAnAddress: (value: string, hint: string) => `${value} is not a database address. ${hint}`.trim(),
    passwordShown:
      'Everyone on this computer can see command arguments in the process list. Put the address with its password in an environment variable and name that instead: env:TARGET_URL.',
    notSet: (name: string) => `The environment variable ${name} is empty.`,
  },
  id: {
    notAnAddress: (value, hint) => `${value} bukan alamat database. ${hint}`.trim(),
    passwordShown:
      'Semua orang di komputer ini bisa melihat argumen perintah di daftar proses. Simpan alamat dan password-nya di variabel lingkungan, lalu tulis nama variabelnya: env:TARGET_URL.',
    notSet: (name) => `Variabel lingkungan ${name} kosong.`,
  },
});
