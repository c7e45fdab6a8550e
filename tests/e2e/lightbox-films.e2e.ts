import type { Page } from '@playwright/test';
import { dialogOf, links, open, part, slide } from './lightbox-page.ts';
import { doublePlayers, serveFilm, tell } from './players.ts';
import { expect, test } from './site.ts';

test.describe('films', () => {
  const film = (page: Page) => slide(page).locator('.lightbox__film');
  const play = (page: Page) => slide(page).locator('.lightbox__play');

  test('[LB-10] [LB-11] a YouTube film is prepared when its slide is seen, and its button goes once it is ready', async ({
    page,
    site,
  }) => {
    const asked = await doublePlayers(page);
    await open(page, site.example('gallery', 3));
    expect(asked).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(film(page)).toHaveAttribute('data-state', 'loading');
    await expect(play(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.players?.length)).toBe(1);
    const address = new URL(asked.find((url) => url.includes('/embed/')) ?? '');
    expect(address.host).toBe('www.youtube-nocookie.com');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      autoplay: '1',
      controls: '0',
      rel: '0',
    });
    // On Chrome the first state is enough: the browser may hold the start back.
    await tell(page, 'onStateChange', -1);
    await expect(film(page)).toHaveAttribute('data-state', 'ready');
    await expect(play(page)).toBeHidden();
    await expect(part(page, 'title')).toHaveText('Tur udara kawasan');
    await expect(part(page, 'zoom')).toBeHidden();
    const box = await film(page).boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    await page.keyboard.press('ArrowRight');
    await expect(part(page, 'counter')).toHaveText('3 / 4');
    await expect(dialogOf(page).locator('iframe')).toHaveCount(0);
  });

  test('[LB-11] on other browsers a YouTube film waits until it plays', async ({ browser, site }) => {
    const page = await browser.newPage({
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    await doublePlayers(page);
    await open(page, site.example('video', 3));
    await expect.poll(() => page.evaluate(() => window.players?.length)).toBe(1);
    await tell(page, 'onStateChange', -1);
    await expect(film(page)).toHaveAttribute('data-state', 'loading');
    await tell(page, 'onStateChange', 1);
    await expect(film(page)).toHaveAttribute('data-state', 'ready');
    await page.close();
  });

  test('[LB-10] [LB-11] Vimeo plays on its own; moving away and back prepares it again', async ({
    page,
    site,
  }) => {
    const asked = await doublePlayers(page);
    await open(page, site.example('gallery', 3), (p) => links(p).nth(3));
    await expect.poll(() => page.evaluate(() => window.players?.length)).toBe(1);
    expect(asked.find((url) => url.includes('/video/'))).toContain('autoplay=1');
    await tell(page, 'ready');
    await expect(film(page)).toHaveAttribute('data-state', 'ready');
    await page.keyboard.press('ArrowLeft');
    await expect(part(page, 'counter')).toHaveText('3 / 4');
    await expect(dialogOf(page).locator('iframe')).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => window.players?.length)).toBe(2);
    await expect(film(page)).toHaveAttribute('data-state', 'loading');
  });

  test('[LB-11] a file plays in a video element on its own', async ({ page, site }) => {
    await serveFilm(page);
    await open(page, site.fixture('lightbox-sources'), (p) => links(p).nth(2));
    const video = film(page).locator('video');
    await expect(video).toHaveJSProperty('autoplay', true);
    await expect(film(page)).toHaveAttribute('data-state', 'ready');
    await expect(play(page)).toBeHidden();
  });

  test('[LB-11] a film that cannot be played is marked as failed and links to its site', async ({
    page,
    site,
  }) => {
    await doublePlayers(page, 'failing');
    await open(page, site.example('video', 3));
    await expect(film(page)).toHaveAttribute('data-state', 'failed');
    await expect(film(page).getByRole('link', { name: 'Buka di YouTube' })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    );
    await expect(play(page)).toBeVisible();
  });
});
