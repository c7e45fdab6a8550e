import { inLanguages } from '../../src/lib/languages.ts';

/** What a wrong command line is answered with. `known` are the words that were allowed. */
export const usageMessages = inLanguages({
  en: {
    more: 'For help, add --help.',
    meant: (names: string) => `Did you mean ${names}?`,
    unknownCommand: (name: string) => `There is no command "${name}".`,
    unknownOption: (name: string) => `There is no option ${name}.`,
    missingArgument: (name: string) => `This command needs <${name}>.`,
    missingValue: (option: string) => `${option} needs a value.`,
    tooMany: (command: string, most: number) =>
      most === 0
        ? `"${command}" takes nothing more than its options.`
        : `"${command}" takes at most ${most} ${most === 1 ? 'word' : 'words'} besides its options.`,
    wrongValue: (option: string, value: string, why: string) =>
      `${option} cannot be "${value}". ${why}`.trim(),
    choices: (known: string) => `Choose one of: ${known}.`,
    wholeNumber: 'Write a whole number.',
    language: (value: string) =>
      value === ''
        ? '--lang needs a value: en or id.'
        : `--lang cannot be "${value}". Choose one of: en, id.`,
    languageSetting: (value: string) => `KAVLING_LANG cannot be "${value}". Choose one of: en, id.`,
  },
  id: {
    more: 'Untuk bantuan, tambahkan --help.',
    meant: (names) => `Maksud Anda ${names}?`,
    unknownCommand: (name) => `Tidak ada perintah "${name}".`,
    unknownOption: (name) => `Tidak ada opsi ${name}.`,
    missingArgument: (name) => `Perintah ini memerlukan <${name}>.`,
    missingValue: (option) => `${option} harus diisi.`,
    tooMany: (command, most) =>
      most === 0
        ? `"${command}" hanya menerima opsi.`
        : `"${command}" menerima paling banyak ${most} kata selain opsi.`,
    wrongValue: (option, value, why) => `${option} tidak bisa diisi "${value}". ${why}`.trim(),
    choices: (known) => `Pilih salah satu: ${known}.`,
    wholeNumber: 'Tulis bilangan bulat.',
    language: (value) =>
      value === ''
        ? '--lang harus diisi: en atau id.'
        : `--lang tidak bisa diisi "${value}". Pilih salah satu: en, id.`,
    languageSetting: (value) => `KAVLING_LANG tidak bisa diisi "${value}". Pilih salah satu: en, id.`,
  },
});

export type UsageMessages = (typeof usageMessages)['en'];
