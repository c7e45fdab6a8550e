import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SafePost } from '../delivery/safe-post.ts';
import { exportCsv } from '../desk/export.ts';
import { describeDatabases } from '../testing/databases.ts';
import { startEnvironment } from '../testing/environment.ts';
import { temporaryFolder } from '../testing/fixtures.ts';

const TOUCHES = {
  first_touch_at: '2026-11-03T03:00:00.000Z',
  first_touch_source: 'instagram',
  first_touch_page: 'https://example.com/taman-asri/',
  last_touch_source: 'google',
  last_touch_medium: 'cpc',
  last_touch_click_ids: 'gbraid=b1&wbraid=w1',
};

await describeDatabases('first and last touch', (makeDatabase) => {
  test('[ADS-01] touches are in the lead, the webhook, the CSV folder and the export, and a retry is still the same lead', async () => {
    const folder = temporaryFolder();
    const got: { lead: Record<string, unknown> }[] = [];
    const post: SafePost = async (_url, body) => {
      got.push(JSON.parse(String(body)));
      return { status: 200 };
    };
    const environment = await startEnvironment({
      database: await makeDatabase(),
      config: {
        KAVLING_CSV_FOLDER: folder,
        KAVLING_WEBHOOK_URLS: ['https://crm.example/hook'],
        KAVLING_WEBHOOK_SECRET: 'w'.repeat(32),
      },
      backend: { post },
    });
    const key = { idempotency_key: 'k-1' };
    const first = await environment.save({ ...TOUCHES, ...key });
    const again = await environment.save({ ...TOUCHES, ...key, last_touch_at: '2026-11-22T00:00:00.000Z' });
    expect(again.body).toEqual(first.body);
    await environment.backend.outbox.drain();
    const { desk } = environment.backend.store;
    expect((await desk.list({}, 10)).leads).toMatchObject([TOUCHES]);
    expect(got).toMatchObject([{ lead: TOUCHES }]);
    const [file = ''] = readdirSync(folder);
    let exported = '';
    for await (const part of exportCsv(desk, {}, { form: 'crm' })) exported += part;
    for (const text of [readFileSync(join(folder, file), 'utf8'), exported]) {
      const [names = '', row = ''] = text.replace('\uFEFF', '').split('\r\n');
      const cells = row.split('","').map((cell) => cell.replaceAll('"', ''));
      const columns = names.split('","').map((name) => name.replaceAll('"', ''));
      expect(Object.fromEntries(columns.map((name, at) => [name, cells[at]]))).toMatchObject(TOUCHES);
    }
    await environment.backend.close();
  });
});
