import type { BrowserContext, Page } from 'playwright';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { findChromium } from '../../tools/environment/chromium.ts';
import { CHANNELS, type Picture } from './difference.ts';

/** The time of every screenshot, for servers and browser alike: a Monday morning in Jakarta. */
export const NOW = Date.parse('2026-11-16T10:00:00+07:00');
export const MINUTE = 60_000;

/** The widths of every screenshot, with the height of the window. */
export const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;
export type Window = (typeof WINDOWS)[number];

export function openBrowser(): Promise<Browser> {
  const path = findChromium(process.env, process.platform);
  return chromium.launch({
    ...(path === undefined ? {} : { executablePath: path }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--force-color-profile=srgb'],
  });
}

/** A window with frozen time and motion that only reaches servers on this computer. */
export async function openWindow(
  browser: Browser,
  viewport: Window,
  { hasScript }: { readonly hasScript: boolean },
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    viewport,
    javaScriptEnabled: hasScript,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'Asia/Jakarta',
    bypassCSP: true,
  });
  context.setDefaultTimeout(60_000);
  await context.route(
    ({ hostname }) => !['127.0.0.1', 'localhost'].includes(hostname),
    (route) => route.abort(),
  );
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  return { page, context };
}

/** Chromium draws no image that is higher than its largest texture. */
const SLICE = 4000;

/** Takes a screenshot of the window, or of the whole page; a careful one takes two or more of each part. */
export async function photograph(
  page: Page,
  { isWhole, isCareful }: { readonly isWhole: boolean; readonly isCareful: boolean },
): Promise<Picture> {
  const { width, height } = page.viewportSize() ?? WINDOWS[0];
  const end = isWhole
    ? await page.evaluate(() => Math.max(innerHeight, document.documentElement.scrollHeight))
    : height;
  const slices: Buffer[] = [];
  for (let y = 0; y < end; y += SLICE) {
    const clip = { x: 0, y, width, height: Math.min(SLICE, end - y) };
    const take = () => page.screenshot({ clip, fullPage: isWhole, animations: 'disabled', caret: 'hide' });
    const png = isCareful ? await takeTwice(take) : await take();
    slices.push(await sharp(png).removeAlpha().raw().toBuffer());
  }
  const data = Buffer.concat(slices);
  return { width, height: data.length / CHANNELS / width, data };
}

/**
 * A busy Chromium may capture parts that it has not drawn yet, so a careful screenshot counts once two in a row are
 * the same.
 */
async function takeTwice(take: () => Promise<Buffer>): Promise<Buffer> {
  let last = await take();
  for (let tries = 0; tries < 8; tries += 1) {
    const next = await take();
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}
