import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { startSite } from '../../tools/testing/served-site.ts';
import { expectAccessiblePart } from './checks.ts';
import { type StudioSite, startStudio } from './studio-site.ts';
import { studioWords } from './studio-words.ts';

const { dialogs, window: messages } = studioWords;

/** A page for each test, all of one studio. */
const SLUGS = Array.from({ length: 9 }, (_, i) => `kecil-${i}`);
let slug = '';
let number = -1;
/** A page without pictures: what is tried here is the file. */
const document = {
  version: 1,
  template: 'landing-page',
  lang: 'id',
  seo: {
    title: 'Menara Senja',
    description: 'Apartemen tepi danau',
    url: 'https://menarasenja.example.co.id/',
    published: '2026-07-15',
  },
  project: { id: '9', name: 'Menara Senja', superleadsId: '9' },
  sections: [{ type: 'section', children: [{ type: 'heading', text: 'Pulang', level: 1 }] }],
};
/** The number of times that tab and process are killed: 100 by hand, a few by default. */
const KILLS = Number(process.env.STUDIO_KILLS ?? 3);

let site: StudioSite;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const documents = SLUGS.map((slug, i) => {
    const project = { ...document.project, id: `${i + 1}`, superleadsId: `${i + 1}` };
    return [slug, { ...document, project }] as const;
  });
  site = await startStudio([], { documents: Object.fromEntries(documents) });
});
test.beforeEach(() => {
  number += 1;
  slug = SLUGS[number] ?? '';
});
test.afterAll(() => site.close());

const state = (page: Page, name: string) =>
  expect(page.locator('.st-saving')).toHaveAttribute('data-state', name);

/** Opens the text of the page and puts the caret behind its title. */
async function openText(page: Page) {
  await page.goto(`${site.url}/.kavling/studio/edit/${slug}`);
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.locator('.st-text .cm-content').click();
  await page.keyboard.press('ControlOrMeta+KeyF');
  await page.locator('.cm-search [name=search]').pressSequentially('"title": "');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
}

const title = () => /"title": "([^"]*)"/.exec(site.text(slug))?.[1] ?? '';
const change = (from: string | RegExp, to: string) => site.write(slug, site.text(slug).replace(from, to));

test('[STU-11] what is typed is in the file after a second of calm; opening and looking writes nothing', async ({
  page,
}) => {
  const before = readFileSync(site.fileOf(slug, 'page.json'));
  await openText(page);
  expect(readFileSync(site.fileOf(slug, 'page.json')).equals(before)).toBe(true);
  await page.keyboard.type('Baru ');
  await state(page, 'saved');
  await expect.poll(title).toMatch(/^Baru Menara/);
});

test('[STU-11] a change by another program while the user types is merged, and can be undone', async ({
  page,
}) => {
  await openText(page);
  await page.keyboard.type('Satu ');
  change('"lang": "id"', '"lang": "en"');
  await page.keyboard.type('Dua ');
  await expect.poll(() => site.text(slug)).toMatch(/"lang": "en"[\s\S]*"title": "Satu Dua Menara/);
  await state(page, 'saved');
  await expect(page.locator('.st-toast')).toContainText('The file was changed elsewhere.');
  await expect(page.locator('.cm-content')).toContainText('"lang": "en"');
});

test('[STU-11] two changes of one sentence are shown side by side, and a person chooses', async ({
  page,
}) => {
  await openText(page);
  await page.keyboard.type('Saya ');
  change('"title": "Menara', '"title": "Git Menara');
  change('"published": "2026-07-15"', '"published": "2026-07-16"');
  const dialog = page.getByRole('dialog', { name: dialogs.conflictTitle });
  await expect(dialog).toBeVisible();
  await state(page, 'conflict');
  await expect(dialog).toContainText('Git Menara');
  await expect(dialog).toContainText('Saya Menara');
  await expectAccessiblePart(page, '.st-dialog');
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [834, 1112],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `test-results/studio-conflict-${width}.png` });
  }
  expect(title()).toMatch(/^Git Menara/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(title()).toMatch(/^Git Menara/);
  await page.getByRole('button', { name: 'Choose …' }).click();
  await dialog.getByRole('button', { name: dialogs.allMine }).click();
  await expect.poll(title).toMatch(/^Saya Menara/);
  expect(site.text(slug)).toContain('2026-07-16');
  await state(page, 'saved');
});

