import { expect, test } from 'vitest';
import { descriptionOf } from './description.ts';
import { container, imported, widget } from './testing/imported.ts';

const said = (editor: string) => imported(container({}, widget('text-editor', { editor })));

test.each([
  '<s>Rp 780 juta</s>',
  '<del>Rp 780 juta</del>',
  '<strike><b>Rp 780</b> juta</strike>',
  '<span style="color:red;text-decoration: line-through">Rp <span>780</span> juta</span>',
])('[OPS-66] struck-through words %s are not shown, and the report names them', (old) => {
  const { words, conversion } = said(
    `<p>Tipe 45 di klaster Angsana yang asri ${old} kini Rp 650 juta saja.</p>`,
  );
  expect(words).not.toContain('780');
  expect(words).toContain('asri kini Rp 650 juta saja.');
  expect(conversion.results.find(({ type }) => type === 'text-editor')).toMatchObject({
    became: 'approximated',
    notes: ['Struck-through text is omitted: "Rp 780 juta".'],
  });
  expect(conversion.hints.join()).toContain('Rp 780 juta');
});

test('[OPS-66] an old price is in no description', () => {
  const { sections } = said('<p><s>Rp 780 juta</s> Rp 650 juta untuk sepuluh pembeli pertama bulan ini</p>');
  expect(descriptionOf(sections)).toBe('Rp 650 juta untuk sepuluh pembeli pertama bulan ini');
});

test('[OPS-66] what is struck through leaves the lists and paragraphs around it as they are', () => {
  const { nodes } = said(
    '<p style="text-decoration:line-through">Lama</p><p>Baru</p><ul><li><s>Satu</s></li><li>Dua</li></ul><p>Akhir</p>',
  );
  expect(nodes.find(({ type }) => type === 'text')?.content).toEqual([
    'Baru',
    { kind: 'list', items: [['Dua']] },
    'Akhir',
  ]);
});

test('[OPS-66] old prices in lists, titles and cards of add-ons are omitted', () => {
  const { words, conversion } = imported(
    container(
      {},
      widget('icon-list', { icon_list: [{ text: 'DP <s>Rp 20 juta</s> Rp 5 juta' }] }),
      widget('heading', { title: '<del>Rp 990 juta</del> Rp 890 juta' }),
      widget('heading', {
        title: 'Rp 1,2 miliar',
        typography_typography: 'custom',
        typography_text_decoration: 'line-through',
      }),
      widget('ha-card', { title: 'Tipe 60', description: 'Dulu <s>Rp 777 juta</s> kini murah' }),
    ),
  );
  for (const old of ['20 juta', '990', '1,2', '777']) {
    expect(words).not.toContain(old);
    expect(conversion.hints.join()).toContain(old);
  }
  expect(words).toContain('Rp 890 juta');
});
