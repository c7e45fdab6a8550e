import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { doublePlayers, serveFilm, tell } from './players.ts';
import { expect, test } from './site.ts';

const dialogOf = (page: Page) => page.locator('#elementor-lightbox');
const part = (page: Page, name: string) => dialogOf(page).locator(`[data-part="${name}"]`);
const slide = (page: Page) => dialogOf(page).locator('.pswp__item[aria-hidden="false"]');
const picture = (page: Page) => slide(page).locator('img.pswp__img').last();
const links = (page: Page) => page.locator('a[data-lightbox]');

async function open(page: Page, address: string, link: (page: Page) => Locator = (p) => links(p).first()) {
  await page.goto(address);
  await link(page).click();
  await expect(dialogOf(page)).toHaveAttribute('data-state', 'open');
}

/** Puts a link of our making on the page, as an import from elsewhere might. */
function addLink(page: Page, attributes: Record<string, string>, text = 'Tautan') {
  return page.evaluate(
    ([values, words]) => {
      const link = document.createElement('a');
      for (const [name, value] of Object.entries(values)) link.setAttribute(name, value);
      link.setAttribute('data-wakes', 'lightbox');
      link.textContent = words;
      document.querySelector('main')?.prepend(link);
    },
    [attributes, text] as const,
  );
}

