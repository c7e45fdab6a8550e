import { expect, test } from 'vitest';
import { blocksOf, plainText, readHtml } from './rich-text.ts';

const read = (html: string) =>
  blocksOf(readHtml(html, (address) => (address.startsWith('http') ? address : undefined)).parts);

test('paragraphs, headings, lists and quotes become blocks', () => {
  expect(
    read(
      '<h3>Lokasi</h3><p>Dekat <b>tol</b>.</p><ul><li>SHM</li><li><p>Bebas banjir</p></li></ul><blockquote>Teduh</blockquote>',
    ),
  ).toEqual([
    { kind: 'subheading', text: ['Lokasi'] },
    { kind: 'paragraph', text: ['Dekat ', { text: 'tol', bold: true }, '.'] },
    { kind: 'list', items: [['SHM'], ['Bebas banjir']] },
    { kind: 'quote', text: ['Teduh'] },
  ]);
});

test('plain words are plain strings; breaks make lines; entities are read', () => {
  expect(read('Rumah &amp; taman&nbsp;&#8211; Rp&#x20;890&hellip;<br>Serpong')).toEqual([
    'Rumah & taman – Rp 890…',
    'Serpong',
  ]);
});

test('links are cleaned, and a link that is refused leaves its words', () => {
  expect(read('<a href="https://a.id">a</a> <a href="javascript:alert(1)">b</a>')).toEqual([
    { kind: 'paragraph', text: [{ text: 'a', link: 'https://a.id' }, ' b'] },
  ]);
});

test('lists in lists, tables, and tags that never close lose no word', () => {
  expect(
    plainText(
      '<ol><li>satu<ul><li>dua</li></ul></li><li>tiga</ol><table><tr><td>empat<td>lima</table><p>enam<div>tujuh',
    ),
  ).toBe('satu dua tiga empat lima enam tujuh');
});

test('scripts, styles and comments are left out and told; pictures are handed over', () => {
  const found = readHtml(
    '<p>a<script>alert("</p>")</script><style>p{}</style><!-- x --><img src="https://a.id/x.jpg" alt="X"><iframe src="y"></iframe>',
    () => undefined,
  );
  expect(found.parts).toEqual([
    { kind: 'text', blocks: ['a'] },
    { kind: 'picture', url: 'https://a.id/x.jpg', alt: 'X' },
    { kind: 'embed', tag: 'iframe', address: 'y' },
  ]);
  expect([...found.dropped].sort()).toEqual(['script', 'style']);
});

test('an unclosed bracket is a word, not the end', () => {
  expect(plainText('harga < 1 miliar dan > 500 juta')).toBe('harga < 1 miliar dan > 500 juta');
});

test('[OPS-44] text made to be slow is read in one pass, and nested tags lose no word', () => {
  expect(plainText(`a ${'<x '.repeat(700_000)}`)).toBe('a');
  expect(plainText(`${'<ul><li>'.repeat(20_000)}dalam`)).toBe('dalam');
  expect(plainText(`${'&'.repeat(500_000)}`)).toHaveLength(500_000);
});

test('words after a loop in a script are kept', () => {
  expect(plainText('<p>satu</p><script>for(i=0;i<n;i++){}</script><p>dua</p>')).toBe('satu dua');
});
