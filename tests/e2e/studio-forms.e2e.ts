import { expect, type Locator, type Page, test } from '@playwright/test';
import { openInStudio, type StudioSite, startStudio } from './studio-site.ts';
import { studioWords } from './studio-words.ts';

const { forms } = studioWords;

const SLUG = 'taman-asri';

const TABLE = {
  version: 1,
  template: 'landing-page',
  lang: 'id',
  seo: { title: 'Tabel', description: 'Tabel', url: 'https://example.com/', published: '2026-01-01' },
  sections: [
    {
      type: 'section',
      children: [
        {
          type: 'table',
          caption: 'Spesifikasi',
          head: ['Bagian', 'Tipe 60'],
          rows: [['Struktur'], ['Fondasi', 'Batu kali'], ['Dinding', 'Bata']],
        },
      ],
    },
  ],
};

let site: StudioSite;
let original: string;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  site = await startStudio([SLUG], { documents: { tabel: TABLE } });
  original = site.text(SLUG);
});

test.afterAll(async () => {
  await site.close();
});

test.afterEach(() => {
  site.write(SLUG, original);
});

/** Chooses a widget in the outline, which unfolds on the way to it. */
async function choose(page: Page, name: RegExp): Promise<Locator> {
  const tree = page.getByRole('tree');
  const section = tree.getByRole('treeitem', { name: /Section/ }).first();
  await section.click();
  await expect(section).toHaveAttribute('aria-selected', 'true');
  await tree.press('*');
  await tree.getByRole('treeitem', { name }).first().click();
  return formOf(page);
}

function formOf(page: Page): Locator {
  return page.getByRole('tabpanel');
}

/** The text on disk, once it is what `fits` says. */
async function onDisk(fits: (text: string) => boolean): Promise<string> {
  await expect.poll(() => fits(site.text(SLUG))).toBe(true);
  return site.text(SLUG);
}

