import { expect, test } from 'vitest';
import { convert } from './convert.ts';
import { readExport } from './envelope.ts';
import { knownWidgets } from './widgets/addons/known.ts';
import { isMet, type Known, type Slots } from './widgets/addons/slots.ts';

const KEYS = String.raw`[\w-]+(?:[|+>][\w-]+)*`;
const CONDITION = String.raw`[\w-]+(?:!?=[\w,*-]+)?`;
const SLOT = new RegExp(`^${KEYS}(?:\\?${CONDITION}(?:&${CONDITION})*)?$`);

/** Example values for slots that hold more than plain text. */
const FORM: Readonly<Record<string, unknown>> = {
  picture: { url: 'https://rumah.example/foto.jpg', id: 1 },
  link: { url: 'https://rumah.example/tautan' },
  icon: { value: 'fas fa-car' },
  number: 42,
  price: '42',
  oldPrice: '50',
  currency: 'Rp',
  level: 'h3',
  align: 'center',
  rating: '4',
  video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  until: '2031-02-17 18:30',
  latitude: '-6.2',
  longitude: '106.8',
  shown: '3',
};
/** The slots that visitors read as text, in widgets of any kind. */
const READ = ['title', 'text', 'name', 'job'] as const;

/** Returns settings that fill every slot and meet its conditions, and the text among them. */
function filled(slots: Slots, mark: string) {
  const settings: Record<string, unknown> = {};
  const words: { word: string; conditions: string | undefined }[] = [];
  for (const [slot, given] of Object.entries(slots)) {
    if (typeof given !== 'string') continue;
    const [one = ''] = given.split(' ');
    const [keys = '', conditions] = one.split('?');
    const key = keys.split(/[|+>]/)[0] ?? '';
    if (!meet(conditions, settings) || settings[key] !== undefined) continue;
    settings[key] = FORM[slot] ?? `Kata ${slot} ${mark}`;
    const target = /^[^>|]*>([\w-]+)/.exec(keys)?.[1];
    if (target) settings[target] = FORM.link;
    if (READ.some((name) => name === slot)) words.push({ word: String(settings[key]), conditions });
  }
  const wordsIn = (all: Record<string, unknown>) =>
    words.flatMap(({ word, conditions }) => (isMet(all, conditions) ? word : []));
  return { settings, wordsIn };
}

function meet(conditions: string | undefined, settings: Record<string, unknown>): boolean {
  return (conditions?.split('&') ?? []).every((condition) => {
    const [name = '', values] = condition.split(/!?=/);
    if (condition.includes('!=')) return settings[name] === undefined || settings[name] === 'lain';
    const wanted = values?.split(',').find((value) => value !== '*') ?? 'yes';
    if (settings[name] !== undefined && settings[name] !== wanted) return false;
    if (values === '*') return settings[name] === undefined;
    settings[name] = wanted;
    return true;
  });
}

function exampleOf(known: Known): { settings: Record<string, unknown>; words: string[] } {
  const { list, entry, head, headCell, parts = [], merged, back, kind: _kind, row, ...slots } = known;
  const own = filled(slots, 'sendiri');
  const inner = ['satu', 'dua'].map((mark) => filled(entry ?? {}, mark));
  const rowKey = row?.split(/[=\s]/)[0];
  if (rowKey) for (const one of inner) one.settings[rowKey] = 'isi';
  const plan = filled(merged ?? {}, 'paket');
  const more = [...parts.map((part, at) => filled(part, `bagian ${at}`)), filled(back ?? {}, 'belakang')];
  const settings = { ...own.settings, ...Object.assign({}, ...more.map((one) => one.settings)) };
  const listed = filled({ title: list ?? '' }, '').settings;
  const [key] = Object.keys(listed).slice(-1);
  if (list && key)
    Object.assign(settings, listed, {
      [key]: [...(merged ? [plan.settings] : []), ...inner.map((one) => one.settings)],
    });
  if (head && headCell)
    settings[head.split(/[|?]/)[0] ?? ''] = [filled({ title: headCell }, 'kepala').settings];
  const words = [plan, ...inner].flatMap((one) => one.wordsIn(one.settings));
  return { settings, words: [...words, ...[own, ...more].flatMap((one) => one.wordsIn(settings))] };
}

test.each(Object.entries(knownWidgets))('[OPS-65] the description of %s is well formed', (_, known) => {
  const { kind: _kind, parts = [], entry = {}, merged = {}, back = {}, row, ...slots } = known;
  const conditions = (row ?? '').split(' ').filter(Boolean);
  for (const one of conditions) expect(`x?${one}`).toMatch(SLOT);
  for (const all of [slots, entry, merged, back, ...parts])
    for (const slot of Object.values(all as Slots))
      for (const one of String(slot).split(' ')) expect(one).toMatch(SLOT);
});

/** Kinds that show only images, videos, dates or fields. */
const WORDLESS = new Set(['logo', 'logos', 'video', 'countdown', 'form', 'links', 'buttons']);

test.each(Object.entries(knownWidgets))('[OPS-65] the content of %s is on the page', (type, known) => {
  const { settings, words } = exampleOf(known);
  const content = [{ id: 'w', elType: 'widget', widgetType: type, settings, elements: [] }];
  const bytes = new TextEncoder().encode(JSON.stringify({ content, title: 'Contoh', type: 'page' }));
  const { sections, conversion } = convert(readExport(bytes, 'contoh.json'));
  expect(conversion.results.map(({ became }) => became)).toEqual(['approximated']);
  expect(sections).not.toEqual([]);
  if (WORDLESS.has(known.kind)) return;
  const page = JSON.stringify(sections);
  for (const word of words) expect(page, JSON.stringify(settings)).toContain(word);
});
