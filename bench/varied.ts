import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mapTexts } from '../src/document/map-texts.ts';
import { walk } from '../src/document/walk.ts';
import { ownModel } from '../src/engine/own-model.ts';
import { slugOf } from './corpus.ts';

type Plain = Readonly<Record<string, unknown>>;

const SOURCES = ['taman-asri', 'menara-senja', 'danau-raya', 'vila-pesisir'];
/** The minimum number of widgets of a page. */
const WIDGETS = 70;
const SYLLABLES =
  'a an ba bu da di ga ha in ka ku la li ma me na ni pa ra ri sa se ta ti un wa ya lang rum teng'.split(' ');

/**
 * Writes `count` pages into `<root>/pages`, no two alike: each has 70 widgets or more, in sections drawn from all
 * examples in its own order, and all of its text is unique. Images are on another server.
 */
export function writeVariedCorpus(root: string, count: number): void {
  const pages = SOURCES.map(readPage);
  const pool = pages.flatMap(({ sections }) => sections as readonly Plain[]);
  for (let index = 0; index < count; index += 1) {
    const folder = join(root, 'pages', slugOf(index));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'page.json'), JSON.stringify(variedPage(pages, pool, index), undefined, 2));
  }
}

function readPage(slug: string): Plain {
  const text = readFileSync(resolve('pages', slug, 'page.json'), 'utf8');
  return JSON.parse(
    text
      .replace(/"(src|mobileSrc)": "(?!https?:)([^"]+)"/g, '"$1": "https://cdn.example.co.id/$2"')
      .replace(/"\.\/[^"]+"/g, '"https://cdn.example.co.id/berkas"'),
  ) as Plain;
}

function variedPage(pages: readonly Plain[], pool: readonly Plain[], index: number): Plain {
  const random = randomOf(index + 1);
  const base = pages[index % pages.length] ?? {};
  const rest = [...pool];
  const sections: Plain[] = [];
  while (countWidgets(sections) < WIDGETS)
    sections.push(...rest.splice(Math.floor(random() * rest.length), 1));
  const seo = { ...(base.seo as Plain), url: `https://properti.example.co.id/${slugOf(index)}/` };
  const project = { ...(base.project as Plain), id: String(10_000 + index) };
  const anchors: string[] = [];
  const named = mapTexts({ ...base, seo, project, sections }, ownModel.tables, (text, kind) => {
    if (kind === 'words' || kind === 'rich-text') return inOtherWords(text, random);
    if (kind === 'anchor') return anchors[anchors.push(`bagian-${anchors.length + 1}`) - 1] ?? '';
    return text;
  });
  return mapTexts(named, ownModel.tables, (text, kind) =>
    kind === 'link' && text.startsWith('#') ? `#${anchors[Math.floor(random() * anchors.length)]}` : text,
  );
}

/** Every word is another of about its length; marks, numbers and placeholders stay. */
function inOtherWords(text: string, random: () => number): string {
  return text.replace(/(?<![{<&\w])\p{L}{3,}/gu, (word) => {
    let other = '';
    while (other.length < word.length) other += SYLLABLES[Math.floor(random() * SYLLABLES.length)] ?? '';
    return word[0] === word[0]?.toUpperCase() ? (other[0] ?? '').toUpperCase() + other.slice(1) : other;
  });
}

function countWidgets(sections: readonly Plain[]): number {
  let count = 0;
  walk({ sections }, ownModel.tables, ({ depth }) => {
    if (depth !== undefined) count += 1;
  });
  return count;
}

/** Mulberry32: the same numbers for the same page on every machine. */
function randomOf(seed: number): () => number {
  let state = seed * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
