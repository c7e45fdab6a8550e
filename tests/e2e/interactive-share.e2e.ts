import type { Page } from '@playwright/test';
import { fillSentence } from '../../src/runtime/copy.ts';
import { allHydrated } from './hydration.ts';
import { expect, test } from './site.ts';
import { copy } from './words.ts';

const query = async (page: Page, network: string) =>
  Object.fromEntries(
    new URL((await page.locator(`[data-share=${network}]`).getAttribute('href')) ?? '').searchParams,
  );

/** Wakes the buttons as a visitor does, by coming near. */
const approach = async (page: Page) => {
  await page.locator('.share').hover();
  await allHydrated(page);
};

test('[WID-10] every site is a real link with every value whole, without script too', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.fixture('interactive-sharing'));
  const url = 'https://tamanasri.example.co.id/?a=1&b=2';
  expect(await query(page, 'facebook')).toEqual({ u: url });
  expect(await query(page, 'whatsapp')).toEqual({
    text: `*Bagikan & kabarkan*\nHalaman uji untuk widget interaktif.\n${url}`,
  });
  const pin = await query(page, 'pinterest');
  expect(pin).toMatchObject({ url, description: 'Bagikan & kabarkan' });
  expect(pin.media).toMatch(/^https:\/\/tamanasri\.example\.co\.id\/.+\.jpe?g$/);
  await expect(page.locator('[data-share=copy]')).toBeHidden();
  await context.close();
});

test('[WID-10] a link carries the network as its source where the author wants it', async ({
  page,
  site,
}) => {
  await page.goto(site.example('share', 1));
  expect((await query(page, 'line')).url).toBe(
    'https://tamanasri.example.co.id/?utm_source=line&utm_medium=share',
  );
  const mail = await page.locator('[data-share=email]').getAttribute('href');
  expect(mail).toMatch(/^mailto:\?subject=/);
  expect(mail).not.toContain('+');
});

test('[WID-10] a site opens in a popup of 640 × 480 and cannot reach back', async ({
  page,
  site,
  context,
}) => {
  await context.route('https://www.facebook.com/**', (route) => route.fulfill({ body: 'ok' }));
  await page.goto(site.fixture('interactive-sharing'));
  await approach(page);
  const coming = page.waitForEvent('popup');
  await page.locator('[data-share=facebook]').click();
  const popup = await coming;
  await popup.waitForURL(/facebook\.com/);
  expect(
    await popup.evaluate(() => ({ width: innerWidth, height: innerHeight, opener: window.opener })),
  ).toEqual({
    width: 640,
    height: 480,
    opener: null,
  });
});

test('[WID-10] where the build did not know the address of the page, the script puts it in', async ({
  page,
  site,
}) => {
  await page.goto(`${site.example('share', 2)}?ref=a&b=c#x`);
  await approach(page);
  expect(await query(page, 'facebook')).toEqual({ u: `${site.example('share', 2)}?ref=a&b=c` });
});

test('[WID-10][WID-14] a toast that fades after 500 ms confirms that the address was copied', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(site.fixture('interactive-sharing'));
  await approach(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.getByRole('button', { name: copy.shareCopy }).click();
  const toast = page.getByRole('status');
  await expect(toast).toHaveText('Tautan disalin');
  await expect(toast).toHaveAttribute('data-state', 'shown');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'https://tamanasri.example.co.id/?a=1&b=2',
  );
  await page.clock.runFor(499);
  await expect(toast).toHaveAttribute('data-state', 'shown');
  await page.clock.runFor(1);
  await expect(toast).toHaveAttribute('data-state', 'hiding');
});

test('[WID-10][WID-14] with reduced motion the toast does not fade, and stays for two seconds more', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site.fixture('interactive-sharing'));
  await approach(page);
  await page.getByRole('button', { name: copy.shareCopy }).click();
  const toast = page.locator('[role=status][data-state=hiding]');
  const ends = await toast.evaluate((element) =>
    element.getAnimations().map((one) => one.effect?.getComputedTiming().endTime),
  );
  expect(ends).toEqual([2001]);
});

test('[WID-10] the menu of the device is used where there is one, and copying where there is none', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: ShareData) => Object.assign(window, { shared: data }),
    });
  });
  await page.goto(site.fixture('interactive-sharing'));
  await approach(page);
  await page.getByRole('button', { name: 'Bagikan', exact: true }).click();
  expect(await page.evaluate(() => (window as { shared?: ShareData }).shared)).toEqual({
    title: 'Bagikan & kabarkan',
    text: 'Halaman uji untuk widget interaktif.',
    url: 'https://tamanasri.example.co.id/?a=1&b=2',
  });
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: 'Bagikan', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('Tautan disalin');
});

test('[WID-10] printing prints, and the first click on a sleeping button is not lost', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    let printed = 0;
    window.print = () => Object.assign(window, { printed: ++printed });
  });
  await page.goto(site.example('share', 1));
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-share=print]')?.click());
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed'))).toBe(1);
});

test('[WID-10] every button has a name, whole sentences in Indonesian', async ({ page, site }) => {
  await page.goto(site.example('share', 2));
  const names = await page.locator('[data-share]').evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(names).toEqual([
    ...['Facebook', 'X', 'LinkedIn', 'Pinterest', 'Reddit', 'Tumblr', 'Telegram', 'WhatsApp', 'LINE'].map(
      (name) => fillSentence(copy.shareOn, { name }),
    ),
    copy.shareEmail,
    copy.sharePrint,
    copy.shareCopy,
    'Bagikan',
  ]);
});
