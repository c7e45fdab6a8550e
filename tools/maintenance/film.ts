import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';

/** A phone, a tablet and a laptop. */
const screens = [
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 1440, height: 900 },
] as const;

/**
 * The network and processor of a first visitor's phone: 150 ms and 1.6 Mbit/s, and four times slower than this
 * machine.
 */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;
const LENGTH = 2000;
const EVERY = 100;

/**
 * Films the first two seconds of a first visit on a slow network, a frame each 100 ms, and takes the page screen by
 * screen while it scrolls:
 * node bin/run.mjs tools/maintenance/film.ts <folder> <address…> [--width 390] [--still]
 */
export async function main(args: string[]): Promise<number> {
  const [out, ...rest] = args;
  const addresses = rest.filter((one) => /^https?:/.test(one));
  if (!out || addresses.length === 0) {
    console.error('Usage: film <folder> <address…> [--width 390] [--still]');
    return 1;
  }
  const width = Number(rest[rest.indexOf('--width') + 1]) || undefined;
  mkdirSync(out, { recursive: true });
  const browser = await chromium.launch({ ...chromiumPath(), args: ['--no-sandbox'] });
  try {
    for (const address of addresses)
      for (const screen of screens.filter((one) => !width || one.width === width)) {
        const name = join(out, `${address.split('/').filter(Boolean).at(-1)}-${screen.width}`);
        if (!rest.includes('--still')) await film(browser, { address, screen, name });
        await scroll(browser, { address, screen, name });
        console.log(name);
      }
    return 0;
  } finally {
    await browser.close();
  }
}

interface Shot {
  readonly address: string;
  readonly screen: { readonly width: number; readonly height: number };
  readonly name: string;
}

/** The frames side by side, each with what the screen showed at its time. */
async function film(browser: Browser, { address, screen, name }: Shot): Promise<void> {
  const page = await browser.newPage({ viewport: screen });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const frames: { at: number; picture: Buffer }[] = [];
  let start = 0;
  session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, picture: Buffer.from(data, 'base64') });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 70, maxWidth: 480 });
  start = Date.now();
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(Math.max(0, start + LENGTH - Date.now()));
  await session.send('Page.stopScreencast');
  await page.close();
  await writeStrip(name, frames, start);
}

async function writeStrip(
  name: string,
  frames: readonly { at: number; picture: Buffer }[],
  start: number,
): Promise<void> {
  const shown = Array.from({ length: LENGTH / EVERY }, (_, index) =>
    frames.filter(({ at }) => at - start <= (index + 1) * EVERY).at(-1),
  );
  const cells = await Promise.all(
    shown.map((frame) =>
      frame ? sharp(frame.picture).resize({ width: 180 }).toBuffer({ resolveWithObject: true }) : undefined,
    ),
  );
  const height = Math.max(100, ...cells.map((cell) => cell?.info.height ?? 0));
  const strip = sharp({ create: { width: 1840, height: 2 * (height + 4), channels: 3, background: '#777' } });
  const placed = cells.flatMap((cell, index) =>
    cell ? [{ input: cell.data, left: (index % 10) * 184, top: Math.floor(index / 10) * (height + 4) }] : [],
  );
  writeFileSync(`${name}-film.jpg`, await strip.composite(placed).jpeg({ quality: 80 }).toBuffer());
}

/** Screen by screen, by the wheel, so that everything that waits for a visitor comes. */
async function scroll(browser: Browser, { address, screen, name }: Shot): Promise<void> {
  const page = await browser.newPage({ viewport: screen });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.mouse.move(screen.width / 2, screen.height / 2);
  const shots: Buffer[] = [];
  for (let more = true; more && shots.length < 30; ) {
    shots.push(await page.screenshot({ type: 'jpeg', quality: 80 }));
    more = await wheel(page, screen.height - 120);
  }
  await page.close();
  await writeSheet(name, shots, screen);
}

/** Scrolls on, and answers whether the page moved. */
async function wheel(page: Page, by: number): Promise<boolean> {
  const before = await page.evaluate(() => scrollY);
  for (let step = 0; step < 6; step += 1) {
    await page.mouse.wheel(0, by / 6);
    await page.waitForTimeout(60);
  }
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(250);
  return (await page.evaluate(() => scrollY)) > before;
}

async function writeSheet(name: string, shots: readonly Buffer[], screen: Shot['screen']): Promise<void> {
  const across = screen.width < 600 ? 7 : screen.width < 1000 ? 5 : 3;
  const width = Math.floor(1960 / across);
  const height = Math.round((screen.height / screen.width) * width);
  const rows = Math.ceil(shots.length / across);
  const placed = await Promise.all(
    shots.map(async (shot, index) => ({
      input: await sharp(shot)
        .resize({ width: width - 8 })
        .toBuffer(),
      left: (index % across) * width,
      top: Math.floor(index / across) * (height + 4),
    })),
  );
  const sheet = sharp({
    create: { width: 1960, height: rows * (height + 4), channels: 3, background: '#777' },
  });
  writeFileSync(`${name}-page.jpg`, await sheet.composite(placed).jpeg({ quality: 82 }).toBuffer());
}

function chromiumPath(): { executablePath?: string } {
  const path = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  return existsSync(path) ? { executablePath: path } : {};
}
