import { cpSync, mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Bench } from './bench.ts';
import { openBrowser } from './pages/visit.ts';
import { middle, ratio, startProcess, stopProcess } from './test-site.ts';

const ROUNDS = 15;

/**
 * The delay until a change is visible: a saved edit in the preview, a lead in the desk. Each is compared with the
 * minimum that does it: a server of forty lines that notifies an open page over an event stream.
 */
export const run: Bench = async () => {
  const browser = await openBrowser();
  try {
    const saved = await timePreview(browser);
    const bareSaved = await timeBarePreview(browser);
    const lead = await timeDesk(browser);
    const bareLead = await timeBareDesk(browser);
    const row = (name: string, value: number) => ({ name, values: { ms: Math.round(value) } });
    return {
      title: 'Live updates',
      note: `From the write of page.json, or the post of a lead, to the change in an open browser; the middle of ${ROUNDS}.`,
      rows: [
        row('a saved change in the preview', saved),
        row('the same, bare: the page reloaded', bareSaved),
        row('a lead in the desk', lead),
        row('the same, bare', bareLead),
      ],
      budgets: [
        { name: 'preview against bare', value: ratio(saved, bareSaved), limit: 6, unit: '×' },
        { name: 'desk against bare', value: ratio(lead, bareLead), limit: 20, unit: '×' },
      ],
    };
  } finally {
    await browser.close();
  }
};

/** Acts, and waits until the page shows the words; milliseconds by this process's clock. */
export async function timeUntilSeen(page: Page, words: string, act: () => unknown): Promise<number> {
  const seen = page.waitForFunction((text) => document.body?.textContent?.includes(text), words, {
    polling: 'raf',
  });
  const began = performance.now();
  await act();
  await seen;
  return performance.now() - began;
}

async function timePreview(browser: Browser): Promise<number> {
  const site = mkdtempSync(join(tmpdir(), 'kavling-bench-live-'));
  cpSync(resolve('pages/taman-asri'), join(site, 'pages/taman-asri'), { recursive: true });
  cpSync(resolve('.cache'), join(site, '.cache'), { recursive: true, force: true });
  const { line, child } = await startProcess(
    [resolve('bin/kavling.mjs'), 'preview', '--port', '0', '--lang', 'en'],
    { cwd: site, until: /Preview\s+(\S+)\// },
  );
  try {
    const page = await browser.newPage();
    await page.goto(`${line}/taman-asri/`);
    await page.locator('html[data-alive]').waitFor();
    const file = join(site, 'pages/taman-asri/page.json');
    const text = readFileSync(file, 'utf8');
    return await rounds((words) =>
      timeUntilSeen(page, words, () =>
        writeFileSync(file, text.replace(/"text": "Pulangnya[^"]*"/, `"text": "${words}"`)),
      ),
    );
  } finally {
    await stopProcess(child);
    rmSync(site, { recursive: true, force: true });
  }
}

async function timeDesk(browser: Browser): Promise<number> {
  const { line, child } = await startProcess(['bin/run.mjs', 'server/testing/serve-desk.ts']);
  try {
    const { url, token } = JSON.parse(line) as { url: string; token: string };
    const page = await browser.newPage({ locale: 'en-US' });
    await page.goto(`${url}/desk/`);
    await page.locator('input[type=password], input').first().fill(token);
    await page.locator('button[type=submit], form button').first().click();
    await page.locator('table, [role=list], main ul, main').first().waitFor();
    await page.waitForLoadState('networkidle').catch(() => undefined);
    let number = 0;
    return await rounds((words) =>
      timeUntilSeen(page, words, () =>
        fetch(`${url}/wp-admin/admin-ajax.php`, {
          method: 'POST',
          body: new URLSearchParams({
            action: 'save_leads_to_db',
            lead_type_id: '1',
            project_id: 'P-1',
            name: words,
            whatsapp_number: `62812345${(number++).toString().padStart(5, '0')}`,
            filled_in_ms: '5000',
          }),
        }),
      ),
    );
  } finally {
    await stopProcess(child);
  }
}

export async function rounds(run: (words: string) => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++)
    times.push(await run(`Kabar ${'abcdefghijklmno'[round]}${round}`));
  return middle(times);
}

/** A page that reloads when its file changes. */
async function timeBarePreview(browser: Browser): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'kavling-bench-bare-'));
  const file = join(folder, 'index.html');
  const write = (words: string) => writeFileSync(file, `<!doctype html><p>${words}</p>${RELOAD}`);
  write('awal');
  const streams = new Set<ServerResponse>();
  const watcher = watch(file, () => tell(streams, 'changed'));
  const server = await listen((path, response) => {
    if (path === '/live') return openStream(streams, response);
    response.setHeader('content-type', 'text/html').end(readFileSync(file));
  });
  try {
    const page = await browser.newPage();
    await page.goto(addressOf(server));
    return await rounds((words) => timeUntilSeen(page, words, () => write(words)));
  } finally {
    watcher.close();
    close(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A page that shows each posted text. */
async function timeBareDesk(browser: Browser): Promise<number> {
  const streams = new Set<ServerResponse>();
  const server = await listen((path, response) => {
    if (path === '/live') return openStream(streams, response);
    if (path.startsWith('/post/')) {
      tell(streams, decodeURIComponent(path.slice('/post/'.length)));
      return response.end('ok');
    }
    response.setHeader('content-type', 'text/html').end(`<!doctype html><ul></ul>${APPEND}`);
  });
  try {
    const page = await browser.newPage();
    const url = addressOf(server);
    await page.goto(url);
    return await rounds((words) =>
      timeUntilSeen(page, words, () => fetch(`${url}/post/${encodeURIComponent(words)}`, { method: 'POST' })),
    );
  } finally {
    close(server);
  }
}

const RELOAD = "<script>new EventSource('/live').onmessage=()=>location.reload()</script>";
const APPEND =
  "<script>new EventSource('/live').onmessage=({data})=>document.querySelector('ul').append(Object.assign(document.createElement('li'),{textContent:data}))</script>";

function listen(answer: (path: string, response: ServerResponse) => unknown): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer((request, response) => void answer(request.url ?? '/', response));
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

function openStream(streams: Set<ServerResponse>, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  streams.add(response);
}

function tell(streams: ReadonlySet<ServerResponse>, text: string): void {
  for (const stream of streams) stream.write(`data: ${text}\n\n`);
}

function close(server: Server): void {
  server.closeAllConnections();
  server.close();
}
