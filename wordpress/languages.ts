import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = import.meta.dirname;
const FOLDER = join(ROOT, 'languages');
const PLACE = String.raw`'((?:[^'\\]|\\.)*)'`;
const ONE = new RegExp(String.raw`\b(?:__|_e|esc_html__|esc_attr__|esc_html_e)\(${PLACE}, 'kavling'\)`, 'g');
const MANY = new RegExp(String.raw`\b_n\(${PLACE}, ${PLACE},`, 'g');

/** A sentence of the plugin, its plural if it has one, and the files that use it. */
interface Sentence {
  readonly one: string;
  readonly many: string;
  readonly files: readonly string[];
}

/** Every sentence of the plugin's screens, in the order of its files. */
export function findSentences(): readonly Sentence[] {
  const found = new Map<string, { one: string; many: string; files: string[] }>();
  for (const file of ['', 'admin', 'calls'].flatMap(phpFiles)) {
    const code = readFileSync(join(ROOT, file), 'utf8');
    for (const [, one = '', many = ''] of [...code.matchAll(ONE), ...code.matchAll(MANY)]) {
      const known = found.get(one) ?? { one: unquote(one), many: unquote(many), files: [] };
      if (!known.files.includes(file)) known.files.push(file);
      found.set(one, known);
    }
  }
  return [...found.values()];
}

function phpFiles(folder: string): string[] {
  const names = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.php'));
  return names.sort().map((name) => (folder ? `${folder}/${name}` : name));
}

const unquote = (text: string) => text.replace(/\\(['\\])/g, '$1');

/** The Indonesian of each sentence, by its English; an Indonesian sentence has one form for all numbers. */
export function readIndonesian(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(FOLDER, 'id.json'), 'utf8')) as Record<string, string>;
}

/** The files that translators and WordPress read, by name. */
export function printLanguages(): Readonly<Record<string, Buffer>> {
  const sentences = findSentences();
  const indonesian = readIndonesian();
  const rule = 'nplurals=1; plural=0;';
  return {
    'kavling.pot': Buffer.from(printPo(sentences, {}, 'nplurals=2; plural=(n != 1);', '')),
    'kavling-id_ID.po': Buffer.from(printPo(sentences, indonesian, rule, 'id_ID')),
    'kavling-id_ID.mo': printMo([
      ['', header(rule, 'id_ID')],
      ...sentences.map(({ one, many }): [string, string] => [
        many ? `${one}\0${many}` : one,
        indonesian[one] ?? '',
      ]),
    ]),
  };
}

function header(rule: string, language: string): string {
  return `Project-Id-Version: Kavling\nMIME-Version: 1.0\nContent-Type: text/plain; charset=UTF-8\nContent-Transfer-Encoding: 8bit\nLanguage: ${language}\nPlural-Forms: ${rule}\nX-Domain: kavling\n`;
}

function printPo(
  sentences: readonly Sentence[],
  words: Readonly<Record<string, string>>,
  rule: string,
  language: string,
): string {
  const head = header(rule, language)
    .split('\n')
    .slice(0, -1)
    .map((line) => `"${line}\\n"`);
  const entries = sentences.map(({ one, many, files }) => {
    const said = JSON.stringify(words[one] ?? '');
    const lines = [`#: ${files.join(' ')}`];
    if (/%[\d$]*[sd]/.test(one)) lines.push('#, php-format');
    lines.push(`msgid ${JSON.stringify(one)}`);
    if (!many) return [...lines, `msgstr ${said}`].join('\n');
    const forms = language ? [`msgstr[0] ${said}`] : ['msgstr[0] ""', 'msgstr[1] ""'];
    return [...lines, `msgid_plural ${JSON.stringify(many)}`, ...forms].join('\n');
  });
  return `${[['msgid ""', 'msgstr ""', ...head].join('\n'), ...entries].join('\n\n')}\n`;
}

/**
 * GNU's binary format: a table of offsets for the originals, one for the translations, then the texts, each ended
 * by NUL.
 */
function printMo(pairs: readonly (readonly [string, string])[]): Buffer {
  const sorted = pairs
    .map(([from, to]) => [Buffer.from(from), Buffer.from(to)] as const)
    .sort(([a], [b]) => Buffer.compare(a, b));
  const count = sorted.length;
  const head = Buffer.alloc(28 + count * 16);
  for (const [at, value] of [0x950412de, 0, count, 28, 28 + count * 8, 0, 28 + count * 16].entries())
    head.writeUInt32LE(value, at * 4);
  const texts: Buffer[] = [];
  let place = head.length;
  for (const column of [0, 1] as const)
    for (const [row, pair] of sorted.entries()) {
      const text = pair[column];
      const entry = 28 + column * count * 8 + row * 8;
      head.writeUInt32LE(text.length, entry);
      head.writeUInt32LE(place, entry + 4);
      texts.push(text, Buffer.from([0]));
      place += text.length + 1;
    }
  return Buffer.concat([head, ...texts]);
}

/** Writes them: `node bin/run.mjs wordpress/languages.ts`. */
export async function main(): Promise<number> {
  for (const [name, content] of Object.entries(printLanguages())) writeFileSync(join(FOLDER, name), content);
  return 0;
}
