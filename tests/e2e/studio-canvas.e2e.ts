import { expect, type FrameLocator, test } from '@playwright/test';
import { mapDocument, pathOf } from '../../src/document/walk.ts';
import { ownModel } from '../../src/engine/own-model.ts';
import { axeOn } from './axe.ts';
import { clickOn, openInStudio, type StudioSite, startStudio } from './studio-site.ts';
import { studioWords } from './studio-words.ts';

const { outline } = studioWords;

type Plain = Readonly<Record<string, unknown>>;

/** Widgets of which one page shows all examples; what is only seen after a tap is seen by tapping, which is not tested here. */
function pageOfExamples(types: readonly string[]): {
  document: Plain;
  words: readonly [path: string, sign: string][];
} {
  const sections = types.flatMap((type) =>
    (ownModel.widgets.get(type)?.examples ?? []).map((example) =>
      ownModel.bands.has(type)
        ? { type, ...(example as Plain) }
        : { type: 'section', children: [{ type, ...(example as Plain) }] },
    ),
  );
  const document = {
    version: 1,
    template: 'page-builder',
    lang: 'id',
    seo: { title: 'Contoh', description: 'Semua contoh.' },
    project: {
      id: '7700',
      name: 'Kavling Contoh',
      superleadsId: 'SL-7700',
      telesalesNumber: '6281190019001',
    },
    sections: structuredClone(sections),
  };
  // Every text is made the only one of its kind, so that a person could tell it on the page.
  const found: [path: string, sign: string][] = [];
  let count = 0;
  const rich: string[] = [];
  const marked = mapDocument(document, ownModel.tables, (node) => {
    const { value, part } = node;
    const path = pathOf(node).join('/');
    if (part.kind === 'rich-text') rich.push(`${path}/`);
    if (part.kind !== 'words' || typeof value !== 'string' || value.trim() === '') return value;
    const sign = `q${count}q`;
    count += 1;
    // Rich text is one value.
    const whole = rich.find((one) => path.startsWith(one))?.slice(0, -1);
    found.push([whole ?? path, sign]);
    return `${value} ${sign}`;
  });
  return { document: marked, words: found };
}

let site: StudioSite;
const examples = pageOfExamples([...ownModel.widgets.keys()]);

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const parts = {
    ...examples.document,
    project: { ...(examples.document.project as Plain), id: '7701' },
    sections: [
      {
        type: 'section',
        children: [
          {
            type: 'tabs',
            items: ['Depan', 'Belakang'].map((title) => ({
              title,
              children: [{ type: 'heading', text: `Denah ${title}` }],
            })),
          },
          {
            type: 'faq',
            items: ['Satu', 'Dua'].map((name) => ({ question: `${name}?`, answer: [`Jawaban ${name}`] })),
          },
        ],
      },
    ],
  };
  site = await startStudio(['menara-senja'], { documents: { contoh: examples.document, parts } });
});
test.afterAll(() => site.close());

const heading = (frame: FrameLocator) => frame.getByRole('heading', { level: 1 });

test('[STU-02][STU-03] a click on a sentence selects it, what is typed is on the page and in the file, and nothing else of it changes', async ({
  page,
}) => {
  const before = site.text('menara-senja');
  const frame = await openInStudio(page, site, 'menara-senja');
  await expect(heading(frame)).toHaveText('Pulang saat danau berubah warna');
  await clickOn(page, frame, 'h1');
  await expect(page.locator('.st-selected')).toHaveAttribute('data-path', 'sections/0/children/0');
  await expect(page.locator('.st-selected')).toHaveAttribute('data-field', 'sections/0/children/0/text');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' lagi');
  await expect(heading(frame)).toHaveText('Pulang saat danau berubah warna lagi');
  const wanted = before.replace('Pulang saat danau berubah warna"', 'Pulang saat danau berubah warna lagi"');
  await expect.poll(() => site.text('menara-senja')).toBe(wanted);
  await page.keyboard.press('Escape');
  await expect(page.locator('.st-overlay')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(heading(frame)).toHaveText('Pulang saat danau berubah warna');
  await expect.poll(() => site.text('menara-senja')).toBe(before);
});

