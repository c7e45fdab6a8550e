import type { Page } from '@playwright/test';
import { contact } from './lead-flow-steps.ts';
import { expect, test } from './site.ts';
import { expectLeads, fillLead, type LeadRow, newVisitor, standAtEdge, staysOnPage } from './visitor.ts';

/** The six kinds of click ids, without `utm`, and the source and medium that a lead gets from each. */
const CLICKS = [
  ['gclid', 'google', 'cpc'],
  ['gbraid', 'google', 'cpc'],
  ['wbraid', 'google', 'cpc'],
  ['fbclid', 'facebook', 'social'],
  ['ttclid', 'tiktok', 'cpc'],
  ['msclkid', 'bing', 'cpc'],
] as const;

const TOUCHES = ['kavlingFirst', 'kavlingLast'];

const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

async function sendLead(page: Page): Promise<LeadRow | undefined> {
  const visitor = newVisitor();
  await fillLead(contact(page), visitor);
  await contact(page).getByRole('button', { name: 'Whatsapp' }).click();
  return (await expectLeads(visitor, 1))[0];
}

test.beforeEach(async ({ context }) => {
  await standAtEdge(context);
  await staysOnPage(context);
});

test('[ADS-01] a click of any kind alone is kept on the way to another page, and is part of the lead', async ({
  page,
  context,
  site,
}) => {
  for (const [kind, source, medium] of CLICKS) {
    const id = `${kind}-Aa0_-%2C`;
    await page.goto(`${site.fixture('lead')}?${kind}=${id}`);
    // A reload changes nothing.
    if (kind === 'gclid') await page.reload();
    await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(TOUCHES));
    await page.goto(site.fixture('lead-custom'));
    const lead = await sendLead(page);
    expect(lead, kind).toMatchObject({
      last_touch_source: source,
      last_touch_medium: medium,
      last_touch_click_ids: `${kind}=${id}`,
      last_touch_page: site.fixture('lead'),
      first_touch_click_ids: `${kind}=${id}`,
      utm_source: '',
    });
    expect(await context.cookies()).toEqual([]);
    expect(page.url()).not.toContain(kind);
    // The next click is that of a new visitor.
    await page.evaluate(() => localStorage.clear());
  }
});

test('[ADS-01] the first touch stays, the last one that was not direct follows, and a direct visit changes neither', async ({
  page,
  site,
}) => {
  const url = site.fixture('lead');
  await page.goto(`${url}?utm_source=instagram&utm_medium=iklan&utm_campaign=Promo+DP&fbclid=f1`);
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(TOUCHES));
  await page.goto(url, { referer: 'https://www.google.com/' });
  await expect.poll(() => page.evaluate(() => localStorage.kavlingLast)).toContain('google');
  await page.goto('about:blank');
  await page.goto(url);
  const lead = await sendLead(page);
  expect(lead).toMatchObject({
    first_touch_source: 'instagram',
    first_touch_medium: 'iklan',
    first_touch_campaign: 'Promo DP',
    first_touch_click_ids: 'fbclid=f1',
    first_touch_referrer: '',
    last_touch_source: 'google.com',
    last_touch_medium: 'organic',
    last_touch_campaign: '',
    last_touch_referrer: 'www.google.com',
    last_touch_page: url,
    // As LEAD-12 has it.
    utm_source: 'instagram',
    fbclid: 'f1',
  });
  expect(lead?.first_touch_at).toMatch(/^20..-..-..T/);
});

test('[ADS-01] touches that are too old do not count', async ({ page, site }) => {
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await page.goto(`${site.fixture('lead')}?gclid=old`);
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(TOUCHES));
  await page.goto('about:blank');
  await page.clock.setSystemTime('2026-02-15T00:00:00Z');
  await page.goto(site.fixture('lead'));
  expect(await sendLead(page)).toMatchObject({
    first_touch_click_ids: 'gclid=old',
    first_touch_at: expect.stringMatching(/^2026-01-01/),
    last_touch_click_ids: '',
    last_touch_at: '',
  });
});

test('[ADS-01] a page that asks keeps nothing before the yes, and sends what it knows of itself', async ({
  page,
  site,
}) => {
  const url = site.fixture('analytics-wait');
  await page.goto(`${url}?gclid=g1`);
  await expect(page.getByRole('button', { name: 'Setuju' })).toBeVisible();
  expect(await kept(page)).toEqual([]);
  expect(await sendLead(page)).toMatchObject({ last_touch_click_ids: 'gclid=g1' });
  expect(await kept(page)).not.toEqual(expect.arrayContaining(['kavlingFirst']));

  await page.goto(`${url}?wbraid=w1`);
  await page.getByRole('button', { name: 'Setuju' }).click();
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(TOUCHES));
  await page.goto('about:blank');
  await page.goto(url);
  expect(await sendLead(page)).toMatchObject({ last_touch_click_ids: 'wbraid=w1' });
});

test('[ADS-01] a visitor who refuses is forgotten', async ({ page, site }) => {
  await page.goto(`${site.fixture('lead')}?ttclid=t1`);
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(TOUCHES));
  await page.goto(site.fixture('analytics-wait'));
  await page.getByRole('button', { name: 'Tolak' }).click();
  await expect.poll(() => kept(page)).not.toEqual(expect.arrayContaining(['kavlingLast']));
  await page.goto('about:blank');
  await page.goto(site.fixture('analytics-wait'));
  expect(await sendLead(page)).toMatchObject({ last_touch_source: '', first_touch_source: 'direct' });
});

test('[ADS-01] a browser that keeps nothing sends the click of its page', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(`${site.fixture('lead')}?msclkid=m1`);
  expect(await sendLead(page)).toMatchObject({
    first_touch_click_ids: 'msclkid=m1',
    last_touch_click_ids: 'msclkid=m1',
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[ADS-01] without script a click of any kind is part of the lead', async ({ page, site }) => {
    for (const [kind, source] of CLICKS) {
      await page.goto(`${site.fixture('lead')}?${kind}=n1`);
      const visitor = newVisitor();
      await fillLead(contact(page), visitor);
      await contact(page).getByRole('button').first().click();
      const [lead] = await expectLeads(visitor, 1);
      expect(lead, kind).toMatchObject({
        last_touch_source: source,
        last_touch_click_ids: `${kind}=n1`,
        last_touch_page: site.fixture('lead'),
        first_touch_click_ids: `${kind}=n1`,
      });
    }
  });
});
