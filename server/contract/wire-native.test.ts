import { expect, test } from 'vitest';
import { leadForm } from '../testing/fixtures.ts';
import { describeWire, POST, type Wire } from '../testing/wire-contract.ts';

const WRONG = 'Kode yg Anda masukan salah, pastikan kode OTP yg Anda masukan benar';
const UNPROVEN = 'Nomor WhatsApp Anda belum terverifikasi. Silakan minta kode OTP terlebih dahulu.';
const CODE_PAGE = { project_id: 'P-OTP', page_slug: 'taman-kode' };
const NAME = `O'Brien "Ñ" & \\ <b>Sari</b> &amp;`;

interface Page {
  readonly status: number;
  readonly html: string;
  readonly heading: string;
  readonly message: string;
  /** The fields of its form, as a browser would post them. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Posts as a browser without script does, and reads the resulting page. */
async function post(wire: Wire, fields: Readonly<Record<string, string>>, headers = {}): Promise<Page> {
  const answer = await wire.post(
    POST,
    { ...fields },
    {
      accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      referer: `${wire.target.url}/taman-kode/`,
      ...headers,
    },
  );
  return read(answer.status, answer.headers, await answer.text());
}

function read(status: number, headers: Headers, html: string): Page {
  expect(headers.get('content-type'), html.slice(0, 300)).toContain('text/html');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'sha256-");
  expect(html).toContain('<html lang="id">');
  const text = (pattern: RegExp) => decode(pattern.exec(html)?.[1] ?? '');
  const inputs = [...html.matchAll(/<input [^>]*?name="([^"]*)"[^>]*>/g)];
  return {
    status,
    html,
    heading: text(/<h1>(.*?)<\/h1>/),
    message: text(/<p class="[^>]*>(.*?)<\/p>/),
    fields: Object.fromEntries(
      inputs.map(([input, name]) => [name, decode(/ value="([^"]*)"/.exec(input)?.[1] ?? '')]),
    ),
  };
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decode = (text: string) =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (_, code: string | undefined, name: string) =>
    code ? String.fromCharCode(Number(code)) : (NAMED[name] ?? ''),
  );

/** The view of a visitor without script: the same on SQLite, on PostgreSQL and in WordPress. */
await describeWire((wire) => {
  const lead = (over: Record<string, string> = {}) =>
    leadForm({ name: NAME, whatsapp_number: wire.newPhone(), ...CODE_PAGE, ...over });
  const kept = async (phone: string) =>
    (await wire.target.leads()).filter((row) => row.phone === `+${phone}` && !Number(row.spam));

  test('[OPS-03] a page with codes asks for the code itself, keeps the input, and saves a verified lead', async () => {
    const typed = lead({ message: 'Tipe 45 <i>&amp;</i>' });
    const phone = typed.whatsapp_number ?? '';
    const asked = await post(wire, typed);
    expect(asked).toMatchObject({
      status: 200,
      heading: 'Masukkan kode OTP',
      message: `Kode OTP sudah kami kirim ke nomor ${phone}. Masukkan kode itu di sini.`,
    });
    const { action, name, message, whatsapp_number, page_slug } = asked.fields;
    expect({ action, name, message, whatsapp_number, page_slug }).toEqual({
      action: 'save_leads_to_db',
      name: NAME,
      message: 'Tipe 45 <i>&amp;</i>',
      whatsapp_number: phone,
      page_slug: 'taman-kode',
    });
    expect(asked.html).toContain('https://api.whatsapp.com/send?phone=6281234567890&');
    expect(asked.html).toContain(`href="${wire.target.url}/taman-kode/"`);
    expect(asked.html).not.toMatch(/<[bi]>/);
    expect(await kept(phone)).toEqual([]);

    const code = wire.target.codes.at(-1) ?? '';
    const verify = (over: Record<string, string>) =>
      post(wire, { ...asked.fields, kavling_step: 'verify', ...over }, { referer: wire.target.url + POST });
    const wrong = await verify({ code: code === '000000' ? '111111' : '000000' });
    expect(wrong).toMatchObject({ status: 422, heading: 'Masukkan kode OTP', message: WRONG });
    expect(wrong.fields).toEqual({ ...asked.fields });
    expect((await verify({ requestId: 'unknown"><b>', code })).message).toBe(WRONG);

    const right = await verify({ code: ` ${code} ` });
    expect(right).toMatchObject({ status: 200, heading: 'Terima kasih' });
    expect(right.message).toBe(
      `${NAME}, data Anda untuk Taman Kode sudah kami terima. Sales konsultan kami akan segera menghubungi Anda.`,
    );
    expect(right.html).toContain(`href="${wire.target.url}/taman-kode/"`);
    expect(await kept(phone)).toMatchObject([
      { name: NAME, otp_verified: 1, otp_reason: 'proven', submissions: 1 },
    ]);
    // The code is used up; the page reports this instead of saving again.
    expect(await verify({ code })).toMatchObject({ status: 422, message: WRONG });
  });

  test('[OPS-03] the code is only valid for the number and the project it was sent for', async () => {
    const elsewhere = [{ whatsapp_number: wire.newPhone() }, { project_id: 'SL-OTP' }];
    for (const over of elsewhere) {
      const asked = await post(wire, lead());
      const changed = { ...asked.fields, ...over };
      const answer = await post(wire, {
        ...changed,
        kavling_step: 'verify',
        code: wire.target.codes.at(-1) ?? '',
      });
      expect(answer).toMatchObject({ status: 422, heading: 'Data belum terkirim', message: UNPROVEN });
      expect(answer.fields).toMatchObject({ name: NAME, whatsapp_number: changed.whatsapp_number });
      expect(await kept(changed.whatsapp_number ?? '')).toEqual([]);
    }
  });

  test('[OPS-03] a second code too soon and a sixth try are reported on the page that keeps the form', async () => {
    const asked = await post(wire, lead());
    const again = await post(wire, { ...asked.fields, kavling_step: 'resend' });
    expect(again).toMatchObject({ status: 429, heading: 'Masukkan kode OTP' });
    expect(again.message).toContain('Permintaan kode OTP untuk nomor ini sudah terlalu banyak.');
    expect(again.fields.requestId).toBe(asked.fields.requestId);
    const code = wire.target.codes.at(-1) ?? '';
    const wrong = code === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < 5; tries += 1)
      expect((await post(wire, { ...asked.fields, kavling_step: 'verify', code: wrong })).status).toBe(422);
    const dead = await post(wire, { ...asked.fields, kavling_step: 'verify', code });
    expect(dead).toMatchObject({ status: 422, message: WRONG });
    expect(dead.fields.name).toBe(NAME);
  });

  test('[OPS-03] a number that cannot get codes gets a message, and the form again', async () => {
    const answer = await post(wire, lead({ whatsapp_number: '622112345678' }));
    expect(answer).toMatchObject({
      status: 422,
      heading: 'Data belum terkirim',
      message: 'Nomor ini tidak dapat menerima kode OTP.',
    });
    expect(answer.fields.whatsapp_number).toBe('622112345678');
  });

  test('[OPS-03] the response is a page that keeps the input, with any status', async () => {
    const number = wire.newPhone();
    const fields = lead({ whatsapp_number: number, name: NAME });
    const statuses = [
      await post(wire, fields, { 'sec-fetch-site': 'cross-site', origin: 'https://lain.example' }),
      await post(wire, { ...fields, whatsapp_number: '0812' }),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([403, 422]);
    for (const page of statuses) {
      expect(page.heading).toBe('Data belum terkirim');
      expect(page.fields.name).toBe(NAME);
      expect(page.html).toContain(`href="${wire.target.url}/taman-kode/"`);
    }
    const headers = { accept: 'text/html', referer: `${wire.target.url}/taman-kode/` };
    const others = [
      await fetch(`${wire.target.url}${POST}?action=save_leads_to_db`, { headers }),
      await wire.post(POST, { ...fields, message: 'x'.repeat(70_000) }, headers),
      await wire.post(POST, { ...fields, message: 'a\0b' }, headers),
    ];
    expect(others.map(({ status }) => status)).toEqual([405, 413, 400]);
    for (const answer of others) {
      const page = read(answer.status, answer.headers, await answer.text());
      expect(page.heading).toBe('Data belum terkirim');
      expect(page.html).toContain('https://api.whatsapp.com/send');
      expect(page.html).toContain(`href="${wire.target.url}/taman-kode/"`);
    }
  });

  test('[LIB-06] each field that failed has its own line, and the first one has the focus', async () => {
    const line = (name: string, html: string) =>
      new RegExp(`<input[^>]* aria-describedby="${name}-error"[^>]*>.*?id="${name}-error">(.*?)</p>`).exec(
        html,
      )?.[1];
    const focused = (html: string) => /<input [^>]*name="(\w+)"[^>]* autofocus/.exec(html)?.[1];
    const COUNTRY = 'Nomor salah. Silakan gunakan kode negara. Contoh: 628123456789';
    const both = await post(wire, lead({ name: '', whatsapp_number: '0812' }));
    expect(both).toMatchObject({ status: 422, message: COUNTRY });
    expect([line('name', both.html), line('whatsapp_number', both.html)]).toEqual([
      'Silakan isi nama',
      COUNTRY,
    ]);
    expect(focused(both.html)).toBe('name');
    const number = await post(wire, lead({ whatsapp_number: '6262812345678' }));
    expect(line('name', number.html)).toBeUndefined();
    expect(line('whatsapp_number', number.html)).toBe('Harap masukkan nomor whatsapp anda dengan benar');
    expect(focused(number.html)).toBe('whatsapp_number');
    const long = await post(wire, lead({ name: 'a'.repeat(201) }));
    expect(line('name', long.html)).toBe('Nama terlalu panjang. Maksimal 200 karakter.');

    const asked = await post(wire, lead());
    expect(focused(asked.html)).toBe('code');
    const wrong = await post(wire, { ...asked.fields, code: '000000', kavling_step: 'verify' });
    expect(line('code', wrong.html)).toBe(WRONG);
  });

  test('[OPS-03] the link back only leads to this site', async () => {
    const traps = [
      'https://lain.example/',
      'javascript:alert(1)',
      `${wire.target.url.replace('//', '//lain.example\\@')}/x/`,
      `${wire.target.url}@lain.example/`,
      '//lain.example/',
    ];
    for (const kavling_back of traps) {
      const fields = { ...lead({ name: '' }), kavling_back };
      const { html } = await post(wire, fields, { referer: 'https://lain.example/' });
      const back = /<a class="back" href="([^"]*)"/.exec(html)?.[1] ?? '';
      expect(new URL(decode(back), wire.target.url).host, kavling_back).toBe(new URL(wire.target.url).host);
    }
  });

  test('[OPS-10] the page of the lead decides whether it needs a code', async () => {
    const free = wire.newPhone();
    expect((await wire.save({ whatsapp_number: free, page_slug: 'taman-asri' })).body.success).toBe(true);
    expect(await kept(free)).toMatchObject([{ otp_reason: 'not-required' }]);
    const held = await wire.save({ page_slug: 'taman-kode' });
    expect(held.body).toMatchObject({ success: false, data: { message: UNPROVEN } });
    // A page without codes gives no access to another project that asks for them.
    const mixed = await wire.save({ page_slug: 'taman-asri', project_id: 'P-OTP' });
    expect(mixed.body.success).toBe(false);
  });

  test('[OPS-10] a lead from a page that the backend does not know is saved and set aside', async () => {
    for (const over of [{ page_slug: 'dihapus' }, { project_id: 'unknown' }, { project_id: '' }]) {
      const phone = wire.newPhone();
      expect((await wire.save({ ...over, whatsapp_number: phone, project_name: '' })).body.success).toBe(
        true,
      );
      const stored = (await wire.target.leads()).filter((row) => row.phone === `+${phone}`);
      expect(stored).toMatchObject([{ otp_reason: 'unknown-page', spam: 1 }]);
    }
  });

  test('[OPS-36] a code for a number verifies it in any notation', async () => {
    const phone = wire.newPhone();
    const sent = await wire.call({ action: 'send_otp', phone_number: `+62 (0)${phone.slice(2)}` });
    const requestId = sent.body.data.data?.data?.requestOtp?.requestId ?? '';
    const { cookie } = await wire.call({
      action: 'verify_otp',
      requestId,
      code: wire.target.codes.at(-1) ?? '',
    });
    const saved = await wire.save({ ...CODE_PAGE, whatsapp_number: `0062${phone.slice(2)}` }, { cookie });
    expect(saved.body.success).toBe(true);
    expect(await kept(phone)).toMatchObject([{ otp_verified: 1 }]);
    // Its limits are the number's as well.
    const again = await wire.call({ action: 'send_otp', phone_number: `＋６２ 0${phone.slice(2)}` });
    expect(again.body.data.data?.errors?.[0]?.extensions.code).toBe(10);
  });

  test('[OPS-03][OTP-16] a code sender that is down lets a lead without script through', async () => {
    wire.target.breakSender();
    const typed = lead();
    expect(await post(wire, typed)).toMatchObject({ status: 200, heading: 'Terima kasih' });
    expect(await kept(typed.whatsapp_number ?? '')).toMatchObject([
      { otp_verified: 0, otp_reason: 'sender-down' },
    ]);
  });
});
