import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { axeOn } from './axe.ts';
import { deskWords } from './desk-words.ts';

const [en, id] = [deskWords.en.deliveries, deskWords.id.deliveries];

let child: ChildProcess;
let served: { readonly url: string; readonly token: string };
let status = 500;
const ids: string[] = [];
const receiver = createServer((request, response) => {
  ids.push(String(request.headers['webhook-id']));
  request
    .resume()
    .once('end', () =>
      response.writeHead(status).end(status === 500 ? 'No room for Visitor 1, +62 812-1000-0001.' : 'ok'),
    );
});

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ locale: 'en-GB' });

test.beforeAll(async () => {
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const hook = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/secret-path`;
  child = spawn(process.execPath, ['bin/run.mjs', 'server/testing/serve-desk.ts', hook], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  served = await new Promise((resolve) => {
    if (child.stdout)
      createInterface({ input: child.stdout }).once('line', (line) => resolve(JSON.parse(line)));
  });
  const body = new URLSearchParams({
    action: 'save_leads_to_db',
    lead_type_id: '1',
    project_id: 'P-1',
    project_name: 'Taman Asri',
    name: 'Visitor 1',
    whatsapp_number: '6281210000001',
  });
  await fetch(`${served.url}/wp-admin/admin-ajax.php`, { method: 'POST', body });
  await expect.poll(() => ids.length).toBeGreaterThan(0);
});
test.afterAll(async () => {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
  receiver.closeAllConnections();
  receiver.close();
});

/** Axe is put into the page as a script, which the desk's own policy forbids. */
async function openTeam(browser: Browser, width: number, height: number): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width, height }, bypassCSP: true })).newPage();
  await page.goto(`${served.url}/desk/`);
  await page.getByLabel('Your token').fill(served.token);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Team' }).click();
  return page;
}

async function expectSound(page: Page, state: string): Promise<void> {
  expect((await axeOn(page).analyze()).violations, state).toEqual([]);
  const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(fits, state).toBe(true);
}

test('[OPS-61] the desk lists what left for the webhooks with the answer, and sends it again', async ({
  browser,
}, info) => {
  const page = await openTeam(browser, 1440, 900);
  const list = page.getByRole('region', { name: en.title });
  await expect(list.getByText(en.answered(500))).toBeVisible();
  await expect(list.getByText('No room for •••')).toBeVisible();
  await expect(list).not.toContainText('secret-path');
  await expect(list.getByRole('button', { name: /^Send again/ })).toHaveCount(0);
  await page.screenshot({ path: info.outputPath('waiting-1440.png'), fullPage: true });

  status = 204;
  await expect(async () => {
    await list.getByRole('button', { name: 'Refresh' }).click();
    await expect(list.getByText(en.answered(204))).toBeVisible({ timeout: 500 });
  }).toPass();
  const sent = ids.length;
  await list.getByRole('button', { name: /^Send again: New lead/ }).click();
  await expect.poll(() => ids.length).toBe(sent + 1);
  expect(new Set(ids).size).toBe(1);
  await expectSound(page, 'delivered');

  await list.getByLabel('State').selectOption('dead');
  await expect(list.getByText(en.noMatch)).toBeVisible();
  await page.screenshot({ path: info.outputPath('none-1440.png'), fullPage: true });
});

test('[OPS-61] the list fits a phone, in Indonesian too', async ({ browser }, info) => {
  const page = await openTeam(browser, 390, 844);
  await page.getByRole('button', { name: 'Bahasa Indonesia' }).click();
  const list = page.getByRole('region', { name: id.title });
  await expect(list.getByText(id.answered(204))).toBeVisible();
  await expect(list.getByRole('button', { name: /^Kirim ulang: Lead baru/ })).toBeVisible();
  await expectSound(page, 'phone');
  await page.screenshot({ path: info.outputPath('phone-390.png'), fullPage: true });
});
