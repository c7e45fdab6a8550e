import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessiblePart } from './checks.ts';
import { clickOn, openInStudio, type StudioSite, startStudio } from './studio-site.ts';
import { studioWords } from './studio-words.ts';
import { patternOf } from './words.ts';

const { dialogs, forms } = studioWords;

const page = (id: string) => ({
  version: 1,
  template: 'page-builder',
  lang: 'id',
  seo: { title: 'Contoh', description: 'Langkah.' },
  project: { id, name: 'Kavling Contoh', superleadsId: id, telesalesNumber: '6281190019001' },
  sections: [
    {
      type: 'section',
      children: [
        { type: 'heading', text: 'Satu dua tiga' },
        { type: 'text', content: ['Satu dua tiga'] },
      ],
    },
    { type: 'section', children: [{ type: 'heading', text: 'Lain' }] },
  ],
});
/** A page with a picture for shared links, and without a web address. */
const alamat = {
  version: 1,
  template: 'landing-page',
  lang: 'id',
  seo: {
    title: 'Uji',
    description: 'Halaman uji',
    image: { src: 'hero-cluster-day.jpg', alt: 'Gerbang utama' },
  },
  project: { id: '7740', name: 'Uji Alamat', superleadsId: '7740', telesalesNumber: '6281380045566' },
  sections: [{ type: 'section', children: [{ type: 'heading', text: 'Pulang', level: 1 }] }],
};
/** A page for each test, all of one studio. */
const SLUGS = [
  'teks-polos',
  'teks-kaya',
  'formulir',
  'susunan',
  'pemberitahuan',
  'papan-klip',
  'tersimpan',
] as const;

let site: StudioSite;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  const documents = Object.fromEntries(SLUGS.map((slug, i) => [slug, page(`77${20 + i}`)]));
  site = await startStudio([], { documents: { ...documents, alamat } });
});
test.afterAll(() => site.close());

const PLACES = [
  { slug: 'teks-polos', selector: 'h2', edited: 'h2', name: 'plain text' },
  { slug: 'teks-kaya', selector: '.text p', edited: '.text', name: 'rich text' },
] as const;

const undo = 'Control+z';
const redo = 'Control+Shift+z';

/** Changes the file as another program does, and waits until the window has it. */
async function changeFile(on: Page, slug: string, from: string, to: string): Promise<void> {
  site.write(slug, site.text(slug).replace(from, to));
  await expect.poll(() => on.evaluate(textNow)).toContain(to);
}

/** The text of the document in the window; runs in the page. */
function textNow(): string {
  const { kavlingStudio } = window as unknown as { kavlingStudio: { doc: { text: string } } };
  return kavlingStudio.doc.text;
}

/** The clock of the window, by which typing is grouped, is the test's. */
async function pause(on: Page): Promise<void> {
  await on.clock.fastForward(600);
}

for (const { slug, selector, edited, name } of PLACES) {
  test(`[STU-18] ${name}: after undo, redo and a change of the file the next letter is where the change was`, async ({
    page,
  }) => {
    await page.clock.install();
    const frame = await openInStudio(page, site, slug);
    await clickOn(page, frame, selector);
    const text = frame.locator(selector).first();
    await expect(frame.locator(edited).first()).toHaveAttribute('contenteditable', /./);
    // ProseMirror takes a caret at the start, within 200 ms of the focus and without a click, for a whim of the browser.
    await clickOn(page, frame, selector);
    await page.keyboard.press('Control+Home');
    for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.insertText(' x');
    await pause(page);
    await page.keyboard.insertText(' y');
    await expect(text).toHaveText('Satu x y dua tiga');

    // A pause begins a step.
    await page.keyboard.press(undo);
    await expect(text).toHaveText('Satu x dua tiga');
    await page.keyboard.press(undo);
    await expect(text).toHaveText('Satu dua tiga');
    await page.keyboard.press(redo);
    await expect(text).toHaveText('Satu x dua tiga');
    await page.keyboard.type('!');
    await expect(text).toHaveText('Satu x! dua tiga');

    // Another program writes in the same text: the caret stays with its words.
    await page.clock.fastForward(2000);
    await expect.poll(() => site.text(slug)).toContain('Satu x! dua tiga');
    await changeFile(page, slug, 'Satu x! dua tiga', 'Kesatu x! dua empat');
    await page.keyboard.type('?');
    await expect(text).toHaveText('Kesatu x!? dua empat');
    await expect.poll(() => page.evaluate(textNow)).toContain('Kesatu x!? dua empat');
  });
}

