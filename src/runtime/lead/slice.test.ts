import { expect, test } from 'vitest';
import { memoryPorts } from '../adapters/memory.ts';
import type { HttpRequest } from '../ports.ts';
import type { EventInput } from '../state.ts';
import { openPage } from '../testing/open-page.ts';

const FORM = 'general-form';
const OK = { success: true };
const isSave = ({ fields }: HttpRequest) => fields?.action === 'save_leads_to_db';
const PDF = 'https://a.id/b.pdf';

test('[LEAD-05][LEAD-06][LEAD-08] a lead is saved, and WhatsApp opens a second later', async () => {
  const page = await openPage();
  page.click();
  page.submit();
  expect(page.state().lead.forms[FORM]?.name).toBe('sending');
  expect(page.saves()).toHaveLength(1);
  expect(page.saves()[0]).toMatchObject({ url: '/wp-admin/admin-post.php', method: 'post', keepalive: true });
  await page.answer(OK);
  expect(page.state().lead.forms[FORM]).toMatchObject({ name: 'sent', sent: 'whatsapp' });
  expect(page.state().lead.forms[FORM]?.link).toContain('https://web.whatsapp.com/send?phone=6281111111111');
  expect(page.effects).toContainEqual({
    type: 'fields/fill',
    form: FORM,
    values: { submit_status: '1' },
    onlyEmpty: false,
  });
  page.ports.clock.advance(999);
  expect(page.done('navigate')).toEqual([]);
  page.ports.clock.advance(1);
  expect(page.done('navigate')).toEqual([page.state().lead.forms[FORM]?.link]);
});

test('[LEAD-01][LEAD-05][LEAD-06] what is tracked, in its order', async () => {
  const page = await openPage();
  page.submit({ fields: {} });
  page.submit();
  await page.answer(OK);
  page.runtime.dispatch({ type: 'page/hidden' });
  expect(page.ports.tracker.sent.map(({ name }) => name)).toEqual([
    'Page View',
    'not-validated',
    'validated',
    'Whatsapp Submission',
    'generate_lead',
  ]);
});

test('[LEAD-08] a phone gets the API host', async () => {
  const ports = memoryPorts();
  ports.browser.page.userAgent = 'Mozilla/5.0 (Linux; Android 15) Mobile';
  const page = await openPage({ ports });
  page.submit();
  await page.answer(OK);
  ports.clock.advance(1000);
  expect(String(page.done('navigate')[0])).toMatch(/^https:\/\/api\.whatsapp\.com\/send\?/);
});

test('[LEAD-04] a submission in progress: the alert, and no second request', async () => {
  const page = await openPage();
  for (let click = 0; click < 10; click++) page.submit();
  page.submit({ form: 'contact', surface: 'contact' });
  expect(page.saves()).toHaveLength(1);
  expect(page.done('alert')).toEqual(Array(10).fill('Mohon ditunggu, data anda sedang diproses'));
  expect(page.state().lead.forms[FORM]?.name).toBe('sending');
  await page.answer(OK);
  expect(page.state().lead.forms[FORM]?.name).toBe('sent');
});

test('a form that was sent is not sent again', async () => {
  const page = await openPage();
  page.submit();
  await page.answer(OK);
  page.submit();
  expect(page.saves()).toHaveLength(1);
  expect(page.done('alert')).toEqual([]);
});

test.each(['', '-1'])('[LEAD-09] the answer %j shows the sentence and enables the button', async (body) => {
  const page = await openPage();
  page.submit();
  await page.answer(body);
  expect(page.state().lead.forms[FORM]).toMatchObject({
    name: 'refused',
    failed: 'Mohon maaf ada kesalahan. Silakan refresh halaman kemudian coba lagi.',
  });
  expect(page.state().lead.sending).toBeNull();
});

