import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SafePost } from '../delivery/safe-post.ts';
import { describeDatabases } from '../testing/databases.ts';
import { startEnvironment, type TestEnvironment } from '../testing/environment.ts';
import { temporaryFolder } from '../testing/fixtures.ts';

const PHONE = '6281298765432';

/** Verifies the number in this browser and returns its cookie. */
async function prove(environment: TestEnvironment): Promise<string> {
  const asked = await environment.sendCode(PHONE);
  const answer = await environment.call({
    action: 'verify_otp',
    requestId: asked?.requestId ?? '',
    code: asked?.code ?? '',
  });
  return answer.cookie ?? '';
}

await describeDatabases('a number proven later', (makeDatabase) => {
  test('[OPS-22] a lead that is submitted again with a verified number is verified in the list, the panel, the export and the CSV folder', async () => {
    const csv = temporaryFolder();
    const environment = await startEnvironment({
      database: await makeDatabase(),
      config: { KAVLING_CSV_FOLDER: csv },
    });
    const { desk } = environment.backend.store;
    const first = await environment.save();
    await environment.backend.outbox.drain();
    const cookie = await prove(environment);
    const second = await environment.save({ message: 'lagi' }, { cookie });
    const id = first.body.data.lead_id ?? '';
    expect(second.body.data.lead_id).toBe(id);
    await environment.backend.outbox.drain();

    const proven = { id, otp_verified: 1, otp_reason: 'proven', submissions: 2 };
    expect((await desk.list({ verified: true }, 10)).leads).toMatchObject([proven]);
    expect(await desk.detail(id)).toMatchObject({ lead: proven, touches: [{ lead_id: id }] });
    const [file = ''] = readdirSync(csv);
    const lines = readFileSync(join(csv, file), 'utf8').split('\r\n').slice(1, -1);
    expect(lines.map((line) => line.split(',').filter((_, at) => at !== 1 && at < 5))).toEqual([
      [`"${id}"`, `"'+${PHONE}"`, '"false"', '"not-required"'],
      [`"${id}"`, `"'+${PHONE}"`, '"true"', '"proven"'],
    ]);

    // Once verified it stays so, even if later requests carry no proof.
    await environment.save({ message: 'lagi lagi' });
    expect((await desk.detail(id))?.lead).toMatchObject({ ...proven, submissions: 3 });
    await environment.backend.close();
  });

  test('[OPS-22] webhooks receive it once, as `lead.updated` with the whole lead', async () => {
    const got: { type: string; id: string; lead: Record<string, unknown> }[] = [];
    const post: SafePost = async (_url, body) => {
      got.push(JSON.parse(String(body)));
      return { status: 200 };
    };
    const environment = await startEnvironment({
      database: await makeDatabase(),
      config: { KAVLING_WEBHOOK_URLS: ['https://crm.example/hook'], KAVLING_WEBHOOK_SECRET: 'w'.repeat(32) },
      backend: { post },
    });
    const first = await environment.save({ message: 'Tipe 45' });
    await environment.save({ message: 'tanpa kode' });
    const cookie = await prove(environment);
    await environment.save({ message: 'dengan kode' }, { cookie });
    await environment.save({ message: 'sekali lagi' }, { cookie });
    await environment.backend.outbox.drain();
    const id = first.body.data.lead_id;
    expect(got.map(({ type, lead }) => [type, lead.id, lead.otp_verified, lead.otp_reason])).toEqual([
      ['lead.created', id, false, 'not-required'],
      ['lead.updated', id, true, 'proven'],
    ]);
    expect(got[1]?.lead.message).toBe('Tipe 45');
    expect(got[0]?.id).not.toBe(got[1]?.id);
    await environment.backend.close();
  });
});
