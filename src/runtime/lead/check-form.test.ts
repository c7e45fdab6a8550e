import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeFacts } from '../testing/make-facts.ts';
import { openPage } from '../testing/open-page.ts';
import { checkForm } from './check-form.ts';

const facts = makeFacts();
const accepting = makeFacts({ settings: { form: { localNumbers: 'accept' } } });
const NAME = 'Silakan isi nama';
const NUMBER = 'Silakan isi nomor Whatsapp';
const COUNTRY = 'Nomor salah. Silakan gunakan kode negara. Contoh: 628123456789';
const WRONG = 'Harap masukkan nomor whatsapp anda dengan benar';
const BOX = 'Silakan ceklis pernyataan';

test.each<[string, string, string[], string | undefined, string | undefined]>([
  ['Rina', '6281234567890', [], undefined, undefined],
  ['Rina', '+62 812-3456-7890', [], undefined, undefined],
  ['Rina', '62812345678', [], undefined, undefined],
  ['Rina', '62812345678901', [], undefined, undefined],
  ['Rina', '６２８１２３４５６７８９０', [], undefined, undefined],
  ['', '6281234567890', [], NAME, 'name'],
  ['   ', '6281234567890', [], NAME, 'name'],
  ['Rina', '', [], NUMBER, 'whatsapp_number'],
  ['Rina', '+ -', [], NUMBER, 'whatsapp_number'],
  ['', '', [], NUMBER, 'name'],
  ['Rina', '081234567890', [], COUNTRY, 'whatsapp_number'],
  ['Rina', '0812', [], COUNTRY, 'whatsapp_number'],
  ['Rina', '6281234567', [], WRONG, 'whatsapp_number'],
  ['Rina', '628123456789012', [], WRONG, 'whatsapp_number'],
  ['Rina', '6262812345678', [], WRONG, 'whatsapp_number'],
  ['Rina', '62628', [], WRONG, 'whatsapp_number'],
  ['Rina', '6581234567890', [], COUNTRY, 'whatsapp_number'],
  ['Rina', '81234567890', [], COUNTRY, 'whatsapp_number'],
  ['Rina', '1', [], COUNTRY, 'whatsapp_number'],
  ['', '6262812345678', [], WRONG, 'name'],
  ['Rina', '6281234567890', ['check_location_price'], BOX, 'check_location_price'],
  ['', '', ['check_location_price'], BOX, 'name'],
  ['Rina', '0812', ['consent', 'check_location_price'], BOX, 'whatsapp_number'],
])('[FORM-05] name %j, number %j, unticked %j: %j', (name, whatsapp_number, unticked, message, field) => {
  const problem = checkForm({ name, whatsapp_number }, unticked, facts);
  expect(problem?.message).toBe(message);
  expect(problem?.field).toBe(field);
});

test.each([
  ['0812 3456 7890', undefined],
  ['812 3456 7890', undefined],
  ['+62 0812 3456 7890', undefined],
  ['021 555 0101', undefined],
  ['0812', WRONG],
  ['6581234567890', COUNTRY],
  ['', NUMBER],
])('[OPS-28] where local numbers are accepted, %j: %j', (whatsapp_number, message) => {
  expect(checkForm({ name: 'Rina', whatsapp_number }, [], accepting)?.message).toBe(message);
});

test.each(['+62 0812 3456 7890', '+62(0)81234567890', '0062 812 3456 7890'])(
  '[OPS-36] %j passes as the number it means',
  (whatsapp_number) => {
    expect(checkForm({ name: 'Rina', whatsapp_number }, [], facts)).toBeUndefined();
  },
);

test('[FORM-05] missing fields are empty ones', () => {
  const errors = { name: NAME, whatsapp_number: NUMBER };
  expect(checkForm({}, [], facts)).toEqual({ message: NUMBER, field: 'name', errors });
});

test.each<[string, string, string[], Record<string, string>]>([
  ['', '6281234567890', [], { name: NAME }],
  ['Rina', '6262812345678', [], { whatsapp_number: WRONG }],
  ['', '0812', [], { name: NAME, whatsapp_number: COUNTRY }],
  ['Rina', '6281234567890', ['consent'], { consent: BOX }],
  [
    '',
    '',
    ['check_location_price', 'consent'],
    { name: NAME, whatsapp_number: NUMBER, check_location_price: BOX, consent: BOX },
  ],
])(
  '[LIB-06] name %j, number %j, unticked %j: each failing field has its own message',
  (name, number, unticked, errors) => {
    expect(checkForm({ name, whatsapp_number: number }, unticked, facts)?.errors).toEqual(errors);
  },
);

test('[FORM-05] a form passes exactly when it has a name and 11 to 14 digits from 62 but not 6262', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[026][0-9 +-]{0,17}$/), (whatsapp_number) => {
      const digits = whatsapp_number.replace(/\D/g, '');
      const passes = /^(?:00)?620*(?!0|62)\d{9,12}$/.test(digits);
      expect(checkForm({ name: 'a', whatsapp_number }, [], facts) === undefined).toBe(passes);
    }),
  );
});

test('[FORM-06][LEAD-01] a failure shows in the alert field, moves the focus, is reported, and stops', async () => {
  const page = await openPage();
  page.submit({ fields: { name: '', whatsapp_number: '0812' } });
  expect(page.state().lead.forms['general-form']).toMatchObject({
    name: 'invalid',
    alert: COUNTRY,
    field: 'name',
    errors: { name: NAME, whatsapp_number: COUNTRY },
  });
  expect(page.effects).toContainEqual({ type: 'form/focus', form: 'general-form', field: 'name' });
  expect(page.saves()).toEqual([]);
  page.ports.clock.advance(1000);
  await page.settle();
  expect(page.ports.tracker.sent.map(({ name }) => name)).toContain('not-validated');
});

test('[FORM-06] on success the number becomes + and the digits, and the alert goes', async () => {
  const page = await openPage();
  page.submit({ fields: { name: '', whatsapp_number: '62 812-3456-7890' } });
  page.submit({ fields: { name: 'Rina', whatsapp_number: '62 812-3456-7890' } });
  expect(page.effects).toContainEqual({
    type: 'fields/fill',
    form: 'general-form',
    values: { whatsapp_number: '+6281234567890' },
    onlyEmpty: false,
  });
  expect(page.state().lead.forms['general-form']).toMatchObject({ alert: '', field: '', errors: {} });
  expect(page.state().lead.forms['general-form']?.errors).toEqual({});
});
