import { axeOn } from './axe.ts';
import { expect, test } from './site.ts';
import { clickOn, openInStudio, type StudioSite, startStudio } from './studio-site.ts';
import { studioWords } from './studio-words.ts';

const { forms } = studioWords;

const DOCUMENT = {
  version: 1,
  template: 'page-builder',
  lang: 'id',
  seo: { title: 'Contoh', description: 'Teks kaya.' },
  project: { id: '7702', name: 'Kavling Contoh', superleadsId: 'SL-7702', telesalesNumber: '6281190019001' },
  sections: [{ type: 'section', children: [{ type: 'text', content: ['Satu dua tiga', 'Lima'] }] }],
};

let site: StudioSite;
// All in one worker: the studio is started once, with a page for each test.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startStudio([], { documents: { kaya: DOCUMENT, lambat: DOCUMENT, pilihan: DOCUMENT } });
});
test.afterAll(() => site?.close());

test('[STU-03] rich text is edited on the page: bold, a link, a list, paste without what it cannot hold, and one undo', async ({
  page,
}) => {
  const before = site.text('kaya');
  const content = () => JSON.parse(site.text('kaya')).sections[0].children[0].content;
  const frame = await openInStudio(page, site, 'kaya');
  const text = frame.locator('.text');
  await clickOn(page, frame, '.text p');
  await expect(text).toHaveAttribute('contenteditable', 'true');
  await expect(page.locator('.st-selected')).toHaveAttribute('data-field', 'sections/0/children/0/content');
  const bar = page.locator('.st-rich-bar');
  await expect(bar).toBeVisible();
  const { violations } = await axeOn(page).include('.st-canvas').exclude('iframe').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  // A word in bold by key, typed letters behind it.
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+Shift+ArrowRight');
  await page.keyboard.press('Control+KeyB');
  await expect(text.locator('strong')).toHaveText(/^Satu/);
  await page.keyboard.press('End');
  await page.keyboard.type(' empat');
  await expect.poll(content).toEqual([
    {
      kind: 'paragraph',
      text: [
        { text: expect.stringMatching(/^Satu ?$/), bold: true },
        expect.stringMatching(/dua tiga empat$/),
      ],
    },
    'Lima',
  ]);

  // A composition is one value at its end.
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
  await session.send('Input.insertText', { text: '你' });
  await expect(text.locator('p').first()).toHaveText('Satu dua tiga empat你');

  // Paste brings words alone.
  await frame.locator('.text').evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text/html', '<h1 style="color:red">Enam</h1><script>alert(1)</script><p>Tujuh</p>');
    data.setData('text/plain', 'Enam\nTujuh');
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(text.locator('p')).toHaveText(['Satu dua tiga empat你Enam', 'Tujuh', 'Lima']);
  await expect(text.locator('h1, script, [style]')).toHaveCount(0);

  // A link by key: the focus goes to its field over the frame and comes back.
  await page.keyboard.press('Control+KeyK');
  const link = bar.getByRole('combobox', { name: forms.linkTarget });
  await link.fill('https://example.co.id/');
  await link.press('Enter');
  await expect(text.locator('a')).toHaveText('Tujuh');
  await expect(text).toBeFocused();

  // A list by the buttons.
  await bar.locator('select').selectOption('list');
  await expect(text.locator('ul > li')).toHaveText(['Tujuh']);
  await expect
    .poll(() => content()[1])
    .toEqual({ kind: 'list', items: [[{ text: 'Tujuh', link: 'https://example.co.id/' }]] });
  await page.keyboard.press('Escape');
  await expect(page.locator('.st-overlay')).toBeFocused();
  await expect(text).not.toHaveAttribute('contenteditable');
  await expect(text.locator('ul > li > a')).toHaveAttribute('href', 'https://example.co.id/');

  // Back to the first byte.
  const undo = page.getByRole('button', { name: 'Undo', exact: true }).first();
  await expect(async () => {
    if (await undo.isEnabled()) await page.keyboard.press('Control+z');
    expect(site.text('kaya')).toBe(before);
  }).toPass();
  await expect(text.locator('p')).toHaveText(['Satu dua tiga', 'Lima']);
});

test('[STU-03] letters typed right after a click on rich text are in it, however late its editor arrives', async ({
  page,
}) => {
  // A slow connection: everything else of the window is there before.
  await page.route('**/rich-view*.js', (route) => setTimeout(() => void route.continue(), 3000));
  const frame = await openInStudio(page, site, 'lambat');
  await clickOn(page, frame, '.text p');
  await page.keyboard.type('Pagi ');
  await expect
    .poll(() => JSON.parse(site.text('lambat')).sections[0].children[0].content.join('|'))
    .toMatch(/^(?!Satu dua tiga\|).*Pagi /);
});

test('[STU-03] a command right after a selection is for that selection, though the browser has not reported it yet', async ({
  page,
}) => {
  const frame = await openInStudio(page, site, 'pilihan');
  await clickOn(page, frame, '.text p');
  const field = page.getByRole('tabpanel').getByRole('textbox', { name: 'Text', exact: true });
  await field.click();
  await field.evaluate((element) => {
    const words = element.querySelector('p')?.firstChild as Text;
    getSelection()?.setBaseAndExtent(words, 5, words, 8);
    const pressed = { key: 'b', code: 'KeyB', ctrlKey: true, bubbles: true, cancelable: true };
    element.dispatchEvent(new KeyboardEvent('keydown', pressed));
  });
  await expect(field.locator('strong')).toHaveText('dua');
});
