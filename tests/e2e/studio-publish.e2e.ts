import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { studioServerMessages } from '../../tools/messages/studio-server.ts';
import { kavling } from '../../tools/testing/served-site.ts';
import { expectAccessiblePart } from './checks.ts';
import { openInStudio, type StudioSite, startStudio } from './studio-site.ts';
import { studioWords } from './studio-words.ts';

const { components, dialogs } = studioWords;

const SLUG = 'menara-senja';
let site: StudioSite;
/** Where published leads would go. */
let receiver: Server;
const received: string[] = [];
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 } });
test.beforeAll(async () => {
  receiver = createServer((request, response) => {
    received.push(request.url ?? '');
    response.end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  const environment = {
    KAVLING_WEBHOOK_URLS: `http://127.0.0.1:${port}/lead`,
    KAVLING_WEBHOOK_SECRET: 'rahasia-untuk-percobaan-rahasia-untuk-percobaan',
    KAVLING_WEBHOOK_ALLOW_PRIVATE: 'true',
  };
  site = await startStudio([SLUG], { environment });
});
test.afterAll(async () => {
  await site.close();
  receiver.close();
});

const dialog = (page: Page) => page.getByRole('dialog');
const close = (page: Page) => page.keyboard.press('Escape');

/** Types into the first heading's field, and waits until the file has it. */
async function retitle(page: Page, words: string) {
  await page
    .getByRole('treeitem', { name: /^Pulang.*, Heading/ })
    .first()
    .click();
  const field = page.getByRole('tabpanel').getByRole('textbox', { name: 'Text', exact: true });
  await field.fill(words);
  await expect.poll(() => site.text(SLUG)).toContain(`"text": "${words}"`);
  await expect(page.locator('.st-saving')).toHaveAttribute('data-state', 'saved');
}

test('[STU-12] versions are listed with their names, compared as values and as text, and restored as one step', async ({
  page,
}) => {
  const first = site.text(SLUG);
  await openInStudio(page, site, SLUG);
  await page.getByRole('button', { name: 'Versions' }).click();
  await dialog(page).getByLabel(dialogs.versionName).fill('Sebelum promo');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: /Sebelum promo/ })).toBeVisible();
  await close(page);
  await retitle(page, 'Pulang ke rumah');
  await page.getByRole('button', { name: 'Versions' }).click();
  const named = dialog(page).getByRole('button', { name: /Sebelum promo/ });
  await named.click();
  await expect(named).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog(page).locator('.st-change-values')).toContainText('Pulang ke rumah');
  await expect(dialog(page).locator('.st-change-values')).toContainText('Pulang saat danau berubah warna');
  await expectAccessiblePart(page, '.st-dialog');
  await dialog(page).getByText('Text', { exact: true }).click();
  await expect(dialog(page).locator('.st-merge')).toContainText('Pulang saat danau');
  await expectAccessiblePart(page, '.st-dialog');
  await dialog(page).getByRole('button', { name: dialogs.restore }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => site.text(SLUG)).toBe(first);
  const frame = page.frameLocator('.st-page iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Pulang saat danau berubah warna');
  await page.keyboard.press('Control+z');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Pulang ke rumah');
  await expect.poll(() => site.text(SLUG)).toContain('Pulang ke rumah');
});

/** The files of a built site that are those of its pages, by their paths. */
function builtIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name));
  return Object.fromEntries(
    names
      .filter((name) => !name.includes('.kavling'))
      .map((name) => [name.slice(folder.length), readFileSync(name).toString('base64')]),
  );
}

test('[STU-14] publishing lists the differences, makes what `kavling build` makes, and any earlier release can go live again', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openInStudio(page, site, SLUG);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog(page)).toContainText(dialogs.notLive);
  await expectAccessiblePart(page, '.st-dialog');
  await dialog(page).getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog(page)).toContainText('Published.', { timeout: 120_000 });
  await expectAccessiblePart(page, '.st-dialog');
  const elsewhere = mkdtempSync(join(tmpdir(), 'kavling-built-'));
  cpSync(join(site.folder, 'pages'), join(elsewhere, 'pages'), { recursive: true, preserveTimestamps: true });
  cpSync(join(site.folder, '.cache'), join(elsewhere, '.cache'), { recursive: true });
  expect((await kavling(elsewhere, 'build')).code).toBe(0);
  expect(builtIn(join(site.folder, 'dist'))).toEqual(builtIn(join(elsewhere, 'dist')));
  rmSync(elsewhere, { recursive: true });
  const live = () => readFileSync(join(site.folder, 'dist', SLUG, 'index.html'), 'utf8');
  expect(live()).toContain('Pulang ke rumah');
  await close(page);

  await retitle(page, 'Pulang sekarang');
  await expect(page.locator('.st-unpublished')).toHaveText(components.changesDue(1));
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(dialog(page).locator('.st-change-values')).toContainText('Pulang sekarang');
  await dialog(page).getByRole('button', { name: 'Publish now' }).click();
  await expect(dialog(page)).toContainText('Published.', { timeout: 120_000 });
  expect(live()).toContain('Pulang sekarang');
  await dialog(page).getByRole('button', { name: dialogs.goBack }).first().click();
  await expect.poll(live).toContain('Pulang ke rumah');
  // The draft is what it was.
  expect(site.text(SLUG)).toContain('Pulang sekarang');
  await expect(dialog(page)).toContainText(components.changesDue(1));
});

test('[STU-14] a preview link shows the draft to a client, keeps what they send here, and ends when it is removed', async ({
  page,
  browser,
}) => {
  // A page whose leads go to another server once it is published.
  const settings = '"settings": { "ajaxUrl": "https://crm.example/wp-admin/admin-ajax.php",';
  site.write(SLUG, site.text(SLUG).replace('"settings": {', settings));
  await openInStudio(page, site, SLUG);
  await page.getByRole('button', { name: 'Preview link' }).click();
  await dialog(page).getByLabel('Valid for').selectOption('3 days');
  await dialog(page).getByRole('button', { name: dialogs.makeLink }).click();
  const address = (await dialog(page).getByRole('link').getAttribute('href')) ?? '';
  await expectAccessiblePart(page, '.st-dialog');

  const stranger = await browser.newContext();
  const left: string[] = [];
  await stranger.route(
    (url) => url.origin !== site.url,
    (route) => {
      left.push(route.request().url());
      return route.fulfill({ body: '' });
    },
  );
  const visit = await stranger.newPage();
  const answer = await visit.goto(address);
  expect(answer?.headers()['x-robots-tag']).toContain('noindex');
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText('Pulang sekarang');
  const form = visit.locator('form[data-surface=banner]');
  await form.getByLabel('Nama lengkap').fill('Klien');
  await form.getByLabel('Nomor WhatsApp').fill('6281234567890');
  const saved = visit.waitForResponse((response) => /admin-(ajax|post)/.test(response.url()));
  await form.getByRole('button', { name: 'Kirim simulasi' }).click();
  expect((await saved).url()).toContain(site.url);
  expect(left.filter((url) => !url.includes('wa.me') && !url.includes('whatsapp.com'))).toEqual([]);
  expect(received).toEqual([]);

  await dialog(page)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(dialog(page)).toContainText(dialogs.noLinks);
  // The first visit is on its way to WhatsApp.
  const later = await stranger.newPage();
  await later.goto(address);
  await expect(later.getByRole('heading', { name: studioServerMessages.en.linkOver })).toBeVisible();
  await stranger.close();
});
