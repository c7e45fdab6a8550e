import type { Page } from '@playwright/test';
import { watchRequests } from './checks.ts';
import { openStill, watchProject } from './clock.ts';
import { expect, test } from './site.ts';
import {
  codesOf,
  expectLeads,
  fillLead,
  newVisitor,
  openDialog,
  standAtEdge,
  staysOnPage,
} from './visitor.ts';
import { copy } from './words.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[45][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

type Parameters = Readonly<Record<string, unknown>>;

/** The commands that the measurement tag received, each as a list. */
const commands = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((each) =>
      Array.from(each),
    ),
  );

async function tagEvents(page: Page): Promise<{ name: string; parameters: Parameters }[]> {
  const events = (await commands(page)).filter(([command]) => command === 'event');
  return events.map(([, name, parameters]) => ({ name: String(name), parameters: parameters as Parameters }));
}

const named = async (page: Page, name: string) =>
  (await tagEvents(page)).filter((event) => event.name === name).map(({ parameters }) => parameters);

const containerEvents = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []);

const button = (page: Page, name: string) => page.locator('main').getByRole('link', { name, exact: true });

async function lead(page: Page, name = 'Hubungi Kami') {
  const visitor = newVisitor();
  await button(page, name).click();
  await fillLead(openDialog(page), visitor);
  await openDialog(page).locator('[data-submit]').click();
  return visitor;
}

test.beforeEach(async ({ context }) => {
  await standAtEdge(context);
  await staysOnPage(context);
});

test('[ANA-01][ANA-02][ANA-03] the tag is fetched a second after the page, for the property of trial addresses', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const tags = () => asked.filter((url) => url.includes('googletagmanager'));
  await openStill(page, site.fixture('analytics-tag'), page.locator('html[data-alive]'));
  expect(tags()).toEqual([]);
  await page.clock.fastForward(1000);
  await expect.poll(tags).toHaveLength(1);
  const tag = new URL(tags()[0] ?? '');
  expect(tag.pathname).toBe('/gtag/js');
  const isTrial = /microsites|local/i.test(site.url);
  expect(tag.searchParams.get('id')).toBe(isTrial ? 'G-UJI0000001' : 'G-PRODUKSI01');
});

test('[OPS-23] a page view carries the project, whose answer came before the tag, and the id of the microsite', async ({
  page,
  site,
}) => {
  const answered = await watchProject(page);
  await openStill(page, site.fixture('analytics-tag'), page.locator('html[data-alive]'));
  await answered();
  await page.clock.fastForward(1000);
  await page.clock.resume();
  const views = () => named(page, 'page_view');
  await expect.poll(async () => (await views()).length).toBe(1);
  expect((await views())[0]).toMatchObject({
    project_status: 'active',
    province: 'Banten',
    city: 'Tangerang',
    district: 'Serpong',
    superleads_id: 'MSL-9020',
  });
});

test('[ANA-03][ANA-04] a container gets its own script and plain messages, of the category of its template', async ({
  page,
  site,
}) => {
  const fetched = page.waitForRequest(/googletagmanager\.com\/gtm\.js\?id=GTM-UJI$/);
  await page.goto(site.fixture('analytics-container'));
  await fetched;
  await button(page, 'Ajukan pertanyaan').click();
  const click = async () => (await containerEvents(page)).find(({ event }) => event === 'FAQ Click');
  await expect.poll(click).toMatchObject({
    event: 'FAQ Click',
    event_category: 'LGP-Microsite',
    non_interaction: true,
    project_name: 'Griya Uji',
  });
});

test('[ANA-04][ANA-05][ANA-06][ANA-07][LEAD-01][LEAD-05][LEAD-06][PAGE-06] what a visit reports, with every dimension and no name or number', async ({
  page,
  site,
}) => {
  await page.goto(`${site.fixture('analytics-tag')}?utm_source=ig&phone=6281234567890`);
  await button(page, 'Hubungi Kami').click();
  await openDialog(page).locator('[data-submit]').click();
  await expect(openDialog(page).locator('[data-alert]')).not.toHaveText('');
  await page.keyboard.press('Escape');
  // A lead is sent immediately, even before the visitor's id is known; this visit lasts long enough to know it.
  await expect.poll(async () => (await named(page, 'page_view')).length).toBe(1);
  const visitor = await lead(page, 'Hubungi Kami');
  await expectLeads(visitor, 1);
  for (const name of ['whatsapp_click', 'not_validated', 'validated', 'whatsapp_submission', 'generate_lead'])
    await expect.poll(async () => (await named(page, name)).length, name).toBeGreaterThan(0);

  const events = await tagEvents(page);
  const ids = new Set(events.map(({ parameters }) => parameters.session_id));
  expect(ids.size).toBe(1);
  for (const { parameters } of events) {
    expect(parameters).toMatchObject({
      project_id: '9020',
      project_name: 'Griya Uji',
      superleads_id: 'MSL-9020',
      session_id: expect.stringMatching(UUID),
      user_id: expect.stringMatching(UUID),
      non_interaction: true,
    });
  }
  const [saved] = await named(page, 'whatsapp_submission');
  expect(saved).toMatchObject({
    event_category: 'Page-Builder-Microsite',
    cta_type: 'whatsapp',
    project_status: 'active',
    province: 'Banten',
    city: 'Tangerang',
    district: 'Serpong',
    page_location: expect.stringContaining('utm_source=ig'),
  });
  const sent = JSON.stringify(await commands(page));
  for (const secret of [visitor.name, visitor.phone, '6281234567890']) expect(sent).not.toContain(secret);
});

