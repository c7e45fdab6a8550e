import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import english from '../../schemas/sentences/natural.en.json';
import indonesian from '../../schemas/sentences/natural.id.json';
import { withDefaults } from '../../src/document/page-document.ts';
import { ownModel } from '../../src/engine/own-model.ts';
import { defaultInSet, tablesInSet } from '../../src/engine/sentence-sets.ts';
import { settingsDefaults } from '../../src/generated/tables.ts';
import type { Copy } from '../../src/generated/view.types.ts';
import { isRecord, type JsonObject } from '../../src/lib/is-record.ts';
import { shownCopy } from '../../src/runtime/index.ts';
import leadForm from '../../src/widgets/lead-form/lead-form.widget.ts';
import { placeDocument } from '../../tools/build/render/place-document.ts';
import { renderSample } from './sample-page.ts';

const base = JSON.parse(readFileSync('tests/pages/015-leads/page.json', 'utf8')) as JsonObject;
const pageWith = (copy: JsonObject | undefined, lang = 'id') => ({
  ...base,
  lang,
  settings: { ...(base.settings as JsonObject), otp: { enabled: true }, ...(copy ? { copy } : {}) },
});
const natural = { set: 'natural' };
const copyOf = (document: JsonObject): Copy =>
  withDefaults(document, tablesInSet(document, ownModel.tables)).settings.copy;
const byDefault = copyOf(pageWith(undefined));
const spoken = { en: copyOf(pageWith(natural, 'en')), id: copyOf(pageWith(natural)) };
const sentCopyOf = (html: string) =>
  (JSON.parse(/id="_config">(.*?)<\/script>/.exec(html)?.[1] ?? '{}').settings.copy ?? {}) as JsonObject;

test('[LIB-09] a page that does not choose a set has the sentences of the specification, letter for letter', () => {
  expect(byDefault).toMatchObject({
    plainPrompt: 'Silakan isi nomor Whatsapp Anda untuk memulai percakapan dengan sales konsultan kami.',
    brochureTitle: 'Download Brochure',
    otpWrong: 'Kode yg Anda masukan salah, pastikan kode OTP yg Anda masukan benar',
    otpCountdown: 'Kode baru bisa diminta sebentar lagi ({{time}})',
    copied: 'Copied!',
  });
  const html = renderSample(pageWith(undefined));
  expect(renderSample(pageWith({ set: 'specification' }))).toBe(html);
  expect(sentCopyOf(html)).toEqual({});
  for (const copy of [english, indonesian].map(({ settings }) => settings.copy as JsonObject))
    for (const [key, sentence] of Object.entries(copy))
      if (sentence !== byDefault[key as keyof Copy] && String(sentence).includes(' '))
        expect(html.includes(String(sentence)), key).toBe(false);
});

test('[LIB-09] the natural set speaks Indonesian on Indonesian pages, and English on all others', () => {
  expect(spoken.id).toMatchObject({
    otpWrong: 'Kode salah. Periksa lagi kode di WhatsApp Anda.',
    brochureTitle: 'Unduh Brosur',
    otpCountdown: 'Kirim ulang kode dalam {{time}}.',
    nameLabel: 'Nama lengkap',
  });
  expect(spoken.en.otpWrong).toBe('Wrong code. Check the code in your WhatsApp.');
  expect(copyOf(pageWith(natural, 'id-ID'))).toEqual(spoken.id);
  expect(copyOf(pageWith(natural, 'zh-CN'))).toEqual(spoken.en);
  const { lang: _, ...noLanguage } = pageWith(natural);
  expect(copyOf(noLanguage)).toEqual(spoken.id);
  const form = { sections: [{ type: 'section', children: [{ type: 'lead-form' }] }] };
  const htmlOf = (lang: string) => renderSample({ ...pageWith(natural, lang), ...form });
  expect(htmlOf('id').includes('Kirim ulang kode dalam <span data-otp-timer')).toBe(true);
  expect(htmlOf('id').includes('Chat via WhatsApp')).toBe(true);
  expect(htmlOf('en').includes('Chat on WhatsApp')).toBe(true);
});

test('[LIB-09] single sentences of the page win over those of its site, and both over the set', () => {
  const placed = placeDocument(
    pageWith({ plainTitle: 'Halo' }),
    'rumah',
    { base: '/promo' },
    {
      copy: { ...natural, plainTitle: 'Hai', close: 'Sudah' },
    },
  );
  expect(copyOf(placed)).toMatchObject({ plainTitle: 'Halo', close: 'Sudah', copied: 'Tersalin' });
  const own = placeDocument(pageWith({ set: 'specification' }), 'rumah', {}, { copy: natural });
  expect(copyOf(own).copied).toBe('Copied!');
});

