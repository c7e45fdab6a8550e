import { dialogOf, drag, links, open, part, press } from './lightbox-page.ts';
import { doublePlayers } from './players.ts';
import { expect, test } from './site.ts';

test.describe('parts', () => {
  test('[LB-05] [LB-14] focus goes in and back; Escape, the button and the space beside close; all is cleared', async ({
    page,
    site,
  }) => {
    await page.goto(site.example('gallery', 0));
    const opener = links(page).nth(1);
    const beside = { position: { x: 4, y: 300 } };
    const ways = [
      () => page.keyboard.press('Escape'),
      () => press(page, 'close'),
      () => dialogOf(page).locator('.pswp__scroll-wrap').click(beside),
    ];
    for (const close of ways) {
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(part(page, 'counter')).toHaveText('2 / 6');
      await expect(part(page, 'close')).toBeFocused();
      await expect(part(page, 'close')).toHaveAccessibleName('Tutup (Esc)');
      await close();
      await expect(dialogOf(page)).not.toHaveAttribute('open');
      await expect(opener).toBeFocused();
      await expect(part(page, 'stage')).toBeEmpty();
      await expect(part(page, 'title')).toBeEmpty();
      await page.keyboard.press('ArrowRight');
      await expect(part(page, 'counter')).toBeEmpty();
    }
  });

  test('[LB-05] the page behind does not scroll and stays where it was', async ({ page, site }) => {
    await page.setViewportSize({ width: 1024, height: 500 });
    await page.goto(site.fixture('lightbox-sources'));
    await page.evaluate(() => scrollTo(0, 120));
    await links(page).first().click();
    await expect(dialogOf(page)).toHaveAttribute('data-state', 'open');
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(500, 250);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('End');
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).not.toHaveAttribute('open');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('[LB-14] Enter and Space work every control, and Tab goes round inside', async ({ page, site }) => {
    await open(page, site.example('gallery', 0));
    const order: (string | undefined)[] = [];
    for (let step = 0; step < 7; step += 1) {
      order.push(await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.part));
      await page.keyboard.press('Tab');
    }
    expect(order).toEqual(['close', 'previous', 'next', 'share', 'zoom', 'fullscreen', 'close']);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await part(page, 'next').focus();
    await page.keyboard.press('Enter');
    await expect(part(page, 'counter')).toHaveText('2 / 6');
    await page.keyboard.press('Space');
    await expect(part(page, 'counter')).toHaveText('3 / 6');
    await part(page, 'zoom').focus();
    await page.keyboard.press('Space');
    await expect(part(page, 'zoom')).toHaveAttribute('aria-checked', 'true');
    await page.keyboard.press('Enter');
    await expect(part(page, 'zoom')).toHaveAttribute('aria-checked', 'false');
  });

  test('[LB-04] the share menu: sites get the page with the hash of the slide, Pinterest the picture, and a download', async ({
    page,
    site,
  }) => {
    await open(page, `${site.example('gallery', 0)}#galeri`, (p) => links(p).nth(1));
    await press(page, 'share');
    const entries = part(page, 'share-links').locator('a');
    await expect(entries).toHaveText([
      'Bagikan ke Facebook',
      'Bagikan ke Twitter',
      'Bagikan ke Pinterest',
      'Unduh gambar',
    ]);
    const hrefs = await entries.evaluateAll((all) =>
      all.map((entry) => new URL((entry as HTMLAnchorElement).href)),
    );
    const address = `${site.example('gallery', 0)}#galeri-foto-2`;
    const queries = await entries.evaluateAll((all) =>
      all.map((entry) => Object.fromEntries(new URL((entry as HTMLAnchorElement).href).searchParams)),
    );
    expect(hrefs).toHaveLength(4);
    expect(queries[0]).toEqual({ u: address });
    expect(queries[1]).toMatchObject({ url: address, text: 'Kolam renang keluarga' });
    expect(queries[2]?.media).toMatch(/^http.*facility-pool.*\.jpg$/);
    await expect(entries.last()).toHaveAttribute('download', '');
    await page.context().route('https://www.facebook.com/**', (route) => route.fulfill({ body: 'ok' }));
    const [popup] = await Promise.all([page.waitForEvent('popup'), entries.first().click()]);
    expect(popup.url()).toContain('facebook.com/sharer');
  });

  test('[LB-04] a film has no download', async ({ page, site }) => {
    await doublePlayers(page);
    await open(page, site.example('gallery', 3), (p) => p.locator('a[data-video]').first());
    await press(page, 'share');
    await expect(part(page, 'share-links').locator('a')).toHaveCount(3);
  });

  test('[LB-08] share mode keeps the focus on its icon and links and stops the slides', async ({
    page,
    site,
  }) => {
    await open(page, site.example('gallery', 0));
    await part(page, 'share').focus();
    await page.keyboard.press('Enter');
    await expect(part(page, 'share')).toHaveAttribute('aria-expanded', 'true');
    const seen = new Set<string>();
    for (let step = 0; step < 10; step += 1) {
      await page.keyboard.press('Tab');
      seen.add(
        await page.evaluate(() => {
          const active = document.activeElement as HTMLElement | null;
          return active?.closest('[data-part="share-links"]') ? 'link' : (active?.dataset.part ?? '?');
        }),
      );
    }
    expect([...seen].sort()).toEqual(['link', 'share']);
    await page.keyboard.press('ArrowRight');
    await drag(page, -300, 0);
    await expect(part(page, 'counter')).toHaveText('1 / 6');
    await expect(part(page, 'share-links')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(part(page, 'share-links')).toBeHidden();
    await expect(part(page, 'share')).toBeFocused();
    await expect(dialogOf(page)).toHaveAttribute('open');
    await page.keyboard.press('ArrowRight');
    await expect(part(page, 'counter')).toHaveText('2 / 6');
    await expect(dialogOf(page)).toHaveAttribute('data-state', 'open');
  });

  test('[LB-08] in share mode a click beside the picture closes the menu, the next one the viewer', async ({
    page,
    site,
  }) => {
    await open(page, site.example('gallery', 0));
    await press(page, 'share');
    await expect(part(page, 'share-links')).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(part(page, 'share-links')).toBeHidden();
    await expect(dialogOf(page)).toHaveAttribute('data-state', 'open');
    await page.mouse.click(20, 400);
    await expect(dialogOf(page)).toHaveAttribute('data-state', 'closed');
  });

  test('[LB-08] a click beside the picture closes the viewer while it still comes in', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      addEventListener('animationstart', ({ animationName, target }) => {
        if (animationName !== 'zoomIn') return;
        for (const one of (target as Element).getAnimations()) one.playbackRate = 0.001;
      });
    });
    await open(page, site.example('gallery', 0));
    await expect(part(page, 'counter')).toHaveText('1 / 6');
    await page.mouse.click(20, 400);
    await expect(dialogOf(page)).toHaveAttribute('data-state', 'closed');
  });

  test('[LB-06] full screen toggles its icon and aria-checked, and is left on closing', async ({
    page,
    site,
  }) => {
    await open(page, site.example('gallery', 0));
    const button = part(page, 'fullscreen');
    await expect(button).toHaveAttribute('aria-checked', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-checked', 'true');
    expect(await page.evaluate(() => document.fullscreenElement?.getAttribute('data-part'))).toBe('frame');
    await button.click();
    await expect(button).toHaveAttribute('aria-checked', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-checked', 'true');
    await press(page, 'close');
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  });

  test('[LB-06] without full screen the button is marked as not enabled and does nothing', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
    await open(page, site.example('gallery', 0));
    const button = part(page, 'fullscreen');
    await expect(button).toHaveAttribute('data-enabled', 'false');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
    await expect(button).toHaveAttribute('aria-checked', 'false');
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  });

  test('[LB-09] the controls go 3500 ms after the last sign of life, and stay in share mode', async ({
    page,
    site,
  }) => {
    await page.clock.install();
    await open(page, site.example('gallery', 0));
    await press(page, 'next');
    await expect(dialogOf(page)).toHaveAttribute('data-controls', 'shown');
    await page.clock.fastForward(3600);
    await expect(dialogOf(page)).toHaveAttribute('data-controls', 'hidden');
    await expect(part(page, 'share')).toHaveCSS('opacity', '0');
    await page.mouse.move(400, 400);
    await expect(dialogOf(page)).toHaveAttribute('data-controls', 'shown');
    await press(page, 'share');
    await page.clock.fastForward(20_000);
    await expect(dialogOf(page)).toHaveAttribute('data-controls', 'shown');
    await page.keyboard.press('Escape');
    await page.clock.fastForward(3600);
    await expect(dialogOf(page)).toHaveAttribute('data-controls', 'hidden');
    await page.keyboard.press('Shift');
    await expect(dialogOf(page)).toHaveAttribute('data-controls', 'shown');
  });
});