test('[ANA-07] brochure in the label makes it a brochure, else a chat-like name WhatsApp, else nothing', async ({
  page,
  site,
}) => {
  await page.goto(site.fixture('analytics-tag'));
  for (const name of ['Unduh brosur', 'Hubungi Kami', 'Tur virtual']) {
    await button(page, name).click();
    await page.keyboard.press('Escape');
  }
  await expect.poll(async () => (await named(page, 'virtual_tour_click')).length).toBe(1);
  expect((await named(page, 'brochure_click'))[0]).toMatchObject({ cta_type: 'brochure' });
  expect((await named(page, 'whatsapp_click'))[0]).toMatchObject({ cta_type: 'whatsapp' });
  expect((await named(page, 'virtual_tour_click'))[0]).not.toHaveProperty('cta_type');
});

test('[ANA-08] web vitals are separate events', async ({ page, site }) => {
  const isQuiet = watchRequests(page);
  const measuring = page.waitForResponse(/\/vitals\.[^/]*\.js/);
  await page.goto(site.fixture('analytics-tag'));
  await button(page, 'Hubungi Kami').click();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await tagEvents(page)).length).toBeGreaterThan(1);
  await measuring;
  await isQuiet();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  for (const name of ['lcp', 'cls', 'inp']) {
    await expect.poll(async () => (await named(page, name)).length, name).toBe(1);
    const [vital] = await named(page, name);
    expect(vital).toMatchObject({
      event_category: 'Web Vitals',
      event_label: expect.any(String),
      non_interaction: true,
    });
    expect(Number.isInteger(vital?.value)).toBe(true);
  }
});

test('[ANA-09][PAGE-04] each step of the code is an event', async ({ page, site }) => {
  await page.clock.install();
  await page.goto(site.fixture('otp-elementor'));
  const visitor = await lead(page);
  const boxes = page.locator('#_otp-modal').getByRole('textbox');
  await expect(boxes.first()).toBeFocused();
  const code = codesOf(visitor)[0] ?? '';
  await page.keyboard.type(code.replace(/./g, (digit) => String((Number(digit) + 1) % 10)));
  await expect(page.locator('#_otp-modal').getByRole('status')).toContainText('salah');
  await expect.poll(async () => (await tagEvents(page)).map(({ name }) => name)).toContain('otp_failed');
  await page.clock.fastForward(62_000);
  await page.locator('#_otp-modal').getByRole('button', { name: 'Kirim Ulang OTP' }).click();
  await expect.poll(() => codesOf(visitor).length).toBe(2);
  await expect.poll(async () => (await named(page, 'otp_resent')).length).toBe(1);
  await boxes.first().focus();
  await page.keyboard.type(codesOf(visitor)[1] ?? '');
  await expect.poll(async () => (await named(page, 'otp_verified')).length).toBe(1);
  expect((await named(page, 'otp_requested'))[0]).toMatchObject({ event_category: 'Elementor-Microsite' });
});

test('[ANA-10] a page without ids asks no analytics service for anything', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isQuiet = watchRequests(page);
  await page.clock.install();
  await page.goto(site.fixture('lead'));
  await expectLeads(await lead(page), 1);
  await page.clock.runFor(10_000);
  await isQuiet();
  expect(asked.filter((url) => /google|fingerprint|vitals/.test(url))).toEqual([]);
});

test.describe('consent', () => {
  const banner = (page: Page) => page.getByRole('region', { name: copy.consentTitle });
  const tags = (page: Page) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('googletagmanager')) asked.push(request.url());
    });
    return asked;
  };

  test('[ANA-01] nothing is measured before the visitor agrees, and the choice is kept', async ({
    page,
    site,
  }) => {
    const asked = tags(page);
    const isQuiet = watchRequests(page);
    await page.clock.install();
    await page.goto(site.fixture('analytics-wait'));
    await expect(banner(page)).toContainText(copy.consentText);
    await button(page, 'Ajukan pertanyaan').click();
    await page.keyboard.press('Escape');
    await page.clock.runFor(10_000);
    await isQuiet();
    expect(asked).toEqual([]);
    await banner(page).getByRole('button', { name: 'Setuju' }).click();
    await expect(banner(page)).toBeHidden();
    await expect.poll(() => asked.length).toBe(1);
    await expect.poll(async () => (await named(page, 'faq_click')).length).toBe(1);
    await page.reload();
    await expect.poll(() => asked.length).toBe(2);
    await expect(banner(page)).toBeHidden();
  });

  test('[ANA-01] a refusal is kept as well, and leads go on', async ({ page, site }) => {
    const asked = tags(page);
    const isQuiet = watchRequests(page);
    await page.clock.install();
    await page.goto(site.fixture('analytics-wait'));
    await banner(page).getByRole('button', { name: 'Tolak' }).click();
    await expect(banner(page)).toBeHidden();
    await expectLeads(await lead(page), 1);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-alive', '');
    await page.clock.runFor(10_000);
    await isQuiet();
    await expect(banner(page)).toBeHidden();
    expect(asked).toEqual([]);
  });

  test('in consent mode the service learns what it may store', async ({ page, site }) => {
    await page.goto(site.fixture('analytics-mode'));
    const consents = async () => (await commands(page)).filter(([command]) => command === 'consent');
    await expect.poll(consents).toHaveLength(1);
    expect((await consents())[0]).toMatchObject(['consent', 'default', { analytics_storage: 'denied' }]);
    await banner(page).getByRole('button', { name: 'Setuju' }).click();
    await expect.poll(consents).toHaveLength(2);
    expect((await consents())[1]).toMatchObject(['consent', 'update', { analytics_storage: 'granted' }]);
  });

  test('a page that asks nothing holds no banner', async ({ page, site }) => {
    await page.goto(site.fixture('analytics-tag'));
    await expect(page.locator('[data-consent-banner]')).toHaveCount(0);
  });
});
