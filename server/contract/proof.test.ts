import { expect, test } from 'vitest';
import { describeDatabases } from '../testing/databases.ts';
import { startEnvironment, type TestEnvironment } from '../testing/environment.ts';

const PHONE = '6281298765432';
const HOUR = 3_600_000;

/** The proof in the response to a correct code. */
async function prove(environment: TestEnvironment): Promise<{ proof: string; cookie: string }> {
  const asked = await environment.call({ action: 'send_otp', phone_number: PHONE, project_id: 'P-1' });
  const requestId = asked.body.data.data?.data?.requestOtp?.requestId ?? '';
  const code = environment.sent.at(-1)?.code ?? '';
  const { body, cookie } = await environment.call({ action: 'verify_otp', requestId, code });
  return { proof: body.data.data?.data?.verifyOtp?.proof ?? '', cookie: cookie ?? '' };
}

await describeDatabases('proofs', (makeDatabase) => {
  const start = async () => startEnvironment({ database: await makeDatabase(), otp: true });

  test('[OPS-01] the proof of the verify answer proves the lead without any cookie', async () => {
    const environment = await start();
    const { proof } = await prove(environment);
    expect(proof).not.toBe('');
    expect((await environment.save({ otp_proof: proof })).body.success).toBe(true);
    const { leads } = await environment.backend.store.desk.list({}, 10);
    expect(leads).toMatchObject([{ otp_verified: 1, otp_reason: 'proven', spam: 0 }]);
    expect(JSON.stringify(await environment.backend.store.desk.detail(leads[0]?.id ?? ''))).not.toContain(
      proof,
    );
    await environment.backend.close();
  });

  test('[OPS-01] it fits no other phone or project, and not a tampered or expired one', async () => {
    const environment = await start();
    const { proof } = await prove(environment);
    const save = async (over: Record<string, string>) => (await environment.save(over)).body.success;
    const last = proof.at(-1) === 'A' ? 'B' : 'A';
    expect(await save({ otp_proof: proof, whatsapp_number: '+6281200000002' })).toBe(false);
    expect(await save({ otp_proof: proof, project_id: 'P-2' })).toBe(false);
    expect(await save({ otp_proof: proof.slice(0, -1) + last })).toBe(false);
    expect(await save({ otp_proof: proof.replace(/\.\d+\./, '.9999999999999.') })).toBe(false);
    expect(await save({ otp_proof: 'x'.repeat(5000) })).toBe(false);
    expect(await save({ otp_proof: proof })).toBe(true);
    await environment.clock.advance(720 * HOUR + 1000);
    expect(await save({ otp_proof: proof })).toBe(false);
    await environment.backend.close();
  });

  test('[OPS-01] one valid proof of two is enough: the lead’s own or the cookie’s', async () => {
    const environment = await start();
    const { proof, cookie } = await prove(environment);
    const name = cookie.split('=')[0];
    expect((await environment.save({ otp_proof: 'a.9999999999999.b' }, { cookie })).body.success).toBe(true);
    const foreign = `${name}=a.9999999999999.b`;
    expect((await environment.save({ otp_proof: proof }, { cookie: foreign })).body.success).toBe(true);
    expect(
      (await environment.save({ otp_proof: 'a.9999999999999.b' }, { cookie: foreign })).body.success,
    ).toBe(false);
    await environment.backend.close();
  });

  test('[OPS-30] the response to send describes the alphabet of codes', async () => {
    for (const alphabet of ['digits', 'alphanumeric'] as const) {
      const config = { KAVLING_OTP_ALPHABET: alphabet };
      const environment = await startEnvironment({ database: await makeDatabase(), config });
      const { body } = await environment.call({ action: 'send_otp', phone_number: PHONE });
      expect(body.data.data?.data?.requestOtp).toMatchObject({ alphabet });
      await environment.backend.close();
    }
  });

  test('no code appears in the log, whatever the sender’s error contains', async () => {
    const lines: string[] = [];
    const note = (event: string, fields = {}) => void lines.push(JSON.stringify({ event, ...fields }));
    let code = '';
    const environment = await startEnvironment({
      database: await makeDatabase(),
      backend: {
        log: { debug: note, info: note, warn: note, error: note },
        sender: {
          name: 'talkative',
          send(message) {
            code = message.code;
            return Promise.reject(new Error(`POST {"code":"${code}"} failed`));
          },
        },
      },
    });
    await environment.call({ action: 'send_otp', phone_number: PHONE });
    expect(lines.join('\n')).toContain('otp.not-sent');
    expect(lines.join('\n')).not.toContain(code);
    await environment.backend.close();
  });
});
