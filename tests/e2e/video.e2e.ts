import type { Page } from '@playwright/test';
import { expectAccessible, scrollThrough } from './checks.ts';
import { doublePlayers, playerScriptBegins, tell } from './players.ts';
import { expect, test } from './site.ts';
import { copy } from './words.ts';

test.describe('video', () => {
  const frame = (page: Page) => page.locator('.video [data-part="frame"]');
  const play = (page: Page) => page.locator('.video [data-part="play"]');
  const note = (page: Page) => page.locator('.video [data-part="note"]');

  test('[WID-09] [WID-13] nothing of YouTube is asked for before play is pressed', async ({ page, site }) => {
    const asked = await doublePlayers(page);
    await page.goto(site.example('video', 0));
    await scrollThrough(page);
    await play(page).hover();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await play(page).click();
    await expect(frame(page)).toHaveAttribute('data-state', 'loading');
    await expect.poll(() => asked.length).toBe(2);
    expect(asked.some((url) => url.startsWith('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'))).toBe(
      true,
    );
  });

  test('[WID-09] the player takes the place of the still, with a name and with the focus', async ({
    page,
    site,
  }) => {
    await doublePlayers(page);
    await page.goto(site.example('video', 0));
    await play(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => window.players?.length)).toBe(1);
    const before = await frame(page).boundingBox();
    await tell(page, 'onStateChange', 1);
    await expect(frame(page)).toHaveAttribute('data-state', 'ready');
    const player = page.locator('.video iframe');
    await expect(player).toHaveAttribute('title', 'Tur virtual Taman Asri Residence');
    await expect(player).toBeFocused();
    await expect(play(page)).toBeHidden();
    expect(await frame(page).boundingBox()).toEqual(before);
    await expectAccessible(page);
  });

  test('[WID-09] readiness is asked for every 350 ms while the API is slow', async ({ page, site }) => {
    await page.clock.install({ time: 0 });
    await doublePlayers(page, { slowBy: 2000 });
    await page.goto(site.example('video', 0));
    await play(page).hover();
    await expect(page.locator('k-island[data-widget="video"]')).toHaveAttribute('data-state', 'awake');
    await page.clock.pauseAt(600_000);
    await page.evaluate(() => {
      const log = window as Window & { asked?: number[]; api?: unknown };
      log.asked = [];
      Object.defineProperty(window, 'YT', {
        configurable: true,
        get: () => {
          log.asked?.push(Date.now());
          return log.api;
        },
        set: (api) => {
          log.api = api;
        },
      });
    });
    await play(page).click();
    await playerScriptBegins(page);
    const asked = () =>
      page.evaluate(() => {
        const { asked: times = [] } = window as Window & { asked?: number[] };
        return [...new Set(times)].map((time) => time - (times[0] ?? 0));
      });
    await page.clock.runFor(1100);
    expect(await asked()).toEqual([0, 350, 700, 1050]);
    expect(await page.evaluate(() => window.players)).toBeUndefined();
    await page.clock.runFor(1000);
    await expect.poll(() => page.evaluate(() => window.players?.length)).toBe(1);
  });

  test('[WID-09] a player that stays slow is shown anyway, with a link to its site', async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await doublePlayers(page, { slowBy: 600_000 });
    await page.goto(site.example('video', 0));
    await play(page).click();
    await expect(frame(page)).toHaveAttribute('data-state', 'loading');
    await expect(note(page)).toHaveText('Memuat video…');
    await page.clock.fastForward(8000);
    await expect(frame(page)).toHaveAttribute('data-state', 'slow');
    await expect(note(page).getByRole('link')).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    );
  });

  test('[WID-09] a failing script or film shows a message, and play tries again', async ({ page, site }) => {
    await doublePlayers(page, 'failing');
    await page.goto(site.example('video', 0));
    await play(page).click();
    await expect(frame(page)).toHaveAttribute('data-state', 'failed');
    await expect(note(page)).toContainText(copy.videoFailed);
    await expectAccessible(page);
    await page.unrouteAll();
    await doublePlayers(page);
    await play(page).click();
    await expect.poll(() => page.evaluate(() => window.players?.length)).toBe(1);
    await tell(page, 'onError', 150);
    await expect(frame(page)).toHaveAttribute('data-state', 'failed');
    await expect(page.locator('.video iframe')).toHaveCount(0);
  });

  test('[WID-09] Vimeo is ready when its player reports it, and is asked not to track', async ({
    page,
    site,
  }) => {
    const asked = await doublePlayers(page);
    await page.goto(site.example('video', 1));
    await play(page).click();
    await expect.poll(() => page.evaluate(() => window.players?.length)).toBe(1);
    expect(asked.find((url) => url.includes('/video/76979871'))).toContain('dnt=1');
    await expect(frame(page)).toHaveAttribute('data-state', 'loading');
    await tell(page, 'ready');
    await expect(frame(page)).toHaveAttribute('data-state', 'ready');
  });

  test('[WID-09] a file is played by the browser, with captions, and without a byte of script', async ({
    page,
    site,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.route('https://interactive-examples.mdn.mozilla.net/**', (route) => route.abort());
    await page.goto(site.example('video', 2));
    const video = page.locator('.video video');
    await expect(video).toHaveAttribute('preload', 'none');
    await expect(video).toHaveAttribute('controls', '');
    await expect(video.locator('track')).toHaveAttribute('srclang', 'id');
    await expect(video).toHaveAttribute('poster', /facility-playground-park/);
    expect(scripts).toEqual([]);
    await expectAccessible(page);
  });

  test('[WID-09] without script play leads to the film on its own site; the words can be read', async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(site.example('video', 1));
    await expect(play(page)).toHaveAttribute('href', 'https://vimeo.com/76979871');
    await page.getByText('Baca transkrip').click();
    await expect(page.getByText('Kawasan seluas 12 hektare')).toBeVisible();
    await page.close();
  });
});
