import { expect, test } from './site.ts';

test('[WID-01] colour, gradient, picture and shade decide the colour of the text', async ({ page, site }) => {
  const colours = () =>
    page
      .locator('.section')
      .last()
      .evaluate((section) => {
        const { backgroundColor, backgroundImage, color } = getComputedStyle(section);
        return { backgroundColor, backgroundImage, color };
      });
  await page.goto(site.example('section', 3));
  expect(await colours()).toMatchObject({
    backgroundImage: expect.stringContaining('linear-gradient(165deg'),
    color: 'rgb(255, 255, 255)',
  });
  await page.goto(site.example('section', 4));
  expect((await colours()).color).toBe('rgb(28, 36, 32)');
  await page.goto(site.example('section', 5));
  expect((await colours()).color).toBe('rgb(245, 243, 236)');
});

test('[WID-01] a section without anything that moves has no script at all', async ({ page, site }) => {
  for (const index of [0, 3, 4, 5]) {
    await page.goto(site.example('section', index));
    await expect(page.locator('script[src], script[data-runtime], k-island')).toHaveCount(0);
  }
});

test('[WID-13] a page carries the drawn edges it shows and no other, and no file is asked for', async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(site.example('section', 3));
  const edges = page.locator('svg.section__shape');
  await expect(edges).toHaveCount(2);
  await expect(edges.locator('path')).toHaveCount(2);
  expect(asked.filter((url) => url.endsWith('.svg') && !url.includes('icon'))).toEqual([]);
  const heights = await edges.evaluateAll((all) =>
    all.map((edge) => Math.round(edge.getBoundingClientRect().height)),
  );
  expect(heights).toEqual([111, 97]);
  await page.setViewportSize({ width: 390, height: 844 });
  const small = await edges.evaluateAll((all) =>
    all.map((edge) => Math.round(edge.getBoundingClientRect().height)),
  );
  expect(small).toEqual([45, 57]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.goto(site.example('section', 0));
  await expect(page.locator('svg.section__shape')).toHaveCount(0);
});

test('[WID-13] every drawing sits on the edge it belongs to, on both edges and on every screen', async ({
  page,
  site,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.fixture('layout-shapes'));
    const edges = await page.locator('svg.section__shape').evaluateAll((all) =>
      all.map((svg) => {
        const box = svg.getBoundingClientRect();
        const band = (svg.parentElement as Element).getBoundingClientRect();
        const isTop = svg.getAttribute('data-edge') === 'top';
        const gap = isTop ? box.top - band.top : band.bottom - box.bottom;
        return { covers: box.left <= 0 && box.right >= innerWidth, gap: Math.round(gap) };
      }),
    );
    expect(edges).toHaveLength(42);
    expect(edges.filter(({ covers, gap }) => !covers || gap !== -1)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});

test('[WID-01] a sticky section stays at the top by style alone', async ({ page, site }) => {
  await page.goto(site.example('section', 5));
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.append(Object.assign(document.createElement('div'), { style: 'height:3000px' }));
    scrollTo(0, 1500);
  });
  const top = await page
    .locator('.section[data-sticky]')
    .evaluate((section) => section.getBoundingClientRect().top);
  expect(top).toBe(0);
});

test('[WID-01] columns share the width, swap places on a phone and turn into a row that wraps', async ({
  page,
  site,
}) => {
  const boxes = () =>
    page
      .locator('.columns')
      .first()
      .evaluate((columns) =>
        [...columns.children].map((child) => {
          const { x, y, width } = child.getBoundingClientRect();
          return { x: Math.round(x), y: Math.round(y), width: Math.round(width) };
        }),
      );
  await page.goto(site.example('columns', 0));
  const [picture, words] = await boxes();
  expect((picture?.width ?? 0) / (words?.width ?? 1)).toBeCloseTo(1.35, 1);
  await page.setViewportSize({ width: 390, height: 844 });
  const [below, above] = await boxes();
  expect(below?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site.example('columns', 2));
  const [heading, button] = await boxes();
  expect(button?.x).toBeGreaterThan((heading?.x ?? 0) + (heading?.width ?? 0) + 100);
});

test('[WID-01] sections that move, inside each other and around other scripts, keep out of each other', async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(site.fixture('layout-nesting'));
  await page.locator('#dalam > [data-motion]').click();
  await expect(page.locator('#dalam > [data-motion]')).toHaveAttribute('data-motion', 'paused');
  await expect(page.locator('#luar > [data-motion]')).toHaveAttribute('data-motion', 'playing');
  await page.getByRole('button', { name: 'Tutup' }).click();
  await expect(page.locator('.alert')).toBeHidden();
  await page.locator('.copy-button button').click();
  await expect(page.locator('.copy-button').getByRole('status')).toHaveText('Copied!');
  const space = await page.locator('.columns').evaluate((columns) => getComputedStyle(columns).marginTop);
  expect(Number.parseFloat(space)).toBeGreaterThan(10);
});

test('[WID-01] widgets outside a section keep the same distance from the edges of the window as those inside one', async ({
  page,
  site,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(site.fixture('layout-loose'));
    const start = (words: string) =>
      page
        .getByText(words)
        .first()
        .evaluate((text) => text.getBoundingClientRect().left);
    const inSection = await start('Di dalam section');
    expect(inSection).toBeGreaterThanOrEqual(20);
    expect(await start('Tanpa section')).toBe(inSection);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBe(0);
  }
});
