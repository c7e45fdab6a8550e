import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessiblePart } from './checks.ts';
import { openInStudio, type StudioSite, startStudio } from './studio-site.ts';
import { studioWords } from './studio-words.ts';

const { units } = studioWords;

const page = (units?: object) => ({
  version: 1,
  template: 'landing-page',
  lang: 'id',
  seo: { title: 'Daftar', description: 'Daftar', url: 'https://example.com/', published: '2026-01-01' },
  project: {
    id: 'P-1',
    name: 'Daftar',
    superleadsId: 'SL-1',
    telesalesNumber: '6281277770001',
    ...(units ? { units } : {}),
  },
  sections: [{ type: 'section', children: [{ type: 'heading', level: 1, text: 'Unit' }] }],
});

const LIST =
  'Kode;Tipe;Status;Harga;Komisi\r\nA-1;Tipe 60;Tersedia;"1,28 M";2%\r\nA-2;Tipe 60;Ditahan;910 jt;2%\r\nB-1;Tipe 45;Terjual;890 jt;\r\n';
const UNKNOWN = 'Nomor Rumah,Tipe,Status,Harga\nA-1,Tipe 60,Lepas,890 jt\nA-2,Tipe 60,Tersedia,900 jt\n';
const MANY = `Kode,Tipe,Status,Harga\n${Array.from({ length: 1200 }, (_, at) => `H-${at + 1},Tipe ${45 + 15 * (at % 3)},Tersedia,${900 + at} jt`).join('\n')}\n`;

let site: StudioSite;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const own = { source: 'list.csv' };
  const documents = { kecil: page(own), lain: page(own), banyak: page(own), kosong: page() };
  site = await startStudio([], { documents });
  writeFileSync(site.fileOf('kecil', 'list.csv'), LIST);
  writeFileSync(site.fileOf('lain', 'list.csv'), UNKNOWN);
  writeFileSync(site.fileOf('banyak', 'list.csv'), MANY);
});

test.afterAll(() => site.close());

const dialog = (window: Page) => window.getByRole('dialog', { name: 'Units' });
const onDisk = (slug: string, name = 'list.csv') => readFileSync(site.fileOf(slug, name), 'utf8');

async function openUnits(window: Page, slug: string): Promise<void> {
  await openInStudio(window, site, slug);
  await window.getByRole('button', { name: 'Units', exact: true }).click();
  await expect(dialog(window)).toBeVisible();
}

test('[UNIT-01] cells are edited by keyboard in the grid, each in its own bytes, and a wrong price is refused at its cell', async ({
  page: window,
}) => {
  await openUnits(window, 'kecil');
  const cell = (name: string) => dialog(window).getByRole('gridcell', { name, exact: true });
  await expect(dialog(window)).toContainText('Available 1 · On hold 1 · Sold 1 · Rp 1.28 billion');
  await cell('A-1').click();
  await expect(cell('A-1')).toBeFocused();
  await window.keyboard.press('Control+End');
  await expect(dialog(window).getByRole('row').last().getByRole('gridcell').last()).toBeFocused();
  await window.keyboard.press('Control+Home');
  await window.keyboard.press('End');
  await window.keyboard.press('ArrowLeft');
  await expect(cell('1,28 M')).toBeFocused();
  await window.keyboard.press('F2');
  await window.keyboard.type('x');
  await window.keyboard.press('Escape');
  await expect(cell('1,28 M')).toBeFocused();
  await window.keyboard.press('ArrowLeft');
  await window.keyboard.type('Dipesan');
  await window.keyboard.press('Tab');
  await expect(cell('1,28 M')).toBeFocused();
  await expect.poll(() => onDisk('kecil')).toBe(LIST.replace('Tersedia', 'Dipesan'));
  await window.keyboard.type('1280');
  await window.keyboard.press('Enter');
  await expect(cell('910 jt')).toBeFocused();
  await expect(cell('1280')).toHaveAttribute('aria-invalid', 'true');
  await window.keyboard.press('ArrowUp');
  await expect(dialog(window).locator('.st-unit-note')).toContainText(
    '"1280" is no price of a home in rupiah',
  );
  await expectAccessiblePart(window, 'dialog[open]');
  await window.keyboard.press('Enter');
  await window.keyboard.press('Control+a');
  await window.keyboard.type('1,3 M');
  await window.keyboard.press('Enter');
  const changed = LIST.replace('Tersedia', 'Dipesan').replace('1,28 M', '1,3 M');
  await expect.poll(() => onDisk('kecil')).toBe(changed);
  await window.keyboard.press('Control+z');
  await window.keyboard.press('Control+z');
  await expect.poll(() => onDisk('kecil')).toBe(LIST);
  await dialog(window).getByRole('button', { name: 'Add home' }).click();
  for (const [name, value] of [
    ['Code', 'B-2'],
    ['Type', 'Tipe 45'],
    ['Status', 'Tersedia'],
  ] as const)
    await dialog(window).getByRole('textbox', { name, exact: true }).fill(value);
  await window.keyboard.press('Enter');
  await expect.poll(() => onDisk('kecil')).toBe(`${LIST}B-2;Tipe 45;Tersedia;;\r\n`);
  await cell('B-2').click();
  await dialog(window).getByRole('button', { name: 'Remove B-2' }).click();
  await expect.poll(() => onDisk('kecil')).toBe(LIST);
});

