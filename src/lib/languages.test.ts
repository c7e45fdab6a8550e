import { expect, test } from 'vitest';
import { languageNamed, languageOfEnvironment } from './languages.ts';

test.each([
  ['id', 'id'],
  ['ID', 'id'],
  ['id_ID.UTF-8', 'id'],
  ['en-GB', 'en'],
  ['de_DE', undefined],
  ['C', undefined],
  ['', undefined],
  [undefined, undefined],
])('the locale %s names %s', (locale, language) => {
  expect(languageNamed(locale)).toBe(language);
});

test.each([
  ['en', {}],
  ['id', { KAVLING_LANG: 'id', LANG: 'en_US.UTF-8' }],
  ['id', { LC_ALL: 'id_ID.UTF-8', LANG: 'en_US.UTF-8' }],
  ['id', { LC_ALL: '', LC_MESSAGES: 'id_ID', LANG: 'en_US.UTF-8' }],
  ['id', { LANG: 'id_ID.UTF-8' }],
  ['en', { LC_ALL: 'C', LANG: 'id_ID.UTF-8' }],
  ['en', { LANG: 'fr_FR.UTF-8' }],
])('[OPS-27] %s is the language of %o', (language, env) => {
  expect(languageOfEnvironment(env)).toBe(language);
});

test('[OPS-27] a system that sets no variable is asked itself', () => {
  expect(languageOfEnvironment({}, 'id-ID')).toBe('id');
});