test('[STU-11] a deleted file stays deleted until the user puts it back', async ({ page }) => {
  await openText(page);
  rmSync(site.fileOf(slug, 'page.json'));
  await state(page, 'failed');
  await page.keyboard.type('Lagi ');
  await page.getByRole('button', { name: messages.putBack }).click();
  await state(page, 'saved');
  expect(title()).toMatch(/^Lagi Menara/);
});

test('[STU-11] a file that became read-only is said, and what was typed is written when it can be', async ({
  page,
}) => {
  await openText(page);
  await page.keyboard.type('Tetap ');
  await state(page, 'saved');
  await page.keyboard.type('ada ');
  chmodSync(site.fileOf(slug, 'page.json'), 0o444);
  await state(page, 'failed');
  expect(title()).toMatch(/^Tetap Menara/);
  chmodSync(site.fileOf(slug, 'page.json'), 0o644);
  await expect.poll(title).toMatch(/^Tetap ada Menara/);
  await state(page, 'saved');
  await page.keyboard.type('di ');
  await expect.poll(title).toMatch(/^Tetap ada di Menara/);
});

test('[STU-11] line ends and tabs stay as they are, byte for byte', async ({ page }) => {
  const text = site.text(slug).replaceAll('  ', '\t').replaceAll('\n', '\r\n');
  site.write(slug, text);
  await openText(page);
  await page.keyboard.type('Baru ');
  await expect.poll(() => site.text(slug)).toBe(text.replace('"title": "', '"title": "Baru '));
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => site.text(slug))
    .toBe(text.replace(/"title": "([^\r]*)\r\n/, '"title": "Baru $1\r\n\t\t\r\n'));
  expect(site.text(slug)).not.toMatch(/[^\r]\n/);
});

/** Types, waits until the journal has it, and kills the tab. */
async function typeAndKill(context: BrowserContext, words: string) {
  const page = await context.newPage();
  await openText(page);
  await page.keyboard.type(words);
  await page.evaluate(
    (typed) =>
      new Promise<void>((done) => {
        const look = () => {
          const request = indexedDB.open('kavling-studio');
          request.onsuccess = () => {
            const all = request.result.transaction('journal').objectStore('journal').getAll();
            all.onsuccess = () => {
              request.result.close();
              if (JSON.stringify(all.result).includes(typed)) done();
              else requestAnimationFrame(look);
            };
          };
        };
        look();
      }),
    words.trim(),
  );
  const session = await context.newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  await page.close();
}

test(`[STU-11] a tab that is killed ${KILLS} times loses nothing that was typed`, async ({ browser }) => {
  test.setTimeout(30_000 + KILLS * 50_000);
  const context = await browser.newContext();
  let expected = title();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await typeAndKill(context, `k${kill} `);
    expected = `k${kill} ${expected}`;
  }
  const page = await context.newPage();
  await page.goto(`${site.url}/.kavling/studio/edit/${slug}`);
  await expect.poll(title).toBe(expected);
  await state(page, 'saved');
  await context.close();
});

test('[STU-11] without the studio nothing is lost: it is said, and written when it is back', async ({
  page,
}) => {
  await openText(page);
  const port = new URL(site.url).port;
  process.kill(site.pid ?? 0, 'SIGKILL');
  await page.keyboard.type('Luring ');
  await state(page, 'offline');
  expect(title()).toMatch(/^Menara/);
  const again = await startSite(site.folder, 'studio', {}, port);
  await expect.poll(title).toMatch(/^Luring Menara/);
  await state(page, 'saved');
  await again.stop();
});