test('[STU-02] a click on any words of any widget leads to the value that holds them', async ({ page }) => {
  test.setTimeout(180_000);
  const frame = await openInStudio(page, site, 'contoh');
  await expect(frame.locator('.section').first()).toBeVisible();
  const wrong = await page.evaluate(
    async (words) => {
      const frame = document.querySelector<HTMLIFrameElement>('.st-page iframe');
      const overlay = document.querySelector<HTMLElement>('.st-overlay');
      const inner = frame?.contentDocument;
      const view = frame?.contentWindow as (Window & typeof globalThis) | null | undefined;
      if (!inner || !view || !overlay) return ['no frame'];
      const studio = (
        window as unknown as { kavlingStudio: { get(): { field?: readonly (string | number)[] } } }
      ).kavlingStudio;
      const rect = overlay.getBoundingClientRect();
      const scale = (frame?.getBoundingClientRect().width ?? 1) / view.innerWidth;
      const found: string[] = [];
      let seen = 0;
      for (const [path, sign] of words) {
        const walker = inner.createTreeWalker(inner.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (!node.nodeValue?.includes(sign) || !node.parentElement?.checkVisibility()) continue;
          node.parentElement.scrollIntoView({ block: 'center', behavior: 'instant' });
          const range = inner.createRange();
          const at = node.nodeValue.indexOf(sign);
          range.setStart(node, at);
          range.setEnd(node, at + sign.length);
          const box = range.getClientRects()[0];
          if (!box || box.width < 2 || box.height < 2) continue;
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          // Something that stays where it is while the page scrolls may lie over it.
          if (
            !inner.elementFromPoint(x, y)?.contains(node) &&
            !node.parentElement.contains(inner.elementFromPoint(x, y))
          )
            continue;
          seen += 1;
          const init = { bubbles: true, clientX: rect.left + x * scale, clientY: rect.top + y * scale };
          overlay.dispatchEvent(new MouseEvent('click', init));
          const got = studio.get().field?.join('/');
          if (got !== path) found.push(`${path}: ${got}`);
          (inner.activeElement as HTMLElement | null)?.blur();
          break;
        }
      }
      return seen < 100 ? [...found, `only ${seen} of ${words.length} seen`] : found;
    },
    [...examples.words],
  );
  expect(wrong).toEqual([]);
});

test('[STU-04] undo and redo lead to the place of each step, from wherever it was made', async ({ page }) => {
  const frame = await openInStudio(page, site, 'menara-senja');
  const before = site.text('menara-senja');
  await clickOn(page, frame, 'h1');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+d');
  await expect(frame.locator('h1')).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(frame.locator('h1')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(heading(frame)).toHaveText('Pulang saat danau berubah warna');
  await page.keyboard.press('Control+Shift+z');
  await expect(heading(frame)).toHaveText('Pulang saat danau berubah warna!');
  await page.keyboard.press('Control+z');
  await expect.poll(() => site.text('menara-senja')).toBe(before);
});

test('[STU-01] the page has its own widths and its own scripts; Try makes it the page of a visitor', async ({
  page,
}) => {
  const frame = await openInStudio(page, site, 'menara-senja');
  for (const [name, width] of [
    ['Phone', 390],
    ['Tablet', 768],
    ['Desktop', 1280],
  ] as const) {
    await page.getByText(name, { exact: true }).click();
    await expect.poll(() => frame.locator('html').evaluate(() => innerWidth)).toBe(width);
  }
  await page.getByText('Try', { exact: true }).click();
  await frame
    .getByRole('link', { name: /Ambil promo/ })
    .first()
    .click();
  await expect(frame.getByRole('dialog')).toBeVisible();
});

test('[STU-01] opening a page and closing it writes nothing', async ({ page }) => {
  const { statSync } = await import('node:fs');
  const file = site.fileOf('menara-senja', 'page.json');
  const before = statSync(file).mtimeMs;
  await openInStudio(page, site, 'menara-senja');
  await page.goto('about:blank');
  expect(statSync(file).mtimeMs).toBe(before);
});

test('[STU-15] the window with a selection has no fault that axe knows', async ({ page }) => {
  const frame = await openInStudio(page, site, 'menara-senja');
  await clickOn(page, frame, 'h1');
  const { violations } = await axeOn(page).exclude('iframe').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('[STU-02] what is selected elsewhere is seen on the page: a tab is chosen, a question opens; a dialog hears of it', async ({
  page,
}) => {
  const run = (name: 'select' | 'announce', ...args: unknown[]) =>
    page.evaluate(
      ([method, given]) =>
        (window as unknown as { kavlingStudio: Record<string, (...all: unknown[]) => void> }).kavlingStudio[
          method
        ]?.(...given),
      [name, args] as const,
    );
  await openInStudio(page, site, 'contoh');
  await expect(page.locator('.st-selected')).toHaveCount(0);
  await run('select', ['sections', 60]);
  await expect(page.locator('.st-selected')).toBeInViewport();
  const frame = await openInStudio(page, site, 'parts');
  const behind = frame.getByRole('heading', { name: 'Denah Belakang' });
  await frame.locator('.tabs [role=tab]').first().waitFor();
  await expect(behind).toBeHidden();
  await run('select', ['sections', 0, 'children', 0, 'items', 1, 'children', 0]);
  await expect(behind).toBeVisible();
  const answer = frame.getByText('Jawaban Dua');
  await expect(answer).toBeHidden();
  const faq = ['sections', 0, 'children', 1];
  await run('select', faq, { field: [...faq, 'items', 1, 'question'] });
  await expect(answer).toBeVisible();

  // Inside a dialog the rest of the window is inert; what happens is said in the dialog.
  await page.getByRole('button', { name: outline.commands.keys }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await run('announce', 'Sudah disimpan');
  await expect(dialog.getByRole('status')).toHaveText('Sudah disimpan');
});