test('[LIB-09] each sentence of the set belongs to a key, with the same places to fill', () => {
  const places = (text: unknown) => [...String(text).matchAll(/\{\{\w+\}\}|\[\w+\]/g)].map(String).sort();
  const compare = (texts: unknown, part: unknown, path: string): void => {
    if (Array.isArray(texts)) compare(texts[0], (part as { entries?: unknown }).entries, path);
    else if (isRecord(texts))
      for (const [key, text] of Object.entries(texts)) {
        const { defaults = {}, keys = {} } = part as { defaults?: JsonObject; keys?: JsonObject };
        if (typeof text !== 'string') compare(text, keys[key], `${path}.${key}`);
        else {
          expect(typeof defaults[key], `${path}.${key}`).toBe('string');
          expect(places(text), `${path}.${key}`).toEqual(places(defaults[key]));
        }
      }
  };
  for (const { settings, widgets } of [english, indonesian]) {
    compare(settings, ownModel.tables.page.keys?.settings, 'settings');
    compare(widgets, { keys: ownModel.tables.widgets }, 'widgets');
  }
});

/** The same in both languages. */
const NEITHER = ['set', 'menu', 'phonePlaceholder'];

test('[LIB-09] no sentence is in the other language, and WhatsApp is spelled one way', () => {
  const keys = (Object.keys(byDefault) as (keyof Copy)[]).filter((key) => !NEITHER.includes(key));
  expect(keys.filter((key) => spoken.en[key] === spoken.id[key])).toEqual([]);
  expect(keys.filter((key) => spoken.en[key] === byDefault[key] && key !== 'brochureSubmit')).toEqual([]);
  const wrong = /Whatsapp|whatsapp/;
  for (const texts of [spoken.en, spoken.id])
    expect(Object.values(texts).filter((text) => wrong.test(text))).toEqual([]);
});

test('[LIB-09] the example pages and the ready-made sections use the set, and spell klaster and WhatsApp one way', () => {
  const pages = readdirSync('pages').map((slug) => readFileSync(join('pages', slug, 'page.json'), 'utf8'));
  for (const text of pages) expect(JSON.parse(text).settings.copy.set).toBe('natural');
  const sections = readdirSync('schemas/patterns').map((name) =>
    readFileSync(join('schemas/patterns', name), 'utf8'),
  );
  const guides = readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !/decisions|widgets\.md/.test(name))
    .map((name) => readFileSync(join('docs', name), 'utf8'));
  for (const text of [...pages, ...sections, ...guides])
    expect(text).not.toMatch(/\bWhatsapp\b|[Kk]luster|Download Bro/);
});

test('[LIB-09] a page sends of the set only what its scripts show, and that is what they read', () => {
  const sent = Object.keys(sentCopyOf(renderSample(pageWith(natural))));
  const shown = [...new Set([...shownCopy.always, ...shownCopy.codes, ...(leadForm.shows ?? [])])];
  const known = settingsDefaults.copy as JsonObject;
  expect(sent.sort()).toEqual(shown.filter((key) => spoken.id[key] !== known[key]).sort());

  const read = (folder: string) => {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const texts = names
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    const keys = texts.flatMap((text) => [...text.matchAll(/\bcopy\.(\w+)|message: '(\w+)'/g)]);
    return [...new Set(keys.map(([, a, b]) => a ?? b ?? ''))].filter((key) => key in byDefault).sort();
  };
  expect([...shownCopy.always, ...shownCopy.codes].sort()).toEqual(read('src/runtime'));
  expect([...(leadForm.shows ?? [])].sort()).toEqual(read('src/widgets/lead-form'));
});

test('[LIB-09] the studio shows the sentence of the set where none is written', () => {
  const document = {
    ...pageWith(natural),
    sections: [{ type: 'section', children: [{ type: 'lead-form' }, { type: 'constructor' }] }],
  };
  const at = (...path: (string | number)[]) => defaultInSet(document, path, ownModel.tables);
  expect(at('settings', 'copy', 'copied')).toBe('Tersalin');
  expect(at('sections', 0, 'children', 0, 'submit')).toBe('Chat via WhatsApp');
  expect(at('sections', 0, 'children', 0, 'priceCheckbox', 'label')).toBe(
    'Saya sudah mengetahui lokasi dan harga proyek ini.',
  );
  expect(at('sections', 0, 'children', 1, 'name')).toBeUndefined();
});
