import { expect, test, vi } from 'vitest';
import { imported, run } from './command.ts';
import { exported, text, widget } from './exports.ts';
import { switchedOff } from './shown-exports.ts';

// Each test starts the real command, which may have to build the engine first.
vi.setConfig({ testTimeout: 180_000 });

test.each([
  ['a default of an add-on', ['Awesome Title', '15 Email Account', 'Learn more', 'Click Me!']],
  ['the value of a setting', ['center center']],
  [
    'what an absent switch leaves off',
    ['Subjudul yang mati', 'Uraian yang mati', 'Subjudul lain yang mati', 'Uraian lain yang mati'],
  ],
  [
    "a stranger's telephone number",
    [
      '+1 (234) 567-879',
      '+1 (859) 254-6589',
      '+1 555 010 999',
      'someone@company.example',
      'Uraian di jendela',
    ],
  ],
  ['an unused picture', ['tak-terpakai.jpg']],
  ['what every screen hides', ['Tidak pernah tampak']],
])('[OPS-65] %s never becomes text of the page', (_, unseen) => {
  const { page, words } = imported(switchedOff);
  for (const one of unseen) expect(words, one).not.toContain(one);
  expect(JSON.stringify(page.seo)).not.toContain(unseen[0]);
});

test('[OPS-65] what the original shows is all there', () => {
  const { words, of, report } = imported(switchedOff);
  for (const shown of [
    'Hunian di tepi danau',
    'Lima menit ke tol',
    'Laras Ayu',
    'Arsitek',
    'Rangga Mahendra',
    'Sudah termasuk PPN.',
    'Satu gerbang',
    'Dijaga siang dan malam.',
    'Rumah klub',
    'Kolam renang 25 meter.',
    'klub.jpg',
    'Hubungi kantor pemasaran.',
  ])
    expect(words, shown).toContain(shown);
  expect(of('price-list')[0]?.items).toEqual([
    { name: 'Tipe 60', price: 'Rp890', note: 'juta', detail: 'Sudah termasuk PPN.' },
  ]);
  const findings = report.toDo.byHand.join('\n');
  expect(findings).toContain('Replace "ganti-orbit-hero-slider"');
  expect(findings).toContain('Awesome Title');
});

test('[OPS-65] the terminal names the widgets that were not understood', () => {
  expect(run(switchedOff).said).toContain('not understood, left empty: orbit-hero-slider');
  expect(run(switchedOff, { language: 'id' }).said).toContain(
    'tidak dikenali, dikosongkan: orbit-hero-slider',
  );
});

const deep = `${'<b>'.repeat(300_000)}Rumah${'</b>'.repeat(300_000)} di tepi danau`;
test.each([
  ['a text', text(deep)],
  ['a heading', widget('heading', { title: deep })],
  ['an entry of a list', widget('accordion', { tabs: [{ tab_title: deep, tab_content: deep }] })],
])('[OPS-71] 300,000 nested tags in %s are read in time, keep their words and are reported', (_, made) => {
  const { words, report } = imported(exported(made, widget('html', { html: deep })));
  expect(words).toContain('Rumah di tepi danau');
  expect(JSON.stringify(report.elements)).toContain('tags nested more than 250 deep');
});