test('[UNIT-01] a cell that others changed meanwhile is not overwritten: both values are shown, and a person chooses', async ({
  page: window,
}) => {
  await openUnits(window, 'kecil');
  const cell = (name: string) => dialog(window).getByRole('gridcell', { name, exact: true });
  await cell('910 jt').dblclick();
  await expect(dialog(window).getByRole('textbox', { name: 'Harga, A-2' })).toBeFocused();
  const theirs = LIST.replace('910 jt', '920 jt');
  // The window hears of the file only after it has sent its own change.
  let isTheirs = false;
  await window.route('**/api/pages/kecil/units', (route) => {
    if (route.request().method() === 'PUT' && !isTheirs) {
      isTheirs = true;
      writeFileSync(site.fileOf('kecil', 'list.csv'), theirs);
    }
    return route.continue();
  });
  await window.keyboard.press('Control+a');
  await window.keyboard.type('930 jt');
  await window.keyboard.press('Enter');
  await expect(cell('930 jt')).toHaveAttribute('aria-invalid', 'true');
  await cell('930 jt').click();
  await expect(dialog(window).locator('.st-unit-note')).toContainText(units.conflict('920 jt', '930 jt'));
  expect(onDisk('kecil')).toBe(theirs);
  await window.keyboard.press('Escape');
  await expect(dialog(window).getByRole('alert')).toContainText(units.unsaved(1));
  await dialog(window).getByRole('button', { name: 'Use yours' }).click();
  await expect.poll(() => onDisk('kecil')).toBe(LIST.replace('910 jt', '930 jt'));
  await expect(cell('930 jt')).not.toHaveAttribute('aria-invalid');
});

test('[UNIT-01] homes that others put above or take away move no edit to another home', async ({
  page: window,
}) => {
  writeFileSync(site.fileOf('kecil', 'list.csv'), LIST);
  await openUnits(window, 'kecil');
  const cell = (name: string) => dialog(window).getByRole('gridcell', { name, exact: true });
  const grid = dialog(window).getByRole('grid');
  const above = LIST.replace('A-1;', 'A-0;Tipe 90;Tersedia;2 M;\r\nA-1;');
  await cell('910 jt').dblclick();
  await window.keyboard.press('Control+a');
  await window.keyboard.type('93');
  writeFileSync(site.fileOf('kecil', 'list.csv'), above);
  await expect(grid).toHaveAttribute('aria-rowcount', '5');
  await expect(dialog(window).getByRole('textbox', { name: 'Harga, A-2' })).toBeFocused();
  await window.keyboard.type('0 jt');
  await window.keyboard.press('Enter');
  await expect.poll(() => onDisk('kecil')).toBe(above.replace('910 jt', '930 jt'));

  await cell('890 jt').dblclick();
  await window.keyboard.press('Control+a');
  await window.keyboard.type('nol');
  await window.keyboard.press('Enter');
  await expect(cell('nol')).toHaveAttribute('aria-invalid', 'true');
  writeFileSync(site.fileOf('kecil', 'list.csv'), LIST);
  await expect(grid).toHaveAttribute('aria-rowcount', '4');
  await expect(grid.getByRole('row').last()).toContainText('B-1');
  await expect(grid.getByRole('row').last()).toContainText('nol');
  writeFileSync(site.fileOf('kecil', 'list.csv'), LIST.replace(/B-1.*\r\n/, ''));
  await expect(grid).toHaveAttribute('aria-rowcount', '3');
  const findings = dialog(window).locator('.st-unit-findings');
  await expect(findings).toContainText(`B-1 · Harga: ${units.gone('nol')}`);
  await findings.getByRole('button', { name: 'Discard' }).click();
  await expect(findings).toHaveCount(0);
  await window.keyboard.press('Escape');
  await expect(dialog(window)).toBeHidden();
  writeFileSync(site.fileOf('kecil', 'list.csv'), LIST);
});

