import { expect, test } from 'vitest';
import { memoryPorts } from '../adapters/memory.ts';
import { LIMITS } from '../limits.ts';
import { type OpenPage, openPage } from '../testing/open-page.ts';
import { FORM, formOf, isSave, kept, OK, online, wait } from '../testing/queue-page.ts';
import { readEntries } from './storage.ts';
import { waitAfter } from './tries.ts';

const CONTACT = { form: 'contact', surface: 'contact' } as const;
const OTHER = { name: 'Budi', whatsapp_number: '6281234567899' };
const keys = (page: OpenPage) => page.saves().map(({ fields }) => fields?.idempotency_key);

test('the key is made at the first keystroke and kept until the lead is saved', async () => {
  const page = await openPage();
  page.runtime.dispatch({ type: 'form/touched', form: FORM });
  const key = formOf(page)?.key;
  page.runtime.dispatch({ type: 'form/touched', form: FORM });
  page.submit({ fields: {} });
  page.submit();
  expect(key).toBeTruthy();
  expect(keys(page)).toEqual([key]);
  await page.answer(OK);
  expect(formOf(page)?.key).toBe('');
});

test('[LEAD-11] another try after a transport error has the same key and the same body', async () => {
  const page = await openPage();
  page.submit();
  await page.lose(isSave);
  page.ports.browser.page.url = 'https://site.example/taman-asri/#kontak';
  page.submit();
  await page.settle();
  const [first, second] = page.saves();
  expect(second?.fields).toEqual(first?.fields);
  await page.answer(OK);
  expect(kept(page)).toEqual([]);
});

test('a number corrected after a transport error is a separate lead, and the wrong one is dropped', async () => {
  const page = await openPage();
  page.submit();
  await page.lose(isSave);
  page.submit({ fields: { name: 'Rina', whatsapp_number: '6281234567899' } });
  const [first, second] = keys(page);
  expect(second).not.toBe(first);
  expect(page.state().queue.entries.map(({ key }) => key)).toEqual([second]);
});

test('[OPS-04] answers that were corrected and then restored get their first key: that lead may have arrived after all', async () => {
  const page = await openPage();
  page.submit();
  await page.lose(isSave);
  page.submit({ fields: { name: 'Rina', whatsapp_number: '6281234567899' } });
  await page.lose(isSave);
  const next = await openPage({ ports: page.ports });
  next.submit();
  await next.settle();
  const [first] = keys(page);
  expect(keys(next)).toContain(first);
});

test('after a refusal another try is another lead', async () => {
  const page = await openPage();
  page.submit();
  await page.answer({ success: false, data: { message: 'x' } });
  page.submit();
  const [first, second] = keys(page);
  expect(second).not.toBe(first);
});

test('[OPS-06] a lead whose key belongs to another one is sent under a new key', async () => {
  const page = await openPage();
  page.submit();
  await page.answer('{}', { status: 422 });
  expect(formOf(page)?.name).toBe('sending');
  expect(new Set(keys(page)).size).toBe(2);
  await page.answer(OK);
  expect(formOf(page)?.name).toBe('sent');
  expect(kept(page)).toEqual([]);
});

test('a lead whose second key is refused too is let go', async () => {
  const page = await openPage();
  page.submit();
  await page.answer('{}', { status: 422 });
  await page.answer('{}', { status: 409 });
  expect(formOf(page)).toMatchObject({
    name: 'refused',
    failed: page.state().facts.copy.leadFailed,
    key: '',
  });
  expect(kept(page)).toEqual([]);
});

test('[OPS-07] a lead is written down before it is sent; the next page sends it once no answer can come any more', async () => {
  const page = await openPage();
  page.submit();
  expect(kept(page)).toHaveLength(1);
  const ports = { ...memoryPorts(), local: page.ports.local, clock: page.ports.clock };
  const next = await openPage({ ports });
  await next.settle();
  expect(next.saves()).toEqual([]);
  for (let passed = 0; passed <= LIMITS.saveMayTake; passed += 1000) await wait(next, 1000);
  expect(keys(next)).toEqual(keys(page));
});

test('[LEAD-11] a lost lead is sent when the browser is online again', async () => {
  const page = await openPage();
  page.submit();
  await page.lose(isSave);
  await online(page);
  expect(new Set(keys(page)).size).toBe(1);
  expect(page.saves()).toHaveLength(2);
  await page.answer(OK);
  expect(page.state().queue).toMatchObject({ entries: [], tries: {} });
  await online(page);
  expect(page.saves()).toHaveLength(2);
});

test('[OPS-04] a lead that is sent later shows its success and its link, and opens nothing', async () => {
  const page = await openPage();
  page.click();
  page.submit();
  await page.lose(isSave);
  await online(page);
  await page.answer(OK);
  expect(formOf(page)).toMatchObject({ name: 'sent', sent: 'whatsapp', isUnseen: false });
  expect(formOf(page)?.link).toContain('https://web.whatsapp.com/send?phone=6281111111111');
  await wait(page, 5000);
  expect(page.done('navigate')).toEqual([]);
});