test.describe('opening', () => {
  test('[LB-01] [LB-03] a single picture has no arrows, no counter and no next', async ({ page, site }) => {
    await open(page, site.example('image', 1));
    await expect(picture(page)).toBeVisible();
    for (const name of ['previous', 'next', 'counter']) await expect(part(page, name)).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await expect(part(page, 'title')).toHaveText('Ruang keluarga tipe 90');
  });

  test('[LB-01] [LB-02] a gallery opens as a slideshow at the clicked picture, with all parts', async ({
    page,
    site,
  }) => {
    await open(page, site.example('gallery', 0), (p) => links(p).nth(2));
    await expect(part(page, 'counter')).toHaveText('3 / 6');
    for (const name of ['share', 'zoom', 'fullscreen', 'close', 'previous', 'next'])
      await expect(part(page, name)).toBeVisible();
    await expect(part(page, 'title')).toHaveText('Taman bermain');
    await expect(part(page, 'description')).toHaveText(/bawah pohon rindang/);
    await expect(picture(page)).toHaveAttribute('src', /facility-playground-park/);
  });

  test('[LB-02] parts that the settings turn off are not there; without a source there is no footer', async ({
    page,
    site,
  }) => {
    await open(page, site.fixture('lightbox-bare'));
    for (const name of ['counter', 'share', 'zoom', 'fullscreen', 'footer'])
      await expect(part(page, name)).toHaveCount(0);
    await expect(part(page, 'close')).toBeVisible();
    await part(page, 'next').click();
    await expect(picture(page)).toHaveAttribute('src', /facility-gate/);
  });

  test('[LB-02] title and description come from the sources the settings name', async ({ page, site }) => {
    await open(page, site.fixture('lightbox-sources'));
    await expect(part(page, 'title')).toHaveText('Kolam renang');
    await expect(part(page, 'description')).toHaveText('Keterangan');
    await part(page, 'next').click();
    await expect(part(page, 'counter')).toHaveText('2 / 3');
    await expect(part(page, 'footer')).toBeHidden();
  });

  test('[LB-01] [WID-13] nothing of the viewer is fetched before the first click, and the click is not lost', async ({
    page,
    site,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(site.example('gallery', 0));
    await page.mouse.move(300, 300);
    await links(page).first().focus();
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((url) => url.includes('lightbox'))).toEqual([]);
    await links(page).nth(1).click();
    await expect(part(page, 'counter')).toHaveText('2 / 6');
    expect(fetched.filter((url) => url.includes('lightbox'))).toHaveLength(1);
  });

  test('[LB-01] where the script of the viewer fails, the link leads to the large picture', async ({
    page,
    site,
  }) => {
    await page.route('**/widget-lightbox*', (route) => route.abort());
    await page.goto(site.example('gallery', 0));
    await links(page).first().click();
    await expect(page).toHaveURL(/hero-township-aerial.*\.jpg$/);
  });

  test('[LB-12] only addresses that begin with http open, and films only from YouTube and Vimeo', async ({
    page,
    site,
  }) => {
    await page.goto(site.example('gallery', 0));
    await links(page).first().click();
    await expect(part(page, 'counter')).toHaveText('1 / 6');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).not.toHaveAttribute('open');
    const bad = [
      { href: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', 'data-lightbox': '' },
      { href: 'mailto:a@example.co.id', 'data-lightbox': '' },
      { href: '#', 'data-lightbox': '', 'data-video': 'https://www.dailymotion.com/video/x8abc12' },
      {
        href: '#',
        'data-lightbox': '',
        'data-video': 'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
      },
    ];
    for (const [index, attributes] of bad.entries()) {
      await addLink(page, attributes, `Buruk ${index}`);
      await page.getByText(`Buruk ${index}`).click();
      await expect(dialogOf(page)).not.toHaveAttribute('open');
    }
    await expect(page).toHaveURL(site.example('gallery', 0));
  });

  test('[LB-12] slides are sorted by index, carousel clones left out, and start at the one clicked', async ({
    page,
    site,
  }) => {
    await page.goto(site.example('gallery', 0));
    const href = await links(page).first().getAttribute('href');
    await page.evaluate((address) => {
      const main = document.querySelector('main');
      const clone = document.createElement('div');
      clone.className = 'swiper-slide-duplicate';
      main?.prepend(clone);
      const copied = document.createElement('a');
      copied.href = `${address}?salinan`;
      copied.textContent = 'Salinan';
      Object.assign(copied.dataset, { wakes: 'lightbox', lightbox: 'urut', index: '0', title: 'Salinan' });
      clone.append(copied);
      for (const [name, index] of [
        ['C', 9],
        ['A', 1],
        ['B', 5],
      ] as const) {
        const link = document.createElement('a');
        link.href = `${address}?${name}`;
        link.textContent = `Urut ${name}`;
        Object.assign(link.dataset, {
          wakes: 'lightbox',
          lightbox: 'urut',
          index: String(index),
          title: name,
        });
        main?.prepend(link);
      }
    }, href);
    await page.getByText('Urut B').click();
    await expect(part(page, 'counter')).toHaveText('2 / 3');
    await expect(part(page, 'title')).toHaveText('B');
    await page.keyboard.press('ArrowRight');
    await expect(part(page, 'title')).toHaveText('C');
    await page.keyboard.press('ArrowRight');
    await expect(part(page, 'title')).toHaveText('A');
  });

  test('[LB-15] a hash in the address opens the item it names, and no other', async ({ page, site }) => {
    await page.goto(`${site.example('gallery', 0)}#galeri-foto-4`);
    await expect(part(page, 'counter')).toHaveText('4 / 6');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).not.toHaveAttribute('open');
    await page.evaluate(() => {
      location.hash = '#galeri';
    });
    await page.evaluate(() => {
      location.hash = '#galeri-foto-99';
    });
    await expect(dialogOf(page)).not.toHaveAttribute('open');
    await page.evaluate(() => {
      location.hash = '#galeri-foto-2';
    });
    await expect(part(page, 'counter')).toHaveText('2 / 6');
  });
});

