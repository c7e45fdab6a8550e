// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { settingsDefaults } from '../generated/tables.ts';
import {
  isBrochureKind,
  isGeneralWhatsapp,
  type LeadKind,
  leadContent,
  readLeadButton,
} from './lead-button.ts';

const copy = settingsDefaults.copy as Parameters<typeof leadContent>[3];
const off = { enabled: false, title: 'Judul kami', subtitle: 'Kalimat kami' };
const on = { ...off, enabled: true };

test.each<LeadKind>(['whatsapp', 'virtual-tour', 'faq', 'floating', 'unit'])(
  '[BTN-02][BTN-05] %s',
  (kind) => {
    expect(leadContent(kind, {}, off, copy)).toEqual({
      title: 'Hubungi Kami',
      prompt: 'Silakan isi nomor Whatsapp Anda untuk memulai percakapan dengan sales konsultan kami.',
      submit: 'Chat Sekarang',
      cover: undefined,
    });
    expect(leadContent(kind, { title: 'Dari tombol' }, on, copy)).toMatchObject({
      title: 'Judul kami',
      prompt: 'Kalimat kami',
      submit: 'Chat Sekarang',
    });
  },
);

test('[BTN-05] an empty custom title leaves the title alone', () => {
  expect(leadContent('whatsapp', {}, { ...on, title: '' }, copy)).toMatchObject({
    title: 'Hubungi Kami',
    prompt: 'Kalimat kami',
  });
});

test('[BTN-03] brochure, whatever the custom copy says', () => {
  for (const custom of [off, on]) {
    expect(leadContent('brochure', {}, custom, copy)).toMatchObject({
      title: 'Download Brochure',
      prompt: 'Silakan isi form di bawah ini terlebih dahulu untuk download brosur.',
      submit: 'Download',
    });
  }
});

test('[BTN-04] a call to action has its own words and picture and is a brochure lead', () => {
  const own = { title: 'Price list', prompt: 'Isi data Anda', submit: 'Kirim', cover: '/promo.jpg' };
  expect(leadContent('cta', own, on, copy)).toEqual(own);
  expect(isBrochureKind('cta') && isBrochureKind('brochure')).toBe(true);
  expect(isBrochureKind('faq')).toBe(false);
});

test('[BTN-01] a button is read from its attributes', () => {
  document.body.innerHTML = `<a id="a" data-lead="cta" data-dialog="_general-modal" data-title="T" data-prompt="P"
    data-submit="S" data-cover="/c.jpg" data-file="/f.pdf">  Minta
      harga </a><a id="b" data-lead="whatsapp" data-unit="Tipe 60" data-dialog="_unit-type-modal" aria-label="Tanya"></a>
    <a id="c" data-lead="lainnya">x</a>
    <a id="d" data-lead="faq" data-dialog="_otp-modal" data-own-dialog="_general-modal">x</a>`;
  const read = (id: string) => readLeadButton(document.getElementById(id) as HTMLElement);
  expect(read('a')).toEqual({
    kind: 'cta',
    label: 'Minta harga',
    dialog: '_general-modal',
    title: 'T',
    prompt: 'P',
    submit: 'S',
    cover: '/c.jpg',
    file: '/f.pdf',
    unit: '',
    simulation: '',
  });
  expect(read('b')).toMatchObject({ kind: 'unit', unit: 'Tipe 60', dialog: '_unit-type-modal' });
  expect(read('c')).toMatchObject({ kind: 'whatsapp', dialog: '' });
  expect(read('d')).toMatchObject({ kind: 'faq', dialog: '_general-modal' });
});

test('[BTN-06] general WhatsApp buttons are the plain and the floating one', () => {
  const kinds: LeadKind[] = ['whatsapp', 'virtual-tour', 'faq', 'brochure', 'cta', 'floating', 'unit'];
  expect(kinds.filter(isGeneralWhatsapp)).toEqual(['whatsapp', 'floating']);
});
