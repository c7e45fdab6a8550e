import type { Page } from '@playwright/test';
import { fillSentence } from '../../src/runtime/copy.ts';
import { expectAccessible, watchShifts } from './checks.ts';
import { expect, test } from './site.ts';
import { expectLeads, fillLead, newVisitor, openDialog, standAtEdge, staysOnPage } from './visitor.ts';
import { copy } from './words.ts';

const out = (page: Page, part: string) => page.locator(`.kpr [data-out=${part}]`);
const range = (page: Page) => page.getByRole('slider', { name: 'Uang muka' });
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const row = (page: Page, name: string) =>
  page.locator('.kpr table').first().getByRole('row').filter({ hasText: name });
const assumed = (rate: number) => fillSentence(copy.kprInterestAssumed, { rate });
const sizeOf = (page: Page, part: string) =>
  out(page, part).evaluate((element) => getComputedStyle(element).fontSize);

/** Touches the simulation, which hydrates it. */
async function touch(page: Page): Promise<void> {
  await page.locator('.kpr').hover({ position: { x: 4, y: 4 } });
  await expect(page.locator('k-island[data-widget=kpr]')).toHaveAttribute('data-state', 'awake');
}

async function drag(page: Page, percent: number): Promise<void> {
  await range(page).fill(String(percent));
}

test.beforeEach(async ({ context }) => {
  await standAtEdge(context);
  await staysOnPage(context);
});

test('[KPR-03] [KPR-02] without script the first choice and a table of all others are finished', async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(site.fixture('kpr'));
  await expect(out(page, 'first')).toHaveText('Rp 4.743.107');
  await expect(out(page, 'firstNote')).toContainText(
    fillSentence(copy.kprFirst, { years: 3, rate: fillSentence(copy.kprInterestRate, { rate: '3,75' }) }),
  );
  await expect(out(page, 'jump')).toHaveText('+Rp 3.013.799 (+64%)');
  await expect(out(page, 'jumpNote')).toHaveText(
    fillSentence(copy.kprThen, { year: 4, later: 'Rp 7.756.906', rate: assumed(11) }),
  );
  await expect(range(page)).toBeHidden();
  await expect(page.getByLabel(copy.kprIncomeLabel)).toBeHidden();
  const table = page.locator('.kpr table').nth(1);
  await expect(table.getByRole('row')).toHaveCount(5);
  await expect(table.getByRole('row').nth(2)).toContainText('Rp 4.743.107 lalu Rp 7.756.906');
  await expect(
    page.getByText(fillSentence(copy.kprOver, { bank: 'Bank C', day: '31 Januari 2020' })),
  ).toBeVisible();
  for (const [name, payer] of [
    [copy.kprProvision, copy.kprBuyer],
    [copy.kprNotary, copy.kprDeveloper],
    ['PPN', copy.kprGovernment],
  ] as const)
    await expect(row(page, name)).toContainText(payer);
  await expect(page.getByText(fillSentence(copy.kprMissing, { costs: 'BPHTB' }))).toBeVisible();
  const href = new URL((await page.locator('a[data-simulation]').getAttribute('href')) ?? '');
  expect(href.searchParams.get('text')).toContain('Rp\u00a04.743.107');
  await page.close();
});

test('[KPR-03] the script loads at the first touch, counts each choice, and announces it once a second', async ({
  page,
  site,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/widget-kpr.')) scripts.push(request.url());
  });
  await page.clock.install();
  const shifts = await watchShifts(page);
  await page.goto(site.fixture('kpr'));
  await page.clock.runFor(3000);
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
  expect(scripts).toEqual([]);
  await touch(page);
  expect(scripts).toHaveLength(1);
  await expect(out(page, 'first')).toHaveText('Rp 4.743.107');
  expect(await shifts()).toBe('0.00');

  const status = page.locator('.kpr [role=status]');
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const percent of [25, 30, 40]) await drag(page, percent);
  await expect(out(page, 'first')).toHaveText('Rp 3.557.330');
  await expect(out(page, 'down').first()).toHaveText('40% · Rp 400.000.000');
  await expect(row(page, 'Uang muka')).toContainText('Rp 400.000.000');
  await expect(status).toBeEmpty();
  await page.clock.runFor(1000);
  await expect(status).toContainText('Rp 3.557.330 per bulan');
  await page.clock.resume();

  await radio(page, 'Bank B').check();
  await drag(page, 20);
  await expect(page.locator('.kpr ol > li')).toHaveText([
    /Tahun 1–3 .*4\.743\.107/,
    /Tahun 4–6 .*5\.898\.374/,
    /Tahun 7–10 .*6\.619\.489/,
    /Tahun 11–20 .*asumsi.*7\.425\.948/,
  ]);
  await radio(page, '10 tahun').check();
  await expect(page.locator('.kpr ol > li')).toHaveCount(3);
  await radio(page, 'Bank D Syariah').check();
  await expect(out(page, 'jumpNote')).toHaveText(copy.kprSame);
  await expect(page.locator('.kpr [class*=result]')).not.toContainText(/bunga/i);
  await expect(radio(page, 'Bank C')).toBeDisabled();
});

