import { existsSync, readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { scrollThrough, watchRequests } from './checks.ts';
import { expect, test } from './site.ts';
import { watchViolations } from './violations.ts';

const slugs = readdirSync('pages').filter((slug) => existsSync(`pages/${slug}/page.json`));

/** Opens and closes everything that opens: dialogs, details, tabs, slides, the media viewer. */
async function useEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A control whose script is loading is busy, and responds once it has loaded.
    const answered = async () => {
      do await new Promise((done) => requestIdleCallback(done));
      while (document.querySelector('[aria-busy=true]'));
    };
    const close = () => {
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
    };
    document.addEventListener('submit', (event) => event.preventDefault(), true);
    const kinds = 'summary, button, [role=tab], a[data-lead][data-dialog], a[data-lightbox], a[href^="#"]';
    // Homes have the same links by the hundred: three of each list are enough.
    const homes = new Map<Element, number>();
    for (const control of document.querySelectorAll<HTMLElement | SVGElement>(kinds)) {
      if (control.closest('form') || control.closest('[popover]')) continue;
      const list = control.closest('table, svg, details ul');
      const count = list ? (homes.get(list) ?? 0) + 1 : 0;
      if (list) homes.set(list, count);
      if (count > 3) continue;
      control.scrollIntoView({ block: 'center' });
      control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      await answered();
      close();
    }
  });
}

for (const slug of slugs) {
  test(`${slug}: nothing on the whole page breaks its policy, with everything opened`, async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000);
    const violations = await watchViolations(page);
    const settled = watchRequests(page);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route(/^https:\/\/(?!localhost)/, (route) => route.abort());
    await page.goto(site.page(slug));
    await scrollThrough(page);
    await useEverything(page);
    await settled();
    expect(await violations()).toEqual([]);
    expect(errors).toEqual([]);
  });

  test(`${slug}: the policy is hash-based, asks for Trusted Types and comes as meta and as header`, async ({
    page,
    site,
  }) => {
    const response = await page.goto(site.page(slug));
    const header = response?.headers()['content-security-policy'] ?? '';
    const meta = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    expect(header).toBe(`${meta}; frame-ancestors 'self'`);
    expect(header).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='/);
    expect(header).toContain("require-trusted-types-for 'script'");
    expect(header).not.toMatch(/unsafe|\*(?!\.)/);
  });
}

test('script that was put into the page does not run, and markup as text is refused', async ({
  page,
  site,
}) => {
  const violations = await watchViolations(page);
  await page.goto(site.page('taman-asri'));
  const result = await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('window.hacked = true');
    document.body.append(script);
    let refused = '';
    try {
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.hacked = true">');
    } catch (error) {
      refused = String(error);
    }
    return { hacked: 'hacked' in window, refused };
  });
  expect(result.hacked).toBe(false);
  expect(result.refused).toContain('TrustedHTML');
  expect((await violations()).length).toBeGreaterThan(1);
});