test('[LEAD-10] success false shows the message of the server', async () => {
  const page = await openPage();
  page.submit();
  await page.answer({ success: false, data: { message: 'Nomor diblokir' } });
  expect(page.state().lead.forms[FORM]).toMatchObject({ name: 'refused', failed: 'Nomor diblokir' });
  expect(page.ports.local.keys('')).toEqual([]);
});

test('[LEAD-10] without a message the visitor still gets a sentence', async () => {
  const page = await openPage();
  page.submit();
  await page.answer({ success: false });
  expect(page.state().lead.forms[FORM]?.failed).toContain('Mohon maaf');
});

test('[LEAD-10] on a page with codes the flag is only logged', async () => {
  const ports = memoryPorts();
  ports.cookies.set('otp_validated_number', '6281234567890', 1);
  const page = await openPage({ ports, settings: { otp: { enabled: true } } });
  page.submit();
  await page.answer({ success: false, data: { message: 'x' } });
  expect(page.done('log')).toContain('The lead was answered with success: false');
  ports.clock.advance(1000);
  expect(page.done('navigate')).toHaveLength(1);
});

test.each([
  ['no network', (page: Awaited<ReturnType<typeof openPage>>) => page.lose(isSave)],
  ['status 500', (page: Awaited<ReturnType<typeof openPage>>) => page.answer(OK, { status: 500 })],
  ['HTML', (page: Awaited<ReturnType<typeof openPage>>) => page.answer('<html></html>')],
])('[LEAD-11] %s: logged, enabled again, no error shown', async (_, fail) => {
  const page = await openPage();
  page.submit();
  await fail(page);
  expect(page.state().lead.forms[FORM]).toMatchObject({ name: 'waiting', alert: '', failed: '', link: '' });
  expect(page.done('log')).toContain('The lead was not sent');
  expect(page.done('alert')).toEqual([]);
});

test('[LEAD-11] a server that never answers is a transport error after 30 seconds', async () => {
  const page = await openPage();
  page.submit();
  page.ports.clock.advance(30_000);
  await page.settle();
  expect(page.state().lead.forms[FORM]?.name).toBe('waiting');
});

test('[LEAD-07] a brochure: the tab opens in the gesture, gets its address, the window closes, the page reloads', async () => {
  const page = await openPage();
  page.click({ kind: 'brochure', file: PDF });
  page.submit();
  expect(page.done('openTab')).toHaveLength(1);
  await page.answer(OK);
  const done = page.ports.browser.done.map(([name]) => name);
  expect(done.slice(-3)).toEqual(['pointTab', 'hideDialog', 'reload']);
  expect(page.ports.browser.done.find(([name]) => name === 'pointTab')?.[2]).toBe(PDF);
  page.runtime.dispatch({ type: 'dialog/closed', dialog: '_general-modal' });
  expect(page.done('reload')).toHaveLength(1);
});

test.each([
  ['success false', (page: Awaited<ReturnType<typeof openPage>>) => page.answer({ success: false })],
  ['an empty answer', (page: Awaited<ReturnType<typeof openPage>>) => page.answer('')],
  ['no network', (page: Awaited<ReturnType<typeof openPage>>) => page.lose(isSave)],
])('[LEAD-07] %s closes the tab again', async (_, fail) => {
  const page = await openPage();
  page.click({ kind: 'brochure', file: PDF });
  page.submit();
  await fail(page);
  expect(page.done('closeTab')).toEqual(page.done('openTab'));
  expect(page.done('reload')).toEqual([]);
});

test('[LEAD-07] an invalid form opens no tab', async () => {
  const page = await openPage();
  page.click({ kind: 'brochure', file: PDF });
  page.submit({ fields: {} });
  expect(page.done('openTab')).toEqual([]);
});

test('[FORM-08][LEAD-07] a brochure that may not be opened opens no tab, and the lead is saved', async () => {
  const page = await openPage();
  page.click({ kind: 'brochure', file: 'javascript:alert(1)' });
  page.submit();
  await page.answer(OK);
  expect(page.done('openTab')).toEqual([]);
  expect(page.state().lead.forms[FORM]).toMatchObject({ name: 'sent', sent: 'brochure', link: '' });
});

