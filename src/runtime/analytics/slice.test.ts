import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryPorts } from '../adapters/memory.ts';
import { type OpenPage, type OpenPageOptions, openPage } from '../testing/open-page.ts';

const IDS = {
  productionId: 'G-PROD',
  stagingId: 'G-STAGE',
  productionContainerId: '',
  stagingContainerId: '',
};
const names = (page: OpenPage) => page.ports.tracker.sent.map(({ name }) => name);
const of = (page: OpenPage, name: string) => page.ports.tracker.sent.find((event) => event.name === name);

function withIds(options: OpenPageOptions = {}, consent: 'off' | 'mode' | 'wait' = 'off') {
  return openPage({
    ...options,
    settings: { analytics: { ...IDS, consent, generateLead: true }, ...options.settings },
  });
}

async function installed(options: OpenPageOptions = {}, consent: 'off' | 'mode' | 'wait' = 'off') {
  const page = await withIds(options, consent);
  page.ports.clock.advance(1000);
  await page.settle();
  return page;
}

test('[ANA-01] installed 1000 ms after load, and what came before is sent then', async () => {
  const page = await withIds();
  page.click();
  page.ports.clock.advance(999);
  await page.settle();
  expect(page.ports.tracker.installed).toEqual([]);
  expect(names(page)).toEqual([]);
  page.ports.clock.advance(1);
  await page.settle();
  expect(page.ports.tracker.installed).toEqual([{ destination: 'microsite', id: 'G-PROD' }]);
  expect(names(page)).toEqual(['Page View', 'Whatsapp Click']);
});

test.each([
  ['landing-page', 'LGP-Microsite'],
  ['microsite', 'LGP-Microsite'],
  ['page-builder', 'Page-Builder-Microsite'],
  ['elementor', 'Elementor-Microsite'],
] as const)(
  '[ANA-04] %s: page views, clicks and form events under %s, non-interaction',
  async (template, category) => {
    const page = await installed({ template });
    page.click({ kind: 'faq', label: 'Tanya' });
    page.submit({ fields: {} });
    page.submit();
    expect(names(page)).toEqual(['Page View', 'FAQ Click', 'not-validated', 'validated']);
    for (const event of page.ports.tracker.sent)
      expect(event).toMatchObject({ category, non_interaction: true });
  },
);

test('[ANA-05][ANA-06][PAGE-06] every event has its dimensions; later ones carry the project', async () => {
  const ports = memoryPorts();
  ports.browser.page.url = 'https://site.example/?utm_source=fb&name=Rina';
  ports.tracker.visitor = 'uuid-of-device';
  const page = await installed({ ports, keepsProjectOpen: true, project: { micrositeSuperleadsId: 'SL-M' } });
  await page.answer({
    data: {
      ext_ls_additional_data: {
        project_status: 'ready',
        province: 'Banten',
        city: 'Tangerang',
        district: 'Serpong',
      },
    },
  });
  page.click();
  expect(of(page, 'Page View')?.dimensions).toEqual({
    project_id: '1042',
    project_name: 'Taman Asri',
    project_status: '',
    province: '',
    city: '',
    district: '',
    user_id: 'uuid-of-device',
    session_id: page.state().analytics.sessionId,
    superleads_id: 'SL-M',
    page_location: 'https://site.example/?utm_source=fb',
  });
  expect(of(page, 'Whatsapp Click')?.dimensions).toMatchObject({
    project_status: 'ready',
    province: 'Banten',
    city: 'Tangerang',
    district: 'Serpong',
  });
});

test('[ANA-06] a session is one page load', async () => {
  const first = await installed();
  const second = await installed({ ports: first.ports });
  expect(first.state().analytics.sessionId).toBeTruthy();
  expect(second.state().analytics.sessionId).not.toBe(first.state().analytics.sessionId);
});

test('[ANA-07] events know what they led to', async () => {
  const page = await installed();
  page.click({ kind: 'brochure', label: 'Unduh' });
  page.click({ kind: 'whatsapp', label: 'Chat' });
  page.click({ kind: 'faq', label: 'Tanya' });
  expect(['Brochure Click', 'Whatsapp Click', 'FAQ Click'].map((name) => of(page, name)?.cta_type)).toEqual([
    'brochure',
    'whatsapp',
    undefined,
  ]);
});

