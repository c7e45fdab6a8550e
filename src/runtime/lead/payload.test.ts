import { expect, test } from 'vitest';
import { decodeBase64 } from '../../lib/base64.ts';
import { memoryPorts } from '../adapters/memory.ts';
import { openPage } from '../testing/open-page.ts';
import { contentOf } from './content.ts';

const NAMES = [
  'name',
  'whatsapp_number',
  'message',
  'is_download_brochure',
  'download_brochure_url',
  'lead_type_id',
  'lead_type_name',
  'project_name',
  'telesales_number',
  'submit_status',
  'current_url',
  'utm_campaign',
  'utm_content',
  'utm_medium',
  'utm_source',
  'utm_term',
  'gclid',
  'fbclid',
  'project_id',
];

test('[FORM-03][CALL-05] a WhatsApp lead has every name of the specification, its action and its key', async () => {
  const ports = memoryPorts();
  ports.browser.page.url = 'https://site.example/taman-asri/?utm_source=fb#kontak';
  const page = await openPage({ ports });
  page.click();
  page.submit({
    fields: { name: ' Rina ', whatsapp_number: '62 812-3456-7890', action: 'lainnya', ekstra: '1' },
  });
  const fields = page.saves()[0]?.fields ?? {};
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(NAMES));
  expect(fields).toMatchObject({
    name: 'Rina',
    whatsapp_number: '+6281234567890',
    message: '',
    is_download_brochure: '0',
    download_brochure_url: '',
    lead_type_id: '1',
    lead_type_name: 'Whatsapp',
    project_name: 'Taman Asri',
    project_id: '1042',
    telesales_number: '6281111111111',
    current_url: 'https://site.example/taman-asri/?utm_source=fb#kontak',
    utm_source: 'fb',
    action: 'save_leads_to_db',
    ekstra: '1',
  });
  expect(fields.idempotency_key).toBeTruthy();
  expect(fields).not.toHaveProperty('phone_number');
});

test.each(['brochure', 'cta'] as const)(
  '[FORM-03][BTN-04] a %s lead is type 3 and carries its brochure',
  async (kind) => {
    const page = await openPage({ settings: { brochureUrl: 'https://a.id/umum.pdf' } });
    page.click({ kind, file: 'https://a.id/[project_name].pdf' });
    page.submit();
    const fields = page.saves()[0]?.fields ?? {};
    expect(fields).toMatchObject({
      is_download_brochure: '1',
      lead_type_id: '3',
      lead_type_name: 'Brochure',
    });
    expect(decodeBase64(fields.download_brochure_url ?? '')).toBe('https://a.id/[project_name].pdf');
  },
);

test('[FORM-03] a brochure button without a file leads to the one of the page', async () => {
  const page = await openPage({ settings: { brochureUrl: 'https://a.id/umum.pdf' } });
  page.click({ kind: 'brochure' });
  page.submit();
  expect(decodeBase64(page.saves()[0]?.fields?.download_brochure_url ?? '')).toBe('https://a.id/umum.pdf');
});

test('[FORM-01][FORM-03] a form on the page sends its own type, regardless of earlier clicks', async () => {
  const page = await openPage();
  page.click({ kind: 'brochure', file: 'https://a.id/b.pdf' });
  page.submit({
    form: 'banner',
    surface: 'banner',
    fields: {
      name: 'Rina',
      whatsapp_number: '6281234567890',
      message: 'Promo DP 0%',
      is_download_brochure: '0',
    },
  });
  expect(page.saves()[0]?.fields).toMatchObject({
    message: 'Promo DP 0%',
    lead_type_id: '1',
    is_download_brochure: '0',
  });
});

test('[FORM-03] the OTP form sends the phone number field, the checkbox its two', async () => {
  const page = await openPage();
  page.submit({
    surface: 'otp',
    fields: {
      name: 'Rina',
      whatsapp_number: '6281234567890',
      check_location_price_enable: '1',
      check_location_price: '1',
    },
  });
  expect(page.saves()[0]?.fields).toMatchObject({
    phone_number: '6281234567890',
    check_location_price_enable: '1',
    check_location_price: '1',
  });
});

test('consent is stored with its time and address, and only when it was given', async () => {
  const page = await openPage();
  const statement = { consent_version: '2', consent_text_hash: 'abc' };
  const own = { name: 'Rina', whatsapp_number: '6281234567890', ...statement };
  page.submit({ fields: { ...own, consent: '1' } });
  expect(page.saves()[0]?.fields).toMatchObject({
    ...statement,
    consent_at: '2026-11-20T03:00:00.000Z',
    consent_url: 'https://site.example/taman-asri/',
  });
  const other = await openPage();
  other.submit({ fields: own });
  const names = Object.keys(other.saves()[0]?.fields ?? {});
  expect(names.filter((name) => name.startsWith('consent'))).toEqual([]);
});

test('half a surrogate pair and NUL do not spoil the body', async () => {
  const page = await openPage();
  page.submit({ fields: { name: 'Ri\uD83Dna\u0000 🏡', whatsapp_number: '6281234567890' } });
  expect(page.saves()[0]?.fields?.name).toBe('Rina 🏡');
});

test('two bodies are one lead when only what changes from try to try differs', () => {
  const body = { name: 'Rina', whatsapp_number: '+62', current_url: 'a', idempotency_key: '1' };
  const content = contentOf(body);
  const again = { ...body, current_url: 'b', idempotency_key: '2', submit_status: '0' };
  expect(contentOf(again)).toBe(content);
  expect(contentOf(Object.fromEntries(Object.entries(body).reverse()))).toBe(content);
  expect(contentOf({ ...body, message: '' })).toBe(content);
  expect(contentOf({ ...body, message: 'Tipe 60' })).not.toBe(content);
  expect(contentOf({ ...body, name: 'Budi' })).not.toBe(content);
});

test('[KPR-03] the result of a simulation goes with the lead of its button, and with no other', async () => {
  const page = await openPage();
  page.click({ kind: 'unit', unit: 'Tipe 60', simulation: 'Tipe 60, 20 tahun, Bank A' });
  page.submit();
  const [first] = page.saves();
  expect(first?.fields).toMatchObject({ message: 'Tipe 60', simulation: 'Tipe 60, 20 tahun, Bank A' });
  const other = await openPage();
  other.click({ kind: 'unit', unit: 'Tipe 60' });
  other.submit();
  expect(other.saves()[0]?.fields).not.toHaveProperty('simulation');
});
