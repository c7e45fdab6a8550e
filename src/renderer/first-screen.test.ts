import { expect, test } from 'vitest';
import { readFirstScreen } from './first-screen.ts';
import { selectedBy } from './type-rules.ts';

const rules = { headings: new Set(['h1', 'quote']), capitals: new Set(['label']) };
const parts = { top: '', main: '', end: '' };

test('the letters of a screen are those of its text, in the typeface that each stands in', () => {
  const main =
    '<section data-height="screen"><h1>Bukit</h1><p>a<!-- --> &amp; <b class="quote">z</b></p><svg><title>Q</title></svg></section>' +
    '<section><p>later</p></section>';
  expect(readFirstScreen({ ...parts, main }, rules)).toEqual({
    headings: ' Biktuz',
    text: ' &a',
    sections: 1,
    end: main.lastIndexOf('<section>'),
  });
});

test('capitals, the digits that an island counts through and the words in a field are letters too', () => {
  const main =
    '<k-island><section><p class="label">ab</p><input placeholder="x"/><br/><p>c</p></section></k-island>';
  expect(readFirstScreen({ ...parts, main }, rules).text).toBe(' 0123456789ABcx');
});

test('what a hidden field or a box to tick holds is no letter of the screen', () => {
  const fields =
    '<input type="hidden" name="utm" value="a=b;"/><input type="checkbox" value="7"/><input type="text" value="ok"/>';
  expect(readFirstScreen({ ...parts, main: `<section>${fields}</section>` }, rules).text).toBe(' ko');
});

test('a letter outside the Basic Multilingual Plane is one letter', () => {
  expect(readFirstScreen({ ...parts, main: '<p>a\u{1f3e0}é</p>' }, rules).text).toBe(' aé\u{1f3e0}');
});

test('a short first section lets the next ones be seen', () => {
  const section = '<section><p>a</p></section>';
  expect(readFirstScreen({ ...parts, main: section.repeat(9) }, rules).sections).toBe(4);
  const tall = '<section data-height="tall"><p>a</p></section>';
  expect(readFirstScreen({ ...parts, main: tall + section.repeat(9) }, rules).sections).toBe(2);
});

test('of the floating buttons only what stands at the end of the page is seen, and no dialog', () => {
  const end =
    '<dialog><p>d</p></dialog><aside class="floating-group"><a>WA</a></aside><dialog><p>e</p></dialog>';
  expect(readFirstScreen({ ...parts, top: '<header>Asri</header>', end }, rules).text).toBe(' AWirs');
});

test('a rule is for the class, or the element, that its selector ends with; the first letter alone is no element', () => {
  const css = [
    'h1,.a h2{font-family:var(--h)}.b>.c,.d .e:hover{color:red;font-family:var(--h)}',
    '@media print{.f[data-x]{font-family:var(--h)}}.g p:first-letter{font-family:var(--h)}.i{color:red}',
  ];
  expect([...selectedBy(css, /font-family:var\(--h\)/)]).toEqual(['h1', 'h2', 'c', 'e', 'f']);
});
