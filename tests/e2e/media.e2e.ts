import { expect, test } from './site.ts';

test.describe('image and gallery', () => {
  test('[WID-15] every picture has a width, a height, custom sizes and a text', async ({ page, site }) => {
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
    await expect(page.locator('figure figcaption')).toHaveText('Ilustrasi jalan klaster pada pagi hari');
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
});