test('[STU-18] the caret of a field in a form is where the change was too', async ({ page }) => {
  const slug = 'formulir';
  await openInStudio(page, site, slug);
  await page.getByRole('treeitem', { name: /^Satu dua tiga, Heading/ }).click();
  const field = page.getByRole('tabpanel').getByRole('textbox', { name: 'Text', exact: true });
  await field.click();
  await page.keyboard.press('Home');
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.insertText(' x');
  await expect.poll(() => site.text(slug)).toContain('Satu x dua tiga');
  await page.keyboard.press(undo);
  await expect(field).toHaveValue('Satu dua tiga');
  await page.keyboard.type('!');
  await expect(field).toHaveValue('Satu! dua tiga');
  await expect.poll(() => site.text(slug)).toContain('Satu! dua tiga');
  await changeFile(page, slug, 'Satu! dua tiga', 'Kesatu! dua empat');
  await page.keyboard.type('?');
  await expect(field).toHaveValue('Kesatu!? dua empat');
});

test('[STU-18] a value is followed to where a change of the file puts it; what is gone is not written again', async ({
  page,
}) => {
  const slug = 'susunan';
  const frame = await openInStudio(page, site, slug);
  await clickOn(page, frame, '.heading');
  await page.keyboard.press('Control+End');
  const before = JSON.parse(site.text(slug));
  const put = (sections: readonly object[]) =>
    site.write(slug, `${JSON.stringify({ ...before, sections }, null, 2)}\n`);
  const own = { type: 'section', children: [{ type: 'heading', text: 'Sisipan' }] };
  put([own, ...before.sections]);
  await expect(frame.locator('.heading')).toHaveText(['Sisipan', 'Satu dua tiga', 'Lain']);
  await page.keyboard.type(' lima');
  await expect(frame.locator('.heading')).toHaveText(['Sisipan', 'Satu dua tiga lima', 'Lain']);
  await expect.poll(() => site.text(slug)).toContain('Satu dua tiga lima');
  expect(JSON.parse(site.text(slug)).sections[0]).toEqual(own);
  put([own]);
  await expect(frame.locator('.heading')).toHaveText(['Sisipan']);
  await expect(page.locator('.st-overlay')).toHaveAttribute('data-typing', 'false');
  expect(await page.evaluate(textNow)).not.toContain('lima');
});

test('[STU-20] a notice undoes its own step or nothing', async ({ page }) => {
  const slug = 'pemberitahuan';
  const frame = await openInStudio(page, site, slug);
  const headings = frame.locator('h2');
  const notice = page.locator('.st-toast');
  const button = notice.getByRole('button', { name: 'Undo' });
  await page.getByRole('treeitem', { name: /^Lain, Heading/ }).click();
  await page.keyboard.press('Delete');
  await expect(headings).toHaveText(['Satu dua tiga']);
  await expect(button).toBeVisible();
  await clickOn(page, frame, 'h2');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await expect(headings).toHaveText(['Satu dua tiga!']);
  await expect(notice).toHaveCount(0);
  await page.keyboard.press(undo);
  await page.keyboard.press(undo);
  await expect(headings).toHaveText(['Satu dua tiga', 'Lain']);

  // News of the file is still there to read.
  await changeFile(page, slug, 'Langkah.', 'Langkah kedua.');
  await expect(button).toBeVisible();
  await page.keyboard.type('?');
  await expect(button).toHaveCount(0);
  await expect(notice).toContainText('The file was changed elsewhere.');
  await expect.poll(() => site.text(slug)).toContain('tiga?');
  await changeFile(page, slug, 'Langkah kedua.', 'Langkah ketiga.');
  await button.click();
  await expect(notice).toHaveCount(0);
  await expect.poll(() => site.text(slug)).toContain('Langkah kedua.');
  await expect(headings.first()).toHaveText('Satu dua tiga?');
});

