import { expect, test } from 'vitest';
import { descriptionOf } from './description.ts';
import { container, imported, widget } from './testing/imported.ts';

const text = (editor: string) => widget('text-editor', { editor });
const described = (...widgets: object[]) => descriptionOf(imported(container({}, ...widgets)).sections);

test('[OPS-65] the description is a whole paragraph, also where words of it are bold or links', () => {
  expect(
    described(text('<p>Kawasan 18 hektare <b>bebas banjir</b>, lima menit dari gerbang tol Cibitung.</p>')),
  ).toBe('Kawasan 18 hektare bebas banjir, lima menit dari gerbang tol Cibitung.');
});

test('[OPS-65] text of a demo is no description', () => {
  expect(
    described(
      text('<p>Lorem ipsum dolor sit amet, <b>sed do eiusmod tempor incididunt ut labore et dolore</b>.</p>'),
      text('<p>I am text block. Click edit button to change this text.</p>'),
      text('<p>Kawasan 18 hektare di Bekasi Timur, siap huni sejak tahun lalu.</p>'),
    ),
  ).toBe('Kawasan 18 hektare di Bekasi Timur, siap huni sejak tahun lalu.');
  expect(
    described(text('<p>Lorem ipsum, <b>sed do eiusmod tempor incididunt ut labore et dolore</b>.</p>')),
  ).toBeUndefined();
});

test('[OPS-65] a long description ends after a word', () => {
  const words = described(text(`<p>${'Hunian tapak di tengah kota. '.repeat(20)}</p>`)) ?? '';
  expect(words.length).toBeLessThanOrEqual(300);
  expect(words).toMatch(/(?:Hunian|tapak|di|tengah|kota)…$/);
});
