import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The text of Taman Asri with its images on another server, so that only pages are measured. */
export function textWithoutPictures(): string {
  const text = readFileSync(resolve('pages/taman-asri/page.json'), 'utf8');
  return text
    .replace(/"(src|mobileSrc)": "(?!https?:)([^"]+)"/g, '"$1": "https://cdn.example.co.id/$2"')
    .replace(/"\.\/[^"]+"/g, '"https://cdn.example.co.id/berkas"');
}

/** Writes `count` pages into `<root>/pages`: Taman Asri again and again, each under a number and its own name. */
export function writeCorpus(root: string, count: number): void {
  const text = textWithoutPictures();
  for (let index = 0; index < count; index += 1) {
    const folder = join(root, 'pages', slugOf(index));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'page.json'), pageOf(text, index));
  }
}

/** The documents of the corpus by their number. */
export function corpusPage(): (index: number) => Readonly<Record<string, unknown>> {
  const text = textWithoutPictures();
  return (index) => JSON.parse(pageOf(text, index)) as Readonly<Record<string, unknown>>;
}

export function slugOf(index: number): string {
  return `kawasan-${String(index).padStart(5, '0')}`;
}

function pageOf(text: string, index: number): string {
  return text
    .replaceAll('Taman Asri', `Kawasan ${index}`)
    .replace(/"id": "1187"/, `"id": "${10_000 + index}"`)
    .replace('https://tamanasri.example.co.id/"', `https://properti.example.co.id/${slugOf(index)}/"`);
}
