import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { type ServedSite, startSite } from '../../tools/testing/served-site.ts';
import { expect, test } from './site.ts';

const slugs = ['taman-asri', 'menara-senja', 'danau-raya', 'vila-pesisir'];
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

let folder = '';
/** The preview of the same pages, whose style is one sheet with every rule in its order. */
let preview: ServedSite;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'kavling-styles-'));
  cpSync(resolve('pages'), join(folder, 'pages'), { recursive: true });
  if (existsSync('.cache')) cpSync('.cache', join(folder, '.cache'), { recursive: true });
  preview = await startSite(folder, 'preview', {});
});

test.afterAll(async () => {
  await preview?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The computed style of each element that shows something, a line for each property, below its tag and class. */
async function readStyles(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  // Built pages carry letters of their own; the same typeface everywhere gives the same boxes.
  await page.addStyleTag({ content: '*{font-family:monospace!important}' });
  const all = await page.evaluate(() => {
    const names = [...getComputedStyle(document.body)].filter(
      (name) => !/^(--font.*|font-family)$/.test(name),
    );
    return [...document.querySelectorAll('body *')]
      .filter((element) => !element.matches('script, style, .rest-of-style, .rest-of-style *'))
      .map((element) => {
        const style = getComputedStyle(element);
        const lines = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return [`${element.localName}.${element.getAttribute('class')}`, ...lines].join('\n');
      })
      .join('\0');
  });
  return all.split('\0');
}

for (const viewport of screens)
  for (const slug of slugs)
    test(`[TYPE-01] ${slug} at ${viewport.width} px: its two styles make of each element what one sheet would`, async ({
      browser,
      site,
    }) => {
      const context = await browser.newContext({ viewport, javaScriptEnabled: false, bypassCSP: true });
      const page = await context.newPage();
      const built = await readStyles(page, site.page(slug));
      const whole = await readStyles(page, `${preview.origin}/${slug}/`);
      await context.close();
      expect(built.length).toBeGreaterThan(200);
      const differences = built.flatMap((one, at) => {
        if (one === whole[at]) return [];
        const [name, ...lines] = one.split('\n');
        const [other, ...others] = whole[at]?.split('\n') ?? [];
        if (name !== other) return [`${at} ${name} in the place of ${other}`];
        return lines.filter((line, i) => line !== others[i]).map((line) => `${at} ${name} ${line}`);
      });
      expect(differences.slice(0, 40)).toEqual([]);
    });
