import { statSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../server/testing/fixtures.ts';
import type { PreviewLink, StudioProblem } from '../../wire.ts';
import { PAGE, type StudioTestSite, startStudioSite } from '../testing/studio-site.ts';
import { createLinks } from './links.ts';

const API = 'api/pages/taman-asri/preview-links';
let site: StudioTestSite;
beforeAll(async () => {
  site = await startStudioSite();
});
afterAll(() => site.close());

const add = (days: unknown) =>
  site.call<PreviewLink & StudioProblem>(API, { method: 'POST', body: { days } });
const look = (path: string, headers: Record<string, string> = {}) =>
  site.call(path.replace('/.kavling/studio/', ''), { isStranger: true, headers });

test('[STU-14] a preview link shows the draft to anyone who has it, from anywhere, and to no search engine', async () => {
  const { body } = await add(7);
  expect(body.path).toMatch(/^\/\.kavling\/studio\/look\/[\w-]{32}\/$/);
  expect(Date.parse(body.until)).toBeGreaterThan(Date.now() + 6.9 * 24 * 3600 * 1000);
  const elsewhere = {
    host: 'studio.example.co.id',
    'x-forwarded-for': '10.0.0.9',
    'sec-fetch-site': 'cross-site',
  };
  const shown = await look(body.path, elsewhere);
  expect([shown.status, shown.headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow']);
  expect(shown.text).toContain('Taman Asri Residence');
  expect(shown.text).not.toMatch(/<!--k:|kavling\/(?:inspector|preview)\.js/);
  expect(shown.headers['content-security-policy']).not.toContain('studio');
  site.write(PAGE, site.read(PAGE).replace('Taman Asri Residence', 'Taman Asri Garden'));
  expect((await look(body.path)).text).toContain('Taman Asri Garden');
  expect(statSync(site.file('.kavling/preview-links.json')).mode & 0o777).toBe(0o600);
  const list = await site.call<PreviewLink[]>(API);
  expect(list.body).toContainEqual(body);
  expect((await site.call('api/site', { headers: elsewhere })).status).toBe(403);
});

test('[OPS-71] a preview link does not repeat the host that a request names', async () => {
  const answer = await site.call(API, {
    method: 'POST',
    body: { days: 1 },
    headers: { host: 'evil.localhost' },
  });
  expect(answer.text).not.toContain('evil');
  expect((await site.call(API, { headers: { host: 'evil.localhost' } })).text).not.toContain('evil');
});

test('[STU-14] a link that is removed, made up or too long is none, and the page says it in both languages', async () => {
  const { body } = await add(1);
  await site.call(`${API}/${body.id}`, { method: 'DELETE' });
  for (const path of [body.path, `/.kavling/studio/look/${'x'.repeat(32)}/`]) {
    const over = await look(path);
    expect(over.status).toBe(410);
    expect(over.text).toContain('Pratinjau ini sudah tidak berlaku');
    expect(over.text).toContain('This preview has expired');
  }
  for (const days of [0, 91, 1.5]) expect((await add(days)).status).toBe(422);
  for (const days of ['7', null]) expect((await add(days)).status).toBe(400);
});

test('[STU-14] a link expires, and two made at the same time are both kept', async () => {
  let now = Date.UTC(2026, 10, 22);
  const links = createLinks(temporaryFolder(), () => now);
  const [one, two] = await Promise.all([links.add('a', 1, 'Rina'), links.add('a', 2, 'Rina')]);
  expect((await links.list('a')).map(({ id }) => id)).toEqual([one.id, two.id]);
  now += 24 * 3600 * 1000;
  expect(await links.find(one.token)).toMatchObject({ isExpired: true });
  expect(await links.find(two.token)).toMatchObject({ isExpired: false });
  expect((await links.list('a')).map(({ id }) => id)).toEqual([two.id]);
  expect(await links.find('')).toBeUndefined();
});