test('[UNIT-01] the columns and words of a list are mapped from menus, and 1,200 homes are sorted and searched', async ({
  page: window,
}) => {
  await openUnits(window, 'lain');
  await expect(dialog(window)).toContainText('has no column for: code');
  await expectAccessiblePart(window, 'dialog[open]');
  await dialog(window).getByRole('combobox', { name: 'Code', exact: true }).selectOption('Nomor Rumah');
  await expect(dialog(window)).toContainText('"Lepas" is no known status');
  await dialog(window).getByRole('button', { name: units.mapping }).click();
  await dialog(window).getByRole('combobox', { name: 'Lepas' }).selectOption('sold');
  await expect(dialog(window).getByRole('combobox', { name: 'Lepas' })).toBeHidden();
  expect(JSON.parse(site.text('lain'))).toMatchObject({
    project: { units: { columns: { code: 'Nomor Rumah' }, statuses: { sold: ['Lepas'] } } },
  });
  await dialog(window).getByRole('button', { name: 'Undo' }).click();
  await expect(dialog(window).getByRole('combobox', { name: 'Lepas' })).toBeVisible();
  expect(site.text('lain')).not.toContain('Lepas');

  await openUnits(window, 'banyak');
  const grid = dialog(window).getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '1201');
  expect(await grid.getByRole('row').count()).toBeLessThan(80);
  await grid.getByRole('gridcell').first().click();
  await window.keyboard.press('Control+End');
  await expect(grid.getByRole('gridcell', { name: '2099 jt', exact: true })).toBeFocused();
  await grid.getByRole('button', { name: /^Harga/ }).click();
  await grid.getByRole('button', { name: /^Harga/ }).click();
  await expect(grid.getByRole('columnheader', { name: /^Harga/ })).toHaveAttribute('aria-sort', 'descending');
  await window.keyboard.press('Control+Home');
  await expect(grid.getByRole('gridcell', { name: 'H-1200', exact: true })).toBeFocused();
  await dialog(window).getByRole('searchbox').fill('h-12');
  await expect(dialog(window).getByRole('search')).toContainText('12 of 1200 homes');
});

test('[UNIT-01] a page without a list gets one: begun here, or uploaded after its changes were shown', async ({
  page: window,
}) => {
  await openUnits(window, 'kosong');
  await expect(dialog(window)).toContainText(units.emptyTitle);
  await expectAccessiblePart(window, 'dialog[open]');
  await dialog(window).getByRole('button', { name: units.start }).click();
  await expect(dialog(window).getByRole('form', { name: 'New home' })).toBeVisible();
  const { project } = JSON.parse(site.text('kosong')) as { project: { units: { source: string } } };
  const { source } = project.units;
  await dialog(window).getByRole('textbox', { name: 'Code', exact: true }).fill('A-1');
  await dialog(window).getByRole('textbox', { name: 'Type', exact: true }).fill('Tipe 60');
  await dialog(window).getByRole('textbox', { name: 'Status', exact: true }).fill('sold');
  await window.keyboard.press('Enter');
  await expect.poll(() => onDisk('kosong', source)).toMatch(/A-1,Tipe 60,sold,{9}\r\n$/);
  await dialog(window).getByRole('button', { name: units.upload }).click();
  const choose = (name: string, text: string) =>
    dialog(window)
      .getByLabel('File')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('foto.csv', '\0\0\0');
  await expect(dialog(window)).toContainText(units.unusable);
  await choose(
    'stok.csv',
    'Kode,Tipe,Status,Harga\nA-1,Tipe 60,Tersedia,890 jt\nA-2,Tipe 60,Tersedia,900 jt\n',
  );
  await expect(dialog(window)).toContainText('2 homes · 1 new · 2 changed values');
  await expect(dialog(window)).toContainText(units.doubts.returned('A-1'));
  expect(onDisk('kosong', source)).not.toContain('A-2');
  await dialog(window).getByRole('button', { name: units.use }).click();
  await expect(dialog(window).getByRole('gridcell', { name: 'A-2', exact: true })).toBeVisible();
  expect(onDisk('kosong', source)).toContain('A-2,Tipe 60,Tersedia,900 jt');
});
