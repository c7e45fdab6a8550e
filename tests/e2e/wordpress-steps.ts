import type { Page } from '@playwright/test';
import { startCodeProvider } from '../../server/testing/code-provider.ts';
import { project } from '../../server/testing/fixtures.ts';
import { type RealWordpress, startRealWordpress } from '../../server/testing/real-wordpress.ts';
import { expect } from './site.ts';

/** A WordPress of Debian's with the plugin at work, the code provider beside it, and how both stop. */
export interface WordpressSite {
  readonly wordpress: RealWordpress;
  readonly codes: readonly string[];
  stop(): Promise<void>;
}

const SLUG = 'fixture/otp-contact';

export async function startSite(): Promise<WordpressSite | string> {
  const provider = await startCodeProvider();
  const wordpress = await startRealWordpress({
    projects: [
      project({ slug: SLUG, id: '9042', name: 'Griya Uji', otp: true }),
      project({ slug: 'vila', id: '77', superleadsId: 'SL-77', name: 'Vila Pesisir' }),
    ],
    sender_url: provider.url,
    sender_token: 'rahasia',
    notice_emails: ['sales@griya.example'],
  });
  if (typeof wordpress === 'string') {
    provider.stop();
    return wordpress;
  }
  return {
    wordpress,
    codes: provider.codes,
    async stop() {
      provider.stop();
      await wordpress.stop();
    },
  };
}

/** The built page on the WordPress site: its files from where they were built, its calls to WordPress. */
export async function openBuiltPage(page: Page, { url }: RealWordpress, built: string): Promise<void> {
  const { origin, pathname, search } = new URL(built);
  await page.route(`${url}/**`, async (route) => {
    const { pathname: path, search: query } = new URL(route.request().url());
    if (/^\/wp-/.test(path)) return route.continue();
    await route.fulfill({ response: await route.fetch({ url: `${origin}${path}${query}` }) });
  });
  await page.goto(url + pathname + search);
  // A form that is sent sooner is taken for spam.
  await page.waitForFunction(() => performance.now() > 1000);
}

export async function logIn(page: Page, { url, password }: RealWordpress, name = 'admin'): Promise<void> {
  await page.goto(`${url}/wp-login.php`);
  // WordPress puts the focus there late, and would take what is typed elsewhere meanwhile.
  await expect(page.getByLabel('Username or Email Address')).toBeFocused();
  await page.getByLabel('Username or Email Address').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.locator('#wpadminbar')).toBeVisible();
}

/** Sends a lead as a page does. */
export async function post(
  { url }: RealWordpress,
  fields: Readonly<Record<string, string>>,
): Promise<{ success: boolean; data: { lead_id?: string } }> {
  const answer = await fetch(`${url}/wp-admin/admin-ajax.php`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({
      action: 'save_leads_to_db',
      lead_type_id: '1',
      project_id: '77',
      page_slug: 'vila',
      project_name: 'Vila Pesisir',
      filled_in_ms: '9000',
      ...fields,
    }),
  });
  return (await answer.json()) as { success: boolean; data: { lead_id?: string } };
}

/** The rows of a table of the plugin. */
export function rowsOf({ run }: RealWordpress, table: string): readonly Record<string, string>[] {
  const code = `return $GLOBALS['wpdb']->get_results("select * from wp_kavling_${table}", ARRAY_A);`;
  return JSON.parse(run(code)) as Record<string, string>[];
}

/** A person with a role, who logs in with the administrator's password. */
export function addPerson({ run, password }: RealWordpress, name: string, role: string): void {
  run(
    `return wp_insert_user(['user_login' => '${name}', 'user_pass' => '${password}', 'user_email' => '${name}@griya.example', 'role' => '${role}']);`,
  );
}
