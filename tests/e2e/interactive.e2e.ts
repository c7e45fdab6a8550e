import type { Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { press } from './hydration.ts';
import { expect, test } from './site.ts';

const openTitles = (page: Page, root = '.accordion, .toggle') =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(`:is(${selector}) > details[open] > summary`)].map(
        (summary) => summary.textContent,
      ),
    root,
  );

test('[WID-02] an accordion has one item open; opening another closes it', async ({ page, site }) => {
  await page.goto(site.example('accordion'));
  expect(await openTitles(page)).toEqual(['Cara pemesanan']);
  await page.getByText('Simulasi KPR').click();
  expect(await openTitles(page)).toEqual(['Simulasi KPR']);
  await page.getByText('Simulasi KPR').click();
  expect(await openTitles(page)).toEqual([]);
});

test('[WID-02] a toggle has as many open as the visitor likes', async ({ page, site }) => {
  await page.goto(site.example('toggle'));
  await page.getByText('Belum termasuk harga').click();
  await page.getByText('Syarat promo').click();
  expect(await openTitles(page)).toEqual(['Sudah termasuk harga', 'Belum termasuk harga', 'Syarat promo']);
});

const keys: readonly [key: string, focused: string, open: string[]][] = [
  ['Tab', 'Cara pemesanan', ['Cara pemesanan']],
  ['Enter', 'Cara pemesanan', []],
  ['Enter', 'Cara pemesanan', ['Cara pemesanan']],
  ['Tab', 'Simulasi KPR', ['Cara pemesanan']],
  ['Space', 'Simulasi KPR', ['Simulasi KPR']],
  ['ArrowDown', 'Simulasi KPR', ['Simulasi KPR']],
  ['Tab', 'Legalitas dan sertifikat', ['Simulasi KPR']],
  ['Shift+Tab', 'Simulasi KPR', ['Simulasi KPR']],
  ['Space', 'Simulasi KPR', []],
];

test('[WID-02] accordion keys: Tab walks the titles, Enter and Space open and close', async ({
  page,
  site,
}) => {
  await page.goto(site.example('accordion'));
  await page.locator('h1').click();
  for (const [key, focused, open] of keys) {
    expect(await press(page, key), key).toBe(focused);
    expect(await openTitles(page), key).toEqual(open);
  }
});

test('[WID-02] items open and close over 400 ms, and immediately with reduced motion', async ({
  page,
  site,
}) => {
  await page.goto(site.example('accordion'));
  const item = page.locator('details').nth(1);
  const height = () => item.evaluate((element) => element.getBoundingClientRect().height);
  const devtools = await page.context().newCDPSession(page);
  const started: { name: string; duration: number }[] = [];
  devtools.on('Animation.animationStarted', ({ animation: { name, source } }) => {
    started.push({ name, duration: source?.duration ?? 0 });
  });
  await devtools.send('Animation.enable');
  const growing = () => started.filter(({ name }) => /height|block-size/.test(name));
  const speed = (playbackRate: number) => devtools.send('Animation.setPlaybackRate', { playbackRate });

  const closed = await height();
  await speed(0.001);
  await page.getByText('Simulasi KPR').click();
  // The open item closes while this one opens.
  await expect.poll(() => growing().map(({ duration }) => duration)).toEqual([400, 400]);
  const begun = await height();
  await speed(1000);
  await expect.poll(height).toBeGreaterThan(begun + 20);
  expect(begun).toBeLessThan(closed + 20);
  await speed(1);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  started.length = 0;
  await page.getByText('Simulasi KPR').click();
  await expect.poll(height).toBeGreaterThan(begun + 20);
  expect(growing()).toEqual([]);
});

test('[WID-02][PAGE-05] a link to an id inside opens every item around it and stops at it', async ({
  page,
  site,
}) => {
  for (const hash of ['denah-dua', 'tipe-90']) {
    await page.goto('about:blank');
    await page.goto(`${site.example('accordion', 2)}#${hash}`);
    await expect(page.locator(`#${hash}`)).toBeVisible();
    await expect(page.locator(`#${hash}`)).toBeInViewport();
  }
  expect(await openTitles(page)).toEqual(['Tipe 90']);
});

test('[WID-02] closed items are found by searching the page', async ({ page, site }) => {
  await page.goto(site.example('accordion'));
  await expect(page.getByText('garansi struktur')).toBeHidden();
  await page.goto('about:blank');
  await page.goto(`${site.example('accordion')}#:~:text=garansi%20struktur`);
  await expect(page.getByText('garansi struktur')).toBeVisible();
});

test('[WID-02] paper shows every item', async ({ page, site }) => {
  for (const [type, index] of [
    ['accordion', 0],
    ['accordion', 2],
    ['toggle', 0],
    ['faq', 0],
  ] as const) {
    await page.goto(site.example(type, index));
    await page.emulateMedia({ media: 'print' });
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('details > :not(summary)')]
        .filter(
          (panel) =>
            !panel.checkVisibility({ contentVisibilityAuto: true }) ||
            panel.getBoundingClientRect().height < 20 ||
            (panel.parentElement?.getBoundingClientRect().height ?? 0) < panel.getBoundingClientRect().height,
        )
        .map((panel) => panel.textContent),
    );
    expect(hidden, `${type} ${index}`).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('[WID-02] accordion and toggle load no script, and work without it', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(site.example('accordion'));
  await page.getByText('Serah terima kunci').click();
  await expect(page.getByText('garansi struktur sepuluh tahun')).toBeVisible();
  await expect(
    page.getByText('Booking fee', { exact: false }).or(page.getByText('booking fee')),
  ).toBeHidden();
  await page.goto(site.example('toggle'));
  await page.getByText('Syarat promo').click();
  await expect(page.getByText('20 pemesan pertama')).toBeVisible();
  expect(scripts).toEqual([]);
  await context.close();
});

test('[WID-02] axe finds nothing with items open', async ({ page, site }) => {
  await page.goto(site.example('accordion', 1));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByText('Spesifikasi bangunan').click();
  await expectAccessible(page);
  await page.goto(site.example('toggle'));
  for (const title of ['Belum termasuk harga', 'Syarat promo']) await page.getByText(title).click();
  await expectAccessible(page);
});

interface Question {
  name: string;
  acceptedAnswer: { text: string };
}

test('[WID-15] questions reach search engines as one FAQPage, whatever they contain', async ({
  page,
  site,
}) => {
  await page.goto(site.fixture('interactive-faqs'));
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(facts).toHaveLength(1);
  const parts: { '@type': string; mainEntity: Question[] }[] = JSON.parse(facts[0] ?? '')['@graph'];
  const pages = parts.filter((part) => part['@type'] === 'FAQPage');
  expect(pages).toHaveLength(1);
  const questions = pages[0]?.mainEntity ?? [];
  expect(questions.map((question) => question.name)).toEqual([
    'Apakah kawasan ini bebas banjir?',
    'Berapa biaya selain harga rumah?',
    'Kapan serah terima?',
    'Boleh renovasi?',
    'Apakah </script><b>aman</b>?',
  ]);
  expect(questions[1]?.acceptedAnswer.text).toContain('- BPHTB 5% dari nilai transaksi');
});
