import { expectAccessible } from './checks.ts';
import { addLink, dialogOf, links, open, part, picture, press } from './lightbox-page.ts';
import { doublePlayers, tell } from './players.ts';
import { expect, test } from './site.ts';

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

  test('[LB-02] parts that the settings turn off are missing; without a source there is no footer', async ({
    page,
    site,
  }) => {
    await open(page, site.fixture('lightbox-bare'));
    for (const name of ['counter', 'share', 'zoom', 'fullscreen', 'footer'])
      await expect(part(page, name)).toHaveCount(0);
    await expect(part(page, 'close')).toBeVisible();
    await press(page, 'next');
    await expect(picture(page)).toHaveAttribute('src', /facility-gate/);
  });

  test('[LB-02] title and description come from the sources the settings name', async ({ page, site }) => {
    await open(page, site.fixture('lightbox-sources'));
    await expect(part(page, 'title')).toHaveText('Kolam renang');
    await expect(part(page, 'description')).toHaveText('Keterangan');
    await press(page, 'next');
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

  test('[LB-12] slides are sorted by index, without carousel clones, and start at the one clicked', async ({
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
    test.slow();
    // The check takes longer than the controls stay; a move of the pointer brings them back.
    const check = async () => {
      await expectAccessible(page);
      await page.mouse.move(200, 300);
      await page.mouse.move(220, 300);
    };
    await doublePlayers(page);
    await page.goto(site.example('gallery', 3));
    await check();
    await links(page).first().click();
    await expect(picture(page)).toBeVisible();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    await check();
    await press(page, 'share');
    await check();
    await page.keyboard.press('Escape');
    await press(page, 'zoom');
    await expect(part(page, 'zoom')).toHaveAttribute('aria-checked', 'true');
    await check();
    await press(page, 'zoom');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => window.players?.length)).toBe(1);
    await tell(page, 'onStateChange', 1);
    await check();
  });
});
