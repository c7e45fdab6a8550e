import type { Page } from '@playwright/test';
import { expectAccessible, scrollThrough, watchShifts } from './checks.ts';
import { doublePlayers, tell } from './players.ts';
import { expect, test } from './site.ts';

test.describe('image and gallery', () => {
  test('[WID-15] every picture has width, height, sizes of its own and a text', async ({ page, site }) => {
    for (const [type, index] of [
      ['image', 0],
      ['image', 1],
      ['gallery', 0],
      ['gallery', 1],
      ['gallery', 2],
    ] as const) {
      await page.goto(site.example(type, index));
      const images = await page.locator('main img').evaluateAll((all) =>
        all.map((image) => {
          const source = image.parentElement?.querySelector('source');
          return {
            sized: image.hasAttribute('width') && image.hasAttribute('height'),
            sizes: Boolean(source?.sizes && source.srcset),
            text: image.hasAttribute('alt'),
          };
        }),
      );
      expect(images.length).toBeGreaterThan(0);
      for (const image of images) expect(image).toEqual({ sized: true, sizes: true, text: true });
    }
  });

  test('[WID-15] a caption is a caption, and a link wins over the large view', async ({ page, site }) => {
    await page.goto(site.example('image', 0));
    await expect(page.locator('figure figcaption')).toHaveText('Ilustrasi jalan kluster pada pagi hari');
    await page.goto(site.example('image', 2));
    const link = page.locator('figure a');
    await expect(link).toHaveAttribute('href', 'https://example.co.id/menara');
    await expect(link).not.toHaveAttribute('data-lightbox');
  });

  for (const [width, columns] of [
    [1440, 3],
    [390, 2],
  ] as const)
    test(`[WID-15] the grid has ${columns} columns at ${width} px, masonry reads from left to right`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const tops = () =>
        page
          .locator('.gallery li')
          .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
      await page.goto(site.example('gallery', 0));
      const grid = await tops();
      expect(grid.filter((top) => top === grid[0])).toHaveLength(columns);
      await page.goto(site.example('gallery', 1));
      const masonry = await tops();
      expect(masonry.slice(0, columns).every((top) => top === masonry[0])).toBe(true);
      expect([...masonry].sort((a, b) => a - b).indexOf(masonry.at(-1) ?? 0)).toBeGreaterThan(columns);
    });

  test('[WID-15] in justified rows every picture keeps its shape and a row is as wide as the gallery', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site.example('gallery', 2));
    const cells = await page.locator('.gallery li img').evaluateAll((images) =>
      images.map((image) => {
        const { width, height, top, right } = image.getBoundingClientRect();
        const natural = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        return { ratio: width / height / natural, height: Math.round(height), top: Math.round(top), right };
      }),
    );
    for (const { ratio } of cells) expect(ratio).toBeCloseTo(1, 1);
    const row = cells.filter(({ top }) => top === cells[0]?.top);
    expect(new Set(row.map(({ height }) => height)).size).toBe(1);
    const edge = await page.locator('.gallery').evaluate((gallery) => gallery.getBoundingClientRect().right);
    expect(row.at(-1)?.right).toBeCloseTo(edge, 0);
  });

  for (const [type, index] of [
    ['image', 1],
    ['gallery', 0],
    ['gallery', 1],
    ['gallery', 2],
  ] as const)
    test(`[WID-15] ${type} ${index + 1}: nothing shifts, axe finds nothing`, async ({ page, site }) => {
      const shifts = await watchShifts(page);
      await page.goto(site.example(type, index));
      await scrollThrough(page);
      await expectAccessible(page);
      expect(await shifts()).toBe('0.00');
    });
});

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
    const loaded = page.waitForResponse('https://www.youtube.com/iframe_api');
    await play(page).click();
    await loaded;
    const asked = () =>
      page.evaluate(() => {
        const { asked: times = [] } = window as Window & { asked?: number[] };
        return [...new Set(times)].map((time) => time - (times[0] ?? 0));
      });
    await page.clock.runFor(1100);
    expect(await asked()).toEqual([0, 350, 700, 1050]);
    expect(await page.evaluate(() => window.players)).toBeUndefined();
    await page.clock.runFor(2000);
    await expect.poll(() => page.evaluate(() => window.players?.length)).toBe(1);
  });

  test('[WID-09] a player that stays slow is shown as it is, with the way to its site', async ({
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

  test('[WID-09] a failing script or film is said in words, and play tries again', async ({ page, site }) => {
    await doublePlayers(page, 'failing');
    await page.goto(site.example('video', 0));
    await play(page).click();
    await expect(frame(page)).toHaveAttribute('data-state', 'failed');
    await expect(note(page)).toContainText('Video tidak dapat diputar di sini.');
    await expectAccessible(page);
    await page.unrouteAll();
    await doublePlayers(page);
    await play(page).click();
    await expect.poll(() => page.evaluate(() => window.players?.length)).toBe(1);
    await tell(page, 'onError', 150);
    await expect(frame(page)).toHaveAttribute('data-state', 'failed');
    await expect(page.locator('.video iframe')).toHaveCount(0);
  });

  test('[WID-09] Vimeo is ready when its player says so, and asks not to be tracked', async ({
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

  for (const index of [0, 1, 2, 3])
    test(`[WID-09] video ${index + 1}: nothing shifts, axe finds nothing`, async ({ page, site }) => {
      const shifts = await watchShifts(page);
      await page.goto(site.example('video', index));
      await scrollThrough(page);
      await expectAccessible(page);
      expect(await shifts()).toBe('0.00');
    });
});

test.describe('unit types', () => {
  const modal = (page: Page) => page.locator('#unit-type-modal');

  test('[BTN-09] a unit-detail link opens the unit-type modal filled from its unit', async ({
    page,
    site,
  }) => {
    await page.goto(site.example('unit-types', 0));
    for (const [index, name, summary, cover] of [
      [
        0,
        'Tipe 60',
        'LT 72 m² · LB 60 m² · 2 kamar tidur · 2 kamar mandi. Mulai Rp 890 juta',
        /house-type-60/,
      ],
      [
        1,
        'Tipe 90',
        'LT 90 m² · LB 90 m² · 3 kamar tidur · 2 kamar mandi. Mulai Rp 1,25 miliar',
        /house-type-90/,
      ],
    ] as const) {
      const link = page.locator('a[data-unit]').nth(index);
      await link.click();
      await expect(modal(page)).toHaveAttribute('data-state', 'open');
      await expect(modal(page).locator('[data-part="title"]')).toHaveText(name);
      await expect(modal(page).locator('[data-part="prompt"]')).toHaveText(summary);
      await expect(modal(page).locator('[data-part="cover"]')).toHaveAttribute('src', cover);
      await expect(modal(page).locator('form[data-surface="unit-type"]')).toBeVisible();
      if (index === 0) await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(modal(page)).not.toHaveAttribute('open');
      await expect(link).toBeFocused();
    }
  });

  test('[BTN-09] without script the link is WhatsApp with a message about the unit', async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(site.example('unit-types', 0));
    const href = new URL((await page.locator('a[data-unit]').first().getAttribute('href')) ?? '');
    expect(href.host).toBe('wa.me');
    expect(href.searchParams.get('text')).toContain('Tipe 60');
    await page.close();
  });

  test('[BTN-09] [LB-01] picture and floor plan of a unit are one slideshow', async ({ page, site }) => {
    await page.goto(site.example('unit-types', 0));
    await page.getByRole('link', { name: 'Lihat denah Tipe 60' }).click();
    await expect(page.locator('#elementor-lightbox [data-part="counter"]')).toHaveText('2 / 2');
    await expect(page.locator('#elementor-lightbox [data-part="title"]')).toHaveText('Denah Tipe 60');
  });

  test('[BTN-09] buttons of cards beside each other stand on one line; nothing shifts, axe finds nothing', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const shifts = await watchShifts(page);
    await page.goto(site.example('unit-types', 0));
    await scrollThrough(page);
    const tops = await page
      .locator('a[data-unit]')
      .evaluateAll((all) => all.map((a) => a.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await expectAccessible(page);
    expect(await shifts()).toBe('0.00');
  });
});

test.describe('site plan', () => {
  const spots = (page: Page) =>
    page.locator('.site-plan ul button[popovertarget]:not([popovertargetaction])');
  const card = (page: Page) => page.locator('.site-plan [popover]:popover-open');

  test('[WID-15] a place opens by keyboard, one at a time, and gives the focus back', async ({
    page,
    site,
  }) => {
    await page.goto(site.example('site-plan', 0));
    await spots(page).nth(2).focus();
    await page.keyboard.press('Enter');
    await expect(card(page)).toContainText('Kluster Anggrek');
    await page.keyboard.press('Tab');
    await expect(card(page).getByRole('link', { name: 'Lihat tipe 60' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(card(page)).toHaveCount(0);
    await expect(spots(page).nth(2)).toBeFocused();
    await spots(page).nth(0).click();
    await expect(card(page)).toContainText('Danau utama');
    await spots(page).nth(3).click();
    await expect(card(page)).toHaveCount(1);
    await expect(card(page)).toContainText('Kluster Melati');
    await card(page).getByRole('button', { name: 'Tutup' }).click();
    await expect(card(page)).toHaveCount(0);
  });

  test('[WID-15] every place is also in the list; marks stand where the author put them', async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    await page.goto(site.example('site-plan', 0));
    await expect(page.locator('.site-plan ol > li')).toHaveCount(6);
    await expect(page.locator('.site-plan ol')).toContainText('Untuk acara warga, kapasitas 40 orang.');
    const [plan, spot] = await Promise.all([
      page.locator('.site-plan img').first().boundingBox(),
      spots(page).nth(1).boundingBox(),
    ]);
    expect(((spot?.x ?? 0) + 22 - (plan?.x ?? 0)) / (plan?.width ?? 1)).toBeCloseTo(0.46, 2);
    expect(((spot?.y ?? 0) + 22 - (plan?.y ?? 0)) / (plan?.height ?? 1)).toBeCloseTo(0.54, 2);
    await spots(page).nth(1).click();
    await expect(card(page)).toContainText('Paviliun terapung');
    await page.close();
  });

  for (const index of [0, 1])
    test(`[WID-15] site plan ${index + 1}: nothing shifts, axe finds nothing`, async ({ page, site }) => {
      const shifts = await watchShifts(page);
      await page.goto(site.example('site-plan', index));
      await scrollThrough(page);
      await expectAccessible(page);
      expect(await shifts()).toBe('0.00');
    });
});
