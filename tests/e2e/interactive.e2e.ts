import type { Page } from '@playwright/test';
import { press } from './awake.ts';
import { expectAccessible } from './checks.ts';
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

test('[WID-02] items open and close over 400 ms, and at once with reduced motion', async ({ page, site }) => {
  await page.goto(site.example('accordion'));
  const item = page.locator('details').nth(1);
  const height = () => item.evaluate((element) => element.getBoundingClientRect().height);
  /** The heights of the item on each frame from the click on, until it has not changed for a while. */
  const watch = () =>
    item.evaluate((element) => {
      const heights: [time: number, height: number][] = [];
      element.addEventListener('click', () => {
        const start = performance.now();
        const frame = () => {
          heights.push([performance.now() - start, element.getBoundingClientRect().height]);
          if (performance.now() - start < 1000) requestAnimationFrame(frame);
          else Object.assign(window, { heights });
        };
        requestAnimationFrame(frame);
      });
    });
  const watched = async () => {
    await page.waitForFunction(() => 'heights' in window);
    return page.evaluate(() => (window as { heights?: [number, number][] }).heights ?? []);
  };
  await watch();
  await page.getByText('Simulasi KPR').click();
  const opening = await watched();
  const full = await height();
  expect(opening.some(([time, at]) => time < 300 && at < full)).toBe(true);
  expect(opening.filter(([time]) => time > 550).every(([, at]) => at === full)).toBe(true);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await watch();
  await page.getByText('Simulasi KPR').click();
  expect((await watched()).slice(1).every(([, at]) => at === full)).toBe(true);
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

test('[WID-02] what is closed is found by searching the page', async ({ page, site }) => {
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

test('[WID-02] axe finds nothing with items open and closed', async ({ page, site }) => {
  await page.goto(site.example('accordion', 1));
  await expectAccessible(page);
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

test('[WID-15] questions reach search engines as one FAQPage, whatever stands in them', async ({
  page,
  site,
}) => {
  await page.goto(site.fixture('interactive-faqs'));
  const told = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(told).toHaveLength(1);
  const parts: { '@type': string; mainEntity: Question[] }[] = JSON.parse(told[0] ?? '')['@graph'];
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