test('[OPS-04] the success waits for the window that contains the form', async () => {
  const page = await openPage();
  page.click();
  page.submit();
  await page.lose(isSave);
  page.runtime.dispatch({ type: 'dialog/closed', dialog: '_general-modal' });
  await online(page);
  await page.answer(OK);
  page.click();
  expect(formOf(page)?.name).toBe('sent');
  page.click();
  expect(formOf(page)?.name).toBe('idle');
});

test('[OPS-04] the same answers are the same lead, however often, after a reload too', async () => {
  const page = await openPage();
  page.submit(CONTACT);
  await page.answer('');
  const next = await openPage({ ports: page.ports });
  await next.settle();
  await next.answer(OK);
  expect(formOf(next, 'contact')).toMatchObject({ name: 'sent' });
  for (let press = 0; press < 3; press++) {
    next.runtime.dispatch({ type: 'page/shown', restored: {}, persisted: true });
    next.submit(CONTACT);
    await next.settle();
    await next.answer(OK);
  }
  expect(next.saves()).toHaveLength(5);
  expect(new Set(keys(next)).size).toBe(1);
});

test('[OPS-04] a form that is being filled with another lead is left alone', async () => {
  const page = await openPage();
  page.submit();
  await page.lose(isSave);
  page.runtime.dispatch({ type: 'form/touched', form: FORM });
  await online(page);
  await page.answer(OK);
  expect(formOf(page)?.name).toBe('idle');
});

test('a lead from another form is sent alongside the lost ones', async () => {
  const page = await openPage();
  page.submit();
  await page.lose(isSave);
  page.submit({ ...CONTACT, fields: OTHER });
  await page.answer(OK);
  expect(formOf(page, 'contact')?.name).toBe('sent');
  await wait(page, 2000);
  expect(page.saves()[2]?.fields?.name).toBe('Rina');
});

test('[OPS-07] a submit while the queue sends the same lead waits for that answer', async () => {
  const page = await openPage();
  page.submit();
  await page.lose(isSave);
  await online(page);
  page.submit();
  expect(page.done('alert')).toEqual([]);
  await page.settle();
  expect(page.saves()).toHaveLength(2);
  expect(formOf(page)?.name).toBe('sending');
  await page.answer(OK);
  expect(formOf(page)?.name).toBe('sent');
  expect(page.state().queue.entries).toEqual([]);
});

test('[OPS-07] a save slower than 30 seconds is sent once, and its answer still counts', async () => {
  const page = await openPage();
  page.submit();
  await wait(page, LIMITS.saveTimeout);
  expect(formOf(page)?.name).toBe('waiting');
  await online(page);
  page.submit();
  await wait(page, LIMITS.saveTimeout);
  expect(page.saves()).toHaveLength(1);
  await page.answer(OK);
  expect(formOf(page)?.name).toBe('sent');
});

test.each([
  ['an error', OK, 500, 1],
  ['an unclear answer', '', 200, 1],
  ['a refusal', { success: false }, 200, 0],
])('%s of the queue leaves %#', async (_, body, status, left) => {
  const page = await openPage();
  page.submit();
  await page.lose(isSave);
  await online(page);
  await page.answer(body, { status });
  expect(page.state().queue.entries).toHaveLength(left);
  expect(kept(page)).toHaveLength(left);
  expect(page.done('alert')).toEqual([]);
});

test('[OPS-06] it tries again after 2, 4, 8 … 60 seconds as long as the page stays open', async () => {
  const page = await openPage();
  page.submit();
  await page.answer(OK, { status: 503 });
  for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
    const before = page.saves().length;
    await wait(page, seconds * 800 - 1);
    expect(page.saves()).toHaveLength(before);
    await wait(page, seconds * 200 + 1);
    expect(page.saves()).toHaveLength(before + 1);
    await page.answer(OK, { status: 503 });
  }
  expect(new Set(keys(page)).size).toBe(1);
});

test('[OPS-06] pages do not come back together', () => {
  const waits = Array.from({ length: 100 }, (_, at) => waitAfter(3, crypto.randomUUID().slice(at % 8)));
  expect(new Set(waits).size).toBeGreaterThan(50);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(12_800);
  expect(Math.max(...waits)).toBeLessThanOrEqual(16_000);
});

test('[OPS-06] an entry is never let go, however often it fails', async () => {
  const page = await openPage();
  page.submit();
  await page.lose(isSave);
  for (let attempt = 0; attempt < 100; attempt++) {
    await online(page);
    await page.lose(isSave);
  }
  expect(kept(page)).toHaveLength(1);
  page.ports.clock.advance(25 * 365 * 24 * 3600 * 1000);
  expect((await openPage({ ports: page.ports })).state().queue.entries).toHaveLength(1);
});

test('invalid entries are removed', () => {
  const { local } = memoryPorts();
  for (const [key, text] of Object.entries({ a: 'x', b: 'null', c: '{"key":"c"}', d: '[]' })) {
    local.set(`kavling-outbox:${key}`, text);
  }
  local.set('other', 'x');
  expect(readEntries(local)).toEqual([]);
  expect(local.keys('')).toEqual(['other']);
});