test.each([
  ['CLS', 0.1234, 123],
  ['FID', 12.6, 13],
  ['LCP', 1830.2, 1830],
  ['INP', 96, 96],
] as const)('[ANA-08] %s of %d is sent as %i', async (name, value, expected) => {
  const page = await installed();
  page.ports.tracker.report({ name, value, id: 'v4-1' });
  expect(of(page, name)).toMatchObject({
    category: 'Web Vitals',
    label: 'v4-1',
    value: expected,
    non_interaction: true,
  });
});

const sent = { data: { data: { data: { requestOtp: { requestId: 'r', nextEventWait: 60 } } } } };

test('[ANA-09][PAGE-04] OTP events on the four templates, none on another page', async () => {
  const tell = async (classes: string[]) => {
    const ports = memoryPorts();
    ports.browser.page.classes = classes;
    const page = await installed({ ports, settings: { otp: { enabled: true } } });
    page.submit();
    await page.answer(sent);
    page.runtime.dispatch({ type: 'otp/typed', index: 0, text: '123456' });
    await page.answer({});
    page.ports.clock.advance(61_000);
    page.runtime.dispatch({ type: 'otp/resend-asked' });
    await page.answer({ data: {} });
    await page.answer(sent);
    page.ports.clock.advance(30_000);
    page.runtime.dispatch({ type: 'otp/change-asked' });
    await page.answer({ data: {} });
    page.submit();
    await page.answer(sent);
    page.runtime.dispatch({ type: 'otp/typed', index: 0, text: '123456' });
    await page.answer({ data: { data: { verifyOtp: { isSuccess: true } } } });
    return names(page).filter((name) => name.startsWith('OTP'));
  };
  expect(await tell(['template-elementor'])).toEqual([
    'OTP Requested',
    'OTP Failed',
    'OTP Resent',
    'OTP Changed',
    'OTP Requested',
    'OTP Verified',
  ]);
  expect(await tell(['template-lain'])).toEqual([]);
});

test('[ANA-10] a device without a fingerprint delays nothing for longer than three seconds', async () => {
  const ports = memoryPorts();
  ports.tracker.identify = () => new Promise(() => undefined);
  const page = await installed({ ports });
  expect(names(page)).toEqual([]);
  ports.clock.advance(3000);
  expect(names(page)).toEqual(['Page View']);
  ports.tracker.visitor = undefined;
});

test('[ANA-10] a service that throws breaks no lead', async () => {
  const ports = memoryPorts();
  const fail = () => {
    throw new Error('blocked');
  };
  Object.assign(ports.tracker, { install: fail, send: fail, identify: fail, measure: fail, consent: fail });
  const page = await installed({ ports });
  page.click();
  page.submit();
  await page.answer({ success: true });
  ports.clock.advance(1000);
  expect(page.done('navigate')).toHaveLength(1);
});

test('[ANA-01][LEAD-08] a lead and a page that is left do not wait for the visitor id', async () => {
  const ports = memoryPorts();
  ports.tracker.identify = () => new Promise(() => undefined);
  const page = await installed({ ports });
  page.submit();
  await page.answer({ success: true });
  expect(names(page)).toEqual(['Page View', 'validated', 'Whatsapp Submission', 'generate_lead']);
  page.click();
  expect(names(page)).not.toContain('Whatsapp Click');
  page.runtime.dispatch({ type: 'page/hidden' });
  expect(names(page)).toContain('Whatsapp Click');
});

test('generate_lead is sent besides, unless the page does not want it', async () => {
  for (const generateLead of [true, false]) {
    const page = await openPage({ settings: { analytics: { ...IDS, consent: 'off', generateLead } } });
    page.submit();
    await page.answer({ success: true });
    page.runtime.dispatch({ type: 'page/hidden' });
    expect(names(page).includes('generate_lead')).toBe(generateLead);
  }
});

