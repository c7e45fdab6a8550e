import { inLanguages } from '../../src/lib/languages.ts';

/** The message for a wrong command line. `known` are the valid words. */
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
        ? `"${command}" takes no arguments, only options.`
        : `"${command}" takes at most ${most} ${most === 1 ? 'argument' : 'arguments'}.`,
    wrongValue: (option: string, value: string, why: string) =>
      `${option} cannot be "${value}". ${why}`.trim(),
    choices: (known: string) => `Choose one of: ${known}.`,
    fileTrouble: (path: string, reason: string) =>
      `${path ? `${path} cannot be used` : 'A file cannot be used'}: ${reason}. Check what is at this path, and its permissions.`,
    wholeNumber: 'Use a whole number.',
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
        ? `"${command}" tidak menerima argumen, hanya opsi.`
        : `"${command}" menerima maksimal ${most} argumen.`,
    wrongValue: (option, value, why) => `${option} tidak bisa diisi "${value}". ${why}`.trim(),
    choices: (known) => `Pilih salah satu: ${known}.`,
    fileTrouble: (path, reason) =>
      `${path || 'Sebuah file'} tidak bisa dipakai: ${reason}. Periksa isi path itu dan izin aksesnya.`,
    wholeNumber: 'Isi dengan bilangan bulat.',
    language: (value) =>
      value === ''
        ? '--lang harus diisi: en atau id.'
        : `--lang tidak bisa diisi "${value}". Pilih salah satu: en, id.`,
    languageSetting: (value) => `KAVLING_LANG tidak bisa diisi "${value}". Pilih salah satu: en, id.`,
  },
});

export type UsageMessages = (typeof usageMessages)['en'];
