import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './checks.ts';
import { expect, test } from './site.ts';
import { openInStudio, type StudioSite, startStudio } from './studio-site.ts';
import { studioWords } from './studio-words.ts';
import { patternOf } from './words.ts';

const { dialogs, nodes, outline, steps } = studioWords;

let site: StudioSite;
// All in one worker: the studio is started once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startStudio(['menara-senja', 'taman-asri']);
});
test.afterAll(() => site.close());
test.use({ viewport: { width: 1440, height: 900 } });

interface Sections {
  readonly sections: readonly {
    readonly type: string;
    readonly id?: string;
    readonly hideOn?: readonly string[];
    readonly children?: readonly { readonly type: string; readonly children?: readonly { type: string }[] }[];
  }[];
}

/** Polls a value of the page on disk until it is as expected. */
const onDisk = (slug: string, of: (page: Sections) => unknown) =>
  expect.poll(() => of(JSON.parse(site.text(slug)) as Sections));

const row = (page: Page, name: string | RegExp) => page.getByRole('treeitem', { name }).first();
const said = (page: Page) => page.locator('[data-announced]');
const announced = (page: Page, text: string | RegExp) =>
  expect(said(page)).toHaveAttribute('data-announced', text);
/** The sections of Menara Senja after the first three. */
const rest = ['pilih-unit', 'lantai', 'cicilan', 'dalam', 'lokasi', 'tanya'];
const types = ({ sections }: Sections) => sections.map(({ id, type }) => id ?? type);

test('[STU-01] [STU-02] the outline and the page show one selection, and neither scrolls the other away', async ({
  page,
}) => {
  const frame = await openInStudio(page, site, 'menara-senja');
  const box = page.locator('.st-selected');
  await row(page, /^Tiga denah.*, Section/).click();
  await expect(box).toHaveAttribute('data-path', 'sections/2');
  await frame.getByRole('heading', { name: /Tiga denah/ }).click();
  await expect(row(page, /^Tiga denah.*, Heading/)).toHaveAttribute('aria-selected', 'true');
  const rows = page.locator('.st-rows');
  const before = await rows.evaluate((element) => element.scrollTop);
  await row(page, /, Unit types$/).click();
  expect(await rows.evaluate((element) => element.scrollTop)).toBe(before);
  await expectAccessible(page);
});

test('[STU-06] [STU-15] by keys alone: move, duplicate, hide, name, wrap, dissolve, delete, undo; each announced', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openInStudio(page, site, 'menara-senja');
  const original = site.text('menara-senja');
  const first = row(page, 'Header');
  for (let i = 0; i < 40 && !(await first.evaluate((element) => element === document.activeElement)); i += 1)
    await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.type('tiga');
  await expect(row(page, /^Tiga denah.*, Section/)).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await announced(
    page,
    patternOf((any) => nodes.dropped(`Section “Tiga denah${any}”`, nodes.onPage(any))),
  );
  await announced(page, /DP 5%.*, 2 /);
  await onDisk('menara-senja', types).toEqual(['beranda', 'unit', 'promo', ...rest]);
  await page.keyboard.press('Control+d');
  await announced(page, patternOf(nodes.duplicated));
  await onDisk('menara-senja', (one) => types(one)[2]).toBe('unit-2');
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitemcheckbox', { name: 'Phones' }).focus();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await announced(
    page,
    patternOf((name) => nodes.hidden(name, 'phones')),
  );
  await page.keyboard.press('F2');
  await expect(page.getByLabel(outline.renameLabel)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('promo');
  await expect(page.getByRole('alert')).toHaveText(outline.renameTaken);
  await page.getByLabel(outline.renameLabel).fill('denah');
  await page.keyboard.press('Enter');
  await announced(page, nodes.renamed('denah', 0));
  await onDisk('menara-senja', ({ sections }) => [sections[2]?.id, sections[2]?.hideOn]).toEqual([
    'denah',
    ['mobile'],
  ]);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /^Tiga denah.*, Heading/);
  await page.keyboard.press('Shift+F10');
  await page.keyboard.type('columns');
  await page.getByRole('menuitem', { name: 'Columns' }).press('Enter');
  await announced(
    page,
    patternOf((name) => nodes.wrapped(name, 'Columns')),
  );
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: outline.commands.unwrap }).press('Enter');
  await announced(
    page,
    patternOf((name) => nodes.unwrapped(name, 1)),
  );
  await page.keyboard.press('Delete');
  await announced(page, /^Heading “Tiga denah.*” deleted\.$/);
  await expect(page.locator('.st-toast')).toContainText('deleted.');
  await expectAccessible(page);
  for (let i = 0; i < 8; i += 1) await page.keyboard.press('Control+z');
  await announced(page, steps.nothingToUndo);
  await expect.poll(() => site.text('menara-senja')).toBe(original);
});

