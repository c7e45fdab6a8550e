import type { BrowserContext, Page } from '@playwright/test';
import { watchRequests } from './checks.ts';
import { openStill } from './clock.ts';
import { expect, test } from './site.ts';
import { copy } from './words.ts';

/**
 * Doubles of each service's script: as documented, once loaded, they read their queue and report.
 */
const DOUBLES: readonly (readonly [pattern: RegExp, script: string])[] = [
  [
    /^https:\/\/www\.googletagmanager\.com\/gtag\/js/,
    `for (const call of [...dataLayer]) if (call[0] === 'config')
       fetch((call[1].startsWith('AW') ? 'https://www.google.com/pagead/1p-user-list/?id=' : 'https://region1.google-analytics.com/g/collect?tid=') + call[1], { method: 'POST', mode: 'no-cors' });`,
  ],
  [
    /^https:\/\/www\.googletagmanager\.com\/gtm\.js/,
    `if (dataLayer.some((one) => one.event === 'gtm.js')) fetch('https://www.google-analytics.com/g/collect?tid=gtm', { method: 'POST', mode: 'no-cors' });`,
  ],
  [
    /^https:\/\/connect\.facebook\.net\/en_US\/fbevents\.js/,
    `fbq.callMethod = (...call) => {
       if (call[0] === 'init') { const part = document.createElement('script'); part.src = 'https://connect.facebook.net/signals/config/' + call[1]; document.head.append(part); }
       else new Image().src = 'https://www.facebook.com/tr/?ev=' + call[1];
     };
     for (const call of fbq.queue) fbq.callMethod(...call);`,
  ],
  [
    /^https:\/\/connect\.facebook\.net\/signals\/config\//,
    `fetch('https://www.facebook.com/tr/?ev=config', { method: 'POST', mode: 'no-cors' })`,
  ],
  [
    /^https:\/\/analytics\.tiktok\.com\/i18n\/pixel\/events\.js/,
    `for (const [id] of Object.entries(ttq._i)) for (const [name] of ttq)
       fetch('https://analytics.tiktok.com/api/v2/pixel?id=' + id + '&ev=' + name, { method: 'POST', mode: 'no-cors' });`,
  ],
  [
    /^https:\/\/www\.clarity\.ms\/tag\//,
    `const part = document.createElement('script'); part.src = 'https://scripts.clarity.ms/0.8.0/clarity.js'; document.head.append(part);`,
  ],
  [
    /^https:\/\/scripts\.clarity\.ms\//,
    `fetch('https://k.clarity.ms/collect', { method: 'POST', mode: 'no-cors' })`,
  ],
];

/** Answers in place of the services. Returns the requests they received and, separately, those for scripts. */
async function standForServices(context: BrowserContext): Promise<{ reports: string[]; scripts: string[] }> {
  const reports: string[] = [];
  const scripts: string[] = [];
  const theirs = /googletagmanager|google-analytics|google\.com|facebook|tiktok|clarity/;
  await context.route(theirs, (route) => {
    const url = route.request().url();
    const double = DOUBLES.find(([pattern]) => pattern.test(url));
    if (double) {
      scripts.push(url);
      return route.fulfill({ contentType: 'text/javascript', body: double[1] });
    }
    reports.push(url);
    return route.fulfill({ status: 204 });
  });
  return { reports, scripts };
}

