import { expect, test } from 'vitest';
import { memoryPorts } from '../adapters/memory.ts';
import type { HttpRequest } from '../ports.ts';
import { type OpenPage, openPage } from '../testing/open-page.ts';
import { readEntries } from './storage.ts';

const OK = { success: true };
const FORM = 'general-form';
const isSave = ({ fields }: HttpRequest) => fields?.action === 'save_leads_to_db';
const keys = (page: OpenPage) => page.saves().map(({ fields }) => fields?.idempotency_key);

test('the key is made at the first keystroke and kept until the lead is saved', async () => {
  const page = await openPage();
  page.runtime.dispatch({ type: 'form/touched', form: FORM });
  const key = page.state().lead.forms[FORM]?.key;
  page.runtime.dispatch({ type: 'form/touched', form: FORM });
  page.submit({ fields: {} });
  page.submit();
  expect(key).toBeTruthy();
  expect(keys(page)).toEqual([key]);
  await page.answer(OK);
  expect(page.state().lead.forms[FORM]?.key).toBe('');
});

test('[LEAD-11] another try after a transport error has the same key and the same body', async () => {
  const page = await openPage();
  page.submit();
  await page.lose(isSave);
  page.ports.browser.page.url = 'https://site.example/taman-asri/#kontak';
  page.submit();
  const [first, second] = page.saves();
  expect(second?.fields).toEqual(first?.fields);
  await page.answer(OK);
  expect(page.ports.local.keys('')).toEqual([]);
});

test('a number corrected after a transport error is a lead of its own, and the wrong one is let go', async () => {
  const page = await openPage();
  page.submit();
  await page.lose(isSave);
  page.submit({ fields: { name: 'Rina', whatsapp_number: '6281234567899' } });
  const [first, second] = keys(page);
  expect(second).not.toBe(first);
  expect(page.state().outbox.entries.map(({ key }) => key)).toEqual([second]);
});

test('after a refusal another try is another lead', async () => {
  const page = await openPage();
  page.submit();
  await page.answer({ success: false, data: { message: 'x' } });
  page.submit();
  const [first, second] = keys(page);
  expect(second).not.toBe(first);
});

test('a key that stands for another lead is replaced', async () => {
  const page = await openPage();
  page.submit();
  await page.answer('{}', { status: 422 });
  expect(page.state().lead.forms[FORM]).toMatchObject({ name: 'lost', failed: '', key: '' });
  page.submit();
  expect(new Set(keys(page)).size).toBe(2);
});

test('a lead is written down before it is sent, so that a closed tab does not lose it', async () => {
  const page = await openPage();
  page.submit();
  expect(readEntries(page.ports.local)).toHaveLength(1);
  const next = await openPage({ ports: page.ports });
  expect(keys(next)).toEqual([keys(page)[0], keys(page)[0]]);
});

test('[LEAD-11] what was lost goes out when the browser is online again', async () => {
  const page = await openPage();
  page.submit();
  await page.lose(isSave);
  page.runtime.dispatch({ type: 'page/online' });
  expect(new Set(keys(page)).size).toBe(1);
  expect(page.saves()).toHaveLength(2);
  await page.answer(OK);
  expect(page.state().outbox).toEqual({ entries: [], sending: null });
  expect(page.ports.local.keys('')).toEqual([]);
  page.runtime.dispatch({ type: 'page/online' });
  expect(page.saves()).toHaveLength(2);
});

test('what was lost goes out on the next page, and is told to analytics as a lead', async () => {
  const page = await openPage();
  page.submit();
  await page.lose(isSave);
  const next = await openPage({ ports: page.ports });
  await next.answer(OK);
  next.runtime.dispatch({ type: 'page/hidden' });
  expect(next.ports.tracker.sent.map(({ name }) => name)).toContain('Whatsapp Submission');
  expect(next.done('navigate')).toEqual([]);
  expect(next.ports.local.keys('')).toEqual([]);
});

test('a lead that goes through takes the lost ones along', async () => {
  const page = await openPage();
  page.submit();
  await page.lose(isSave);
  page.submit({
    form: 'contact',
    surface: 'contact',
    fields: { name: 'Budi', whatsapp_number: '6281234567899' },
  });
  await page.answer(OK);
  expect(page.saves()).toHaveLength(3);
  expect(page.saves()[2]?.fields?.name).toBe('Rina');
});

test('a submit while the outbox sends takes its place: one save at a time', async () => {
  const page = await openPage();
  page.submit();
  await page.lose(isSave);
  page.runtime.dispatch({ type: 'page/online' });
  page.submit();
  expect(page.effects.filter(({ type }) => type === 'outbox/abort')).toHaveLength(1);
  expect(page.done('alert')).toEqual([]);
  await page.settle();
  await page.answer(OK);
  expect(page.state().lead.forms[FORM]?.name).toBe('sent');
  expect(new Set(keys(page)).size).toBe(1);
  expect(page.state().outbox.entries).toEqual([]);
});

test.each([
  ['an error', OK, 500, 1],
  ['an unclear answer', '', 200, 1],
  ['a refusal', { success: false }, 200, 0],
])('%s of the outbox leaves %#', async (_, body, status, left) => {
  const page = await openPage();
  page.submit();
  await page.lose(isSave);
  page.runtime.dispatch({ type: 'page/online' });
  await page.answer(body, { status });
  expect(page.state().outbox.entries).toHaveLength(left);
  expect(readEntries(page.ports.local)).toHaveLength(left);
  expect(page.done('alert')).toEqual([]);
});

test('a lost lead expires after a day', async () => {
  const page = await openPage();
  page.submit();
  await page.lose(isSave);
  page.ports.clock.advance(24 * 3600 * 1000);
  expect((await openPage({ ports: page.ports })).state().outbox.entries).toEqual([]);
});

test('what is no entry is removed', () => {
  const { local } = memoryPorts();
  for (const [key, text] of Object.entries({ a: 'x', b: 'null', c: '{"key":"c"}', d: '[]' })) {
    local.set(`kavling-outbox:${key}`, text);
  }
  local.set('other', 'x');
  expect(readEntries(local)).toEqual([]);
  expect(local.keys('')).toEqual(['other']);
});

test('an entry that was tried too often is let go', async () => {
  const page = await openPage();
  page.submit();
  await page.lose(isSave);
  for (let attempt = 0; attempt < 50; attempt++) {
    page.runtime.dispatch({ type: 'page/online' });
    await page.lose(isSave);
  }
  expect(page.state().outbox.entries).toEqual([]);
});

test('what another tab has sent is not sent again', async () => {
  const page = await openPage();
  page.submit();
  await page.lose(isSave);
  const other = await openPage({ ports: page.ports });
  await other.answer(OK);
  page.runtime.dispatch({ type: 'page/shown', restored: page.runtime.restore(), persisted: false });
  page.runtime.dispatch({ type: 'page/online' });
  expect(page.state().outbox.entries).toEqual([]);
  expect(page.saves()).toHaveLength(2);
});
