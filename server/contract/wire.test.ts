import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { leadForm, project, temporaryFolder } from '../testing/fixtures.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { preparePhp, startReference, startWordpress, type WireTarget } from '../testing/wire-target.ts';
import { CALL_SCHEMAS, type CallName } from '../wire.ts';

/** What a page sees of a backend: the same on SQLite, on PostgreSQL and in WordPress. */
const PROJECTS = [
  project(),
  project({
    id: 'P-OTP',
    superleadsId: 'SL-OTP',
    micrositeSuperleadsId: 'MS-OTP',
    name: 'Taman Kode',
    otp: true,
  }),
];
const AJAX = '/wp-admin/admin-ajax.php';
const POST = '/wp-admin/admin-post.php';

const postgres = await startPostgres();
const noPhp = preparePhp();
const targets: readonly (readonly [string, string | null, () => Promise<WireTarget>])[] = [
  [
    'reference on sqlite',
    null,
    () => startReference({ kind: 'sqlite', file: join(temporaryFolder(), 'k.db') }, PROJECTS),
  ],
  [
    'reference on postgres',
    typeof postgres === 'string' ? postgres : null,
    async () =>
      startReference({ kind: 'postgres', url: await (postgres as TestPostgres).createDatabase() }, PROJECTS),
  ],
  ['wordpress plugin', noPhp, () => startWordpress(PROJECTS)],
];
afterAll(async () => {
  if (typeof postgres !== 'string') await postgres.stop();
});

const ajv = new Ajv({ strict: true, allowUnionTypes: true });
const answers = new Map(
  Object.entries(CALL_SCHEMAS).map(([name, schema]) => [
    name,
    ajv.compile({ definitions: schema.definitions, $ref: '#/definitions/answer' }),
  ]),
);

function expectAnswer(name: CallName, body: unknown): void {
  const validate: ValidateFunction<unknown> | undefined = answers.get(name);
  expect(validate?.(body), JSON.stringify([validate?.errors, body])).toBe(true);
}

let visitors = 0;

