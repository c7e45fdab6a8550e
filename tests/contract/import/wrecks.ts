import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';

/**
 * Builds the site of `folder` and inspects each page on a desktop and on a phone; returns the layout faults by page.
 */
export async function measurePages(folder: string, engine: string): Promise<Map<string, string[]>> {
  buildSite(folder, engine);
  const found = new Map<string, string[]>();
  await withPages(join(folder, 'dist'), async (browser, url) => {
    for (const name of readdirSync(join(folder, 'pages')))
      found.set(name, await wrecksOf(browser, `${url}/${name}/`));
  });
  return found;
}

export function buildSite(folder: string, engine: string): void {
  const built = spawnSync(process.execPath, [join(engine, 'bin/kavling.mjs'), 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, KAVLING_LANG: 'en' },
  });
  if (built.status !== 0) throw new Error(`The pages do not build:\n${built.stderr}${built.stdout}`);
}

/** Serves the files of a built site on its own port. */
export async function servePages(dist: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://a').pathname);
    const file = join(dist, path.endsWith('/') ? `${path}index.html` : path);
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** Serves a built site and opens a browser for as long as `use` runs. */
async function withPages(dist: string, use: (browser: Browser, url: string) => Promise<void>): Promise<void> {
  const { url, close } = await servePages(dist);
  const browser = await chromium.launch({
    ...(existsSync('/usr/bin/chromium') ? { executablePath: '/usr/bin/chromium' } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await use(browser, url);
  } finally {
    await browser.close();
    close();
  }
}

async function wrecksOf(browser: Browser, url: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1440, 1025, 768, 390]) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    await withPictures(page);
    await page.goto(url);
    const faults = [...(await crushed(page)), ...(await faint(page)), ...(await towers(page))];
    found.push(...faults.map((line) => `${width} px: ${line}`));
    await page.close();
  }
  return found;
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#8ab"/></svg>';

/** Pictures on other servers are a grey one of a usual size; nothing else leaves this machine. */
export async function withPictures(page: Page): Promise<void> {
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/svg+xml', body: PICTURE })
      : route.abort(),
  );
}

/** Texts whose longest word is wider than their box, and a page that is wider than its window. */
export function crushed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const out: string[] = [];
    const beyond = document.documentElement.scrollWidth - innerWidth;
    if (beyond > 0) out.push(`the page is ${beyond} px wider than the window`);
    const pen = document.createElement('canvas').getContext('2d');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const box = node.parentElement;
      const words = node.textContent?.trim().split(/\s+/) ?? [];
      if (!box || !pen || words[0] === '' || !box.checkVisibility()) continue;
      let block: Element | null = box;
      while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
      if (!block || block.clientWidth < 2) continue;
      const { fontWeight, fontSize, fontFamily, letterSpacing } = getComputedStyle(box);
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const spacing = Number.parseFloat(letterSpacing) || 0;
      const longest = Math.max(...words.map((word) => pen.measureText(word).width + spacing * word.length));
      // A canvas measures letters, and numbers of equal width most of all, a little differently than a page.
      if (longest > block.clientWidth * 1.08 + 2)
        out.push(
          `"${words.join(' ').slice(0, 40)}" needs ${Math.round(longest)} px and has ${block.clientWidth}`,
        );
    }
    return out;
  });
}

/** Text and icons with too little contrast on a plain background: below 4.5, or 3 for large letters and icons. */
export function faint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const lightOf = (color: string): number => {
      if (!pen) return 0;
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
      const parts = [...pen.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * (parts[0] ?? 0) + 0.7152 * (parts[1] ?? 0) + 0.0722 * (parts[2] ?? 0);
    };
    /** The colour behind an element; nothing where that is a picture. */
    const groundOf = (from: Element): string | undefined => {
      for (let one: Element | null = from; one; one = one.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(one);
        if (backgroundImage !== 'none' || one.querySelector(':scope > [class*="background"]'))
          return undefined;
        if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
      }
      return 'rgb(255 255 255)';
    };
    const ratioOf = (one: Element): number => {
      const ground = groundOf(one);
      if (ground === undefined) return 21;
      const [low = 0, high = 0] = [lightOf(getComputedStyle(one).color), lightOf(ground)].sort(
        (a, b) => a - b,
      );
      return (high + 0.05) / (low + 0.05);
    };
    const out: string[] = [];
    for (const icon of document.querySelectorAll('main li svg'))
      if (icon.checkVisibility() && ratioOf(icon) < 3)
        out.push(`an icon has a contrast of ${ratioOf(icon).toFixed(1)}`);
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const box = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!box || words === '' || !box.checkVisibility()) continue;
      const { fontSize, fontWeight } = getComputedStyle(box);
      const pixels = Number.parseFloat(fontSize);
      const isLarge = pixels >= 24 || (pixels >= 18.6 && Number(fontWeight) >= 600);
      const ratio = ratioOf(box);
      if (ratio < (isLarge ? 3 : 4.5))
        out.push(`"${words.slice(0, 40)}" has a contrast of ${ratio.toFixed(1)}`);
    }
    return out;
  });
}

/** Lays out the bands that are far from the window, which have neither words nor a height until then. */
function layOutAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const band of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(band).contentVisibility === 'auto') band.style.contentVisibility = 'visible';
  });
}

/** Pictures that are more than a screen high, and bands of the page in which nothing is to be seen. */
export async function towers(page: Page): Promise<string[]> {
  await layOutAll(page);
  return page.evaluate(() => {
    const out: string[] = [];
    for (const picture of document.querySelectorAll('main img')) {
      const { height } = picture.getBoundingClientRect();
      // Behind words a picture is as high as they are.
      if (picture.closest('[class*="background"]')) continue;
      if (height > innerHeight * 1.05 && getComputedStyle(picture).position !== 'absolute')
        out.push(`a picture is ${Math.round(height)} px high`);
    }
    for (const band of document.querySelectorAll('main > *')) {
      const { height } = band.getBoundingClientRect();
      // A picture behind nothing is no content.
      const shown = [...band.querySelectorAll('img, video, svg, iframe, hr, picture')].filter(
        (one) => !one.closest('[class*="background"]'),
      );
      const isEmpty = !band.textContent?.trim() && shown.length === 0;
      if (isEmpty && height > 40) out.push(`a band of ${Math.round(height)} px is empty`);
    }
    return out;
  });
}
