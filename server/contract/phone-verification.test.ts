import { expect, test } from 'vitest';
import { SenderDown, SenderRefused } from '../otp/sender.ts';
import { describeDatabases } from '../testing/databases.ts';
import { startEnvironment, type TestEnvironment } from '../testing/environment.ts';
import { project, projectSource } from '../testing/fixtures.ts';

const PHONE = '6281298765432';
const HOUR = 3_600_000;

async function prove(
  environment: TestEnvironment,
  phone = PHONE,
  fields: Record<string, string> = {},
): Promise<string> {
  const asked = await environment.call({ action: 'send_otp', phone_number: phone, ...fields });
  const requestId = asked.body.data.data?.data?.requestOtp?.requestId ?? '';
  const { cookie } = await environment.call({
    action: 'verify_otp',
    requestId,
    code: environment.sent.at(-1)?.code ?? '',
  });
  return cookie ?? '';
}

await describeDatabases('phone verification', (makeDatabase) => {
  test('a proven number is stored as verified; another number with the same proof is refused', async () => {
    const environment = await startEnvironment({ database: await makeDatabase(), otp: true });
    const cookie = await prove(environment);
    expect((await environment.save({}, { cookie })).body.success).toBe(true);
    expect((await environment.backend.store.desk.list({}, 1)).leads[0]).toMatchObject({
      otp_verified: 1,
      otp_reason: 'proven',
    });
    const other = await environment.save({ whatsapp_number: '+6281200000002' }, { cookie });
    expect(other.body).toMatchObject({
      success: false,
      data: { message: expect.stringContaining('belum terverifikasi') },
    });
    await environment.backend.close();
  });

  test('the page cookie, a tampered, an expired and another project’s proof are all refused', async () => {
    const environment = await startEnvironment({ database: await makeDatabase(), otp: true });
    const save = async (cookie: string, over = {}) => (await environment.save(over, { cookie })).body.success;
    expect(await save(`validated_phone=${PHONE}; otp_verified=1`)).toBe(false);

    const cookie = await prove(environment, PHONE, { project_id: 'P-1' });
    const last = cookie.at(-1) === 'A' ? 'B' : 'A';
    expect(await save(cookie.slice(0, -1) + last)).toBe(false);
    expect(await save(cookie.replace(/\.\d+\./, (expiry) => `.${Number(expiry.slice(1, -1)) + 1}.`))).toBe(
      false,
    );
    expect(await save(cookie, { project_id: 'P-2' })).toBe(false);
    expect(await save(cookie)).toBe(true);
    await environment.clock.advance(720 * HOUR + 1000);
    expect(await save(cookie)).toBe(false);
    await environment.backend.close();
  });

  test('[OPS-10] pages of one project may differ: the page of the lead decides', async () => {
    const pages = projectSource(project({ slug: 'brosur' }), project({ slug: 'peluncuran', otp: true }));
    const environment = await startEnvironment({
      database: await makeDatabase(),
      backend: { projects: pages },
    });
    expect((await environment.save({ page_slug: 'brosur' })).body.success).toBe(true);
    const asked = await environment.save({ page_slug: 'peluncuran', whatsapp_number: '+6281200000002' });
    expect(asked.body).toMatchObject({
      success: false,
      data: { message: expect.stringContaining('belum terverifikasi') },
    });
    // A page from before pages sent their slug.
    expect((await environment.save({ whatsapp_number: '+6281200000003' })).body.success).toBe(true);
    expect((await environment.backend.store.desk.list({}, 10)).leads).toHaveLength(2);
    await environment.backend.close();
  });

  test('[OPS-10] a lead from a page that the server does not know is kept, set aside and never refused', async () => {
    const environment = await startEnvironment({ database: await makeDatabase(), otp: true });
    expect((await environment.save()).body.success).toBe(false);
    const unknown = [{ page_slug: 'dihapus' }, { project_id: 'unknown' }, { project_id: '' }];
    for (const [at, over] of unknown.entries())
      expect((await environment.save({ ...over, whatsapp_number: `+628120000000${at}` })).body.success).toBe(
        true,
      );
    expect((await environment.backend.store.desk.list({}, 1)).leads).toHaveLength(0);
    const aside = await environment.backend.store.desk.list({ spam: true }, 10);
    expect(aside.leads.filter((lead) => lead.otp_reason === 'unknown-page')).toHaveLength(3);
    expect(await environment.backend.store.outbox.waiting()).toBe(0);
    await environment.backend.close();
  });

  test('a refused number is set aside for the desk and blocks nothing', async () => {
    const environment = await startEnvironment({ database: await makeDatabase(), otp: true });
    const key = { idempotency_key: '7d2b3c74-0000-4000-8000-000000000001' };
    expect((await environment.save(key)).body.success).toBe(false);
    const aside = await environment.backend.store.desk.list({ spam: true }, 10);
    expect(aside.leads).toMatchObject([{ phone: `+${PHONE}`, otp_verified: 0, otp_reason: 'unproven' }]);
    const cookie = await prove(environment, PHONE, { project_id: 'P-1' });
    expect((await environment.save({ ...key, project_id: 'P-1' }, { cookie })).body.success).toBe(true);
    expect((await environment.backend.store.desk.list({}, 10)).leads).toMatchObject([
      { otp_reason: 'proven' },
    ]);
    await environment.backend.close();
  });

  test('without codes on the page, the lead is saved as unverified, even if it claims otherwise', async () => {
    const environment = await startEnvironment({ database: await makeDatabase() });
    await environment.save({ otp_verified: '1' }, { cookie: '__Host-kavling-proof=a.9999999999999.b' });
    expect((await environment.backend.store.desk.list({}, 1)).leads[0]).toMatchObject({
      otp_verified: 0,
      otp_reason: 'not-required',
    });
    await environment.backend.close();
  });

  test('[OTP-16] the sender is down: the page proceeds, and the lead is stored as unverified', async () => {
    const environment = await startEnvironment({
      database: await makeDatabase(),
      otp: true,
      backend: { sender: { name: 'down', send: () => Promise.reject(new SenderDown('500')) } },
    });
    const sent = await environment.call({ action: 'send_otp', phone_number: PHONE });
    expect(sent.status).toBe(503);
    expect(sent.body.data.data?.errors?.[0]?.extensions.code).toBe(3);
    expect((await environment.save()).body.success).toBe(true);
    expect((await environment.backend.store.desk.list({}, 1)).leads[0]).toMatchObject({
      otp_verified: 0,
      otp_reason: 'sender-down',
    });
    expect((await environment.save({ whatsapp_number: '+6281200000002' })).body.success).toBe(false);
    await environment.clock.advance(HOUR);
    expect((await environment.save()).body.success).toBe(false);
    await environment.backend.close();
  });

  test('a number that the provider refuses gets a message, and cannot bypass the code', async () => {
    const environment = await startEnvironment({
      database: await makeDatabase(),
      otp: true,
      backend: { sender: { name: 'picky', send: () => Promise.reject(new SenderRefused('131026')) } },
    });
    const sent = await environment.call({ action: 'send_otp', phone_number: PHONE });
    expect(sent.status).toBe(200);
    expect(sent.body.data.data?.errors?.[0]?.extensions.code).toBe(10);
    expect((await environment.save()).body.success).toBe(false);
    await environment.backend.close();
  });
});