for (const [name, missing, start] of targets) {
  if (missing !== null) process.stderr.write(`SKIPPED contract with ${name}: ${missing}\n`);
  describe.skipIf(missing !== null)(name, () => {
    let target: WireTarget;
    beforeAll(async () => {
      target = await start();
    });
    afterAll(() => target?.stop());

    const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(target.url + path, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', ...headers },
        body: new URLSearchParams(fields),
      });
    const call = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
      const response = await post(AJAX, fields, headers);
      const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
      return { status: response.status, cookie, body: (await response.json()) as Answer };
    };
    const newPhone = () => `62812${String(10_000_000 + 137_311 * ++visitors).slice(-8)}`;
    const save = (over: Record<string, string> = {}, headers = {}) =>
      call(leadForm({ whatsapp_number: `+${newPhone()}`, ...over }), headers);

    test('[CALL-01] project data', async () => {
      const response = await fetch(`${target.url}/wp-json/wk/v1/project?id=SL-20481`);
      expect(response.status).toBe(200);
      const body = (await response.json()) as { data: { ext_ls_additional_data: object } };
      expectAnswer('project', body);
      expect(body.data.ext_ls_additional_data).toMatchObject({
        city: 'Tangerang Selatan',
        whatsapp_business_number: '6281234567890',
      });
      expect((await fetch(`${target.url}/wp-json/wk/v1/project?id=nobody`)).status).toBe(404);
    });

    test('[OPS-36] a number is one however it is written; [OPS-28] a local one counts where the page says so', async () => {
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
      expect((await target.leads()).filter((lead) => lead.phone.endsWith(mobile))).toMatchObject([
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
      const second = await fetch(target.url + POST, {
        method: 'POST',
        body,
        headers: { accept: 'application/json' },
      });
      expect(await second.json()).toMatchObject({ success: true });
      const stored = (await target.leads()).find((lead) => lead.phone === `+${phone}`);
      expect(stored).toMatchObject({
        id: first.body.data.lead_id,
        name: `O'Brien "Ñ" \\ <b>`,
        submit_status: '1',
        spam: 0,
        otp_verified: 0,
      });
    });

    test('[CALL-05] without script the answer is a finished page', async () => {
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

    test('[OPS-03] a form that posts by itself is checked and answered by a page, at either address', async () => {
      for (const path of [POST, AJAX]) {
        const native = (over: Record<string, string>, headers = {}) =>
          post(path, leadForm({ name: 'Rina Sari', ...over }), {
            accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
            referer: `${target.url}/taman-asri/`,
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
          expect(html).toContain(`href="${target.url}/taman-asri/"`);
        }
        expect((await target.leads()).some((lead) => String(lead.phone).endsWith(wrong.slice(1)))).toBe(
          false,
        );
        const right = await native({ whatsapp_number: phone });
        expect(right.status).toBe(200);
        expect(await right.text()).toContain('Terima kasih');
      }
    });

    test('[FORM-05] [LEAD-10] refusals say what the form says', async () => {
      const cases: readonly (readonly [Record<string, string>, string])[] = [
        [{ name: '  ' }, 'Silakan isi nama'],
        [{ whatsapp_number: '' }, 'Silakan isi nomor Whatsapp'],
        [
          { whatsapp_number: '081298765432' },
          'Nomor salah. Silakan gunakan kode negara. Contoh: 628123456789',
        ],
        [{ whatsapp_number: '628123456' }, 'Harap masukkan nomor whatsapp anda dengan benar'],
        [{ whatsapp_number: '6262812345678' }, 'Harap masukkan nomor whatsapp anda dengan benar'],
        [
          { whatsapp_number: '12812345678' },
          'Nomor salah. Silakan gunakan kode negara. Contoh: 628123456789',
        ],
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
      expect((await target.leads()).filter((lead) => lead.phone === phone)).toMatchObject([
        { submissions: 1 },
      ]);
    });

    test('the same person again is one lead, a filled trap is spam that looks like success', async () => {
      const phone = `+${newPhone()}`;
      const first = await save({ whatsapp_number: phone });
      expect((await save({ whatsapp_number: phone, message: 'lagi' })).body.data.lead_id).toBe(
        first.body.data.lead_id,
      );
      const trap = await save({ whatsapp_number: `+${newPhone()}`, website: 'x' });
      expect(trap.body).toMatchObject({ success: true, data: { message: first.body.data.message } });
      const stored = await target.leads();
      expect(stored.find((lead) => lead.phone === phone)?.submissions).toBe(2);
      expect(stored.filter((lead) => lead.spam === 1)).toHaveLength(1);
    });

    test('[CALL-02] [CALL-03] [CALL-04] codes: sent, wrong, right, once, cancelled', async () => {
      const phone = newPhone();
      const sent = await call({ action: 'send_otp', phone_number: phone });
      expectAnswer('send-otp', sent.body);
      const requestId = sent.body.data.data?.data?.requestOtp?.requestId ?? '';
      const code = target.codes.at(-1) ?? '';
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
      expect(await verify(target.codes.at(-1) ?? '', otherId)).toBe(false);
      const unknown = await call({ action: 'cancel_otp', requestId: 'nobody' });
      expectAnswer('cancel-otp', unknown.body);
      expect(unknown.body.data.data?.errors).toHaveLength(1);
    });

    test('five tries, then dead for the right code too', async () => {
      const sent = await call({ action: 'send_otp', phone_number: newPhone() });
      const requestId = sent.body.data.data?.data?.requestOtp?.requestId ?? '';
      const code = target.codes.at(-1) ?? '';
      for (let tries = 0; tries < 5; tries += 1)
        await call({ action: 'verify_otp', requestId, code: code === '000000' ? '1' : '000000' });
      const last = await call({ action: 'verify_otp', requestId, code });
      expect(last.body.data.data?.data?.verifyOtp?.isSuccess).toBe(false);
    });

    test('the server decides: a proven phone is verified, a forged cookie is nothing', async () => {
      const phone = newPhone();
      const otp = { project_id: 'P-OTP', whatsapp_number: `+${phone}` };
      const refused = await save(otp, {
        cookie: `validated=${phone}; __Host-kavling-proof=a.9999999999999.b`,
      });
      expect([refused.status, refused.body.success]).toEqual([200, false]);
      expect(refused.body.data.message).toContain('belum terverifikasi');

      const sent = await call({ action: 'send_otp', phone_number: phone });
      const requestId = sent.body.data.data?.data?.requestOtp?.requestId ?? '';
      const { cookie } = await call({ action: 'verify_otp', requestId, code: target.codes.at(-1) ?? '' });
      expect(cookie).toMatch(/^__Host-kavling-proof=/);
      expect((await save({ ...otp, whatsapp_number: `+${newPhone()}` }, { cookie })).body.success).toBe(
        false,
      );
      expect((await save(otp, { cookie })).body.success).toBe(true);
      const stored = (await target.leads()).filter(
        (lead) => lead.phone === `+${phone}` && !Number(lead.spam),
      );
      expect(stored).toMatchObject([{ otp_verified: 1, otp_reason: 'proven' }]);
    });

    test('[OPS-22] a lead that comes again with a proven number is proven, and what it said the second time is kept', async () => {
      const phone = newPhone();
      const first = await save({ whatsapp_number: `+${phone}` });
      const sent = await call({ action: 'send_otp', phone_number: phone });
      const requestId = sent.body.data.data?.data?.requestOtp?.requestId ?? '';
      const { cookie } = await call({ action: 'verify_otp', requestId, code: target.codes.at(-1) ?? '' });
      const second = await save({ whatsapp_number: `+${phone}`, message: 'dengan kode' }, { cookie });
      const id = first.body.data.lead_id ?? '';
      expect(second.body.data.lead_id).toBe(id);
      // Once proven it stays so, whatever comes without a proof.
      await save({ whatsapp_number: `+${phone}`, message: 'tanpa kode' });
      expect((await target.leads()).filter((lead) => lead.phone === `+${phone}`)).toMatchObject([
        { otp_verified: 1, otp_reason: 'proven', submissions: 3 },
      ]);
      const said = (await target.touches(id)).map(
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
        code: target.codes.at(-1) ?? '',
      });
      expectAnswer('verify-otp', verified.body);
      const otp_proof = verified.body.data.data?.data?.verifyOtp?.proof ?? '';
      expect(otp_proof).not.toBe('');
      const other = await save({ otp_proof, project_id });
      expect(other.body.success).toBe(false);
      const elsewhere = await save({ otp_proof, whatsapp_number: `+${phone}`, project_id: 'nobody' });
      const own = await save({ otp_proof, project_id, whatsapp_number: `+${phone}` });
      expect(own.body.success).toBe(true);
      const stored = (await target.leads()).filter((lead) => lead.phone === `+${phone}`);
      const proven = stored.filter((lead) => Number(lead.otp_verified) === 1);
      expect(proven).toMatchObject([{ otp_reason: 'proven', id: own.body.data.lead_id }]);
      expect(elsewhere.body.data.lead_id).not.toBe(own.body.data.lead_id);
    });

    test('posts from elsewhere, GET, and bodies that are too large or broken are refused', async () => {
      expect((await call(leadForm(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
      expect(
        (await call(leadForm(), { 'sec-fetch-site': 'none', origin: 'https://evil.example' })).status,
      ).toBe(403);
      expect((await fetch(`${target.url}${AJAX}?action=save_leads_to_db&name=x`)).status).toBe(405);
      expect((await save({ message: 'x'.repeat(70_000) })).status).toBe(413);
      const broken = await fetch(target.url + AJAX, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'action=save_leads_to_db&name=%FF&whatsapp_number=6281298765432',
      });
      expect(broken.status).toBe(400);
      expect((await call({ action: 'drop_tables' }).catch(() => ({ status: 400 }))).status).toBe(400);
    });

    test('[OTP-16] the sender is down: a status that is not ok, and the lead stands unverified', async () => {
      target.breakSender();
      const phone = newPhone();
      const sent = await call({ action: 'send_otp', phone_number: phone });
      expectAnswer('send-otp', sent.body);
      expect(sent.status).toBe(503);
      expect((await save({ project_id: 'P-OTP', whatsapp_number: `+${phone}` })).body.success).toBe(true);
      const stored = (await target.leads()).find((lead) => lead.phone === `+${phone}`);
      expect(stored).toMatchObject({ otp_verified: 0, otp_reason: 'sender-down' });
    });
  });
}

interface Answer {
  readonly success: boolean;
  readonly data: {
    readonly message?: string;
    readonly lead_id?: string;
    readonly data?: {
      readonly data: {
        readonly requestOtp?: {
          readonly requestId: string;
          readonly nextEventWait: number;
          readonly alphabet?: string;
        };
        readonly verifyOtp?: { readonly isSuccess: boolean; readonly proof?: string };
      } | null;
      readonly errors?: readonly {
        readonly message: string;
        readonly extensions: { readonly code: number };
      }[];
    };
  };
}
