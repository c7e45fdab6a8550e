import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nodeEnvironment } from '../environment/node-environment.ts';
import { openAgentSite } from './site.ts';
import { exampleSite, startAgent, type TestAgent, type ToolResult } from './testing/agent.ts';
import { lookTool } from './tools/look.ts';

const site = exampleSite('menara-senja');
let agent: TestAgent;

beforeAll(async () => {
  agent = await startAgent(site, 'Probe');
}, 180_000);
afterAll(() => agent.close());

/** Looks until the pictures of the page are made and the browser had the time it needs on a busy computer. */
async function look(given: Readonly<Record<string, unknown>>): Promise<ToolResult> {
  const result = await agent.call('look', { page: 'menara-senja', ...given });
  return /still being made|took longer/.test(result.text) ? look(given) : result;
}

test('[STU-17] an agent sees a page and a widget of it as visitors do, at the width it asks for', async () => {
  const { base64, info } = await pictureOf(await look({}));
  expect(info).toMatchObject({ format: 'png', width: 390, height: 1500 });
  const below = await look({ top: 1500 });
  expect(below.text).toMatch(/^The page at 390 pixels: 390 × 1500 of \d+\. Go on with "top": 3000$/);
  expect((await pictureOf(below)).base64).not.toBe(base64);
  const wide = await look({ path: '/sections/1/children/0', width: 1280 });
  expect(wide.text).toMatch(/^\/sections\/1\/children\/0 at 1280 pixels: /);
  const promo = await pictureOf(wide);
  expect(promo.info.width).toBeGreaterThan(800);
  // The inside of a dark section, with words and a white form: neither empty nor of one colour.
  const { channels } = await sharp(Buffer.from(promo.base64, 'base64')).stats();
  expect(channels.every(({ min, max, stdev }) => min < 60 && max > 200 && stdev > 20)).toBe(true);
  expect((await look({ path: '/footer', width: 768 })).text).toMatch(/^\/footer at 768 pixels: 768 × \d+$/);
}, 180_000);

test('[STU-17] an invisible widget is reported in words', async () => {
  const refused: readonly [Readonly<Record<string, unknown>>, RegExp][] = [
    [{ path: '/seo/title' }, /not seen on the page by itself/],
    [{ path: '/sections/77' }, /nothing at \/sections\/77/],
    [{ top: 900_000 }, /pixels high/],
    [{ width: 100 }, /from 320 to 1920/],
  ];
  for (const [given, why] of refused)
    expect(await look(given)).toMatchObject({ isError: true, text: expect.stringMatching(why) });
}, 180_000);

test('[STU-17] without a Chromium this tool names the packages to install, and one that does not start is reported', async () => {
  // Nothing is installed where this system would have it.
  const bare = openAgentSite({ ...nodeEnvironment(), cwd: site, env: {}, platform: 'win32' });
  const looking = lookTool(bare).run({ page: 'menara-senja' }, { name: 'Probe' });
  await expect(looking).rejects.toThrow(/There is no Chromium.*apt-get install chromium.*CHROMIUM_PATH/);
  const broken = await startAgent(site, 'Blind', {
    CHROMIUM_PATH: join(site, 'pages/menara-senja/page.json'),
  });
  const result = await broken.call('look', { page: 'menara-senja' });
  expect(result).toMatchObject({ isError: true, text: expect.stringContaining('does not start') });
  expect((await broken.call('pages')).isError).toBe(false);
  await broken.close();
}, 180_000);

async function pictureOf({ picture = '', text }: ToolResult) {
  expect(text).toContain('pixels');
  return { base64: picture, info: await sharp(Buffer.from(picture, 'base64')).metadata() };
}
