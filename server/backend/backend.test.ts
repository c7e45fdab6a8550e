import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultServerConfig } from '../config/read.ts';
import { LEAD_FIELDS } from '../contract/lead-fields.ts';
import { createBackend } from '../index.ts';
import { silentLog } from '../ports/log.ts';
import { connectSqlite } from '../store/sqlite/drivers.ts';
import { from } from '../testing/environment.ts';
import { leadForm, post, project, projectSource, temporaryFolder } from '../testing/fixtures.ts';

async function start() {
  const file = join(temporaryFolder(), 'kavling.db');
  const config = defaultServerConfig({ DATABASE_URL: { kind: 'sqlite', file } });
  const backend = await createBackend({ config, projects: projectSource(project()), log: silentLog });
  return { backend, file };
}

test('[CALL-05] [FORM-03] a lead posted to the ajax address is one row with every field', async () => {
  const { backend, file } = await start();
  const response = await backend.fetch(post('/wp-admin/admin-ajax.php', leadForm()));
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ success: true, data: { lead_id: expect.any(String) } });
  await backend.close();

  const row = connectSqlite(file, { readonly: true }).prepare('select * from lead').get();
  const sent = leadForm();
  const expected = Object.fromEntries(LEAD_FIELDS.map((field) => [field, sent[field] ?? '']));
  expect(row).toMatchObject({ ...expected, submit_status: '1', phone: '+6281298765432', status: 'new' });
});

test('[CALL-01] the project call answers with the additional data of the page document', async () => {
  const { backend } = await start();
  const found = await backend.fetch(new Request('http://localhost/wp-json/wk/v1/project?id=SL-20481'));
  expect(await found.json()).toEqual({
    success: true,
    data: {
      ext_ls_additional_data: {
        project_status: 'ready',
        province: 'Banten',
        city: 'Tangerang Selatan',
        district: 'Serpong',
        whatsapp_business_number: '6281234567890',
      },
    },
  });
  const missing = await backend.fetch(new Request('http://localhost/wp-json/wk/v1/project?id=unknown'));
  expect(missing.status).toBe(404);
  await backend.close();
});

test('[CALL-05] multipart is accepted, and a lead without script gets a complete page', async () => {
  const { backend } = await start();
  const body = new FormData();
  for (const [name, value] of Object.entries(leadForm({ name: 'Budi <b>' }))) body.set(name, value);
  const response = await backend.fetch(
    new Request('http://localhost/wp-admin/admin-post.php', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body,
    }),
  );
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/html');
  const html = await response.text();
  expect(html).toContain('Budi &#60;b&#62;');
  expect(html).toContain('https://api.whatsapp.com/send?phone=6281234567890&#38;text=');
  expect(html).toContain(encodeURIComponent('(ID: SL-20481)'));
  await backend.close();
});

test('[FORM-05] [LEAD-10] the server checks name and number again, with the same messages', async () => {
  const { backend } = await start();
  const refusalFor = async (over: Record<string, string>) => {
    const response = await backend.fetch(post('/wp-admin/admin-ajax.php', leadForm(over)));
    expect(response.status).toBe(200);
    return ((await response.json()) as { data: { message: string } }).data.message;
  };
  expect(await refusalFor({ name: '' })).toBe('Silakan isi nama');
  expect(await refusalFor({ whatsapp_number: '' })).toBe('Silakan isi nomor Whatsapp');
  expect(await refusalFor({ whatsapp_number: '081298765432' })).toContain('gunakan kode negara');
  expect(await refusalFor({ whatsapp_number: '+62626281298' })).toBe(
    'Harap masukkan nomor whatsapp anda dengan benar',
  );
  await backend.close();
});

test('the metrics are closed without a token, even for callers on this machine: a proxy is one', async () => {
  const config = (token: string) =>
    defaultServerConfig({
      DATABASE_URL: { kind: 'sqlite', file: join(temporaryFolder(), 'kavling.db') },
      KAVLING_METRICS_TOKEN: token,
    });
  const ask = async (token: string, headers: Record<string, string> = {}) => {
    const backend = await createBackend({ config: config(token), projects: projectSource(), log: silentLog });
    const { status } = await backend.fetch(
      new Request('http://localhost/metrics', { headers }),
      from('127.0.0.1'),
    );
    await backend.close();
    return status;
  };
  expect(await ask('')).toBe(403);
  expect(await ask('', { authorization: 'Bearer ' })).toBe(403);
  expect(await ask('secret-token')).toBe(403);
  expect(await ask('secret-token', { authorization: 'Bearer secret-token' })).toBe(200);
});

test('GET on a save is 405, a body above 64 KiB is 413', async () => {
  const { backend } = await start();
  for (const path of ['/wp-admin/admin-ajax.php', '/wp-admin/admin-post.php']) {
    expect((await backend.fetch(new Request(`http://localhost${path}?action=save_leads_to_db`))).status).toBe(
      405,
    );
    expect((await backend.fetch(post(path, leadForm({ message: 'x'.repeat(70_000) })))).status).toBe(413);
  }
  await backend.close();
});
