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
  token = ((await (await ask('site')).json()) as StudioSite).token;
}, 180_000);
afterAll(() => studio.stop());

/** A request on a new connection: one that was idle for long may be closed just as it is used again. */
const ask = (
  path: string,
  init: { method?: string; headers?: Record<string, string>; body?: BodyInit } = {},
) => fetch(studio.origin + API + path, { ...init, headers: { ...init.headers, connection: 'close' } });

async function upload(name: string, bytes: Uint8Array<ArrayBuffer>) {
  const answer = await ask(`pages/vila-pesisir/files?name=${name}`, {
    method: 'POST',
    headers: { 'x-kavling-studio': token, 'sec-fetch-site': 'same-origin' },
    body: bytes,
  });
  return { status: answer.status, body: (await answer.json()) as StudioProblem & { name?: string } };
}

const uploadFour = (make: (name: string) => string) =>
  Promise.all(FOUR.map((name) => upload(`${name}.svg`, new TextEncoder().encode(make(name)))));

/** Asks for pages of the studio until `work` is done. @returns how many times it answered for all of them before */
async function answersBefore(work: Promise<unknown>): Promise<number> {
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  let answers = -1;
  for (; !isOver; answers += 1) {
    for (const path of ['site', 'pages/vila-pesisir', 'pages/vila-pesisir/files'])
      expect((await ask(path)).status).toBe(200);
    await pause(100);
  }
  await over;
  return answers;
}

test('[OPS-68] four small drawings that draw millions of filtered shapes are refused without being drawn, with a reason', async () => {
  for (const { status, body } of await uploadFour(countedBomb)) {
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
  const answers = await answersBefore(Promise.all([bombs, photo]));
  for (const { status, body } of await bombs)
    expect([status, body.message]).toEqual([415, expect.stringContaining('takes too long to read')]);
  expect((await photo).status).toBe(200);
  expect(answers).toBeGreaterThan(2);
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
  await other.stop();
  // It did not wait until it had read them.
  expect(await Promise.all(waiting)).toEqual(FOUR.map(() => undefined));
  for (const child of children) expect(() => process.kill(child, 0)).toThrow('ESRCH');
}, 120_000);
