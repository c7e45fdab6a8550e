import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect } from './site.ts';
import { fillLead, openDialog, type Visitor } from './visitor.ts';

export const SAVE = /admin-(post|ajax)\.php/;
export const EMPTY = 'Mohon maaf ada kesalahan. Silakan refresh halaman kemudian coba lagi.';

export const button = (page: Page) =>
  page.locator('main').getByRole('link', { name: 'Hubungi Kami', exact: true });
export const kept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('kavling-outbox:')).length);

export async function send(page: Page, visitor: Visitor) {
  await button(page).click();
  const dialog = openDialog(page);
  await fillLead(dialog, visitor);
  await dialog.locator('[data-submit]').click();
  return dialog;
}

/** Keys of the saves that leave any tab, in their order. */
export function watchKeys(context: BrowserContext): string[] {
  const keys: string[] = [];
  context.on('request', (request) => {
    if (!SAVE.test(request.url())) return;
    keys.push(new URLSearchParams(request.postData() ?? '').get('idempotency_key') ?? '');
  });
  return keys;
}

export const stateOf = (page: Page, state: string) =>
  expect(page.locator('#_general-modal form')).toHaveAttribute('data-state', state);

/** Faults that happen once; from then on the real backend answers. */
export const FAULTS: readonly [string, string, (route: Route) => Promise<void>, number][] = [
  ['no connection', '', (route) => route.abort('connectionreset'), 0],
  ['status 500', '', (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }), 0],
  ['status 429', '', (route) => route.fulfill({ status: 429, json: { success: false } }), 0],
  ['an empty body', EMPTY, (route) => route.fulfill({ status: 200, body: '' }), 0],
  ['-1', EMPTY, (route) => route.fulfill({ status: 200, body: '-1' }), 0],
  [
    'HTML instead of JSON',
    '',
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Maintenance</h1>' }),
    0,
  ],
  [
    'an answer that is lost after the row was written',
    '',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    1,
  ],
];
