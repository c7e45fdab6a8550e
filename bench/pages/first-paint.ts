import type { Browser, CDPSession } from 'playwright';
import { onPhone } from './visit.ts';

export interface Network {
  /** Milliseconds to an answer. */
  readonly latency: number;
  readonly megabits: number;
}

/** One first visit: what its headline was painted in, and when. */
export interface FirstPaint {
  /** Whether every letter of the headline is in a font of the page, none in one of the device. */
  readonly isBranded: boolean;
  /** Whether the fonts that the page carries were there before its first paint. */
  readonly isEarly: boolean;
  readonly fcp: number;
  readonly lcp: number;
  readonly shift: number;
}

/** Visits an address on a network, with nothing in the cache. */
export function lookAtFirstPaint(browser: Browser, url: string, network: Network): Promise<FirstPaint> {
  return onPhone(browser, async (page) => {
    const session = await page.context().newCDPSession(page);
    const bytesASecond = (network.megabits * 1e6) / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: bytesASecond,
      uploadThroughput: bytesASecond / 2,
    });
    await page.addInitScript(watchFonts);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(1500);
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    const { fcp, loadedAt } = await page.evaluate(() => ({
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      loadedAt: (window as unknown as { loadedAt?: number }).loadedAt ?? Infinity,
    }));
    const isBranded = await isInOwnFont(session, 'h1');
    return { isBranded, isEarly: loadedAt <= fcp, fcp, lcp: seen.lcp, shift: seen.shift };
  });
}

interface Seen {
  lcp: number;
  shift: number;
}

async function isInOwnFont(session: CDPSession, selector: string): Promise<boolean> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

/** Notes when the fonts of the first screen had loaded. */
function watchFonts(): void {
  document.fonts.addEventListener('loadingdone', ({ fontfaces }) => {
    const isFirst = fontfaces.some(({ family }) => family.includes(' First'));
    if (isFirst) Object.assign(window, { loadedAt: performance.now() });
  });
}