test('[STU-22] after a drag that began on its label a widget is still selected, and is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const frame = await openInStudio(page, site, 'papan-klip');
  await clickOn(page, frame, 'h2');
  await page.keyboard.press('Escape');
  await page.evaluate(() => navigator.clipboard.writeText('sebelumnya'));
  const label = await page.locator('.st-name').boundingBox();
  const other = await frame.locator('h2', { hasText: 'Lain' }).boundingBox();
  if (!label || !other) throw new Error('The label is not shown.');
  await page.mouse.move(label.x + 6, label.y + label.height / 2);
  await page.mouse.down();
  await page.mouse.move(other.x + 20, other.y + other.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(page.locator('.st-selected')).toHaveAttribute('data-path', 'sections/0/children/0');
  await page.keyboard.press('Control+c');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/"heading"[\s\S]*"Satu dua tiga"/);
});

test('[STU-22] what a closed window had not saved says whose it is and from when', async ({ context }) => {
  const slug = 'tersimpan';
  const open = async () => {
    const page = await context.newPage();
    return { page, frame: await openInStudio(page, site, slug) };
  };
  const first = await open();
  await clickOn(first.page, first.frame, 'h2');
  await first.page.keyboard.press('Control+End');
  await first.page.keyboard.type(' saya');
  site.write(slug, site.text(slug).replace('"Satu dua tiga"', '"Satu dua empat"'));
  await expect(first.page.getByRole('dialog')).toContainText(dialogs.conflictTitle);
  await expect(first.page.getByRole('dialog')).not.toContainText(
    patternOf((when) => dialogs.keptWork('', when)),
  );
  await first.page.close();
  const { page } = await open();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(patternOf((when) => dialogs.keptWork('', when), /.*\d{2}:\d{2}/));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Choose …' }).click();
  await expect(dialog).toContainText(patternOf((when) => dialogs.keptWork('', when)));
  await dialog.getByRole('button', { name: dialogs.allMine }).click();
  await expect.poll(() => site.text(slug)).toContain('tiga saya');
});

test('[STU-21] the web address is asked before the first publication, and the card shows what is shared', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openInStudio(page, site, 'alamat');
  await page.locator('#st-tab-search').click();
  const card = page.locator('.st-card');
  await expect(card).toContainText(forms.noShareAddress);
  await expect(card.locator('img')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const publish = dialog.getByRole('button', { name: 'Publish now' });
  const address = dialog.getByLabel(dialogs.address);
  await expect(address).toBeVisible();
  await expect(publish).toBeDisabled();
  await expectAccessiblePart(page, '.st-dialog');
  await dialog.getByLabel(dialogs.withoutAddress).check();
  await expect(publish).toBeEnabled();
  await dialog.getByLabel(dialogs.withoutAddress).uncheck();
  await expect(publish).toBeDisabled();
  await address.fill('rumah kenanga');
  await expect(publish).toBeDisabled();
  await address.fill('kenanga.example.co.id/rumah/');
  await publish.click();
  await expect(dialog).toContainText('Published.', { timeout: 120_000 });
  const html = readFileSync(join(site.folder, 'dist/alamat/index.html'), 'utf8');
  const url = 'https://kenanga.example.co.id/rumah/';
  expect(html).toContain(`<link rel="canonical" href="${url}"`);
  expect(html).toContain(`<meta property="og:url" content="${url}"`);
  expect(html).toMatch(/<meta property="og:image" content="https:\/\/kenanga\.example\.co\.id\//);
  await page.keyboard.press('Escape');
  await expect(card.locator('img')).toBeVisible();
  await expect(card).toContainText('kenanga.example.co.id');
});
