import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StudioProblem, StudioSite } from '../../studio/wire.ts';
import { exampleSite } from '../../tools/mcp/testing/agent.ts';
import { countedBomb, hiddenBomb } from '../../tools/testing/heavy-drawings.ts';
import { type ServedSite, startSite } from '../../tools/testing/served-site.ts';

const API = '/.kavling/studio/api/';
const FOUR = ['satu', 'dua', 'tiga', 'empat'];
const site = exampleSite('vila-pesisir');
let studio: ServedSite;
let token = '';

beforeAll(async () => {
  studio = await startSite(site, 'studio');
  token = ((await (await fetch(`${studio.origin}${API}site`)).json()) as StudioSite).token;
}, 180_000);
afterAll(() => studio.stop());

async function upload(name: string, bytes: Uint8Array<ArrayBuffer>) {
  const answer = await fetch(`${studio.origin}${API}pages/vila-pesisir/files?name=${name}`, {
    method: 'POST',
    headers: { 'x-kavling-studio': token, 'sec-fetch-site': 'same-origin' },
    body: bytes,
  });
  return { status: answer.status, body: (await answer.json()) as StudioProblem & { name?: string } };
}

const uploadFour = (make: (name: string) => string) =>
  Promise.all(FOUR.map((name) => upload(`${name}.svg`, new TextEncoder().encode(make(name)))));

/** Asks for pages of the studio until `work` is done. @returns how long the slowest answer took, milliseconds */
async function slowestWhile(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  let slowest = 0;
  while (!isOver) {
    for (const path of ['site', 'pages/vila-pesisir', 'pages/vila-pesisir/files']) {
      const from = performance.now();
      expect((await fetch(`${studio.origin}${API}${path}`)).status).toBe(200);
      slowest = Math.max(slowest, performance.now() - from);
    }
    await pause(100);
  }
  await over;
  return slowest;
}

/** As long as an answer may take while all cores are busy, with other tests too. */
const PROMPT = 5000;

test('[OPS-68] four small drawings that draw millions of filtered shapes are refused immediately, with a reason', async () => {
  const from = performance.now();
  const answers = await uploadFour(countedBomb);
  expect(performance.now() - from).toBeLessThan(PROMPT);
  for (const { status, body } of answers) {
    expect([status, body.message]).toEqual([415, expect.stringContaining('too many parts')]);
    expect(body.fix).toContain('export it as PNG');
  }
});

test('[OPS-68] four that look harmless are given up, while the studio answers and takes a photograph', async () => {
  const before = readdirSync(`${site}/pages/vila-pesisir`);
  const bombs = uploadFour(hiddenBomb);
  await pause(500);
  const photograph = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#8a5' } })
    .jpeg()
    .toBuffer();
  const photo = upload('foto.jpg', new Uint8Array(photograph));
  const slowest = await slowestWhile(Promise.all([bombs, photo]));
  for (const { status, body } of await bombs)
    expect([status, body.message]).toEqual([415, expect.stringContaining('takes too long to read')]);
  expect((await photo).status).toBe(200);
  expect(slowest).toBeLessThan(PROMPT);
  expect(readdirSync(`${site}/pages/vila-pesisir`).filter((name) => !before.includes(name))).toEqual([
    'foto.jpg',
  ]);
}, 180_000);

/** A PNG that says it has so many pixels a side. */
function claimsToBe(side: number): Uint8Array<ArrayBuffer> {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 6, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const rest = chunk('IDAT', deflateSync(Buffer.alloc(100)));
  return new Uint8Array(Buffer.concat([start, chunk('IHDR', header), rest]));
}

test('[OPS-68] a picture of more pixels than memory holds is refused by its header', async () => {
  const answer = await upload('besar.png', claimsToBe(60_000));
  expect([answer.status, answer.body.message]).toEqual([415, expect.stringContaining('too many pixels')]);
});

/** The processes that a process has begun, from the table of the system. */
function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((one) => one > 0 && parentOf(one) === pid);
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

test('[OPS-68] a studio that is reading such drawings stops on request, with all its child processes', async () => {
  const other = await startSite(site, 'studio');
  const own = ((await (await fetch(`${other.origin}${API}site`)).json()) as StudioSite).token;
  const waiting = FOUR.map((name) =>
    fetch(`${other.origin}${API}pages/vila-pesisir/files?name=${name}.svg`, {
      method: 'POST',
      headers: { 'x-kavling-studio': own, 'sec-fetch-site': 'same-origin' },
      body: hiddenBomb(`${name} lagi`),
    }).catch(() => undefined),
  );
  await pause(3000);
  const children = process.platform === 'linux' ? childrenOf(other.pid ?? 0) : [];
  if (process.platform === 'linux') expect(children.length).toBeGreaterThan(0);
  const from = performance.now();
  await other.stop();
  expect(performance.now() - from).toBeLessThan(PROMPT);
  await Promise.all(waiting);
  for (const child of children) expect(() => process.kill(child, 0)).toThrow('ESRCH');
}, 120_000);
