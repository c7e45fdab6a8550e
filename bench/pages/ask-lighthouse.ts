import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { browserArguments, chromiumPath } from './visit.ts';

/**
 * The result of Lighthouse for a URL, measured in a separate browser.
 * @throws Error when it gives no result
 */
export async function askLighthouse(url: string, flags: Flags): Promise<Result> {
  const chrome = await launch({
    ...(chromiumPath ? { chromePath: chromiumPath } : {}),
    chromeFlags: ['--headless=new', ...browserArguments],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json', ...flags });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}
