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

test('scripts, styles and comments are omitted and reported; images are returned', () => {
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

test.each([
  ['with a setting', 'Mulai [rev_slider alias="beranda"] di sini', 'Mulai di sini'],
  ['with curly quotes', 'a [smartslider3 slider=&#8221;2&#8221;] b', 'a b'],
  ['that is only a name of code', '[contact-form-7][current_year]a', 'a'],
  ['around words', '[caption id="x"]Akad kredit[/caption]', 'Akad kredit'],
  ['between an opening and a closing one', '[button url="#a"]Daftar[/button]', 'Daftar'],
  ['right before a word', '[button url="#a"]Pesan[/button]Sewa', 'Pesan Sewa'],
])('[OPS-66] a shortcode %s is not printed', (_, html, words) => {
  const { dropped } = readHtml(html, () => undefined);
  expect(plainText(html)).toBe(words);
  expect(dropped).toEqual(['a shortcode of WordPress']);
});

test('[OPS-66] words in brackets stay words', () => {
  expect(plainText('Sisa [baru] dan [Rp 500 juta]')).toBe('Sisa [baru] dan [Rp 500 juta]');
});

test('[OPS-66] elements side by side keep a space, single letters of a word do not', () => {
  expect(plainText('<span>Tipe 45</span><span>Rp 650 juta</span>')).toBe('Tipe 45 Rp 650 juta');
  expect(plainText('<span>K</span><span>enari</span>')).toBe('Kenari');
  expect(plainText('Gra<span>ha</span>')).toBe('Graha');
});

test('[OPS-66] what a video shows where it cannot play is no text', () => {
  const { parts } = readHtml(
    '<video controls><source src="https://a.id/tur.mp4">Your browser does not support the video tag.</video>',
    () => undefined,
  );
  expect(parts).toEqual([{ kind: 'embed', tag: 'video', address: 'https://a.id/tur.mp4' }]);
});

test('[OPS-66] a table keeps its rows and columns, also where cells are wide or high', () => {
  const table = (html: string) =>
    readHtml(`a<table>${html}</table>b`, () => undefined).parts.map((part) =>
      part.kind === 'table' ? part.table : part.kind,
    );
  expect(
    table(
      '<caption>Harga</caption><tr><th>Tipe<th>Luas<tr><td>Kenari<td><p>60 m²</p><tr><td rowspan=2>B<td>1<tr><td>2',
    ),
  ).toEqual([
    'text',
    {
      caption: 'Harga',
      head: ['Tipe', 'Luas'],
      rows: [
        ['Kenari', '60 m²'],
        ['B', '1'],
        ['B', '2'],
      ],
      rowHead: true,
      links: [],
    },
    'text',
  ]);
  expect(table('<tr><td>hanya satu</td></tr>')).toEqual(['text']);
});

test('[OPS-71] tags nested without end are read in one pass and keep their words', () => {
  const read = readHtml(`${'<b>'.repeat(300_000)}Rumah<br>Teduh`, () => undefined);
  expect(blocksOf(read.parts)).toEqual(['Rumah', 'Teduh']);
  expect(read.dropped).toEqual(['tags nested more than 250 deep']);
  expect(readHtml('<svg>'.repeat(300_000), () => undefined).parts).toEqual([]);
});

const tableOf = (html: string) =>
  readHtml(`<table>${html}</table>`, (address) => address).parts.flatMap((part) =>
    part.kind === 'table' ? [part.table] : [],
  )[0];

test('[OPS-66] a first row of bold cells is the head of its table, and bold first cells name their rows', () => {
  const head = '<tr><td><strong>Tipe</strong></td><td><p><b>Harga</b> </p></td><td><b>Cicilan</b></td></tr>';
  expect(tableOf(`${head}<tr><td>Kenari</td><td>Rp 1</td><td>2</td></tr>`)).toMatchObject({
    head: ['Tipe', 'Harga', 'Cicilan'],
    rows: [['Kenari', 'Rp 1', '2']],
    rowHead: false,
  });
  expect(tableOf(`${head}<tr><td><b>Kenari</b></td><td>Rp 1</td><td>2</td></tr>`)?.rowHead).toBe(true);
  expect(tableOf(`${head}${head}`)?.head).toEqual([]);
  expect(tableOf(`<thead><tr><td>A<td>B</thead><tr><td>1<td>2`)?.head).toEqual(['A', 'B']);
});

test('[OPS-66] a cell that is several rows high names each of them', () => {
  expect(tableOf('<tr><td rowspan="3">Blok A<td>1<td>x<tr><td>2<td rowspan=2>y<tr><td>3')?.rows).toEqual([
    ['Blok A', '1', 'x'],
    ['Blok A', '2', 'y'],
    ['Blok A', '3', 'y'],
  ]);
});

test('[OPS-66] the links in the cells of a table are kept, each with its row', () => {
  const table = tableOf(
    '<tr><td>Tipe 45</td><td><a href="https://a.id/x">Rp 2,45 <b>miliar</b></a></td></tr><tr><td><a href="https://a.id/y">Tipe 60</a></td><td>2</td></tr>',
  );
  expect(table?.links).toEqual([
    { text: 'Rp 2,45 miliar', row: 'Tipe 45', link: 'https://a.id/x' },
    { text: 'Tipe 60', row: '', link: 'https://a.id/y' },
  ]);
});

test('[OPS-66] a table of one column keeps its links', () => {
  expect(read('<table><tr><td>Brosur<tr><td><a href="https://a.id/x">Unduh</a></table>')).toEqual([
    'Brosur',
    { kind: 'paragraph', text: [{ text: 'Unduh', link: 'https://a.id/x' }] },
  ]);
});

test.each([
  '[su_button url="https://a.id/b.pdf" target="blank"]Unduh[/su_button]',
  '[su_button style=&#8221;flat&#8221; url=&#8221;https://a.id/b.pdf&#8221;]Unduh[/su_button]',
  "[btn link='https://a.id/b.pdf']Unduh[/btn]",
])('[OPS-66] a shortcode around words that leads somewhere is a link: %s', (html) => {
  expect(read(`<p>${html}</p>`)).toEqual([
    { kind: 'paragraph', text: [{ text: 'Unduh', link: 'https://a.id/b.pdf' }] },
  ]);
});

test('[OPS-66] a picture in a text keeps its width and its side', () => {
  const pictures = (html: string) =>
    readHtml(html, () => undefined).parts.map((part) => (part.kind === 'picture' ? part : undefined));
  expect(
    pictures(
      '<p><img src="a.png" width="300" height="90"><img class="aligncenter" style="max-width:9px;width: 120px" src="b.png"><img src="c.png" width="100%"></p>',
    ),
  ).toEqual([
    { kind: 'picture', url: 'a.png', alt: '', width: 300 },
    { kind: 'picture', url: 'b.png', alt: '', width: 120, align: 'center' },
    { kind: 'picture', url: 'c.png', alt: '' },
  ]);
});