test.each([
  ['used', { type: 'brochure/finished', form: FORM } as const],
  ['closed', { type: 'dialog/closed', dialog: '_general-modal' } as const],
])('[LEAD-07] a blocked tab: a link shows, and the page reloads once it is %s', async (_, event) => {
  const ports = memoryPorts();
  ports.browser.page.blocksTabs = true;
  const page = await openPage({ ports });
  page.click({ kind: 'brochure', file: PDF });
  page.submit();
  await page.answer(OK);
  expect(page.state().lead.forms[FORM]).toMatchObject({ name: 'sent', sent: 'brochure', link: PDF });
  expect(page.done('reload')).toEqual([]);
  expect(page.state().dialogs.name).toBe('open');
  page.runtime.dispatch(event);
  page.runtime.dispatch(event);
  expect(page.done('reload')).toHaveLength(1);
});

test('[LEAD-07] a tab that the visitor closed meanwhile counts as blocked', async () => {
  const page = await openPage();
  page.click({ kind: 'brochure', file: PDF });
  page.submit();
  page.ports.browser.closeTab(String(page.done('openTab')[0]));
  await page.answer(OK);
  expect(page.state().lead.forms[FORM]?.link).toBe(PDF);
  expect(page.done('reload')).toEqual([]);
});

test('[FORM-04] name and number are kept for the session and fill the next form', async () => {
  const page = await openPage();
  page.submit({ fields: { name: ' Rina ', whatsapp_number: '62 8123 4567 890' } });
  const contact = { name: 'Rina', whatsapp_number: '+6281234567890' };
  expect(JSON.parse(page.ports.session.get('temp_leads_contact_data') ?? '')).toEqual(contact);
  const fill = { type: 'fields/fill', form: '', values: contact, onlyEmpty: true };
  expect(page.effects).toContainEqual(fill);
  expect((await openPage({ ports: page.ports })).effects).toContainEqual(fill);
});

test.each(['', 'null', '[]', '{"name":{}}', 'x'])(
  '[FORM-04] %j in the session fills nothing harmful',
  async (text) => {
    const ports = memoryPorts();
    ports.session.set('temp_leads_contact_data', text);
    const page = await openPage({ ports });
    expect(page.effects.filter((effect) => effect.type === 'fields/fill' && effect.onlyEmpty)).toHaveLength(
      text === '{"name":{}}' ? 1 : 0,
    );
  },
);

test('back from WhatsApp the forms are ready again, and nothing navigates', async () => {
  const page = await openPage();
  page.submit();
  await page.answer(OK);
  page.runtime.dispatch({ type: 'page/shown', restored: {}, persisted: true });
  page.ports.clock.advance(2000);
  expect(page.done('navigate')).toEqual([]);
  expect(page.state().lead.forms[FORM]).toMatchObject({ name: 'idle', key: '' });
});

test('a dialog opened again after a lead is ready for the next one', async () => {
  const page = await openPage();
  page.submit();
  await page.answer(OK);
  page.click();
  expect(page.state().lead.forms[FORM]?.name).toBe('sent');
  page.ports.clock.advance(1000);
  page.click();
  expect(page.state().lead.forms[FORM]?.name).toBe('idle');
});

test('answers of a finished request change nothing', async () => {
  const page = await openPage();
  page.submit();
  const request = page.state().lead.sending?.request ?? '';
  await page.answer({ success: false });
  const before = page.state();
  for (const name of ['lead/answered', 'lead/unanswered'] as const) {
    const data = name === 'lead/answered' ? { status: 200, body: '{"success":true}' } : { reason: 'late' };
    page.runtime.dispatch({ type: name, request, ...data } as EventInput);
  }
  expect(page.state()).toBe(before);
});
