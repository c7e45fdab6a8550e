import { readFileSync, statSync } from 'node:fs';
import { request as ask } from 'node:http';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createHistory } from '../../studio/server/history/history.ts';
import { type ServedSite, startSite } from '../testing/served-site.ts';
import { MCP_PATH } from './http.ts';
import { agentOf, exampleSite } from './testing/agent.ts';

/** Real processes and builds, on a machine that may be busy. */
vi.setConfig({ testTimeout: 120_000 });

const site = exampleSite('menara-senja');
let preview: ServedSite;
let token = '';

beforeAll(async () => {
  preview = await startSite(site, 'preview');
  token = readFileSync(join(site, '.kavling/mcp-token'), 'utf8').trim();
}, 180_000);
afterAll(() => preview.stop());

interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** A request that no real client would make. */
function post(
  message: unknown,
  headers: Readonly<Record<string, string>> = {},
  method = 'POST',
): Promise<Reply> {
  const sent = typeof message === 'string' ? message : JSON.stringify(message);
  const { port } = new URL(preview.origin);
  return new Promise((done, fail) => {
    const all = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers };
    const call = ask({ host: '127.0.0.1', port, path: MCP_PATH, method, headers: all }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
          headers: response.headers,
        }),
      );
    });
    call.on('error', fail).end(method === 'GET' ? undefined : sent);
  });
}

const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
const list = (version: string) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/list',
  params: {
    _meta: {
      'io.modelcontextprotocol/protocolVersion': version,
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  },
});

test('[STU-17] the real client edits a page over HTTP on the preview, under its own name', async () => {
  const client = new Client({ name: 'remote', title: 'Over HTTP', version: '1' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(MCP_PATH, preview.origin), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }) as never,
  );
  const agent = agentOf(client);
  const { hash } = await agent.call('outline', { page: 'menara-senja' });
  const result = await agent.call('edit', {
    page: 'menara-senja',
    base: hash,
    ops: [{ op: 'set', path: '/seo/title', value: 'Lewat HTTP' }],
  });
  expect(result.text).toMatch(/^Written\./);
  const [step] = await createHistory(site).list('menara-senja');
  expect(step).toMatchObject({ who: 'Over HTTP', kind: 'agent', label: 'Set seo/title' });
  await agent.close();
});

test('[STU-17] without the token, from another site, or by another name of this computer, requests are refused', async () => {
  expect((await post(ping)).status).toBe(200);
  expect(statSync(join(site, '.kavling/mcp-token')).mode & 0o077).toBe(0);
  expect(readFileSync(join(site, '.kavling/.gitignore'), 'utf8')).toBe('*\n');
  const refused: readonly [Readonly<Record<string, string>>, number][] = [
    [{ authorization: '' }, 401],
    [{ authorization: `Bearer ${token.slice(1)}x` }, 401],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ host: 'evil.example' }, 403],
    [{ 'x-forwarded-for': '203.0.113.9' }, 403],
    [{ 'mcp-session-id': 'unknown' }, 404],
  ];
  for (const [headers, status] of refused) {
    const { status: given, body } = await post(ping, headers);
    expect([headers, given]).toEqual([headers, status]);
    expect(JSON.stringify(body)).not.toContain(token);
  }
  expect((await post(ping, {}, 'GET')).status).toBe(405);
  expect((await post('{', {})).body).toMatchObject({ error: { code: -32700 } });
  expect((await post({ jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202);
});

test('[STU-17] requests without a handshake are answered when their headers say the same', async () => {
  const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' };
  expect(await post(list('2026-07-28'), headers)).toMatchObject({
    status: 200,
    body: { result: { resultType: 'complete' } },
  });
  expect(await post(list('2026-07-28'), { ...headers, 'mcp-method': 'ping' })).toMatchObject({
    status: 400,
    body: { error: { code: -32020 } },
  });
  expect(await post(list('2031-01-01'), { ...headers, 'mcp-protocol-version': '2031-01-01' })).toMatchObject({
    status: 400,
    body: { error: { code: -32022, data: { supported: expect.arrayContaining(['2026-07-28']) } } },
  });
  expect((await post(ping)).headers['mcp-session-id']).toBeUndefined();
});
