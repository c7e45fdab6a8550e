import { expect, test } from 'vitest';
import { insert } from '../../../src/document/edit/insert.ts';
import { set } from '../../../src/document/edit/set.ts';
import { mergeTexts } from '../../../src/document/merge.ts';
import { parseText } from '../../../src/document/parse.ts';
import { type Path, valueAt } from '../../../src/document/path.ts';
import { fakeServer } from './testing/fake-server.ts';
import { memoryClock, memoryJournal, savingWindow, settle, turn } from './testing/saving-window.ts';

const KEYS = 6;
/** The number of races; `KAVLING_RACES` sets another. */
const RACES = Number(process.env.KAVLING_RACES ?? 1000);

/** A page of six values and a list, in one of five shapes. */
function pageOf(shape: number): string {
  const value: Record<string, unknown> = { sections: ['awal', 'akhir'] };
  for (let i = 0; i < KEYS; i += 1) value[`k${i}`] = `nilai ${i} mula`;
  const text = JSON.stringify(value, null, [2, '\t', 4, '', 1][shape % 5]);
  return shape % 2 ? text.replaceAll('\n', '\r\n') : `${text}\n`;
}

/** Numbers that look random, the same for the same seed. */
function dice(seed: number): (limit: number) => number {
  let state = seed * 2654435761 + 1;
  return (limit) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (state >>> 8) % limit;
  };
}

type Written = Map<string, string>;

/** One race: edits here and there, lost connections, killed tabs, in an order of chance. */
async function race(seed: number) {
  const roll = dice(seed);
  const clock = memoryClock();
  const journal = memoryJournal();
  const server = fakeServer(pageOf(seed), clock);
  server.delay = roll(3) * 200;
  let window = savingWindow(server, clock, journal, 'w0');
  await window.saving.start();
  /** The last value that each wrote at each place: it must be there in the end, unless the other wrote there too. */
  const ours: Written = new Map();
  const theirs: Written = new Map();
  let count = 0;
  let questions = 0;
  let needless = 0;

  const answer = () => {
    const { dialog } = window.state;
    if (dialog?.name !== 'conflict' || window.state.saving.name !== 'conflict') return;
    questions += 1;
    const [base, here, there] = [window.saving.base.text, window.doc.text, dialog.theirs].map(
      (text) => parseText(text).value,
    );
    const both = Array.from({ length: KEYS }, (_, i) => [`k${i}`]).filter((path) => {
      const [was, mine, other] = [base, here, there].map((value) => valueAt(value, path));
      return was !== mine && was !== other && mine !== other;
    });
    const listed = JSON.stringify(valueAt(base, ['sections']));
    const isListTouched = [here, there].every(
      (value) => JSON.stringify(valueAt(value, ['sections'])) !== listed,
    );
    if (both.length === 0 && !isListTouched) needless += 1;
    // A person keeps the own words where both wrote, and every entry that was added.
    let kept = parseText(mergeTexts(window.saving.base.text, window.doc.text, dialog.theirs).mine);
    for (const [place, value] of theirs)
      if (place.startsWith('+') && dialog.theirs.includes(value) && !kept.text.includes(value))
        kept = parseText(insert(kept, ['sections', 0], value).text);
    for (const [key = ''] of both) theirs.delete(key);
    window.saving.resolve(kept.text, { text: dialog.theirs, hash: dialog.hash });
  };

  const write = (map: Written, run: (path: Path, value: string, isNew: boolean) => void) => {
    count += 1;
    const isNew = roll(4) === 0;
    const key = isNew ? `+${count}` : `k${roll(KEYS)}`;
    const value = `tulisan ${count} oleh ${map === ours ? 'kami' : 'mereka'}`;
    run(isNew ? ['sections', roll(2)] : [key], value, isNew);
    map.set(key, value);
  };
  const edit = () =>
    write(ours, (path, value, isNew) => {
      const { doc } = window;
      doc.apply(isNew ? insert(doc.parsed, path, value) : set(doc.parsed, path, value), { label: value });
    });
  const disk = () =>
    write(theirs, (path, value, isNew) => {
      const now = parseText(server.file ?? '');
      server.file = (isNew ? insert(now, path, value) : set(now, path, value)).text;
      if (roll(2)) void window.saving.look('git');
    });

  for (let step = 0; step < 14; step += 1) {
    const kind = roll(10);
    if (kind < 4) edit();
    else if (kind < 7) disk();
    else if (kind === 7) server.network = (['good', 'none', 'answers are lost'] as const)[roll(3)] ?? 'good';
    else if (kind === 8) await turn(clock, roll(2500));
    else {
      await settle();
      window.kill();
      server.network = 'good';
      await turn(clock, 2000, 500);
      window = savingWindow(server, clock, journal, `w${step}`);
      await window.saving.start();
    }
    answer();
  }
  server.network = 'good';
  for (let i = 0; i < 12 && (window.saving.isDirty || i < 4); i += 1) {
    await turn(clock, 12_000, 500);
    if (i === 0) void window.saving.look('');
    answer();
  }
  const left = [...journal.entries.values()].map((entry) => entry.text).join('');
  return { file: server.file ?? '', text: window.doc.text, left, ours, theirs, questions, needless };
}

test(`[STU-11] in ${RACES} races of edits here and on the disk none is lost, and only what touches is asked`, async () => {
  let asked = 0;
  for (let seed = 1; seed <= RACES; seed += 1) {
    const { file, text, left, ours, theirs, questions, needless } = await race(seed);
    const name = `race ${seed}`;
    expect(file, name).toBe(text);
    expect(needless, name).toBe(0);
    asked += questions;
    for (const [mine, others] of [
      [ours, theirs],
      [theirs, ours],
    ] as const)
      for (const [key, value] of mine) {
        // If two killed windows wrote at one place, the second value waits in the journal.
        const places = [value, others.get(key) ?? value];
        const isKept = places.some((one) => file.includes(one)) || left.includes(value);
        expect(isKept, `${name}: ${key} = ${value}`).toBe(true);
      }
  }
  expect(asked).toBeGreaterThan(0);
});
