import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { connectSqlite } from '../server/store/sqlite/drivers.ts';
import { leadForm, project, temporaryFolder } from '../server/testing/fixtures.ts';
import { findPhp, startWordpress, type WordpressTarget } from '../server/testing/wordpress.ts';

const AJAX = '/wp-admin/admin-ajax.php';
const missing = findPhp();
const PHONE = '6281298765432';

let wordpress: WordpressTarget | undefined;
afterEach(async () => {
  await wordpress?.stop();
  wordpress = undefined;
});

interface Answer {
  readonly success: boolean;
  readonly data: {
    readonly lead_id?: string;
    readonly data?: { readonly data: Record<string, { requestId?: string; proof?: string }> };
  };
}

async function call(fields: Readonly<Record<string, string>>): Promise<Answer> {
  const answer = await fetch(`${wordpress?.url}${AJAX}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(fields),
  });
  return (await answer.json()) as Answer;
}

const save = (over: Readonly<Record<string, string>> = {}) => call(leadForm(over));

/** Verifies a number by a code and returns the proof. */
async function prove(phone_number: string, project_id = ''): Promise<string> {
  const sent = await call({ action: 'send_otp', phone_number, project_id });
  const requestId = sent.data.data?.data.requestOtp?.requestId ?? '';
  const code = wordpress?.codes.at(-1) ?? '';
  const verified = await call({ action: 'verify_otp', requestId, code });
  return verified.data.data?.data.verifyOtp?.proof ?? '';
}

test.skipIf(missing !== null).each([
  ['a name of 201 characters', { name: 'a'.repeat(201) }, 'Nama terlalu panjang. Maksimal 200 karakter.'],
  ['two zero-width spaces', { name: '\u200b\u200b' }, 'Silakan isi nama'],
  ['a name of 200 characters', { name: '𝒷'.repeat(200) }, undefined],
  ['a number in Arabic-Indic digits', { whatsapp_number: '+٦٢٨١٢٩٨٧٦٥٤٣٢' }, undefined],
  ['a number in Devanagari digits', { whatsapp_number: '६२८१२९८७६५४३२' }, undefined],
])('[OPS-55] WordPress: %s', async (_what, over, message) => {
  wordpress = await startWordpress([project()]);
  const answer = await save(over);
  expect(answer.success).toBe(message === undefined);
  if (message) expect(answer.data).toMatchObject({ message });
  else expect(await wordpress.leads()).toMatchObject([{ phone: `+${PHONE}` }]);
});

const only = (name: string) => wordpress?.hooks().filter(([each]) => each === name) ?? [];

test.skipIf(missing !== null)(
  '[OPS-22] WordPress: a lead that is submitted again with a verified number is upgraded once, and the hook fires',
  async () => {
    wordpress = await startWordpress([project()]);
    const first = await save({ message: 'Tipe 45' });
    const lead_id = first.data.lead_id;
    await save({ message: 'tanpa kode' });
    expect(only('kavling_lead_updated')).toEqual([]);
    const otp_proof = await prove(PHONE);
    for (const message of ['dengan kode', 'sekali lagi'])
      expect((await save({ message, otp_proof })).data.lead_id).toBe(lead_id);
    expect(await wordpress.leads()).toMatchObject([
      { id: lead_id, otp_verified: 1, otp_reason: 'proven', submissions: 4, phone: `+${PHONE}` },
    ]);
    expect(only('kavling_lead_saved')).toMatchObject([[expect.anything(), { id: lead_id, otp_verified: 0 }]]);
    expect(only('kavling_lead_updated')).toMatchObject([
      [expect.anything(), { id: lead_id, otp_verified: 1, otp_reason: 'proven', message: 'Tipe 45' }],
    ]);
    expect(await wordpress.touches(lead_id ?? '')).toHaveLength(3);
  },
);

test.skipIf(missing !== null)(
  '[OPS-22][OPS-36] WordPress: the same person at the same moment is one lead, however the number is written',
  async () => {
    wordpress = await startWordpress([project()], { workers: 4 });
    await save({ whatsapp_number: '6281200000009' });
    const ways = [
      '+62 0812-9876-5432',
      '+62(0)812 9876 5432',
      '0062 812 9876 5432',
      '６２８１２98765432',
      PHONE,
    ];
    const answers = await Promise.all(ways.map((whatsapp_number) => save({ whatsapp_number })));
    expect(new Set(answers.map(({ data }) => data.lead_id)).size).toBe(1);
    const [lead] = (await wordpress.leads()).filter(({ phone }) => phone === `+${PHONE}`);
    expect(lead?.submissions).toBe(ways.length);
  },
);

test.skipIf(missing !== null)('[OPS-10] WordPress: a lead keeps its page', async () => {
  const pages = [project({ slug: 'brosur' }), project({ slug: 'peluncuran', otp: true })];
  wordpress = await startWordpress(pages);
  expect((await save({ page_slug: 'brosur' })).success).toBe(true);
  expect((await save({ page_slug: 'peluncuran', whatsapp_number: '6281200000002' })).success).toBe(false);
  // A page from before pages sent their slug.
  expect((await save({ whatsapp_number: '6281200000003' })).success).toBe(true);
  expect((await save({ page_slug: 'dihapus', whatsapp_number: '6281200000004' })).success).toBe(true);
  const stored = (await wordpress.leads()).map((lead) => [lead.page_slug, lead.spam, lead.otp_reason]);
  expect(stored.sort()).toEqual([
    ['', 0, 'not-required'],
    ['brosur', 0, 'not-required'],
    ['dihapus', 1, 'unknown-page'],
    ['peluncuran', 1, 'unproven'],
  ]);
  expect(only('kavling_lead_saved')).toHaveLength(2);
  expect(only('kavling_lead_unknown_page')).toMatchObject([[expect.anything(), { page_slug: 'dihapus' }]]);
});

test.skipIf(missing !== null)(
  '[OPS-10] WordPress: without pages in the settings the project decides, and nothing is set aside',
  async () => {
    const { slug: _, ...free } = project();
    const { slug: __, ...held } = project({ id: 'P-2', superleadsId: 'SL-2', otp: true });
    wordpress = await startWordpress([free, held]);
    expect((await save({ page_slug: 'taman-asri' })).success).toBe(true);
    const other = { page_slug: 'kota-baru', project_id: 'P-2', whatsapp_number: '6281200000002' };
    expect((await save(other)).success).toBe(false);
    const otp_proof = await prove('6281200000002', 'P-2');
    expect((await save({ ...other, otp_proof })).success).toBe(true);
    expect((await wordpress.leads()).map(({ otp_reason }) => otp_reason).sort()).toEqual([
      'not-required',
      'proven',
      'unproven',
    ]);
  },
);

test.skipIf(missing !== null)(
  '[OPS-62] WordPress: a lead that arrives before any page is known is set aside, and the hook fires',
  async () => {
    wordpress = await startWordpress([]);
    for (const [at, over] of [{ page_slug: 'taman-asri' }, { project_id: '' }].entries())
      expect((await save({ ...over, whatsapp_number: `628120000000${at}` })).success).toBe(true);
    expect(await wordpress.leads()).toMatchObject([
      { spam: 1, otp_reason: 'unknown-page', name: 'Rina Wulandari', message: 'Tipe 45' },
      { spam: 1, otp_reason: 'unknown-page' },
    ]);
    expect(only('kavling_lead_saved')).toEqual([]);
    expect(only('kavling_lead_unknown_page')).toHaveLength(2);
  },
);

test.skipIf(missing !== null)(
  '[OPS-10] WordPress: tables of the previous version get the page column',
  async () => {
    const folder = temporaryFolder();
    wordpress = await startWordpress([project()], { folder });
    await save({ page_slug: 'taman-asri' });
    await wordpress.stop();
    const database = connectSqlite(join(folder, 'wp.db'));
    database.exec('alter table wp_kavling_lead drop column page_slug');
    database.close();
    writeFileSync(join(folder, 'option-kavling_schema'), '2');

    wordpress = await startWordpress([project()], { folder });
    expect((await save({ page_slug: 'taman-asri', whatsapp_number: '6281200000002' })).success).toBe(true);
    const stored = (await wordpress.leads()).map(({ phone, page_slug }) => [phone, page_slug]);
    expect(stored).toEqual([
      [`+${PHONE}`, ''],
      ['+6281200000002', 'taman-asri'],
    ]);
  },
);

test.skipIf(missing !== null)('WordPress: refused leads are kept short', async () => {
  wordpress = await startWordpress([project({ otp: true })]);
  await save({ message: 'x'.repeat(2000) });
  expect(await wordpress.leads()).toMatchObject([{ otp_reason: 'unproven', message: 'x'.repeat(200) }]);
});

test.skipIf(missing !== null)(
  '[ADS-01] WordPress: without script the source comes from the URL of the page, and a retry with other touches is the same lead',
  async () => {
    wordpress = await startWordpress([project()]);
    const page = `${wordpress.url}/taman-asri/`;
    await fetch(`${wordpress.url}/wp-admin/admin-post.php`, {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'same-origin',
        accept: 'text/html',
        referer: `${page}?wbraid=w%2C1&msclkid=m1`,
      },
      body: new URLSearchParams(leadForm({ gclid: '' })),
    });
    expect(await wordpress.leads()).toMatchObject([
      {
        first_touch_source: 'google',
        last_touch_medium: 'cpc',
        last_touch_click_ids: 'wbraid=w%2C1&msclkid=m1',
        last_touch_page: page,
      },
    ]);
    const again = { idempotency_key: 'k-9', whatsapp_number: '6281300000001' };
    const one = await save({ ...again, last_touch_at: '2026-11-01T00:00:00.000Z' });
    const two = await save({ ...again, last_touch_at: '2026-11-02T00:00:00.000Z' });
    expect(two).toEqual(one);
    expect(one.success).toBe(true);
  },
);
