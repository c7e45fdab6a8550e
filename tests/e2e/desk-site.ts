import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Browser, expect, type Page } from '@playwright/test';
import type { DeskCommand } from '../../server/testing/serve-desk.ts';
import { axeOn } from './axe.ts';

/** The desk of `server/testing/serve-desk.ts`, in a separate process. */
export interface DeskSite {
  readonly url: string;
  readonly token: string;
  /** The file the server logs to. */
  readonly log: string;
  /** Has the server do something, and waits until it is done. */
  tell(command: DeskCommand): Promise<void>;
  stop(): Promise<void>;
}

export async function startDesk(): Promise<DeskSite> {
  const child: ChildProcess = spawn(process.execPath, ['bin/run.mjs', 'server/testing/serve-desk.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error('The desk has no input or output.');
  const lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
  const served = JSON.parse(String((await lines.next()).value)) as Omit<DeskSite, 'stop' | 'tell'>;
  return {
    ...served,
    async tell(command) {
      stdin.write(`${JSON.stringify(command)}\n`);
      await lines.next();
    },
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** Saves the lead of one visitor, as a form does. */
export async function visit(
  { url }: DeskSite,
  number: number,
  over: Readonly<Record<string, string>> = {},
): Promise<void> {
  const body = new URLSearchParams({
    action: 'save_leads_to_db',
    lead_type_id: '1',
    project_id: 'P-1',
    project_name: 'Taman Asri',
    name: `Visitor ${number}`,
    whatsapp_number: `62812${10_000_000 + number}`,
    utm_source: 'google',
    current_url: 'https://example.com/taman-asri/?utm_source=google',
    ...over,
  });
  await fetch(`${url}/wp-admin/admin-ajax.php`, { method: 'POST', body });
}

export async function logIn(page: Page, token: string): Promise<void> {
  await page.getByLabel('Your token').fill(token);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
}

/** Axe is put into the page as a script, which the desk's own policy forbids. */
export async function openPage(browser: Browser, width: number, height = 900): Promise<Page> {
  return (await browser.newContext({ viewport: { width, height }, bypassCSP: true })).newPage();
}

export async function expectSound(page: Page, state: string): Promise<void> {
  expect((await axeOn(page).analyze()).violations, state).toEqual([]);
  const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(fits, state).toBe(true);
}

export const row = (page: Page, name: string) => page.locator('.row > button', { hasText: name });
