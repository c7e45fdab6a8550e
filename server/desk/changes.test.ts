import { expect, test } from 'vitest';
import { describeDatabases } from '../testing/databases.ts';
import { type DeskSeat, openDeskSeats } from '../testing/desk-seats.ts';

const MINUTE = 60_000;

async function leadOf(seat: DeskSeat, id: string) {
  return (await seat.ask(`leads/${id}`)).body as {
    lead: Record<string, unknown>;
    events: Record<string, unknown>[];
    notes: Record<string, unknown>[];
  };
}

async function names(seat: DeskSeat, query: string): Promise<readonly string[]> {
  return ((await seat.ask(`leads?${query}`)).body.leads as { name: string }[]).map(({ name }) => name);
}

await describeDatabases('desk changes', (makeDatabase) => {
  test('[DESK-01] nine statuses, a reason for lost, the first answer’s time, and an undo for each', async () => {
    const desk = await openDeskSeats(await makeDatabase());
    const id = await desk.save(1);
    await desk.environment.clock.advance(5 * MINUTE);
    const statuses = ['contacted', 'qualified', 'visit', 'booked', 'won', 'unreachable', 'wrong-number'];
    const events: string[] = [];
    for (const status of statuses) {
      const { body } = await desk.admin.write(`leads/${id}/status`, { status });
      events.push(String(body.event));
      await desk.environment.clock.advance(MINUTE);
    }
    expect((await desk.admin.write(`leads/${id}/status`, { status: 'lost' })).body.code).toBe('needsReason');
    const lost = await desk.admin.write(`leads/${id}/status`, { status: 'lost', reason: 'price' });
    events.push(String(lost.body.event));
    const { lead } = await leadOf(desk.admin, id);
    expect(lead).toMatchObject({ status: 'lost', lost_reason: 'price' });
    expect(Number(lead.answered_at) - Number(lead.created_at)).toBe(5 * MINUTE);

    expect((await desk.admin.write('undo', { events: [events[0]] })).body.code).toBe('movedOn');
    for (const event of events.reverse())
      expect((await desk.admin.write('undo', { events: [event] })).body).toEqual({ done: 1, left: 0 });
    const back = await leadOf(desk.admin, id);
    expect(back.lead).toMatchObject({ status: 'new', lost_reason: '', answered_at: 0 });
    expect(back.events.filter(({ undone_at: at }) => at !== 0)).toHaveLength(8);
    expect((await desk.admin.write('undo', { events: [events[0]] })).body.code).toBe('noUndo');
    await desk.close();
  });

  test('[DESK-01] assignment, notes and bulk changes are undone too', async () => {
    const desk = await openDeskSeats(await makeDatabase());
    await desk.hire('budi', 'sales', 'P-1');
    const ids = [await desk.save(1), await desk.save(2), await desk.save(3)];
    const given = await desk.admin.write('bulk', { ids, person: 'budi' });
    expect(given.body.events).toHaveLength(3);
    expect(await names(desk.admin, 'assigned=budi')).toHaveLength(3);
    const moved = await desk.admin.write('bulk', { ids, status: 'lost', reason: 'location' });
    expect(await names(desk.admin, 'status=lost')).toHaveLength(3);
    await desk.admin.write('undo', { events: moved.body.events });
    await desk.admin.write('undo', { events: given.body.events });
    expect(await names(desk.admin, 'assigned=-&status=new')).toHaveLength(3);
    const note = await desk.admin.write(`leads/${ids[0]}/notes`, { text: 'wrong lead' });
    expect((await desk.admin.write(`notes/${String(note.body.id)}/remove`, {})).status).toBe(200);
    expect((await leadOf(desk.admin, ids[0] ?? '')).notes).toEqual([]);
    expect(await names(desk.admin, 'search=wrong lead')).toEqual([]);
    await desk.close();
  });

  test('[DESK-01] a lead set aside shows the reason, returns with its messages once, and can be set aside again', async () => {
    const desk = await openDeskSeats(await makeDatabase(), {
      config: { KAVLING_WEBHOOK_URLS: ['https://crm.example/in'], KAVLING_WEBHOOK_SECRET: 's'.repeat(32) },
    });
    await desk.hire('budi', 'sales', 'P-1');
    await desk.rotate('P-1', ['budi']);
    const id = await desk.save(1, { website: 'spam.example' });
    const aside = (await desk.admin.ask('leads?spam=1')).body.leads as { id: string; otp_reason: string }[];
    expect(aside).toMatchObject([{ id, otp_reason: 'not-required' }]);
    const { outbox } = desk.environment.backend.store;
    expect(await outbox.waiting()).toBe(0);
    const { body } = await desk.admin.write(`leads/${id}/restore`, {});
    expect(await names(desk.admin, 'assigned=budi')).toEqual(['Visitor 1']);
    expect(await outbox.waiting()).toBe(1);
    await desk.admin.write('undo', { events: [body.event] });
    expect(await names(desk.admin, 'spam=1')).toEqual(['Visitor 1']);
    await desk.admin.write(`leads/${id}/restore`, {});
    expect(await outbox.waiting()).toBe(1);
    await desk.close();
  });

  test('[DESK-01] an erased person is gone from list, search, history and reminders', async () => {
    const desk = await openDeskSeats(await makeDatabase());
    const id = await desk.save(1);
    await desk.admin.write(`leads/${id}/notes`, { text: 'Mau survei' });
    await desk.admin.write(`leads/${id}/reminders`, { at: 2_000_000_000_000, text: 'Telepon Visitor 1' });
    await desk.admin.write(`leads/${id}/status`, { status: 'visit' });
    expect((await desk.admin.write(`leads/${id}/erase`, {})).body).toEqual({ leads: 1, remains: 0 });
    expect((await desk.admin.ask(`leads/${id}`)).status).toBe(404);
    expect(await names(desk.admin, 'search=survei')).toEqual([]);
    expect((await desk.admin.ask('reminders')).body.reminders).toEqual([]);
    const left = await desk.environment.backend.store.privacy.mentions('6281210000001');
    expect(left).toEqual([]);
    await desk.close();
  });

  test('[DESK-01] a reminder is listed, is a calendar file, and is ticked off and opened again', async () => {
    const desk = await openDeskSeats(await makeDatabase());
    const id = await desk.save(1, { name: 'Rina, Wulandari; "R"' });
    const at = Date.UTC(2026, 10, 26, 3, 0);
    expect((await desk.admin.write(`leads/${id}/reminders`, { at: 'Thursday' })).body.code).toBe('badTime');
    const text =
      'Tanyakan KPR\nsebelum rapat, dan kirimkan denah serta daftar harga terbaru lewat WhatsApp ya';
    const made = (await desk.admin.write(`leads/${id}/reminders`, { at, text })).body;
    const file = await desk.admin.ask(`reminders/${String(made.id)}/calendar.ics?lang=id`);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const lines = file.text.split('\r\n');
    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    const whole = file.text.replaceAll('\r\n ', '');
    expect(whole).toContain('DTSTART:20261126T030000Z\r\n');
    expect(whole).toContain('SUMMARY:Telepon Rina\\, Wulandari\\; "R" · Taman Asri\r\n');
    expect(whole).toContain('\\nsebelum rapat\\, dan');
    await desk.admin.write(`reminders/${String(made.id)}/done`, { done: true });
    expect((await desk.admin.ask('reminders')).body.reminders).toEqual([]);
    await desk.admin.write(`reminders/${String(made.id)}/done`, { done: false });
    expect((await desk.admin.ask('reminders')).body.reminders).toMatchObject([{ id: made.id }]);
    await desk.close();
  });

  test('[DESK-01] sorting, date range and counts hold over pages', async () => {
    const desk = await openDeskSeats(await makeDatabase());
    const began = desk.environment.clock.now();
    const spelled = ['Dewi', 'agus', 'Budi', 'citra'];
    for (let at = 0; at < 64; at += 1) {
      await desk.save(at, { name: `${spelled[at % 4]} ${String(at).padStart(2, '0')}` });
      await desk.environment.clock.advance(MINUTE);
    }
    const all = async (sort: string) => {
      const first = (await desk.admin.ask(`leads?sort=${sort}`)).body;
      const rest = await names(desk.admin, `sort=${sort}&before=${String(first.next)}`);
      return [...(first.leads as { name: string }[]).map(({ name }) => name), ...rest];
    };
    const byName = await all('name');
    expect(byName).toEqual([...byName].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    expect(new Set(byName).size).toBe(64);
    expect(await all('oldest')).toEqual([...(await all('newest'))].reverse());
    const last = (await names(desk.admin, 'sort=oldest'))[0] ?? '';
    const id = ((await desk.admin.ask('leads?sort=oldest')).body.leads as { id: string }[])[0]?.id ?? '';
    await desk.admin.write(`leads/${id}/status`, { status: 'visit' });
    expect((await names(desk.admin, 'sort=changed'))[0]).toBe(last);
    const range = `since=${began + 10 * MINUTE}&until=${began + 20 * MINUTE}`;
    expect(await names(desk.admin, range)).toHaveLength(10);
    expect((await desk.admin.ask('counts')).body).toMatchObject({ new: 63, visit: 1, won: 0 });
    expect((await desk.admin.ask(`counts?${range}&search=agus`)).body).toMatchObject({ new: 2, visit: 0 });
    expect((await desk.admin.ask('leads?sort=name&before=nonsense')).status).toBe(200);
    await desk.close();
  });

  test('[DESK-01] the week by day, page and source, and the time to the first answer', async () => {
    const desk = await openDeskSeats(await makeDatabase());
    const DAY = 86_400_000;
    const begin = desk.environment.clock.now();
    const ids: string[] = [];
    for (let day = 0; day < 3; day += 1) {
      for (let at = 0; at <= day; at += 1)
        ids.push(
          await desk.save(day * 10 + at, {
            utm_source: day === 0 ? 'facebook' : 'google',
            current_url: `https://example.com/${day === 2 ? 'promo' : 'taman-asri'}/?utm_source=x${at}`,
          }),
        );
      await desk.environment.clock.advance(DAY);
    }
    for (const id of ids.slice(0, 3)) await desk.admin.write(`leads/${id}/status`, { status: 'contacted' });
    const days = Array.from({ length: 8 }, (_, at) => begin - 1 + at * DAY).join(',');
    expect((await desk.admin.ask(`week?days=${days}`)).body).toMatchObject({
      total: 6,
      days: [1, 2, 3, 0, 0, 0, 0],
      pages: [
        { name: 'https://example.com/promo/', count: 3 },
        { name: 'https://example.com/taman-asri/', count: 3 },
      ],
      sources: [
        { name: 'google', count: 5 },
        { name: 'facebook', count: 1 },
      ],
      answered: 3,
      middle: 2 * DAY,
      slowest: 3 * DAY,
      waitingSince: begin + 2 * DAY,
    });
    expect((await desk.admin.ask('week?days=5,4')).body.code).toBe('badTime');
    await desk.close();
  });

  test('[DESK-01] the CRM’s CSV has phones by E.164 without an apostrophe, and both times', async () => {
    const desk = await openDeskSeats(await makeDatabase());
    await desk.save(1, { name: '=1+1', message: '+62812 adalah nomor saya' });
    const crm = (await desk.admin.ask('export.csv?form=crm&zone=Asia/Makassar')).text;
    const [head = '', row = ''] = crm.split('\r\n');
    const cell = (name: string) =>
      row.slice(1, -1).split('","')[head.slice(1, -1).split('","').indexOf(name)];
    expect(cell('phone')).toBe('+6281210000001');
    expect(cell('name')).toBe("'=1+1");
    expect(cell('message')).toBe("'+62812 adalah nomor saya");
    const at = new Date(String(cell('created_at_utc'))).getTime();
    expect(cell('created_at_local')).toBe(
      new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' '),
    );
    expect(crm.charCodeAt(0)).not.toBe(0xfeff);
    const spreadsheet = (await desk.admin.ask('export.csv')).text;
    expect(spreadsheet).toContain(`"'+6281210000001"`);
    await desk.close();
  });

  test('[DESK-01] a project has its name from the desk, or else that of most of its pages', async () => {
    const desk = await openDeskSeats(await makeDatabase());
    await desk.save(1, { project_name: 'Promo Lebaran' });
    const projectNames = async () =>
      ((await desk.admin.ask('me')).body.projects as { name: string }[]).map(({ name }) => name);
    expect(await projectNames()).toEqual(['Taman Asri', 'Taman Asri']);
    await desk.admin.write('team/project', { project: 'P-1', name: 'Asri Serpong' });
    expect(await projectNames()).toEqual(['Asri Serpong', 'Taman Asri']);
    await desk.close();
  });
});
