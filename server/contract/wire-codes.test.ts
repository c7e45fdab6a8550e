import { expect, test } from 'vitest';
import { describeWire, expectAnswer } from '../testing/wire-contract.ts';

/** A page's view of a backend that verifies numbers by codes. */
await describeWire((wire) => {
  const { call, newPhone, save } = wire;

  test('[CALL-02] [CALL-03] [CALL-04] codes: sent, wrong, right, once, cancelled', async () => {
    const phone = newPhone();
    const sent = await call({ action: 'send_otp', phone_number: phone });
    expectAnswer('send-otp', sent.body);
    const requestId = sent.body.data.data?.data?.requestOtp?.requestId ?? '';
    const code = wire.target.codes.at(-1) ?? '';
    const verify = async (typed: string, id = requestId) => {
      const answer = await call({ action: 'verify_otp', requestId: id, code: typed });
      expectAnswer('verify-otp', answer.body);
      return answer.body.data.data?.data?.verifyOtp?.isSuccess;
    };
    expect(await verify(code === '000000' ? '111111' : '000000')).toBe(false);
    expect(await verify('')).toBe(false);
    expect(await verify(code, `${requestId}x`)).toBe(false);
    expect(await verify(code)).toBe(true);
    expect(await verify(code)).toBe(false);

    const again = await call({ action: 'send_otp', phone_number: phone });
    expectAnswer('send-otp', again.body);
    expect([again.status, again.body.data.data?.errors?.[0]?.extensions.code]).toEqual([200, 10]);
    const other = await call({ action: 'send_otp', phone_number: newPhone() });
    const otherId = other.body.data.data?.data?.requestOtp?.requestId ?? '';
    const cancelled = await call({ action: 'cancel_otp', requestId: otherId });
    expectAnswer('cancel-otp', cancelled.body);
    expect(cancelled.body.data.data?.errors).toBeUndefined();
    expect(await verify(wire.target.codes.at(-1) ?? '', otherId)).toBe(false);
    const unknown = await call({ action: 'cancel_otp', requestId: 'unknown' });
    expectAnswer('cancel-otp', unknown.body);
    expect(unknown.body.data.data?.errors).toHaveLength(1);
  });

  test('after five tries the right code is refused too', async () => {
    const sent = await call({ action: 'send_otp', phone_number: newPhone() });
    const requestId = sent.body.data.data?.data?.requestOtp?.requestId ?? '';
    const code = wire.target.codes.at(-1) ?? '';
    for (let tries = 0; tries < 5; tries += 1)
      await call({ action: 'verify_otp', requestId, code: code === '000000' ? '1' : '000000' });
    const last = await call({ action: 'verify_otp', requestId, code });
    expect(last.body.data.data?.data?.verifyOtp?.isSuccess).toBe(false);
  });

  test('the server decides: a verified phone counts, a forged cookie does not', async () => {
    const phone = newPhone();
    const otp = { project_id: 'P-OTP', whatsapp_number: `+${phone}` };
    const refused = await save(otp, {
      cookie: `validated=${phone}; __Host-kavling-proof=a.9999999999999.b`,
    });
    expect([refused.status, refused.body.success]).toEqual([200, false]);
    expect(refused.body.data.message).toContain('belum terverifikasi');

    const sent = await call({ action: 'send_otp', phone_number: phone });
    const requestId = sent.body.data.data?.data?.requestOtp?.requestId ?? '';
    const { cookie } = await call({ action: 'verify_otp', requestId, code: wire.target.codes.at(-1) ?? '' });
    expect(cookie).toMatch(/^__Host-kavling-proof=/);
    expect((await save({ ...otp, whatsapp_number: `+${newPhone()}` }, { cookie })).body.success).toBe(false);
    expect((await save(otp, { cookie })).body.success).toBe(true);
    const stored = (await wire.target.leads()).filter(
      (lead) => lead.phone === `+${phone}` && !Number(lead.spam),
    );
    expect(stored).toMatchObject([{ otp_verified: 1, otp_reason: 'proven' }]);
  });

  test('[OPS-22] a lead that returns with a verified number becomes verified, and its second values are kept', async () => {
    const phone = newPhone();
    const first = await save({ whatsapp_number: `+${phone}` });
    const sent = await call({ action: 'send_otp', phone_number: phone });
    const requestId = sent.body.data.data?.data?.requestOtp?.requestId ?? '';
    const { cookie } = await call({ action: 'verify_otp', requestId, code: wire.target.codes.at(-1) ?? '' });
    const second = await save({ whatsapp_number: `+${phone}`, message: 'dengan kode' }, { cookie });
    const id = first.body.data.lead_id ?? '';
    expect(second.body.data.lead_id).toBe(id);
    // Once verified it stays so, even if later requests carry no proof.
    await save({ whatsapp_number: `+${phone}`, message: 'tanpa kode' });
    expect((await wire.target.leads()).filter((lead) => lead.phone === `+${phone}`)).toMatchObject([
      { otp_verified: 1, otp_reason: 'proven', submissions: 3 },
    ]);
    const said = (await wire.target.touches(id)).map(
      ({ context }) => JSON.parse(context) as { message: string },
    );
    expect(said.map(({ message }) => message).sort()).toEqual(['dengan kode', 'tanpa kode']);
  });

  test('[OPS-01][OPS-30] the proof of the verify answer proves the lead without a cookie; digits are announced', async () => {
    const phone = newPhone();
    const project_id = 'P-OTP';
    const sent = await call({ action: 'send_otp', phone_number: phone, project_id });
    expectAnswer('send-otp', sent.body);
    const asked = sent.body.data.data?.data?.requestOtp;
    expect(asked?.alphabet).toBe('digits');
    const verified = await call({
      action: 'verify_otp',
      requestId: asked?.requestId ?? '',
      code: wire.target.codes.at(-1) ?? '',
    });
    expectAnswer('verify-otp', verified.body);
    const otp_proof = verified.body.data.data?.data?.verifyOtp?.proof ?? '';
    expect(otp_proof).not.toBe('');
    const other = await save({ otp_proof, project_id });
    expect(other.body.success).toBe(false);
    const elsewhere = await save({ otp_proof, whatsapp_number: `+${phone}`, project_id: 'unknown' });
    const own = await save({ otp_proof, project_id, whatsapp_number: `+${phone}` });
    expect(own.body.success).toBe(true);
    const stored = (await wire.target.leads()).filter((lead) => lead.phone === `+${phone}`);
    const proven = stored.filter((lead) => Number(lead.otp_verified) === 1);
    expect(proven).toMatchObject([{ otp_reason: 'proven', id: own.body.data.lead_id }]);
    expect(elsewhere.body.data.lead_id).not.toBe(own.body.data.lead_id);
  });

  test('[OTP-16] the sender is down: the status is not ok, and the lead is saved unverified', async () => {
    wire.target.breakSender();
    const phone = newPhone();
    const sent = await call({ action: 'send_otp', phone_number: phone });
    expectAnswer('send-otp', sent.body);
    expect(sent.status).toBe(503);
    expect((await save({ project_id: 'P-OTP', whatsapp_number: `+${phone}` })).body.success).toBe(true);
    const stored = (await wire.target.leads()).find((lead) => lead.phone === `+${phone}`);
    expect(stored).toMatchObject({ otp_verified: 0, otp_reason: 'sender-down' });
  });
});
