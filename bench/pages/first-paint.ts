import type { Browser, CDPSession } from 'playwright';
import { onPhone } from './visit.ts';

export interface Network {
  /** Milliseconds to an answer. */
  readonly latency: number;
  readonly megabits: number;
}

/** One first visit: what its headline was painted in, and when. */
export interface FirstPaint {
  /** True if every letter of the headline uses a font of the page, none a system font. */
  readonly isBranded: boolean;
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
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(1500);
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    const fcp = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    const isBranded = await isInOwnFont(session, 'h1');
    return { isBranded, fcp, lcp: seen.lcp, shift: seen.shift };
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
