import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ensureCore } from '../../bin/engine.mjs';
import { type StudioTestSite, startStudioSite } from '../../studio/server/testing/studio-site.ts';
import { STUDIO, type StudioProblem, type StudioSite, TOKEN_HEADER } from '../../studio/wire.ts';
import { UPLOADS } from '../../tools/assets/asset-worker.ts';
import { exampleSite } from '../../tools/mcp/testing/agent.ts';
import { countedBomb, hiddenBomb } from '../../tools/testing/heavy-drawings.ts';
import { startSite } from '../../tools/testing/served-site.ts';

const FOUR = ['satu', 'dua', 'tiga', 'empat'];
const PAGE = 'pages/vila-pesisir';
const root = exampleSite('vila-pesisir');
let studio: StudioTestSite;

beforeAll(async () => {
  await ensureCore();
  // A drawing that is given up keeps a core busy until then.
  studio = await startStudioSite({ root, uploads: { ...UPLOADS, milliseconds: 6000 } });
}, 180_000);
afterAll(() => studio.close());

const upload = (name: string, bytes: Uint8Array) =>
  studio.call<StudioProblem>(`api/${PAGE}/files?name=${name}`, { method: 'POST', body: bytes });

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
    for (const path of ['site', PAGE, `${PAGE}/files`])
      expect((await studio.call(`api/${path}`)).status).toBe(200);
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
  const before = readdirSync(studio.file(PAGE));
  const bombs = uploadFour(hiddenBomb);
  await pause(500);
  const photograph = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#8a5' } })
    .jpeg()
    .toBuffer();
  const photo = upload('foto.jpg', photograph);
  const answers = await answersBefore(Promise.all([bombs, photo]));
  for (const { status, body } of await bombs)
    expect([status, body.message]).toEqual([415, expect.stringContaining('takes too long to read')]);
  expect((await photo).status).toBe(200);
  expect(answers).toBeGreaterThan(2);
  expect(readdirSync(studio.file(PAGE)).filter((name) => !before.includes(name))).toEqual(['foto.jpg']);
});

/** A PNG that says it has so many pixels a side. */
function claimsToBe(side: number): Uint8Array {
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
    .filter((one) => one > 0 && statOf(one)?.parent === pid);
}

function statOf(pid: number): { parent: number; seconds: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), seconds: Number(fields[11]) / TICKS };
  } catch {
    return undefined;
  }
}

/** Of processor time in a second. */
const TICKS = 100;
/** A process that has used so many seconds has begun to draw. */
const DRAWING = 1;

/** The child processes of a studio, once one of them draws; none where the system has no such table. */
async function drawingChildrenOf(pid: number): Promise<number[]> {
  if (process.platform !== 'linux') {
    await pause(3000);
    return [];
  }
  return vi.waitFor(
    () => {
      const children = childrenOf(pid);
      const seconds = children.map((child) => statOf(child)?.seconds ?? 0);
      expect(Math.max(0, ...seconds)).toBeGreaterThan(DRAWING);
      return children;
    },
    { timeout: 30_000, interval: 100 },
  );
}

test('[OPS-68] a studio that is reading such drawings stops on request, with all its child processes', async () => {
  const other = await startSite(root, 'studio');
  const api = `${other.origin}${STUDIO}api/`;
  const { token } = (await (await fetch(`${api}site`)).json()) as StudioSite;
  const waiting = FOUR.map((name) =>
    fetch(`${api}${PAGE}/files?name=${name}.svg`, {
      method: 'POST',
      headers: { [TOKEN_HEADER]: token, 'sec-fetch-site': 'same-origin' },
      body: hiddenBomb(`${name} lagi`),
    }).catch(() => undefined),
  );
  const children = await drawingChildrenOf(other.pid ?? 0);
  await other.stop();
  // It did not wait until it had read them.
  expect(await Promise.all(waiting)).toEqual(FOUR.map(() => undefined));
  for (const child of children) expect(() => process.kill(child, 0)).toThrow('ESRCH');
}, 120_000);