test('[STU-06] [STU-15] picked up by keys, a widget goes from place to place; Escape leaves it', async ({
  page,
}) => {
  await openInStudio(page, site, 'menara-senja');
  await row(page, /^Tiga denah.*, Heading/).click();
  await page.keyboard.press('Space');
  await announced(page, patternOf(nodes.pickedUp));
  await page.keyboard.press('ArrowDown');
  await announced(page, /^Before .*, 2 of 3, in Section/);
  await expect(page.locator('.st-line')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await announced(page, patternOf(nodes.cancelled));
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await announced(
    page,
    patternOf((any) => nodes.dropped(any, nodes.inside(nodes.atEnd(4, 4), `Section${any}`))),
  );
  await expect(row(page, /^Tiga denah.*, Heading/)).toBeFocused();
  await page.keyboard.press('Control+z');
});

const middle = async (element: Locator) => {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 3, y: y + height / 2, top: y, bottom: y + height };
};

test('[STU-06] by pointer alone: a line shows where it goes, Escape puts it back, and nothing else moves', async ({
  page,
}) => {
  await openInStudio(page, site, 'menara-senja');
  const original = site.text('menara-senja');
  const from = await middle(row(page, /^Menara kedua/));
  const to = await middle(row(page, /^Tiga denah.*, Heading/));
  const tops = () =>
    page.getByRole('treeitem').evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().top));
  const before = await tops();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.bottom - 2, { steps: 5 });
  await expect(page.locator('.st-line')).toBeVisible();
  expect(await tops()).toEqual(before);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('.st-line')).toHaveCount(0);
  await page.mouse.up();
  expect(site.text('menara-senja')).toBe(original);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.bottom - 2, { steps: 5 });
  await page.mouse.up();
  await announced(page, /^Text “Menara kedua.*moved\. Before .*, 2 of 4, in Section/);
  await onDisk('menara-senja', ({ sections }) => sections[2]?.children?.map(({ type }) => type)).toEqual([
    'heading',
    'text',
    'unit-types',
    'info-tip',
  ]);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect.poll(() => site.text('menara-senja')).toBe(original);
});

test('[STU-06] near its edge the outline scrolls while something is dragged', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openInStudio(page, site, 'taman-asri');
  const rows = page.locator('.st-rows');
  const { y, height } = (await rows.boundingBox()) ?? { y: 0, height: 0 };
  const from = await middle(page.getByRole('treeitem', { level: 1 }).nth(2));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, y + height - 4, { steps: 4 });
  await expect.poll(() => rows.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  await page.keyboard.press('Escape');
  await page.mouse.up();
});

test('[STU-06] "Move to" lists every place with a search, and explains why the others are unavailable', async ({
  page,
}) => {
  await openInStudio(page, site, 'menara-senja');
  await row(page, /^Menara kedua/).click({ button: 'right' });
  await page.getByRole('menuitem', { name: outline.commands.moveTo }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('lrt');
  await dialog.getByLabel(dialogs.showImpossible).check();
  await dialog.getByRole('searchbox').fill('');
  await expect(dialog.getByRole('option', { disabled: true }).first()).toContainText(
    nodes.refusals['only-in-section'],
  );
  await expectAccessible(page);
  await dialog.getByRole('searchbox').fill('lrt 2 of');
  await dialog.getByRole('option').first().click();
  await expect(dialog).toHaveCount(0);
  await announced(page, /moved\. Before .*, 2 of \d, in Section “Enam menit ke LRT/);
  await page.keyboard.press('Control+z');
});

test('[STU-15] every key is in one list, which a key opens', async ({ page }) => {
  await openInStudio(page, site, 'menara-senja');
  await row(page, 'Header').focus();
  await page.keyboard.press('Control+/');
  await expect(page.getByRole('dialog')).toContainText('Ctrl+D');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(row(page, 'Header')).toBeFocused();
});

test('[STU-15] at twice the size, in forced colours and in the dark all of it is there', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await openInStudio(page, site, 'menara-senja');
  await row(page, /^Tiga denah.*, Section/).click();
  for (const media of [{ colorScheme: 'dark' }, { forcedColors: 'active', colorScheme: 'light' }] as const) {
    await page.emulateMedia(media);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await page.keyboard.press('Escape');
  }
});

test('[STU-02] [STU-15] walking through the tree to a dialog of the page shows it, and leaves the focus in the tree', async ({
  page,
}) => {
  const frame = await openInStudio(page, site, 'menara-senja');
  await page.getByRole('treeitem').first().focus();
  await page.keyboard.press('End');
  await expect(frame.locator('#_general-modal')).toBeVisible();
  await expect(page.getByRole('treeitem').last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(frame.locator('#_general-modal')).toBeHidden();
  await expect(row(page, 'Floating contact buttons')).toBeFocused();
});

test('[STU-01] [STU-15] on a phone the outline takes the place of the page; dialogs begin at their first control; nothing is refused', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refused.push(message.text());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await openInStudio(page, site, 'menara-senja');
  const tree = page.getByRole('tree');
  const button = page.getByRole('button', { name: 'Outline', exact: true });
  await expect(tree).toBeHidden();
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('F6');
  await expect(row(page, 'Header')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role=treeitem][data-path="/sections/0"]')).toBeFocused();
  await expect(page.getByRole('tabpanel').getByRole('heading', { name: 'Section' })).toBeVisible();
  await expectAccessible(page);
  await button.click();
  await expect(tree).toBeHidden();
  await page.locator('.st-pages').press('Enter');
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.st-pages')).toBeFocused();
  expect(refused).toEqual([]);
});
