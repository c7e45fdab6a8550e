import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createKeys } from '../keys/keys.ts';
import { systemIds } from '../ports/ids.ts';
import { describeDatabases } from '../testing/databases.ts';
import { startEnvironment, TEST_SECRET, type TestEnvironment } from '../testing/environment.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { erasePerson, type LeadsAccess, purgeOld } from './index.ts';

const PHONE = '6281298765432';

function accessOf(environment: TestEnvironment, over: { csv?: string; backups?: string } = {}): LeadsAccess {
  const config = {
    KAVLING_CSV_FOLDER: over.csv ?? '',
    KAVLING_RETENTION_DAYS: 30,
    KAVLING_ASIDE_DAYS: 10,
    KAVLING_OTP_PROOF_HOURS: 720,
  };
  return {
    config: { ...environment.config, ...config },
    store: environment.backend.store,
    keys: createKeys(TEST_SECRET),
    clock: environment.clock,
    ids: systemIds,
    backupFolder: over.backups ?? '/nonexistent',
  };
}

await describeDatabases('privacy', (makeDatabase) => {
  test.each(['+62 0812-9876-5432', '0062 812 9876 5432', '＋６２(0)８１２ 9876 5432'])(
    '[OPS-36] the number written as %s is the same person: merged, found and erased',
    async (number) => {
      const environment = await startEnvironment({ database: await makeDatabase() });
      const first = await environment.save({ whatsapp_number: `+${PHONE}` });
      const again = await environment.save({ whatsapp_number: number });
      expect(again.body.data.lead_id).toBe(first.body.data.lead_id);
      const found = await environment.backend.store.desk.list({ search: number }, 10);
      expect(found.leads.map(({ phone, submissions }) => [phone, submissions])).toEqual([[`+${PHONE}`, 2]]);
      const asked = await environment.sendCode(number);
      expect(environment.sent.at(-1)?.phone).toBe(PHONE);
      expect(await environment.verify(asked?.requestId ?? '', asked?.code ?? '')).toBe(true);
      expect((await erasePerson(accessOf(environment), number)).counts).toMatchObject({ leads: 1, codes: 1 });
      expect((await environment.backend.store.desk.list({}, 10)).leads).toEqual([]);
      await environment.backend.close();
    },
  );

  test('erasing a person leaves no trace but an audit line without a name', async () => {
    const database = await makeDatabase();
    const csv = temporaryFolder();
    const environment = await startEnvironment({ database, config: { KAVLING_CSV_FOLDER: csv } });
    await environment.sendCode(PHONE);
    const saved = await environment.save({ idempotency_key: 'k1', name: 'Rina Unik' });
    await environment.backend.outbox.drain();
    await environment.save({ message: 'lagi', name: 'Rina Unik' });
    await environment.save({ website: 'x', name: 'Rina Unik' });
    await environment.save({ whatsapp_number: '+6281200000001', name: 'Budi' });
    const note = {
      id: 'n1',
      lead_id: saved.body.data.lead_id ?? '',
      at: environment.clock.now(),
      author: 'ani',
      text: 'Rina Unik mau survei',
    };
    await environment.backend.store.desk.addNote(note);

    const erasure = await erasePerson(accessOf(environment, { csv }), '0812-9876-5432');
    expect(erasure.counts).toEqual({
      leads: 2,
      notes: 1,
      touches: 1,
      keys: 1,
      messages: 0,
      codes: 1,
      limits: 1,
    });
    expect(erasure.csvLines).toBe(1);
    const left = (await environment.backend.store.desk.list({}, 10)).leads;
    expect(left.map((lead) => lead.name)).toEqual(['Budi']);
    const audits = JSON.stringify(await environment.backend.store.privacy.audits());
    expect(audits).toContain('erase');
    const places = [audits, ...readdirSync(csv).map((name) => readFileSync(join(csv, name), 'utf8'))];
    if (database.kind === 'sqlite') {
      for (const ending of ['', '-wal']) {
        if (existsSync(database.file + ending)) places.push(readFileSync(database.file + ending, 'latin1'));
      }
    }
    for (const place of places) expect(place).not.toMatch(/81298765432|Rina Unik/);
    await environment.backend.close();
  });

  test('leads past their retention are deleted, younger ones stay', async () => {
    const environment = await startEnvironment({ database: await makeDatabase() });
    const access = accessOf(environment);
    await environment.save({ idempotency_key: 'k1' });
    await environment.clock.advance(20 * 86_400_000);
    await environment.save({ whatsapp_number: '+6281200000001' });
    expect(await purgeOld({ ...access, store: access.store.privacy })).toBe(0);
    await environment.clock.advance(11 * 86_400_000);
    expect(await purgeOld({ ...access, store: access.store.privacy })).toBe(1);
    expect((await environment.backend.store.desk.list({}, 10)).leads).toHaveLength(1);
    await environment.backend.close();
  });
});
