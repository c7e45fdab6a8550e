import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { inspectorMessages } from '../../src/entry/inspector-messages.ts';
import { previewMessages } from '../../tools/preview/messages.ts';
import { sharePrepared } from '../../tools/testing/prepared.ts';
import { type PreviewedSite, startPreview } from './preview-site.ts';

const messages = previewMessages.en;

let site: PreviewedSite;
let url = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  site = await startPreview((folder) => {
    sharePrepared(folder);
    return {};
  });
  url = site.url;
});

test.afterAll(() => site.close());

test('every page is listed with its state, and opens', async ({ page }) => {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.yourPages);
  await expect(page.locator('.state')).toHaveText('Ready');
  await page.getByRole('link', { name: 'Taman Asri Residence' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pulangnya');
});

test('a saved change appears in the open browser automatically, and the scroll position stays', async ({
  page,
}) => {
  await page.goto(`${url}/taman-asri/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pulangnya');
  await page.waitForLoadState('load');
  await page.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
    scrollTo({ top: 900, behavior: 'instant' });
  });
  for (let round = 1; round <= 3; round++) {
    site.edit((text) =>
      text.replace(/"text": "(?:Pulangnya[^"]*|Judul baru \d)"/, `"text": "Judul baru ${round}"`),
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Judul baru ${round}`);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
  }
});

test('a change that is saved while the page is on its way comes as well', async ({ page, request }) => {
  let connect = () => {};
  const mayConnect = new Promise<void>((go) => {
    connect = go;
  });
  await page.route('**/.kavling/live**', async (route) => {
    await mayConnect;
    await route.continue();
  });
  await page.goto(`${url}/taman-asri/`);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  site.edit((text) => text.replace(`"text": "${title}"`, '"text": "Judul di tengah jalan"'));
  const served = async () => (await request.get(`${url}/taman-asri/`)).text();
  await expect.poll(served).toContain('Judul di tengah jalan');
  connect();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Judul di tengah jalan');
});

test('a broken page shows its problems over its last good version, and never a blank page', async ({
  page,
}) => {
  await page.goto(`${url}/taman-asri/`);
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  site.edit((text) => text.replace('"template": "page-builder"', '"template": "pagebuilder",, "lng": 5'));
  const overlay = page.locator('kavling-preview').getByRole('alert');
  await expect(overlay).toContainText('Did you mean "page-builder"?');
  await expect(overlay).toContainText('pages/taman-asri/page.json:4:');
  await expect(overlay.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await overlay.getByRole('button', { name: 'Hide' }).click();
  await expect(overlay).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(overlay).toBeVisible();
  site.edit((text) => text.replace('"template": "pagebuilder",, "lng": 5', '"template": "page-builder"'));
  await expect(page.locator('kavling-preview')).toHaveAttribute('data-state', 'fine');
});

test('a page that was never valid is replaced by a notice, and appears automatically once it is valid', async ({
  page,
}) => {
  const fresh = site.file('pages/baru');
  cpSync(site.file('pages/taman-asri'), fresh, { recursive: true });
  const good = readFileSync(join(fresh, 'page.json'), 'utf8');
  writeFileSync(join(fresh, 'page.json'), good.replace('"version": 1', '"version": "satu"'));
  const shown = async () => {
    await page.goto(`${url}/baru/`);
    return page.locator('main').textContent();
  };
  await expect.poll(shown).toContain(messages.neverWorked);
  writeFileSync(join(fresh, 'page.json'), good);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(messages.neverWorked);
  await expect(page.locator('body')).toHaveClass(/template-/);
});

test('the backend answers inside the preview', async ({ request }) => {
  const answer = await request.get(`${url}/wp-json/wk/v1/project?id=SL-3390`);
  expect(answer.status()).toBe(200);
});

test('the catalogue shows every widget, finds one, and shows its settings and its JSON', async ({ page }) => {
  await page.goto(`${url}/catalogue/`);
  const cards = page.locator('.card:visible');
  expect(await cards.count()).toBeGreaterThan(20);
  await page.getByRole('searchbox').fill('accordion');
  await expect(cards.first()).toContainText('Accordion');
  expect(await cards.count()).toBeLessThan(5);
  await page.goto(`${url}/catalogue/accordion/`);
  await page.getByRole('button', { name: 'Phone' }).first().click();
  await expect(page.locator('.stage iframe').first()).toHaveCSS('width', '390px');
  await expect(page.getByRole('table')).toContainText('items');
  await page.getByText('JSON').first().click();
  await expect(page.locator('details pre').first()).toContainText('"type": "accordion"');
});

test('the inspector shows what happens, the lead that was saved, and tries a sold-out project', async ({
  page,
}) => {
  // WhatsApp says nothing, so the page that leads there stays in sight.
  await page.route('https://**', (route) => route.fulfill({ status: 204 }));
  await page.goto(`${url}/taman-asri/`);
  const drawer = page.locator('kavling-inspector');
  // The link to the studio is above it, and both can be pressed.
  await page.getByRole('link', { name: 'Edit' }).click({ trial: true });
  await drawer.getByRole('button', { name: 'Inspect' }).click();
  await expect(drawer.getByText('None yet.')).toBeVisible();
  await drawer.getByText('What happened').click();
  await expect(drawer.getByText('page/loaded')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();

  const send = async () => {
    await page.locator('[data-lead=whatsapp]:visible').first().click();
    const form = page.locator('#_general-modal form');
    await form.locator('[name=name]').fill('Rina Wijaya');
    await form.locator('[name=whatsapp_number]').fill('6281312345678');
    await form.locator('[data-submit]').click();
  };
  await send();
  await drawer.getByRole('button', { name: 'Inspect' }).click();
  await expect(drawer.getByText('Rina Wijaya').first()).toBeVisible();

  // The way to WhatsApp, which answers nothing, may end only now.
  await expect(() => page.goto(`${url}/taman-asri/`)).toPass();
  await drawer.getByRole('button', { name: 'Inspect' }).click();
  await drawer.getByLabel(inspectorMessages.en.evergreen).check();
  const loaded = page.waitForEvent('load');
  await drawer.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await send();
  await expect(page.locator('#_recommendation-modal')).toBeVisible();
});

test("on a phone the inspector's button leaves the whole send button of a window free", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/taman-asri/`);
  const inspect = page.locator('kavling-inspector').getByRole('button', { name: 'Inspect' });
  await expect(inspect).toBeVisible();
  await page.locator('[data-lead=whatsapp]:visible').first().click();
  const send = page.locator('#_general-modal [data-submit]');
  await expect(send).toBeVisible();
  const { width = 0, height = 0 } = (await send.boundingBox()) ?? {};
  for (const x of [6, width / 2, width - 6])
    await send.click({ trial: true, position: { x, y: height / 2 } });
  await inspect.click();
  await expect(page.locator('kavling-inspector').getByRole('heading', { level: 2 })).toBeVisible();
});

test('nothing of the preview is in a build', async () => {
  const text = readFileSync(resolve('build/client/.vite/manifest.json'), 'utf8');
  expect(text).not.toContain('inspector');
});