test('[KPR-02] the jump is as large as the first figure, and nothing is wider than the screen', async ({
  page,
  site,
}) => {
  await page.goto(site.fixture('kpr'));
  await touch(page);
  for (const width of [320, 390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sizeOf(page, 'jump')).toBe(await sizeOf(page, 'first'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  const before = await out(page, 'first').textContent();
  await page.getByRole('checkbox', { name: copy.kprUp }).check();
  await expect(out(page, 'jumpNote')).toContainText(assumed(13));
  expect(await out(page, 'first').textContent()).toBe(before);
});

test('[KPR-03] it works by keyboard, and axe finds nothing in it', async ({ page, site }) => {
  await page.goto(site.fixture('kpr'));
  await range(page).focus();
  await expect(page.locator('k-island[data-widget=kpr]')).toHaveAttribute('data-state', 'awake');
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(range(page)).toHaveAttribute('aria-valuetext', '21% · Rp\u00a0210.000.000');
  await page.keyboard.press('Tab');
  await expect(radio(page, '20 tahun')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(out(page, 'basis')).toContainText('15 tahun');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(out(page, 'basis')).toContainText('Bank B');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(out(page, 'jumpNote')).toContainText('13,5%');
  await expectAccessible(page);
});

test('[KPR-03] an income stays in the field: it is in no request, event, storage, address or lead', async ({
  page,
  context,
  site,
}) => {
  const income = '17512345';
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(
      `${request.url()} ${JSON.stringify(request.headers())} ${request.postDataBuffer()?.toString('utf8') ?? ''}`,
    ),
  );
  await page.goto(site.fixture('kpr'));
  await page.getByLabel(copy.kprIncomeLabel).pressSequentially(income);
  await expect(out(page, 'incomeShare')).toHaveText(
    fillSentence(copy.kprIncomeShare, { first: 28, most: 45 }),
  );
  await page.getByRole('link', { name: copy.kprSend }).click();
  const visitor = newVisitor();
  await fillLead(openDialog(page), visitor);
  await openDialog(page).locator('button[type=submit]').click();
  const leads = await expectLeads(visitor, 1);
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const rows = databases.map(
      ({ name = '' }) =>
        new Promise((done) => {
          const asked = indexedDB.open(name);
          asked.onsuccess = () => {
            const stores = [...asked.result.objectStoreNames];
            if (stores.length === 0) return done([]);
            const reads = stores.map((store) => asked.result.transaction(store).objectStore(store).getAll());
            const last = reads.at(-1);
            if (last) last.onsuccess = () => done(reads.map((read) => read.result));
          };
        }),
    );
    const { dataLayer } = window as Window & { dataLayer?: unknown[] };
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
      dataLayer?.map((entry) => JSON.stringify(entry)),
      await Promise.all(rows),
    ]);
  });
  const everything = [...sent, kept, JSON.stringify(leads), JSON.stringify(await context.cookies())].join(
    '\n',
  );
  expect(everything).toContain(visitor.phone);
  expect(everything).not.toMatch(/17512345|17\.512\.345|17%2C512|28%25? dari/);
});

test('[KPR-03] the result that is shown goes with the lead, into the backend and into the text of WhatsApp', async ({
  page,
  context,
  site,
}) => {
  const opened: string[] = [];
  await context.route(/whatsapp\.com/, (route) => {
    opened.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  await page.goto(site.fixture('kpr'));
  await touch(page);
  await drag(page, 30);
  await radio(page, '15 tahun').check();
  const link = page.getByRole('link', { name: copy.kprSend });
  const result = `Tipe 60: harga Rp\u00a01.000.000.000, uang muka 30%, 15 tahun, Bank A, cicilan ${await out(page, 'first').textContent()} per bulan, lalu `;
  const href = new URL((await link.getAttribute('href')) ?? '');
  expect(href.searchParams.get('text')).toContain(result);
  await link.click();
  await expect(openDialog(page).locator('[data-part=prompt]')).toContainText('uang muka 30%, 15 tahun');
  const visitor = newVisitor();
  await fillLead(openDialog(page), visitor);
  await openDialog(page).locator('button[type=submit]').click();
  const [lead] = await expectLeads(visitor, 1);
  expect(lead).toMatchObject({ message: 'Tipe 60', simulation: expect.stringContaining(result) });
  expect(String(lead?.simulation).length).toBeLessThanOrEqual(300);
  await expect.poll(() => opened.length).toBeGreaterThan(0);
  expect(new URL(opened[0] ?? '').searchParams.get('text')).toContain(String(lead?.simulation));
});

test('[KPR-04] after the last day of an offer and of a rule neither is counted, and the page shows that it is over', async ({
  page,
  site,
}) => {
  await page.clock.setFixedTime('2096-06-30T23:59:59+07:00');
  await page.goto(site.fixture('kpr'));
  await touch(page);
  await expect(radio(page, 'Bank A')).toBeChecked();

  await page.clock.setFixedTime('2096-07-01T00:00:00+07:00');
  await drag(page, 21);
  await expect(radio(page, 'Bank A')).toBeDisabled();
  await expect(radio(page, 'Bank B')).toBeChecked();
  await expect(out(page, 'basis')).toContainText('Bank B');
  await expect(
    page.getByText(fillSentence(copy.kprOver, { bank: 'Bank A', day: '30 Juni 2096' })),
  ).toBeVisible();
  await expect(page.getByText(fillSentence(copy.kprTable, { bank: 'Bank A' }))).toBeHidden();
  await expect(row(page, 'PPN')).toContainText(copy.kprGovernment);

  await page.clock.setFixedTime('2097-01-01T00:00:00+07:00');
  await drag(page, 20);
  await expect(row(page, 'PPN')).toContainText(copy.kprBuyer);
  await expect(row(page, 'PPN')).toContainText('Rp 110.000.000');
  await expect(out(page, 'own')).toHaveText('Rp 310.000.000');
  await expect(page.getByText('hanya berlaku 1 Januari 2026 sampai 31 Desember 2096')).toBeVisible();

  await page.clock.setFixedTime('2098-01-01T00:00:00+07:00');
  await drag(page, 21);
  await expect(page.getByText(copy.kprNone)).toBeVisible();
  await expect(out(page, 'first')).toBeHidden();
});
