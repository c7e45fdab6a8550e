import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StudioSite } from '../../studio/wire.ts';
import { exampleSite } from '../../tools/mcp/testing/agent.ts';
import { sendEndlessly } from '../../tools/testing/endless-body.ts';
import { type ServedSite, startSite } from '../../tools/testing/served-site.ts';

const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const site = exampleSite('vila-pesisir');
let studio: ServedSite;
let token = '';
let agentToken = '';

beforeAll(async () => {
  studio = await startSite(site, 'studio');
  const answer = await fetch(`${studio.origin}/.kavling/studio/api/site`);
  token = ((await answer.json()) as StudioSite).token;
  agentToken = readFileSync(join(site, '.kavling/mcp-token'), 'utf8').trim();
}, 180_000);
afterAll(() => studio.stop());

/** The most that may be on its way in buffers when the server says no. */
const ON_ITS_WAY = 16_000_000;

test.each([
  ['a lead', 'POST', '/wp-admin/admin-ajax.php', form, 64_000, 413],
  ['a login of the desk', 'POST', '/desk/api/login', json, 16_384, 400],
  ['a save in the studio', 'PUT', '/.kavling/studio/api/pages/vila-pesisir', json, 8_000_000, 413],
  ['an upload', 'POST', '/.kavling/studio/api/pages/vila-pesisir/files?name=a.jpg', form, 60_000_000, 413],
  ['a message of an agent', 'POST', '/.kavling/mcp', json, 16_000_000, 413],
])(
  '[OPS-70] %s without a length is read up to its limit, and not kept after it',
  async (_, method, path, type, limit, status) => {
    const headers = { ...type, 'x-kavling-studio': token, authorization: `Bearer ${agentToken}` };
    const answer = await sendEndlessly(studio.origin + path, { method, headers, most: 400_000_000 });
    expect(answer.sent).toBeLessThan(limit + ON_ITS_WAY);
    expect([0, status]).toContain(answer.status);
    // The studio is there for everybody else.
    expect((await fetch(`${studio.origin}/.kavling/studio/api/site`)).status).toBe(200);
  },
  120_000,
);
