import { expect, test } from 'vitest';
import { memoryEnvironment } from '../environment/memory-environment.ts';
import { withEnvFile } from './env-file.ts';

const read = (text: string | Uint8Array, env: Record<string, string> = {}) =>
  withEnvFile(memoryEnvironment({ files: { '/site/.env': text }, env }).environment);

test('[OPS-56] comments, quotes, export, several lines, CRLF and a byte order mark are read', () => {
  const { env, envFile } = read(
    [
      '\ufeffPORT=8080 # the port',
      '# KAVLING_SECRET=old',
      '',
      '  export HOST = "0.0.0.0"  ',
      "KAVLING_OTP_TEXT='{code} # adalah\nkode Anda'",
      'KAVLING_NOTICE_TEXT="satu\\ndua"',
      'EMPTY=',
    ].join('\r\n'),
  );
  expect(envFile?.problem).toBeUndefined();
  expect(env).toEqual({
    PORT: '8080',
    HOST: '0.0.0.0',
    KAVLING_OTP_TEXT: '{code} # adalah\nkode Anda',
    KAVLING_NOTICE_TEXT: 'satu\ndua',
    EMPTY: '',
  });
});

test('[OPS-56] a variable that is set wins, also an empty one, and the language of .env counts', () => {
  const { env, language } = read('PORT=1\nKAVLING_CSV_FOLDER=csv\nKAVLING_LANG=id', {
    PORT: '2',
    KAVLING_CSV_FOLDER: '',
  });
  expect(env).toMatchObject({ PORT: '2', KAVLING_CSV_FOLDER: '' });
  expect(language).toBe('id');
});

test.each([
  ['A=1\nKAVLING_SECRET: abc\n', ':2:'],
  ['A="1\nB=2\n', ':1:'],
  ["A='1'\n\nB='x\n", ':3:'],
  ['A="1\n2"\nthree\n', ':3:'],
  ['A=1\0', 'UTF-8'],
  [new Uint8Array([0xff, 0xfe, 0x41, 0x00]), 'UTF-8'],
])(
  '[OPS-56] an invalid line is reported with its number, and nothing of the file counts: %j',
  (text, expected) => {
    const { env, envFile } = read(text);
    expect(envFile?.problem).toContain(expected);
    expect(env).toEqual({});
  },
);