test('[STU-08] a field shows what is written, writes what is typed, and touches no other byte', async ({
  page,
}) => {
  await openInStudio(page, site, SLUG);
  const form = await choose(page, /(?=.*Pulangnya)(?=.*Heading)/);
  const field = form.getByRole('textbox', { name: 'Text', exact: true });
  await expect(field).toHaveValue('Pulangnya lewat taman');
  await field.focus();
  await field.blur();
  expect(site.text(SLUG)).toBe(original);

  await field.press('Control+End');
  await page.keyboard.insertText(' 🏡');
  const frame = page.frameLocator('.st-page iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/taman 🏡$/);
  const changed = await onDisk((text) => text.includes('taman 🏡'));
  expect(changed.replace(' 🏡', '')).toBe(original);

  await field.press('Control+z');
  await expect(field).toHaveValue('Pulangnya lewat taman');
  expect(await onDisk((text) => !text.includes('🏡'))).toBe(original);
});

test('[STU-08] a default is shown in grey, and "back to default" takes the key out again', async ({
  page,
}) => {
  await openInStudio(page, site, SLUG);
  const form = await choose(page, /(?=.*Pulangnya)(?=.*Heading)/);
  const eyebrow = form.getByRole('textbox', { name: 'Line above' });
  await eyebrow.fill('Serpong');
  await onDisk((text) => text.includes('"eyebrow": "Serpong"'));
  await form.getByRole('button', { name: forms.toDefaultOf('Line above') }).click();
  expect(await onDisk((text) => !text.includes('"eyebrow": "Serpong"'))).toBe(original);

  const align = form.getByRole('group', { name: 'Alignment' });
  await expect(align.getByRole('radio', { checked: true })).toHaveCount(0);
  await align.getByText('Centred').click();
  await onDisk((text) => text.includes('"align": "center"'));
  await form.getByRole('button', { name: forms.toDefaultOf('Alignment') }).click();
  expect(await onDisk((text) => !text.includes('"align": "center"') || text === original)).toBe(original);
});

test('[STU-08] entries of a list are added, sorted, duplicated and removed by keys, each one step and announced', async ({
  page,
}) => {
  await openInStudio(page, site, SLUG);
  const form = await choose(page, /(?=.*Kolam renang)(?=.*Facilities)/);
  const list = form.getByRole('group', { name: 'Entries' });
  const titles = () => list.locator('.st-entry-title').allTextContents();
  const first = await titles();
  await list.getByRole('button', { name: first[0] ?? '', exact: true }).focus();
  const said = page.locator('[data-announced]');

  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(titles).toEqual([first[1], first[0], ...first.slice(2)]);
  await expect(said).toHaveAttribute('data-announced', forms.moved(1, 2, 3));
  await expect(list.getByRole('button', { name: first[0] ?? '', exact: true })).toBeFocused();
  await page.keyboard.press('Control+d');
  await expect.poll(titles).toHaveLength(4);
  await page.keyboard.press('Delete');
  await expect.poll(titles).toEqual([first[1], first[0], ...first.slice(2)]);
  await list.getByRole('button', { name: first[0] ?? '', exact: true }).press('Alt+ArrowUp');
  await expect.poll(titles).toEqual(first);

  await list.getByRole('button', { name: 'Add: Entries' }).press('Enter');
  await expect.poll(titles).toEqual([...first, 'Title 4']);
  await page.keyboard.press('Enter');
  await list.getByRole('textbox', { name: 'Title' }).fill('Lapangan Tenis');
  await onDisk((text) => text.includes('"Lapangan Tenis"'));
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('Control+z');
  expect(await onDisk((text) => !text.includes('Lapangan'))).toBe(original);
});

test('[STU-08] rich text is typed, marked and pasted in its field, and stays the JSON of the schema', async ({
  page,
}) => {
  await openInStudio(page, site, SLUG);
  const form = await choose(page, /(?=.*Rumah dua lantai)(?=.*Text)/);
  const field = form.getByRole('textbox', { name: 'Text', exact: true });
  await field.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Siap huni');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bebas banjir');
  const text = await onDisk((now) => now.includes('Bebas banjir'));
  const content = JSON.parse(text).sections[0].children[1].content;
  expect(content).toEqual([
    {
      kind: 'paragraph',
      text: [
        'Rumah dua lantai di Serpong, mulai [price_from]. Sepuluh menit ke stasiun, sepuluh menit ke gerbang tol. Siap ',
        { text: 'huni', bold: true },
      ],
    },
    'Bebas banjir',
  ]);

  await form.getByRole('combobox', { name: forms.blockKind }).selectOption('list');
  await onDisk((now) => JSON.parse(now).sections[0].children[1].content[1].kind === 'list');
  await field.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ' dan aman\nDekat tol');
    clipboardData.setData('text/html', '<h1 style="color:red">dan aman</h1>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  const pasted = await onDisk((now) => now.includes('Dekat tol'));
  expect(JSON.parse(pasted).sections[0].children[1].content[1]).toEqual({
    kind: 'list',
    items: [['Bebas banjir dan aman'], ['Dekat tol']],
  });
  for (let step = 0; step < 12 && site.text(SLUG) !== original; step += 1)
    await page.keyboard.press('Control+z');
  expect(await onDisk((now) => !now.includes('banjir dan'))).toBe(original);
});

test('[STU-08] [STU-15] a table keeps its headings while columns come and go; a row becomes one at a press', async ({
  page,
}) => {
  await openInStudio(page, site, 'tabel');
  const tree = page.getByRole('tree');
  await tree.getByRole('treeitem', { name: /, Table$/ }).click();
  const rows = () =>
    (JSON.parse(site.text('tabel')) as typeof TABLE).sections[0]?.children[0]?.rows as string[][];
  const form = formOf(page);
  await form.getByRole('button', { name: forms.addColumn }).click();
  await expect.poll(rows).toEqual([['Struktur'], ['Fondasi', 'Batu kali', '–'], ['Dinding', 'Bata', '–']]);
  await form.getByRole('button', { name: forms.removeColumn }).press('Enter');
  const heading = form.getByRole('button', { name: forms.headingRow(3) });
  await heading.press('Enter');
  await expect(heading).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-announced]')).toHaveAttribute('data-announced', 'Make row 3 a heading');
  await expect(form.getByRole('textbox', { name: /^Row 3, column/ })).toHaveCount(1);
  await form.getByRole('button', { name: 'Remove row 3' }).press('Enter');
  await expect(form.getByRole('textbox', { name: 'Row 2, column 1' })).toBeFocused();
  await expect.poll(rows).toEqual([['Struktur'], ['Fondasi', 'Batu kali']]);
});

