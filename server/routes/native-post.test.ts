import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startEnvironment } from '../testing/environment.ts';
import { temporaryFolder } from '../testing/fixtures.ts';

const ADDRESS = 'http://localhost/wp-admin/admin-post.php';
const LEAD = { name: 'Sari Wulandari', whatsapp_number: '6281234567890', project_id: 'P-2' };

interface Given {
  readonly fields?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}

const native = ({ fields = LEAD, headers = {}, method = 'POST' }: Given) =>
  new Request(ADDRESS, {
    method,
    headers: {
      accept: 'text/html,application/xhtml+xml',
      'sec-fetch-site': 'same-origin',
      referer: 'http://localhost/kota-baru/',
      ...headers,
    },
    ...(method === 'POST' ? { body: new URLSearchParams(fields) } : {}),
  });

const CASES: readonly (readonly [number, Given])[] = [
  [200, {}],
  [
    400,
    {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      fields: { ...LEAD, message: 'a\0b' },
    },
  ],
  [403, { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://lain.example' } }],
  [405, { method: 'GET' }],
  [413, { fields: { ...LEAD, message: 'x'.repeat(70_000) } }],
  [422, { fields: { ...LEAD, whatsapp_number: '0812' } }],
];

test.each(CASES)(
  '[OPS-03] status %i is a page in Indonesian with a chat and a way back',
  async (status, given) => {
    const environment = await startEnvironment({
      database: { kind: 'sqlite', file: join(temporaryFolder(), 'k.db') },
    });
    await isPage(await environment.backend.fetch(native(given)), status);
    await environment.backend.close();
  },
);

test('[OPS-03] status 429, 500 and 503 keep the input', async () => {
  const environment = await startEnvironment({
    database: { kind: 'sqlite', file: join(temporaryFolder(), 'k.db') },
    config: { KAVLING_SAVE_LIMITS: [{ count: 1, seconds: 60 }] },
  });
  await isPage(await environment.backend.fetch(native({})), 200);
  const html = await isPage(await environment.backend.fetch(native({})), 429);
  expect(html).toContain('value="Sari Wulandari"');
  expect(html).toContain('value="6281234567890"');
  await environment.backend.close();

  const closed = await startEnvironment({
    database: { kind: 'sqlite', file: join(temporaryFolder(), 'k.db') },
  });
  await closed.backend.store.close();
  const answer = await closed.backend.fetch(native({}));
  expect([500, 503]).toContain(answer.status);
  expect(await isPage(answer, answer.status)).toContain('value="Sari Wulandari"');
});

async function isPage(answer: Response, status: number): Promise<string> {
  const html = await answer.text();
  expect(answer.status, html.slice(0, 300)).toBe(status);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html).toContain('<html lang="id">');
  expect(html).toContain('https://api.whatsapp.com/send');
  expect(html).toContain('href="http://localhost/kota-baru/"');
  return html;
}
