import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type Request, test } from '@playwright/test';
import { english } from '../../tools/diagnostics/messages/english.ts';
import { expectAccessible } from './checks.ts';
import { openInStudio, type StudioSite, startStudio } from './studio-site.ts';
import { studioWords } from './studio-words.ts';

const { forms } = studioWords;

const page = (id: string, sections: readonly object[]) => ({
  version: 1,
  template: 'landing-page',
  lang: 'id',
  seo: { title: 'Uji', description: 'Halaman uji', url: 'https://uji.example.co.id/' },
  project: { id, name: `Uji ${id}`, superleadsId: id, telesalesNumber: '6281380045566' },
  sections,
});
const title = { type: 'section', children: [{ type: 'heading', text: 'Pulang', level: 1 }] };
const many = Array.from({ length: 50 }, (_, at) => ({
  type: 'section',
  children: Array.from({ length: 19 }, (_, widget) => ({ type: 'heading', text: `Judul ${at} ${widget}` })),
}));
const gone = { type: 'section', id: 'peta', children: [{ type: 'acme-peta', nilai: { rumah: [1, 2] } }] };
const documents = {
  rusak: page('1', [title]),
  tanda: page('2', [title]),
  besar: page('3', [title, ...many]),
  hilang: page('4', [title, gone]),
  penuh: page('5', [title]),
};

let site: StudioSite;
let isMounted = false;
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 1440, height: 900 } });
test.beforeAll(async () => {
  site = await startStudio([], { documents, prepare: mountSmallDisk });
});
test.afterAll(async () => {
  if (isMounted) execFileSync('umount', [join(site.folder, 'pages/penuh')]);
  await site.close();
});

/** A disk of 64 kB for one page, where this machine lets the test have one. */
function mountSmallDisk(folder: string): void {
  const own = join(folder, 'pages/penuh');
  const text = readFileSync(join(own, 'page.json'));
  rmSync(own, { recursive: true });
  mkdirSync(own);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', own], { stdio: 'ignore' });
    isMounted = true;
  } catch {
    isMounted = false;
  }
  writeFileSync(join(own, 'page.json'), text);
}

const row = (page: Page, name: string | RegExp) => page.getByRole('treeitem', { name }).first();
const field = (page: Page) => page.getByRole('tabpanel').getByRole('textbox', { name: 'Text', exact: true });
const saved = (page: Page) => expect(page.locator('.st-saving')).toHaveAttribute('data-state', 'saved');

test('[STU-11] a page that does not parse opens with its last good form, and with the text at the mistake', async ({
  page,
}) => {
  const good = site.text('rusak');
  await openInStudio(page, site, 'rusak');
  const broken = good.replace('"sections": [', '"sections": [ {]');
  site.write('rusak', broken);
  const faults = page.getByRole('region', { name: forms.faults });
  await expect(faults).toBeVisible();
  await page.reload();
  const frame = page.frameLocator('.st-page iframe');
  await expect(frame.getByRole('heading', { name: 'Pulang' })).toBeVisible();
  await expect(row(page, /^Pulang, Heading/)).toBeVisible();
  const line = page.locator('.cm-activeLine');
  await expect(line).toContainText('"sections": [ {]');
  await expectAccessible(page);
  expect(site.text('rusak')).toBe(broken);
  await faults.getByRole('button', { name: /^Line \d+: This \{ is never closed/ }).click();
  await expect(page.locator('.cm-content')).toBeFocused();
  await expect(line).toContainText('{]');
  await page.keyboard.press('End');
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('Backspace');
  await expect.poll(() => site.text('rusak')).toBe(good);
  await expect(faults).toHaveCount(0);
  await saved(page);
});

test('[STU-11] a byte-order mark is a hint, goes with the first change, and comes back when that is taken back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const marked = `\ufeff${site.text('tanda')}`;
  site.write('tanda', marked);
  await openInStudio(page, site, 'tanda');
  await expect(page.locator('.st-summary')).toContainText(english.findings.KV106({}).message);
  await expect(page.locator('.st-summary [data-severity=error]')).toHaveCount(0);
  expect(site.text('tanda')).toBe(marked);
  await row(page, /^Pulang, Heading/).click();
  await field(page).fill('Pulang!');
  await expect.poll(() => site.text('tanda')).toBe(marked.slice(1).replace('"Pulang"', '"Pulang!"'));
  await saved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog).toContainText('Published.', { timeout: 120_000 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => site.text('tanda')).toBe(marked);
});

test('[STU-01] a page of 1,000 widgets, and one whose widget is gone, are opened, edited and saved whole', async ({
  page,
}) => {
  const frame = await openInStudio(page, site, 'besar');
  await page.getByRole('tree').press('End');
  await row(page, /^Judul 49 0, Section/).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await field(page).fill('Judul akhir');
  await expect(frame.getByRole('heading', { name: 'Judul akhir' })).toBeVisible();
  await expect.poll(() => site.text('besar')).toContain('Judul akhir');
  expect(JSON.parse(site.text('besar')).sections).toHaveLength(51);

  const before = site.text('hilang');
  await openInStudio(page, site, 'hilang');
  await expect(page.locator('.st-summary')).toContainText(
    english.findings.KV205({ got: 'acme-peta' }).message,
  );
  await row(page, /^Pulang, Heading/).click();
  await field(page).fill('Pulang saja');
  await expect.poll(() => site.text('hilang')).toBe(before.replace('"Pulang"', '"Pulang saja"'));
  await row(page, /acme-peta/).click();
  await expectAccessible(page);
});

test('[STU-09] [STU-11] a picture that is none, and a full disk, are said; nothing that was typed is lost', async ({
  page,
}) => {
  await page.clock.install();
  const saves = new Set<Request>();
  page.on('request', (request) => request.method() === 'PUT' && saves.add(request));
  page.on('requestfinished', (request) => saves.delete(request));
  await openInStudio(page, site, 'penuh');
  await page.getByRole('button', { name: 'Pictures' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .getByRole('dialog')
      .getByRole('button', { name: /^Upload/ })
      .click(),
  ]);
  await chooser.setFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('bukan gambar') });
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('foto.jpg');
  await page.keyboard.press('Escape');
  test.skip(!isMounted, 'this machine cannot mount a separate disk for a test');
  const filler = site.fileOf('penuh', 'penuh.bin');
  const before = site.text('penuh');
  try {
    writeFileSync(filler, Buffer.alloc(64 * 1024));
  } catch {
    // As much of it as there was room for.
  }
  await row(page, /^Pulang, Heading/).click();
  await field(page).fill('Pulang ke rumah');
  await expect(page.locator('.st-saving')).toHaveAttribute('data-state', 'failed');
  await expect(page.locator('.st-saving')).toContainText(/full/i);
  await expectAccessible(page);
  expect(site.text('penuh')).toBe(before);
  // With room again it would save by itself, possibly before anybody can press.
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect.poll(() => saves.size).toBe(0);
  await expect(page.locator('.st-saving')).toHaveAttribute('data-state', 'failed');
  rmSync(filler);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => site.text('penuh')).toContain('Pulang ke rumah');
  await page.clock.resume();
  await saved(page);
});
