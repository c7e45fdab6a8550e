import type { Language } from '../../../src/lib/languages.ts';
import type { DrawingProblem } from '../../pictures/drawing/drawing-problem.ts';
import type { FindingText } from './messages.ts';

type Texts = Readonly<
  Record<DrawingProblem['why'], (at: { name: string; what: string; place: string }) => FindingText>
>;

const plainSvg = {
  en: 'Export it as plain SVG without scripts, links or editing data, or as PNG.',
  id: 'Ekspor sebagai SVG biasa tanpa skrip, tautan, atau data pengeditan, atau sebagai PNG.',
} as const;

const english: Texts = {
  script: ({ name, what, place }) => ({
    message: `The drawing ${name} contains script ${place}: ${what}`,
    fix: plainSvg.en,
  }),
  outside: ({ name, what, place }) => ({
    message: `The drawing ${name} loads or links to something outside the file ${place}: ${what}`,
    fix: 'Embed images and convert text to outlines, then export it as plain SVG. PNG works too.',
  }),
  element: ({ name, what, place }) => ({
    message: `The drawing ${name} contains ${what} ${place}, which is not part of a drawing.`,
    fix: plainSvg.en,
  }),
  entities: ({ name, place }) => ({
    message: `The drawing ${name} declares its own XML entities ${place}.`,
    fix: 'In Illustrator, choose File › Export › Export As › SVG, or turn off "Preserve Illustrator Editing Capabilities".',
  }),
  compressed: ({ name }) => ({
    message: `The drawing ${name} is compressed (SVGZ).`,
    fix: 'Export it as uncompressed SVG, or unpack it.',
  }),
  encoding: ({ name, what }) => ({
    message: `The drawing ${name} is not UTF-8 text${what && ` but ${what}`}.`,
    fix: 'Export it again with the encoding UTF-8.',
  }),
  broken: ({ name, what, place }) => ({
    message: `The drawing ${name} is not valid SVG ${place}: ${what}`,
    fix: 'Export it again. If you edited it by hand, close every element and quote every attribute.',
  }),
  heavy: ({ name }) => ({
    message: `The drawing ${name} is larger than 8 MB or has too many parts: repeated and filtered ones count each time.`,
    fix: 'Simplify it to fewer than 100,000 shapes, use fewer effects and smaller images, or export it as PNG.',
  }),
};

const indonesian: Texts = {
  script: ({ name, what, place }) => ({
    message: `Gambar SVG ${name} berisi skrip ${place}: ${what}`,
    fix: plainSvg.id,
  }),
  outside: ({ name, what, place }) => ({
    message: `Gambar SVG ${name} memuat atau menautkan sesuatu di luar berkasnya ${place}: ${what}`,
    fix: 'Sematkan gambar dan ubah teks menjadi outline, lalu ekspor sebagai SVG biasa. PNG juga bisa.',
  }),
  element: ({ name, what, place }) => ({
    message: `Gambar SVG ${name} berisi ${what} ${place}, yang bukan bagian dari gambar.`,
    fix: plainSvg.id,
  }),
  entities: ({ name, place }) => ({
    message: `Gambar SVG ${name} mendeklarasikan entitas XML sendiri ${place}.`,
    fix: 'Di Illustrator, pilih File › Export › Export As › SVG, atau matikan "Preserve Illustrator Editing Capabilities".',
  }),
  compressed: ({ name }) => ({
    message: `Gambar SVG ${name} terkompresi (SVGZ).`,
    fix: 'Ekspor sebagai SVG tanpa kompresi, atau ekstrak dulu.',
  }),
  encoding: ({ name, what }) => ({
    message: `Gambar SVG ${name} bukan teks UTF-8${what && `, melainkan ${what}`}.`,
    fix: 'Ekspor ulang dengan encoding UTF-8.',
  }),
  broken: ({ name, what, place }) => ({
    message: `Gambar SVG ${name} bukan SVG yang valid ${place}: ${what}`,
    fix: 'Ekspor ulang. Kalau diedit manual, tutup setiap elemen dan beri tanda kutip pada setiap atribut.',
  }),
  heavy: ({ name }) => ({
    message: `Gambar SVG ${name} lebih besar dari 8 MB atau punya terlalu banyak bagian; yang diulang dan yang memakai filter dihitung setiap kali.`,
    fix: 'Sederhanakan hingga kurang dari 100.000 bentuk, kurangi efeknya, perkecil gambar di dalamnya, atau ekspor sebagai PNG.',
  }),
};

const TEXTS: Readonly<Record<Language, Texts>> = { en: english, id: indonesian };

const PLACES: Readonly<Record<Language, (line: number, column: number) => string>> = {
  en: (line, column) => `at line ${line}, column ${column}`,
  id: (line, column) => `di baris ${line}, kolom ${column}`,
};

/** Why a drawing cannot be used, and what to do. `name` as it is written in the sentence. */
export function drawingText(
  language: Language,
  name: string,
  { why, what, line, column }: DrawingProblem,
): FindingText {
  return TEXTS[language][why]({ name, what, place: PLACES[language](line, column) });
}

/** The same from the parameters of a finding. */
export function drawingTextOf(language: Language, params: Readonly<Record<string, string>>): FindingText {
  const { src = '', problem = 'broken', what = '', line, column } = params;
  const why = problem in TEXTS[language] ? (problem as DrawingProblem['why']) : 'broken';
  return drawingText(language, `"${src}"`, { why, what, line: Number(line), column: Number(column) });
}