test('[STU-08] a value of a screen is edited while the page is that wide', async ({ page }) => {
  await openInStudio(page, site, SLUG);
  const form = await choose(page, /(?=.*Kolam renang)(?=.*Facilities)/);
  const phone = form.getByRole('spinbutton', { name: 'Columns, Phone' });
  await phone.focus();
  await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked();
  await phone.press('ArrowUp');
  const text = await onDisk((now) => now !== original);
  const columns = (document: string) =>
    JSON.parse(document).sections[3].children.find(({ type }: { type: string }) => type === 'facilities')
      .columns;
  expect(columns(text)).toEqual({ ...columns(original), mobile: columns(original).mobile + 1 });
  await phone.fill('99');
  await phone.press('Enter');
  await expect(phone).toHaveValue('12');
});

test('[STU-08] a finding appears next to its field, the summary leads to it, and its fix is a button', async ({
  page,
}) => {
  await openInStudio(page, site, SLUG);
  await page.getByRole('tab', { name: 'Theme' }).click();
  const form = formOf(page);
  const accent = form.getByRole('textbox', { name: 'Highlights', exact: true });
  await accent.fill('#f0f0f0');
  await expect(form.getByText('needs 3').first()).toBeVisible();
  const summary = form.getByRole('region', { name: forms.summary });
  await expect(summary).toBeVisible();
  await summary.getByRole('button').first().click();
  await expect(accent).toBeFocused();
  await expect(accent).toHaveAttribute('aria-describedby', /findings/);

  await page.getByRole('tab', { name: 'Settings' }).click();
  const number = form.getByRole('textbox', { name: forms.salesWhatsapp });
  await number.fill('0812 3456 7890');
  await form.getByRole('button', { name: 'Use 6281234567890' }).click();
  await expect(number).toHaveValue('6281234567890');
});

test('[STU-13] a style, a colour and a part of the page are chosen without a word of JSON', async ({
  page,
}) => {
  await openInStudio(page, site, SLUG);
  await page.getByRole('tab', { name: 'Theme' }).click();
  const form = formOf(page);
  await form.getByRole('radio', { name: /Dusk/ }).check({ force: true });
  await onDisk((now) => JSON.parse(now).theme.preset === 'senja');
  await page.getByRole('tab', { name: 'Page', exact: true }).click();
  await form.getByRole('button', { name: 'Add: Media viewer' }).click();
  await expect(form.getByRole('heading', { name: 'Media viewer' })).toBeVisible();
  await form
    .getByRole('combobox', { name: 'Colours' })
    .selectOption({ label: 'Light, for drawings and floor plans' });
  await onDisk((now) => JSON.parse(now).modals.lightbox?.tone === 'light');
});

test('[STU-08] the list of a link narrows while the user types, and closes once the address is complete', async ({
  page,
}) => {
  await openInStudio(page, site, SLUG);
  const form = await choose(page, /, Heading$/);
  const link = form.getByRole('combobox', { name: 'Link' });
  const options = form.getByRole('listbox', { name: 'Link' }).getByRole('option');
  await link.fill('#fas');
  await expect(options).toHaveCount(1);
  await link.pressSequentially('ilitas');
  await expect(options).toHaveCount(0);
  await link.press('ArrowDown');
  await expect(options.nth(2)).toBeVisible();
});
