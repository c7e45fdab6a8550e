import type { CDPSession, FrameLocator, Locator, Page } from '@playwright/test';
import { expect, test } from './site.ts';
import { clickOn, openInStudio, type StudioSite, startStudio } from './studio-site.ts';

/** A page for each test, all of one studio. */
const SLUGS = Array.from({ length: 9 }, (_, i) => `kaya-${i}`);
let slug = '';
let number = -1;
const DOCUMENT = {
  version: 1,
  template: 'page-builder',
  lang: 'id',
  seo: { title: 'Contoh', description: 'Teks kaya.' },
  project: { id: '7703', name: 'Kavling Contoh', superleadsId: 'SL-7703', telesalesNumber: '6281190019001' },
  sections: [
    {
      type: 'section',
      children: [
        {
          type: 'text',
          content: [
            { kind: 'paragraph', text: ['Satu dua ', { text: 'tiga', bold: true }] },
            'Lima',
            { kind: 'list', items: [['Enam'], ['Tujuh']] },
          ],
        },
      ],
    },
  ],
};

let site: StudioSite;
// All in one worker: the studio is started once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  number = -1;
  site = await startStudio([], { documents: Object.fromEntries(SLUGS.map((one) => [one, DOCUMENT])) });
});
test.beforeEach(() => {
  number += 1;
  slug = SLUGS[number] ?? '';
});
test.afterAll(() => site?.close());

const content = (): unknown => JSON.parse(site.text(slug)).sections[0].children[0].content;

/** A keyboard of a phone: it composes, and gives up or replaces what it has composed. */
function keyboardOf(session: CDPSession) {
  return {
    async compose(text: string, replaced?: readonly [start: number, end: number]): Promise<void> {
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
        ...(replaced ? { replacementStart: replaced[0], replacementEnd: replaced[1] } : {}),
      });
    },
    /** Every letter is a composition of the whole word so far. */
    async composeWord(word: string): Promise<void> {
      for (let length = 1; length <= word.length; length += 1) await this.compose(word.slice(0, length));
    },
    /** Takes what is composed, or a suggestion in its place. */
    commit: (text: string) => session.send('Input.insertText', { text }),
  };
}

const PLACES = ['on the page', 'in the form'] as const;

/** The text, with the caret at its end. */
async function edit(
  page: Page,
  place: (typeof PLACES)[number],
): Promise<{ text: Locator; frame: FrameLocator }> {
  const frame = await openInStudio(page, site, slug);
  await clickOn(page, frame, '.text p');
  const text =
    place === 'on the page'
      ? frame.locator('.text')
      : page.getByRole('tabpanel').getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toHaveAttribute('contenteditable', 'true');
  // ProseMirror takes a caret at the start, within 200 ms of the focus and without a click, for a whim of the browser.
  await (place === 'in the form' ? text.click() : clickOn(page, frame, '.text p'));
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+End');
  return { text, frame };
}

/** Selects letters of the first line. */
async function select(page: Page, from: number, to: number): Promise<void> {
  await page.keyboard.press('Control+Home');
  for (let at = 0; at < from; at += 1) await page.keyboard.press('ArrowRight');
  for (let at = from; at < to; at += 1) await page.keyboard.press('Shift+ArrowRight');
}

async function undoAll(page: Page, before: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Control+z');
    expect(site.text(slug)).toBe(before);
  }).toPass({ timeout: 30_000 });
}

/** True if the window has received the change of the file; runs in the page. */
function hasTheirs(): boolean {
  const { kavlingStudio } = window as unknown as { kavlingStudio: { doc: { text: string } } };
  return kavlingStudio.doc.text.includes('Lima ratus');
}

