import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createKeys } from '../keys.ts';
import { systemIds } from '../ports.ts';
import { describeEngines } from '../testing/engines.ts';
import { temporaryFolder } from '../testing/fixtures.ts';
import { startWorld, TEST_SECRET, type World } from '../testing/world.ts';
import { erasePerson, type LeadsAccess, purgeOld } from './index.ts';

const PHONE = '6281298765432';

function accessOf(world: World, over: { csv?: string; backups?: string } = {}): LeadsAccess {
  const config = {
    KAVLING_CSV_FOLDER: over.csv ?? '',
    KAVLING_RETENTION_DAYS: 30,
    KAVLING_ASIDE_DAYS: 10,
    KAVLING_OTP_PROOF_HOURS: 720,
  };
  return {
    config: { ...world.config, ...config },
    store: world.backend.store,
    keys: createKeys(TEST_SECRET),
    clock: world.clock,
    ids: systemIds,
    backupFolder: over.backups ?? '/nonexistent',
  };
}

await describeEngines('privacy', (makeDatabase) => {
  test.each(['+62 0812-9876-5432', '0062 812 9876 5432', '＋６２(0)８１２ 9876 5432'])(
    '[OPS-36] the number written as %s is the same person: merged, found and erased',
    async (number) => {
      const world = await startWorld({ database: await makeDatabase() });
      const first = await world.save({ whatsapp_number: `+${PHONE}` });
      const again = await world.save({ whatsapp_number: number });
      expect(again.body.data.lead_id).toBe(first.body.data.lead_id);
      const found = await world.backend.store.desk.list({ search: number }, 10);
      expect(found.leads.map(({ phone, submissions }) => [phone, submissions])).toEqual([[`+${PHONE}`, 2]]);
      const asked = await world.sendCode(number);
      expect(world.sent.at(-1)?.phone).toBe(PHONE);
      expect(await world.verify(asked?.requestId ?? '', asked?.code ?? '')).toBe(true);
      expect((await erasePerson(accessOf(world), number)).counts).toMatchObject({ leads: 1, codes: 1 });
      expect((await world.backend.store.desk.list({}, 10)).leads).toEqual([]);
      await world.backend.close();
    },
  );

  test('erasing a person leaves no trace but an audit line without a name', async () => {
    const database = await makeDatabase();
    const csv = temporaryFolder();
    const world = await startWorld({ database, config: { KAVLING_CSV_FOLDER: csv } });
    await world.sendCode(PHONE);
    const saved = await world.save({ idempotency_key: 'k1', name: 'Rina Unik' });
    await world.backend.outbox.drain();
    await world.save({ message: 'lagi', name: 'Rina Unik' });
    await world.save({ website: 'x', name: 'Rina Unik' });
    await world.save({ whatsapp_number: '+6281200000001', name: 'Budi' });
    const note = {
      id: 'n1',
      lead_id: saved.body.data.lead_id ?? '',
      at: world.clock.now(),
      author: 'ani',
      text: 'Rina Unik mau survei',
    };
    await world.backend.store.desk.addNote(note);

    const erasure = await erasePerson(accessOf(world, { csv }), '0812-9876-5432');
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
    const left = (await world.backend.store.desk.list({}, 10)).leads;
    expect(left.map((lead) => lead.name)).toEqual(['Budi']);
    const audits = JSON.stringify(await world.backend.store.privacy.audits());
    expect(audits).toContain('erase');
    const places = [audits, ...readdirSync(csv).map((name) => readFileSync(join(csv, name), 'utf8'))];
    if (database.kind === 'sqlite') {
      for (const ending of ['', '-wal']) {
        if (existsSync(database.file + ending)) places.push(readFileSync(database.file + ending, 'latin1'));
      }
    }
    for (const place of places) expect(place).not.toMatch(/81298765432|Rina Unik/);
    await world.backend.close();
  });

  test('what is older than its keep goes, what is younger stays', async () => {
    const world = await startWorld({ database: await makeDatabase() });
    const access = accessOf(world);
    await world.save({ idempotency_key: 'k1' });
    await world.clock.advance(20 * 86_400_000);
    await world.save({ whatsapp_number: '+6281200000001' });
    expect(await purgeOld({ ...access, store: access.store.privacy })).toBe(0);
    await world.clock.advance(11 * 86_400_000);
    expect(await purgeOld({ ...access, store: access.store.privacy })).toBe(1);
    expect((await world.backend.store.desk.list({}, 10)).leads).toHaveLength(1);
    await world.backend.close();
  });
});
