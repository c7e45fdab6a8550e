import { expect, test } from 'vitest';
import { iconFor } from './icons.ts';
import { column, container, imported, section, widget } from './testing/imported.ts';

test.each([
  ['fas fa-water', undefined],
  ['fas fa-tint', undefined],
  ['fas fa-book', 'document'],
  ['fas fa-book-open', 'document'],
  ['fas fa-address-book', 'phone'],
  ['fas fa-swimming-pool', 'pool'],
  ['fas fa-water-ladder', 'pool'],
  ['fas fa-graduation-cap', 'school'],
  ['fas fa-university', 'building'],
  ['fas fa-piggy-bank', 'wallet'],
  ['fas fa-mountain', 'land'],
  ['fas fa-couch', 'home'],
  ['fas fa-bolt', 'sun'],
  ['fas fa-gift', 'percent'],
  ['fas fa-eye', undefined],
  ['fas fa-bullseye', undefined],
  ['fas fa-wifi', undefined],
])('[OPS-66] the icon %s is %s', (name, icon) => {
  expect(iconFor(name)).toBe(icon);
});

const icon = (name: string) => ({ selected_icon: { value: `fas fa-${name}`, library: 'fa-solid' } });
const box = (name: string) => widget('icon-box', { title_text: `Judul ${name}`, ...icon(name) });
const row = (...names: string[]) =>
  imported(section({}, ...names.map((name) => column({ _column_size: 50 }, box(name)))));

test('[OPS-66] boxes beside each other all show their icons, or none of them a tick', () => {
  const mixed = row('shield-alt', 'wifi');
  expect(mixed.of('icon-list')).toEqual([]);
  expect(mixed.of('heading').map(({ text }) => text)).toEqual(['Judul shield-alt', 'Judul wifi']);
  expect(row('eye', 'bullseye').of('icon-list')).toEqual([]);
  expect(row('shield-alt', 'tree').of('icon-list')).toHaveLength(2);
});

test('[OPS-66] a box of an add-on without a counterpart of its icon shows no tick', () => {
  const { of, words } = imported(container({}, widget('ha-infobox', { title: 'Internet', ...icon('wifi') })));
  expect(of('icon-list')).toEqual([]);
  expect(words).toContain('Internet');
});

test('[OPS-66] a list shows no ticks among real icons', () => {
  const list = (...names: string[]) =>
    imported(
      container({}, widget('icon-list', { icon_list: names.map((name) => ({ text: name, ...icon(name) })) })),
    );
  expect(list('bed', 'wifi').of('icon-list')).toEqual([]);
  expect(list('bed', 'wifi').of('text')[0]?.content).toEqual([{ kind: 'list', items: [['bed'], ['wifi']] }]);
  expect(list('circle', 'circle').of('icon-list')).toHaveLength(1);
});