for (const place of PLACES) {
  test(`[STU-03] ${place}, composed letters replace a selection, in a word, over marks and over paragraphs`, async ({
    page,
  }) => {
    const before = site.text(slug);
    await edit(page, place);
    const keyboard = keyboardOf(await page.context().newCDPSession(page));
    await select(page, 5, 8);
    await keyboard.composeWord('empat');
    await keyboard.commit('empat');
    await expect
      .poll(() => (content() as unknown[])[0])
      .toEqual({ kind: 'paragraph', text: ['Satu empat ', { text: 'tiga', bold: true }] });

    // From inside a word to inside bold.
    await select(page, 2, 13);
    await keyboard.composeWord('lah');
    await keyboard.commit('lah');
    await expect.poll(() => JSON.stringify((content() as unknown[])[0])).toMatch(/Salah.*ga/);

    // Over the end of a paragraph.
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('End');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await keyboard.composeWord('sel');
    await keyboard.commit('sela');
    await expect.poll(() => JSON.stringify(content())).toMatch(/sela.*ima/);
    await expect.poll(() => (content() as unknown[]).length).toBe(2);
    await undoAll(page, before);
  });

  test(`[STU-03] ${place}, a keyboard that corrects, predicts and goes on composing loses and doubles no letter`, async ({
    page,
  }) => {
    const before = site.text(slug);
    const { text } = await edit(page, place);
    const keyboard = keyboardOf(await page.context().newCDPSession(page));
    // In the last item of a list: a word, corrected at the space.
    await keyboard.commit(' ');
    await keyboard.composeWord('srah');
    await keyboard.commit('serah ');
    // A word taken from the suggestions after three letters, and the next without a letter.
    await keyboard.composeWord('ter');
    await keyboard.commit('terima ');
    await keyboard.commit('kunci');
    await expect
      .poll(() => (content() as unknown[])[2])
      .toEqual({
        kind: 'list',
        items: [['Enam'], ['Tujuh serah terima kunci']],
      });
    // A word that is composed again, letter by letter taken back, and given up.
    await keyboard.compose(' dan');
    await keyboard.compose(' da');
    await keyboard.compose('');
    await page.keyboard.press('Enter');
    await keyboard.composeWord('Delapan');
    await keyboard.commit('Delapan');
    await expect
      .poll(() => (content() as unknown[])[2])
      .toEqual({
        kind: 'list',
        items: [['Enam'], ['Tujuh serah terima kunci'], ['Delapan']],
      });
    await expect(text.locator('li')).toHaveText(['Enam', 'Tujuh serah terima kunci', 'Delapan']);
    await undoAll(page, before);
  });

  test(`[STU-03] ${place}, autocorrect replaces a word before the caret, bold or not`, async ({ page }) => {
    const { text } = await edit(page, place);
    const keyboard = keyboardOf(await page.context().newCDPSession(page));
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('End');
    await keyboard.commit(' ');
    // "Satu" becomes "Sate", the bold "tiga" becomes "tigas"; the caret is elsewhere.
    await keyboard.compose('Sate', [0, 4]);
    await keyboard.commit('Sate');
    await expect(text.locator('p').first()).toHaveText(/^Sate dua tiga/);
    await expect.poll(() => JSON.stringify((content() as unknown[])[0])).toContain('Sate dua ');
    expect(JSON.stringify(content())).not.toContain('Satu');
  });

  test(`[STU-03] [STU-11] ${place}, a change of the file during a composition keeps the composed letters and the change`, async ({
    page,
  }) => {
    const { text } = await edit(page, place);
    const keyboard = keyboardOf(await page.context().newCDPSession(page));
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('End');
    await keyboard.composeWord(' em');
    const theirs = structuredClone(DOCUMENT);
    const own = theirs.sections[0]?.children[0]?.content as unknown[];
    own[0] = { kind: 'paragraph', text: ['Kesatu dua ', { text: 'tiga', bold: true }] };
    own[1] = 'Lima ratus';
    site.write(slug, `${JSON.stringify(theirs, null, 2)}\n`);
    await expect.poll(() => page.evaluate(hasTheirs)).toBe(true);
    // The composition goes on undisturbed, and takes in the change at its end.
    await keyboard.compose(' empa');
    await keyboard.compose(' empat');
    await keyboard.commit(' empat');
    await expect(text.locator('p')).toHaveText(['Kesatu dua tiga empat', 'Lima ratus']);
    await page.keyboard.type('!');
    await expect
      .poll(content)
      .toEqual([
        { kind: 'paragraph', text: ['Kesatu dua ', { text: 'tiga empat!', bold: true }] },
        'Lima ratus',
        DOCUMENT.sections[0]?.children[0]?.content[2],
      ]);
  });
}

test('[STU-03] text in place keeps its type and its width while it is edited', async ({ page }) => {
  const frame = await openInStudio(page, site, slug);
  const looks = () =>
    frame.locator('.text').evaluate((element) =>
      [element, ...element.querySelectorAll('p, strong, ul, li')].map((one) => {
        const { font, letterSpacing, color, textAlign, lineHeight } = getComputedStyle(one);
        const { x, width, height, y } = one.getBoundingClientRect();
        return [one.tagName, font, letterSpacing, color, textAlign, lineHeight, x, y, width, height];
      }),
    );
  const before = await looks();
  await clickOn(page, frame, '.text p');
  await expect(frame.locator('.text')).toHaveAttribute('contenteditable', 'true');
  expect(await looks()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(frame.locator('.text')).not.toHaveAttribute('contenteditable');
  expect(await looks()).toEqual(before);
  await expect(frame.locator('.text')).toHaveAttribute('class', /^\S+$/);
});
