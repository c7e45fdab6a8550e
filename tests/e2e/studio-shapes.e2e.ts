import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessiblePart } from './checks.ts';
import { openInStudio, type StudioSite, startStudio } from './studio-site.ts';
import { studioWords } from './studio-words.ts';

const { forms, shapes } = studioWords;

const SLUG = 'denah';

const PLAN = {
  version: 1,
  template: 'landing-page',
  lang: 'id',
  seo: { title: 'Denah', description: 'Denah', url: 'https://example.com/', published: '2026-01-01' },
  sections: [
    {
      type: 'section',
      children: [
        { type: 'heading', level: 1, text: 'Denah' },
        {
          type: 'site-plan',
          image: { src: 'site-plan.jpg', alt: 'Denah kawasan' },
          shapes: [
            {
              unit: 'A-09',
              points: [
                [10, 10],
                [20, 10],
                [20, 20],
                [10, 20],
              ],
            },
          ],
        },
      ],
    },
  ],
};

interface Shape {
  readonly unit: string;
  readonly points: readonly (readonly number[])[];
}

const LIST = {
  ...PLAN,
  project: {
    id: 'P-1',
    name: 'Daftar',
    superleadsId: 'SL-1',
    telesalesNumber: '6281277770001',
    units: { source: 'units.csv' },
  },
  sections: [
    {
      type: 'section',
      children: [{ type: 'heading', level: 1, text: 'Sisa [units_left:Tipe 60] mulai [price_from:Tipe 60]' }],
    },
  ],
};

let site: StudioSite;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  site = await startStudio([], { documents: { [SLUG]: PLAN, daftar: LIST } });
});

test.afterAll(async () => {
  await site.close();
});

const dialog = (page: Page) => page.getByRole('dialog', { name: shapes.title });

function onDisk(): readonly Shape[] {
  const { sections } = JSON.parse(site.text(SLUG)) as {
    sections: { children: { shapes?: readonly Shape[] }[] }[];
  };
  return sections[0]?.children[1]?.shapes ?? [];
}

/** The dialog of the plan's shapes. */
async function openShapes(page: Page): Promise<void> {
  await openInStudio(page, site, SLUG);
  const tree = page.getByRole('tree');
  const section = tree.getByRole('treeitem', { name: /Section/ }).first();
  await section.click();
  await expect(section).toHaveAttribute('aria-selected', 'true');
  await tree.press('*');
  await tree.getByRole('treeitem', { name: /Site plan/ }).click();
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: forms.drawShapes(1) })
    .click();
  await expect(dialog(page)).toBeVisible();
  await expect(dialog(page).locator('polygon')).toHaveCount(1);
}

test('[UNIT-04] a home is drawn on the plan, moved, named and deleted by pointer, each one step', async ({
  page,
}) => {
  await openShapes(page);
  const surface = page.getByRole('button', { name: /^Plan: press/ });
  const picture = dialog(page).locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await dialog(page).getByRole('button', { name: shapes.draw }).click();
  await expect(surface).toBeFocused();
  const box = await picture.boundingBox();
  const press = (x: number, y: number) =>
    page.mouse.click(
      (box?.x ?? 0) + ((box?.width ?? 0) * x) / 100,
      (box?.y ?? 0) + ((box?.height ?? 0) * y) / 100,
    );
  for (const [x, y] of [
    [40, 20],
    [50, 20],
    [45, 32],
  ] as const)
    await press(x, y);
  await expectAccessiblePart(page, 'dialog[open]');
  await dialog(page).getByRole('button', { name: 'Finish' }).click();
  await expect.poll(onDisk).toHaveLength(2);
  expect(onDisk()[1]?.unit).toBe('A-10');
  for (const [index, [x, y]] of [
    [40, 20],
    [50, 20],
    [45, 32],
  ].entries()) {
    expect(Math.abs((onDisk()[1]?.points[index]?.[0] ?? 0) - (x ?? 0))).toBeLessThan(0.3);
    expect(Math.abs((onDisk()[1]?.points[index]?.[1] ?? 0) - (y ?? 0))).toBeLessThan(0.3);
  }
  await dialog(page)
    .getByRole('button', { name: /^Corner 3/ })
    .hover();
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) * 0.48, (box?.y ?? 0) + (box?.height ?? 0) * 0.4);
  await page.mouse.up();
  await expect.poll(() => Math.round(onDisk()[1]?.points[2]?.[1] ?? 0)).toBe(40);
  await dialog(page).getByLabel(shapes.code).fill('B-01');
  await expect.poll(() => onDisk()[1]?.unit).toBe('B-01');
  await dialog(page).getByRole('button', { name: shapes.remove }).click();
  await expect.poll(onDisk).toEqual(PLAN.sections[0]?.children[1]?.shapes);
  // Each was one step: the removal, the name, the corner, the drawing.
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  const counts = [2, 2, 2, 1];
  for (const count of counts) {
    await page.keyboard.press('Control+z');
    await expect.poll(onDisk).toHaveLength(count);
  }
  await expect.poll(onDisk).toEqual(PLAN.sections[0]?.children[1]?.shapes);
});

test('[UNIT-04] a home is drawn, moved, named and deleted by keyboard alone', async ({ page }) => {
  await openShapes(page);
  await dialog(page).getByRole('button', { name: shapes.draw }).press('Enter');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => onDisk()[1]?.points)
    .toEqual([
      [47, 47],
      [53, 47],
      [53, 53],
      [47, 53],
    ]);
  const corner = dialog(page).getByRole('button', { name: /^Corner 2/ });
  await corner.press('ArrowRight');
  await corner.press('Shift+ArrowUp');
  await expect.poll(() => onDisk()[1]?.points[1]).toEqual([53.2, 45]);
  await corner.press('Delete');
  await expect.poll(() => onDisk()[1]?.points).toHaveLength(3);
  await dialog(page).getByRole('button', { name: shapes.addCorner }).press('Enter');
  await expect.poll(() => onDisk()[1]?.points).toHaveLength(4);
  await dialog(page).getByRole('combobox', { name: 'Home' }).selectOption('A-09');
  await expect(dialog(page).getByRole('button', { name: /^Corner 1/ })).toHaveAccessibleName(
    shapes.corner(1, 10, 10),
  );
  await dialog(page).getByRole('combobox', { name: 'Home' }).selectOption('A-10');
  await dialog(page).getByRole('button', { name: shapes.remove }).press('Enter');
  await expect.poll(onDisk).toHaveLength(1);
  await dialog(page).getByRole('button', { name: shapes.draw }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog(page).getByRole('button', { name: shapes.draw })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: forms.drawShapes(1) })).toBeFocused();
});

test('[UNIT-02] the studio shows the figures of the list, follows it without a reload, and edits the tokens themselves', async ({
  page,
}) => {
  const frame = await openInStudio(page, site, 'daftar');
  const title = frame.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Sisa 2 mulai Rp 890 juta');
  const file = site.fileOf('daftar', 'units.csv');
  writeFileSync(file, readFileSync(file, 'utf8').replace('A-1,Tipe 60,available', 'A-1,Tipe 60,sold'));
  await expect(title).toHaveText('Sisa 1 mulai Rp 910 juta');
  await title.dblclick();
  await expect(title).toHaveText('Sisa [units_left:Tipe 60] mulai [price_from:Tipe 60]');
  await page.keyboard.press('Escape');
  await expect(title).toHaveText('Sisa 1 mulai Rp 910 juta');
});