test('a page without ids asks the device for nothing', async () => {
  const page = await openPage();
  page.ports.clock.advance(1000);
  await page.settle();
  const types = page.effects.map(({ type }) => type);
  expect(types).not.toContain('analytics/identify');
  expect(types).not.toContain('analytics/measure');
  expect(types).toContain('analytics/send');
});

test('consent "wait": nothing is loaded or sent before the visitor agrees', async () => {
  const page = await installed({}, 'wait');
  expect(page.state().consent.name).toBe('asking');
  page.runtime.dispatch({ type: 'page/hidden' });
  expect(page.ports.tracker.installed).toEqual([]);
  page.runtime.dispatch({ type: 'consent/given' });
  await page.settle();
  expect(page.ports.tracker.installed).toEqual([{ destination: 'microsite', id: 'G-PROD' }]);
  expect(names(page)).toEqual(['Page View']);
  expect((await installed({ ports: page.ports }, 'wait')).state().consent.name).toBe('granted');
});

test('consent "wait": who declines is left alone, on the next page as well', async () => {
  const page = await installed({}, 'wait');
  page.runtime.dispatch({ type: 'consent/refused' });
  const next = await installed({ ports: page.ports }, 'wait');
  next.click();
  next.runtime.dispatch({ type: 'page/hidden' });
  expect(next.state().consent.name).toBe('denied');
  expect(next.state().analytics).toMatchObject({ name: 'off', buffer: [] });
  expect(page.ports.tracker.installed).toEqual([]);
});

test('consent "mode": installed with everything denied, no fingerprint, and updated by the choice', async () => {
  const page = await installed({}, 'mode');
  expect(page.ports.tracker.installed).toEqual([
    { destination: 'microsite', id: 'G-PROD', consent: 'denied' },
  ]);
  expect(page.effects.map(({ type }) => type)).not.toContain('analytics/identify');
  expect(of(page, 'Page View')?.dimensions.user_id).toBe('');
  page.runtime.dispatch({ type: 'consent/given' });
  await page.settle();
  expect(page.ports.tracker.choices).toEqual(['granted']);
  page.click();
  expect(of(page, 'Whatsapp Click')?.dimensions.user_id).toBe('visitor-1');
  const { ports } = await installed({ ports: page.ports }, 'mode');
  expect(ports.tracker.installed[1]).toMatchObject({ consent: 'granted' });
});

test('consent "mode": who declines stays denied', async () => {
  const page = await installed({}, 'mode');
  page.runtime.dispatch({ type: 'consent/refused' });
  expect(page.ports.tracker.choices).toEqual(['denied']);
  page.click();
  expect(names(page)).toContain('Whatsapp Click');
});

test('no name and no number ever reaches analytics', async () => {
  const name = fc.stringMatching(/^[A-Z][a-z]{5,9} [A-Z][a-z]{5,9}$/);
  const number = fc.stringMatching(/^628[0-9]{8,11}$/);
  await fc.assert(
    fc.asyncProperty(
      name,
      number,
      fc.constantFrom('general', 'contact', 'banner', 'otp'),
      async (who, phone, surface) => {
        const ports = memoryPorts();
        ports.browser.page.url = `https://a.id/?utm_source=fb&name=${encodeURIComponent(who)}&wa=${phone}`;
        const page = await openPage({
          ports,
          settings: { analytics: { ...IDS, consent: 'off', generateLead: true } },
        });
        page.click();
        const fields = { name: who, whatsapp_number: phone };
        page.submit({ surface, fields: { ...fields, name: '' } });
        page.submit({ surface, fields });
        await page.answer({ success: true });
        ports.clock.advance(1000);
        page.runtime.dispatch({ type: 'page/hidden' });
        const output = JSON.stringify(ports.tracker.sent);
        expect(ports.tracker.sent.length).toBeGreaterThan(4);
        for (const secret of [who, who.split(' ')[0], encodeURIComponent(who), phone, phone.slice(2)])
          expect(output).not.toContain(secret);
      },
    ),
    { numRuns: 50 },
  );
});
