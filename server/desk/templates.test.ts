import { expect, test } from 'vitest';
import { fillTemplate, hasOnlyKnownPlaces } from '../contract/desk/template-places.ts';
import { describeDatabases } from '../testing/databases.ts';
import { type DeskSeat, openDeskSeats } from '../testing/desk-seats.ts';

const WELCOME = { project: 'P-1', language: 'id', stage: 'new', name: 'Sapa', text: 'Halo {name}' };

const namesOf = async (seat: DeskSeat) => {
  const { templates } = (await seat.ask('templates')).body as { templates: { name: string }[] };
  return templates.map(({ name }) => name);
};

await describeDatabases('templates', (makeDatabase) => {
  test('[OPS-60] admins write templates, salespeople of the project read them, and others never see them', async () => {
    const desk = await openDeskSeats(await makeDatabase());
    const chief = await desk.hire('chief', 'admin', 'P-1');
    const budi = await desk.hire('budi', 'sales', 'P-1');
    const citra = await desk.hire('citra', 'sales', 'P-2');
    const made = await chief.write('templates', WELCOME);
    expect(made.body).toMatchObject({ ...WELCOME, changed_by: 'chief', mayChange: true });
    await desk.admin.write('templates', { ...WELCOME, project: '*', stage: '', name: 'Umum' });
    await desk.admin.write('templates', { ...WELCOME, project: 'P-2', name: 'Kota' });
    expect(await namesOf(budi)).toEqual(['Sapa', 'Umum']);
    expect(await namesOf(citra)).toEqual(['Kota', 'Umum']);
    expect(await namesOf(desk.admin)).toEqual(['Kota', 'Sapa', 'Umum']);
    const all = (await chief.ask('templates')).body.templates as { id: string; mayChange: boolean }[];
    expect(all.map(({ mayChange }) => mayChange)).toEqual([true, false]);

    const status = async (seat: DeskSeat, path: string, body: object = {}) =>
      (await seat.write(path, body)).status;
    const other = (await desk.admin.ask('templates')).body.templates as { id: string }[];
    expect(await status(chief, `templates/${other[0]?.id}`, WELCOME)).toBe(404);
    expect(await status(chief, `templates/${all[1]?.id}`, WELCOME)).toBe(403);
    expect(await status(chief, `templates/${all[0]?.id}`, { ...WELCOME, project: '*' })).toBe(403);
    expect(await status(budi, `templates/${all[0]?.id}/remove`)).toBe(403);
    for (const project of ['*', 'P-2', ''])
      expect(await status(chief, 'templates', { ...WELCOME, project })).toBe(403);

    expect(await status(chief, `templates/${all[0]?.id}`, { ...WELCOME, name: 'Sapaan' })).toBe(200);
    expect(await namesOf(budi)).toEqual(['Sapaan', 'Umum']);
    expect(await status(chief, `templates/${all[0]?.id}/remove`)).toBe(200);
    expect(await status(chief, `templates/${all[0]?.id}/remove`)).toBe(404);
    expect(await namesOf(budi)).toEqual(['Umum']);
    await desk.close();
  });

  test('[OPS-60] a template with an unknown placeholder is refused, with the reason', async () => {
    const desk = await openDeskSeats(await makeDatabase());
    const refusals: readonly (readonly [object, string])[] = [
      [{ text: 'Halo {nama}' }, 'badPlace'],
      [{ text: 'Halo {name' }, 'badPlace'],
      [{ text: ' ' }, 'emptyTemplate'],
      [{ name: '' }, 'emptyTemplate'],
      [{ language: 'xx' }, 'badLanguage'],
      [{ stage: 'sold' }, 'badStatus'],
      [{ stage: null }, 'badStatus'],
    ];
    for (const [over, code] of refusals)
      expect((await desk.admin.write('templates', { ...WELCOME, ...over })).body.code).toBe(code);
    expect(await namesOf(desk.admin)).toEqual([]);
    await desk.close();
  });
});

test('[OPS-60] a template is filled with known values, and leaves no gap for missing ones', () => {
  const values = { name: 'Rina {sales}', project: '', sales: 'Budi' };
  expect(fillTemplate('Halo {name}, saya {sales} dari {project}.', values)).toBe(
    'Halo Rina {sales}, saya Budi dari.',
  );
  expect(fillTemplate('Baris 1\n\nBaris 2 {project} di sini', values)).toBe('Baris 1\n\nBaris 2 di sini');
  expect(hasOnlyKnownPlaces('{name} {project} {sales}')).toBe(true);
  for (const text of ['{}', '{Name}', '{{name}}', '}', '{constructor}'])
    expect(hasOnlyKnownPlaces(text), text).toBe(false);
});