test.describe('moving', () => {
  test('[LB-03] it loops by arrows and keys, with 100 px between slides and a grab cursor', async ({
    page,
    site,
  }) => {
    await open(page, site.example('gallery', 0));
    await page.keyboard.press('ArrowLeft');
    await expect(part(page, 'counter')).toHaveText('6 / 6');
    await part(page, 'next').click();
    await expect(part(page, 'counter')).toHaveText('1 / 6');
    const places = await dialogOf(page)
      .locator('.pswp__item')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().x).sort((a, b) => a - b));
    const width = page.viewportSize()?.width ?? 0;
    expect((places[1] ?? 0) - (places[0] ?? 0)).toBe(width + 100);
    await expect(dialogOf(page).locator('.pswp__scroll-wrap')).toHaveCSS('cursor', 'grab');
  });

  test('[LB-03] only the pictures before and after are loaded, and more as it goes on', async ({
    page,
    site,
  }) => {
    await page.goto(site.example('gallery', 0));
    await page.waitForLoadState('networkidle');
    await links(page).first().click();
    const loaded = () =>
      dialogOf(page)
        .locator('img.pswp__img')
        .evaluateAll((images) =>
          [
            ...new Set(
              images.map((image) => (image as HTMLImageElement).src.split('/').pop()?.split('.')[0]),
            ),
          ].sort(),
        );
    await expect.poll(loaded).toEqual(['facility-pool', 'hero-township-aerial', 'interior-living']);
    await page.keyboard.press('ArrowRight');
    await expect.poll(loaded).toEqual(['facility-playground-park', 'facility-pool', 'hero-township-aerial']);
  });

  test('[LB-14] a picture takes 0.8 of the width and at most 0.9 of the height; the entrance is zoomIn', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, site.example('gallery', 0), (p) => links(p).nth(1));
    await expect(dialogOf(page)).toHaveAttribute('data-entrance', 'zoomIn');
    const animation = await dialogOf(page)
      .locator('.pswp__scroll-wrap')
      .evaluate((element) => {
        const { animationName, animationDuration } = getComputedStyle(element);
        return [animationName, animationDuration];
      });
    expect(animation).toEqual(['zoomIn', '0.25s']);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const box = await picture(page).boundingBox();
    expect(box?.width).toBeCloseTo(1440 * 0.8, 0);
    expect(box?.height).toBeLessThanOrEqual(900 * 0.9);
  });

  test('[LB-07] zoom in goes to three times in 300 ms and stops the slides; zoom out lets them go', async ({
    page,
    site,
  }) => {
    await open(page, site.example('gallery', 0), (p) => links(p).nth(1));
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const zoom = part(page, 'zoom');
    await expect(zoom).toHaveAttribute('role', 'switch');
    await expect(zoom).toHaveAttribute('aria-checked', 'false');
    const before = (await picture(page).boundingBox())?.width ?? 0;
    await zoom.click();
    await expect(zoom).toHaveAttribute('aria-checked', 'true');
    await expect
      .poll(async () => ((await picture(page).boundingBox())?.width ?? 0) / before)
      .toBeCloseTo(3, 1);
    await page.keyboard.press('ArrowRight');
    await expect(part(page, 'next')).toHaveAttribute('aria-disabled', 'true');
    await part(page, 'next').click({ force: true });
    await drag(page, -300, 0);
    await expect(part(page, 'counter')).toHaveText('2 / 6');
    await zoom.click();
    await expect(zoom).toHaveAttribute('aria-checked', 'false');
    await expect
      .poll(async () => ((await picture(page).boundingBox())?.width ?? 0) / before)
      .toBeCloseTo(1, 1);
    await page.keyboard.press('ArrowRight');
    await expect(part(page, 'counter')).toHaveText('3 / 6');
  });

  test('[LB-14] a swipe counts from 50 px on', async ({ page, site }) => {
    await open(page, site.example('gallery', 0));
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await drag(page, -45, 0);
    await expect(part(page, 'counter')).toHaveText('1 / 6');
    await drag(page, -70, 0);
    await expect(part(page, 'counter')).toHaveText('2 / 6');
    await drag(page, 70, 0);
    await expect(part(page, 'counter')).toHaveText('1 / 6');
  });

  test('[LB-14] a double click zooms to twice the size, and back', async ({ page, site }) => {
    await open(page, site.example('gallery', 0), (p) => links(p).nth(1));
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const before = (await picture(page).boundingBox())?.width ?? 0;
    const factor = async () => ((await picture(page).boundingBox())?.width ?? 0) / before;
    await picture(page).dblclick();
    await expect.poll(factor).toBeCloseTo(2, 1);
    await picture(page).dblclick();
    await expect.poll(factor).toBeCloseTo(1, 1);
  });

  test('[LB-13] a picture that does not load says so, and the next one comes', async ({ page, site }) => {
    await page.goto(site.example('gallery', 0));
    await page.waitForLoadState('networkidle');
    await page.route('**/facility-pool*', (route) => route.abort());
    await links(page).first().click();
    await expect(part(page, 'counter')).toHaveText('1 / 6');
    await page.keyboard.press('ArrowRight');
    await expect(part(page, 'alert')).toHaveText('Image not found, next image will be loaded');
    await expect(part(page, 'counter')).toHaveText('3 / 6');
    await expect(picture(page)).toBeVisible();
  });
});

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
      () => part(page, 'close').click(),
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

  test('[LB-05] the page behind does not scroll, and stands where it was', async ({ page, site }) => {
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
    await part(page, 'share').click();
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
    await part(page, 'share').click();
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
    await page.keyboard.press('Escape');
    await expect(part(page, 'share-links')).toBeHidden();
    await expect(part(page, 'share')).toBeFocused();
    await expect(dialogOf(page)).toHaveAttribute('open');
    await page.keyboard.press('ArrowRight');
    await expect(part(page, 'counter')).toHaveText('2 / 6');
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
    await part(page, 'close').click();
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
    await part(page, 'next').click();
    await expect(dialogOf(page)).toHaveAttribute('data-controls', 'shown');
    await page.clock.fastForward(3600);
    await expect(dialogOf(page)).toHaveAttribute('data-controls', 'hidden');
    await expect(part(page, 'share')).toHaveCSS('opacity', '0');
    await page.mouse.move(400, 400);
    await expect(dialogOf(page)).toHaveAttribute('data-controls', 'shown');
    await part(page, 'share').click();
    await page.clock.fastForward(20_000);
    await expect(dialogOf(page)).toHaveAttribute('data-controls', 'shown');
    await page.keyboard.press('Escape');
    await page.clock.fastForward(3600);
    await expect(dialogOf(page)).toHaveAttribute('data-controls', 'hidden');
    await page.keyboard.press('Shift');
    await expect(dialogOf(page)).toHaveAttribute('data-controls', 'shown');
  });
});

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

  test('[LB-10] [LB-11] Vimeo plays by itself; moving away and back prepares it anew', async ({
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

  test('[LB-11] a file plays in a video element by itself', async ({ page, site }) => {
    await serveFilm(page);
    await open(page, site.fixture('lightbox-sources'), (p) => links(p).nth(2));
    const video = film(page).locator('video');
    await expect(video).toHaveJSProperty('autoplay', true);
    await expect(film(page)).toHaveAttribute('data-state', 'ready');
    await expect(play(page)).toBeHidden();
  });

  test('[LB-11] a film that cannot be played says so and shows the way to its site', async ({
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

test.describe('everybody', () => {
  test('[LB-01] without script a picture is a link to its large form, and a film to its site', async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(site.example('gallery', 3));
    await expect(links(page).nth(1)).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    await links(page).first().click();
    await expect(page).toHaveURL(/hero-villa-pool.*\.jpg$/);
    await page.close();
  });

  test('[LB-14] with reduced motion nothing moves', async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, site.example('gallery', 0));
    await expect(dialogOf(page).locator('.pswp__scroll-wrap')).toHaveCSS('animation-name', 'none');
    await page.keyboard.press('ArrowRight');
    await expect(part(page, 'counter')).toHaveText('2 / 6');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).not.toHaveAttribute('open');
  });

  test('[LB-05] a swipe down closes it on a phone', async ({ browser, site }) => {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await page.goto(site.example('gallery', 0));
    await links(page).first().tap();
    await expect(dialogOf(page)).toHaveAttribute('data-state', 'open');
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: 195, y }],
      });
    await touch('touchStart', 380);
    for (let y = 400; y <= 780; y += 20) await touch('touchMove', y);
    await touch('touchEnd', 780);
    await expect(dialogOf(page)).not.toHaveAttribute('open');
    await page.close();
  });

  test('[LB-01] axe finds nothing: closed, open, sharing, zoomed, playing', async ({ page, site }) => {
    await doublePlayers(page);
    await page.goto(site.example('gallery', 3));
    await expectAccessible(page);
    await links(page).first().click();
    await expect(picture(page)).toBeVisible();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await expectAccessible(page);
    await part(page, 'share').click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await part(page, 'zoom').click();
    await expect(part(page, 'zoom')).toHaveAttribute('aria-checked', 'true');
    await expectAccessible(page);
    await part(page, 'zoom').click();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => window.players?.length)).toBe(1);
    await tell(page, 'onStateChange', 1);
    await expectAccessible(page);
  });
});

/** Drags the picture with the mouse, slowly at the end, so that only the way counts. */
async function drag(page: Page, x: number, y: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  const from = { x: width / 2 + 100, y: height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + x, from.y + y, { steps: 12 });
  await page.mouse.move(from.x + x, from.y + y);
  await page.mouse.up();
}
