import { expect, test } from 'vitest';
import { set } from '../../../src/document/edit/set.ts';
import type { Path } from '../../../src/document/path.ts';
import { fakeServer } from './testing/fake-server.ts';
import { memoryClock, memoryJournal, savingWindow, settle, turn } from './testing/saving-window.ts';

const page =
  '{\r\n\t"title": "Senja",\r\n\t"text": "Satu dua tiga",\r\n\t"sections": [\r\n\t\t1\r\n\t]\r\n}\r\n';

async function open(text = page) {
  const clock = memoryClock();
  const server = fakeServer(text, clock);
  const journal = memoryJournal();
  const window = savingWindow(server, clock, journal);
  await window.saving.start();
  const edit = (path: Path, value: unknown) =>
    window.doc.apply(set(window.doc.parsed, path, value), { label: `Change ${path.join('/')}` });
  return { clock, server, journal, window, edit };
}

test('[STU-11] a page is written after a second of calm, at the latest after ten', async () => {
  const { clock, server, window, edit } = await open();
  edit(['title'], 'Fajar');
  expect(window.state.saving.name).toBe('waiting');
  await turn(clock, 950);
  expect(server.saves).toHaveLength(0);
  await turn(clock, 50);
  expect(server.file).toBe(page.replace('Senja', 'Fajar'));
  expect(server.saves[0]?.label).toBe('Change title');
  expect(window.state.saving.name).toBe('saved');
  for (let i = 0; i < 30; i += 1) {
    edit(['title'], `Fajar ${i}`);
    await turn(clock, 500);
  }
  expect(server.saves.length).toBeGreaterThan(1);
});

test('[STU-11] opening, and an edit that was taken back, write nothing', async () => {
  const { clock, server, journal, window, edit } = await open();
  edit(['title'], 'Fajar');
  window.doc.undo();
  await turn(clock, 20_000);
  expect(server.saves).toHaveLength(0);
  expect(journal.entries.size).toBe(0);
  expect(window.state.saving.name).toBe('saved');
});

test('[STU-11] a text that cannot be read is kept in the journal, not in the file', async () => {
  const { clock, server, journal, window } = await open();
  window.doc.dispatch({ changes: { from: 0, to: 1, insert: '{{' } });
  await turn(clock, 20_000);
  expect(window.state.saving.name).toBe('unreadable');
  expect(server.saves).toHaveLength(0);
  expect(journal.entries.get('a')?.text).toBe(`{${page}`);
  window.doc.dispatch({ changes: { from: 0, to: 1 } });
  expect(window.state.saving.name).toBe('saved');
});

test('[STU-11] what changed on disk meanwhile is merged as one step that can be taken back', async () => {
  const { clock, server, window, edit } = await open();
  edit(['title'], 'Fajar');
  server.file = page.replace('dua', 'dua setengah');
  await turn(clock, 3000);
  const both = page.replace('dua', 'dua setengah').replace('Senja', 'Fajar');
  expect(server.file).toBe(both);
  expect(window.doc.text).toBe(both);
  expect(window.doc.undo()).toBe('Change of the file');
  expect(window.doc.text).toBe(page.replace('Senja', 'Fajar'));
  await turn(clock, 3000);
  expect(server.file).toBe(page.replace('Senja', 'Fajar'));
});

test('[STU-11] when both changed the same words, a person chooses, and nothing is written before', async () => {
  const { clock, server, window, edit } = await open();
  edit(['title'], 'Fajar');
  const theirs = page.replace('Senja', 'Malam').replace('Satu', 'Dua');
  server.file = theirs;
  await turn(clock, 5000);
  expect(window.state.saving.name).toBe('conflict');
  const { dialog } = window.state;
  expect(dialog).toMatchObject({ name: 'conflict', theirs });
  edit(['sections', 0], 2);
  await turn(clock, 20_000);
  expect(server.file).toBe(theirs);
  const chosen = theirs.replace('Malam', 'Fajar malam').replace('1', '2');
  window.saving.resolve(chosen, { text: theirs, hash: dialog?.name === 'conflict' ? dialog.hash : '' });
  await turn(clock, 5000);
  expect(server.file).toBe(chosen);
  expect(window.state.saving.name).toBe('saved');
});

test('[STU-11] without a connection nothing is lost, and it is sent when there is one', async () => {
  const { clock, server, window, edit } = await open();
  server.network = 'none';
  edit(['title'], 'Fajar');
  await turn(clock, 30_000);
  expect(window.state.saving.name).toBe('offline');
  server.network = 'good';
  await turn(clock, 10_000);
  expect(server.file).toBe(page.replace('Senja', 'Fajar'));
});