/** Breaches of the page's policy from now on; call before `goto`. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { breaches: seen });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      seen.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { breaches: string[] }).breaches);
}

const EVENTS = [
  /google-analytics\.com\/g\/collect\?tid=G-TAGUJI0001/,
  /www\.google\.com\/pagead\/.*id=AW-1234567890/,
  /google-analytics\.com\/g\/collect\?tid=gtm/,
  /facebook\.com\/tr\/\?ev=PageView/,
  /facebook\.com\/tr\/\?ev=config/,
  /tiktok\.com\/api\/v2\/pixel\?id=C4TAGUJI0001ABCDEFGH&ev=page/,
  /k\.clarity\.ms\/collect/,
];

const expectAll = (reports: readonly string[]) =>
  expect
    .poll(() => EVENTS.filter((event) => !reports.some((url) => event.test(url))).map(String))
    .toEqual([]);

const awake = (page: Page) => page.locator('k-island[data-widget=measurement-tags][data-state=awake]');

test('[OPS-24] every tag runs its first event under the policy of the page, after load', async ({
  page,
  context,
  site,
}) => {
  const { reports, scripts } = await standForServices(context);
  const breaches = await watchPolicy(page);
  await openStill(page, site.fixture('tags'), awake(page));
  expect(scripts).toEqual([]);
  await page.clock.runFor(2000);
  await page.clock.resume();
  await expectAll(reports);
  expect(await breaches()).toEqual([]);
});

test('[OPS-24] no other script passes: neither the policy nor Trusted Types', async ({
  page,
  context,
  site,
}) => {
  const { reports } = await standForServices(context);
  await page.goto(site.fixture('tags'));
  await expectAll(reports);
  const load = (url: string) =>
    page.evaluate((address) => {
      try {
        const script = document.createElement('script');
        script.src = address;
        return 'let in';
      } catch (error) {
        return (error as Error).name;
      }
    }, url);
  expect(await load('https://jahat.example/x.js')).toBe('TypeError');
  expect(await load('https://www.facebook.com/x.js')).toBe('TypeError');
  expect(await load('https://connect.facebook.net/x.js')).toBe('let in');
  expect(
    await page.evaluate(() => {
      try {
        document.body.innerHTML += '<b>x</b>';
        return 'let in';
      } catch (error) {
        return (error as Error).name;
      }
    }),
  ).toBe('TypeError');
});

test('[OPS-24] where the page waits for consent nothing is asked for before it, and a refusal lasts', async ({
  page,
  context,
  site,
}) => {
  const { reports, scripts } = await standForServices(context);
  const isQuiet = watchRequests(page);
  await page.clock.install();
  await page.goto(site.fixture('tags-wait'));
  await expect(page.locator('k-island[data-widget=measurement-tags]')).toHaveAttribute('data-state', 'awake');
  await page.clock.runFor(10_000);
  await isQuiet();
  expect(scripts).toEqual([]);
  await page
    .getByRole('region', { name: copy.consentTitle })
    .getByRole('button', { name: copy.consentAccept })
    .click();
  await expectAll(reports);
  await page.reload();
  await page.clock.runFor(2000);
  await expect.poll(() => scripts.filter((url) => url.includes('fbevents')).length).toBe(2);
});

test('[OPS-24] in consent mode Google learns what it may store, and all others wait', async ({
  page,
  context,
  site,
}) => {
  const { reports, scripts } = await standForServices(context);
  await page.goto(site.fixture('tags-mode'));
  await expect.poll(() => scripts.some((url) => url.includes('gtm.js'))).toBe(true);
  expect(scripts.filter((url) => !url.includes('googletagmanager'))).toEqual([]);
  const consents = () =>
    page.evaluate(() =>
      ((window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer ?? [])
        .map((call) => Array.from(call))
        .filter(([command]) => command === 'consent'),
    );
  expect(await consents()).toMatchObject([['consent', 'default', { ad_storage: 'denied' }]]);
  await page
    .getByRole('region', { name: copy.consentTitle })
    .getByRole('button', { name: copy.consentAccept })
    .click();
  await expectAll(reports);
  expect(await consents()).toContainEqual([
    'consent',
    'update',
    expect.objectContaining({ ad_storage: 'granted' }),
  ]);
});

test('[OPS-24] a page without tags has nothing of them', async ({ page, site }) => {
  const response = await page.goto(site.fixture('lead'));
  const html = (await response?.text()) ?? '';
  expect(html).not.toContain('measurement-tags');
  expect(html).not.toMatch(/facebook|tiktok|clarity|trusted-types[^;"]*default/);
});
