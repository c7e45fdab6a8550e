import { expect, test } from 'vitest';
import { leadForm } from '../testing/fixtures.ts';
import { AJAX, describeWire, expectAnswer, POST } from '../testing/wire-contract.ts';

/** A page's view of a backend that saves leads: the same on SQLite, on PostgreSQL and in WordPress. */
await describeWire((wire) => {
  const { post, call, newPhone, save } = wire;

  test('[CALL-01] project data', async () => {
    const response = await fetch(`${wire.target.url}/wp-json/wk/v1/project?id=SL-20481`);
    expect(response.status).toBe(200);
    const body = (await response.json()) as { data: { ext_ls_additional_data: object } };
    expectAnswer('project', body);
    expect(body.data.ext_ls_additional_data).toMatchObject({
      city: 'Tangerang Selatan',
      whatsapp_business_number: '6281234567890',
    });
    expect((await fetch(`${wire.target.url}/wp-json/wk/v1/project?id=unknown`)).status).toBe(404);
  });

  test('[OPS-36] all spellings of a number are one number; [OPS-28] a local one counts if the page accepts it', async () => {
    const phone = newPhone();
    const [national, mobile] = [phone.slice(2), phone.slice(5)];
    const ways = [`+62 0${national}`, `+62(0)${national}`, `0062${national}`, `＋６２812${mobile}`];
    const first = await save({ whatsapp_number: `+${phone}` });
    for (const number of ways) {
      const again = await save({ whatsapp_number: number });
      expect(again.body, number).toMatchObject({
        success: true,
        data: { lead_id: first.body.data.lead_id },
      });
    }
    for (const number of [`0${national}`, national]) {
      expect((await save({ whatsapp_number: number })).body, number).toMatchObject({ success: false });
      const local = await save({ whatsapp_number: number, local_numbers: 'accept' });
      expect(local.body, number).toMatchObject({
        success: true,
        data: { lead_id: first.body.data.lead_id },
      });
    }
    expect((await wire.target.leads()).filter((lead) => lead.phone.endsWith(mobile))).toMatchObject([
      { phone: `+${phone}`, submissions: 7 },
    ]);
  });

  test('[CALL-05] a lead is saved at both addresses, form-encoded and multipart', async () => {
    const phone = newPhone();
    const first = await save({ whatsapp_number: `+${phone}`, name: `O'Brien "Ñ" \\ <b>` });
    expectAnswer('save-lead', first.body);
    expect(first.body.success).toBe(true);
    const body = new FormData();
    for (const [field, value] of Object.entries(leadForm({ whatsapp_number: `+${newPhone()}` })))
      body.set(field, value);
    const second = await fetch(wire.target.url + POST, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
    });
    expect(await second.json()).toMatchObject({ success: true });
    const stored = (await wire.target.leads()).find((lead) => lead.phone === `+${phone}`);
    expect(stored).toMatchObject({
      id: first.body.data.lead_id,
      name: `O'Brien "Ñ" \\ <b>`,
      submit_status: '1',
      spam: 0,
      otp_verified: 0,
    });
  });

  test('[CALL-05] without script the response is a complete page', async () => {
    const response = await post(POST, leadForm({ whatsapp_number: `+${newPhone()}`, name: 'Rina <b>' }));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    const html = await response.text();
    expect(html).toContain('https://api.whatsapp.com/send?phone=6281234567890');
    expect(html).not.toContain('<b>');
    const refused = await post(POST, leadForm({ name: '' }));
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Silakan isi nama');
  });

  test('[OPS-03] a form that posts without script is checked and answered by a page, at either address', async () => {
    for (const path of [POST, AJAX]) {
      const native = (over: Record<string, string>, headers = {}) =>
        post(path, leadForm({ name: 'Rina Sari', ...over }), {
          accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
          referer: `${wire.target.url}/taman-asri/`,
          ...headers,
        });
      const phone = newPhone();
      const wrong = phone.replace(/^62/, '0');
      const answers = [
        [422, 'Nomor salah. Silakan gunakan kode negara.', await native({ whatsapp_number: wrong })],
        [
          403,
          'Permintaan ditolak.',
          await native(
            { whatsapp_number: wrong },
            { 'sec-fetch-site': 'cross-site', origin: 'https://lain.example' },
          ),
        ],
      ] as const;
      for (const [status, message, answer] of answers) {
        expect(answer.status).toBe(status);
        expect(answer.headers.get('content-type')).toContain('text/html');
        const html = await answer.text();
        expect(html).toContain(message);
        expect(html).toContain('https://api.whatsapp.com/send?phone=6281234567890');
        expect(html).toContain(`value="${wrong}"`);
        expect(html).toContain(`href="${wire.target.url}/taman-asri/"`);
      }
      expect((await wire.target.leads()).some((lead) => String(lead.phone).endsWith(wrong.slice(1)))).toBe(
        false,
      );
      const right = await native({ whatsapp_number: phone });
      expect(right.status).toBe(200);
      expect(await right.text()).toContain('Terima kasih');
    }
  });

  test('[FORM-05] [LEAD-10] refusals use the form’s messages', async () => {
    const cases: readonly (readonly [Record<string, string>, string])[] = [
      [{ name: '  ' }, 'Silakan isi nama'],
      [{ whatsapp_number: '' }, 'Silakan isi nomor Whatsapp'],
      [{ whatsapp_number: '081298765432' }, 'Nomor salah. Silakan gunakan kode negara. Contoh: 628123456789'],
      [{ whatsapp_number: '628123456' }, 'Harap masukkan nomor whatsapp anda dengan benar'],
      [{ whatsapp_number: '6262812345678' }, 'Harap masukkan nomor whatsapp anda dengan benar'],
      [{ whatsapp_number: '12812345678' }, 'Nomor salah. Silakan gunakan kode negara. Contoh: 628123456789'],
    ];
    for (const [over, message] of cases) {
      const { status, body } = await save(over);
      expectAnswer('save-lead', body);
      expect([status, body.success, body.data.message]).toEqual([200, false, message]);
    }
  });

  test('a retry with the same key is the same lead, another body with it is refused', async () => {
    const phone = `+${newPhone()}`;
    const fields = { whatsapp_number: phone, idempotency_key: `key-${phone}` };
    const [first, second] = [
      await save(fields),
      await save({
        ...fields,
        current_url: 'https://example.com/#later',
        consent_at: '2026-11-20T03:00:00Z',
      }),
    ];
    expect(second.body).toEqual(first.body);
    expect((await save({ ...fields, name: 'Another' })).status).toBe(422);
    expect((await wire.target.leads()).filter((lead) => lead.phone === phone)).toMatchObject([
      { submissions: 1 },
    ]);
  });

  test('the same person again is one lead, a filled honeypot is spam that looks like success', async () => {
    const phone = `+${newPhone()}`;
    const first = await save({ whatsapp_number: phone });
    expect((await save({ whatsapp_number: phone, message: 'lagi' })).body.data.lead_id).toBe(
      first.body.data.lead_id,
    );
    const honeypot = await save({ whatsapp_number: `+${newPhone()}`, website: 'x' });
    expect(honeypot.body).toMatchObject({ success: true, data: { message: first.body.data.message } });
    const stored = await wire.target.leads();
    expect(stored.find((lead) => lead.phone === phone)?.submissions).toBe(2);
    expect(stored.filter((lead) => lead.spam === 1)).toHaveLength(1);
  });

  test('posts from elsewhere, GET, and bodies that are too large or broken are refused', async () => {
    expect((await call(leadForm(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(
      (await call(leadForm(), { 'sec-fetch-site': 'none', origin: 'https://evil.example' })).status,
    ).toBe(403);
    expect((await fetch(`${wire.target.url}${AJAX}?action=save_leads_to_db&name=x`)).status).toBe(405);
    expect((await save({ message: 'x'.repeat(70_000) })).status).toBe(413);
    const broken = await fetch(wire.target.url + AJAX, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'action=save_leads_to_db&name=%FF&whatsapp_number=6281298765432',
    });
    expect(broken.status).toBe(400);
    expect((await call({ action: 'drop_tables' }).catch(() => ({ status: 400 }))).status).toBe(400);
  });
});