test('[STU-11] a save whose answer was lost is recognised', async () => {
  const { clock, server, window, edit } = await open();
  server.network = 'answers are lost';
  edit(['title'], 'Fajar');
  await turn(clock, 1500);
  edit(['title'], 'Fajar baru');
  server.network = 'good';
  await turn(clock, 20_000);
  expect(server.file).toBe(page.replace('Senja', 'Fajar baru'));
  expect(window.state.dialog).toBeUndefined();
});

test('[STU-11] a full disk is said, and tried again', async () => {
  const { clock, server, window, edit } = await open();
  server.refusal = { status: 507, message: 'The disk is full', fix: 'Free some space' };
  edit(['title'], 'Fajar');
  await turn(clock, 5000);
  expect(window.state.saving).toEqual({
    name: 'failed',
    message: 'The disk is full',
    fix: 'Free some space',
  });
  server.refusal = undefined;
  await turn(clock, 20_000);
  expect(server.file).toBe(page.replace('Senja', 'Fajar'));
  expect(window.state.saving.name).toBe('saved');
});

test('[STU-11] a deleted file stays deleted until a person puts it back', async () => {
  const { clock, server, window, edit } = await open();
  server.file = undefined;
  window.saving.lose();
  edit(['title'], 'Fajar');
  await turn(clock, 20_000);
  expect(window.state.saving.name).toBe('failed');
  expect(server.file).toBeUndefined();
  await window.saving.putBack();
  expect(server.file).toBe(page.replace('Senja', 'Fajar'));
  expect(window.state.saving.name).toBe('saved');
});

test('[STU-11] late news of the file does not take back what was saved since', async () => {
  const { clock, server, window, edit } = await open();
  edit(['title'], 'Fajar');
  server.file = page.replace('dua', 'dua setengah');
  await turn(clock, 3000);
  const now = server.file;
  await window.saving.look('git');
  expect(window.doc.text).toBe(now);
  expect(server.file).toBe(now);
});

test('[STU-11] what a killed tab had is there when the page is opened again', async () => {
  const { clock, server, journal, window, edit } = await open();
  edit(['title'], 'Fajar');
  await settle();
  window.kill();
  server.file = page.replace('dua', 'dua setengah');
  const next = savingWindow(server, clock, journal, 'b');
  await next.saving.start();
  expect(next.doc.text).toBe(server.file.replace('Senja', 'Fajar'));
  expect(next.state.toast?.text).toMatch(/^Your unsaved changes from .+ are back$/);
  expect([...journal.entries.keys()]).toEqual(['b']);
  await turn(clock, 2000);
  expect(server.file).toBe(page.replace('dua', 'dua setengah').replace('Senja', 'Fajar'));
  expect(journal.entries.size).toBe(0);
  next.doc.undo();
  expect(next.doc.text).not.toContain('Fajar');
});

test('[STU-11] what a killed tab had and the file has too is a question', async () => {
  const { clock, server, journal, window, edit } = await open();
  edit(['title'], 'Fajar');
  await settle();
  window.kill();
  server.file = page.replace('Senja', 'Malam');
  const next = savingWindow(server, clock, journal, 'b');
  await next.saving.start();
  expect(next.state.dialog).toMatchObject({ name: 'conflict', theirs: server.file });
  expect(next.doc.text).toContain('Fajar');
  expect(journal.entries.get('b')?.base).toBe(page);
  await turn(clock, 20_000);
  expect(server.file).toContain('Malam');
});

test('[STU-22] kept work says whose it is and from when, also after a second window was closed without a choice', async () => {
  const { clock, server, journal, window, edit } = await open();
  edit(['title'], 'Fajar');
  await settle();
  const kept = { who: 'Rina', at: clock.now() };
  window.kill();
  server.file = page.replace('Senja', 'Malam');
  for (const [name, who] of [
    ['Budi', 'Unsaved changes by Rina from '],
    ['Rina', 'Your unsaved changes from '],
  ] as const) {
    clock.advance(60_000);
    const next = savingWindow(server, clock, journal, `of ${name}`, name);
    await next.saving.start();
    await next.saving.look('');
    expect(next.state.dialog).toMatchObject({ name: 'conflict', kept });
    expect(next.state.toast?.text).toContain(who);
    expect(journal.entries.get(`of ${name}`)).toMatchObject(kept);
    next.kill();
  }
});

test('[STU-11] the work of a window that is open is left alone', async () => {
  const { clock, server, journal, edit } = await open();
  edit(['title'], 'Fajar');
  await settle();
  const other = savingWindow(server, clock, journal, 'b');
  await other.saving.start();
  expect(other.doc.text).toBe(page);
});
