import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { escapeHtml } from '../../src/lib/escape-html.ts';
import { CHANNELS, type ChangedRows, heightOf, isChanged, type Picture } from './difference.ts';
import type { ScreenResult } from './screens.ts';
import { sheetScript, sheetStyle } from './sheet-style.ts';

/** Rows shown around a change, and the most rows of one change. */
const AROUND = 60;
const MOST_ROWS = 1600;
/** A page that differs everywhere would make a report that no browser opens. */
const MOST_PLACES = 12;

/** Writes the report: each screen that differs, before, after, and with its changed pixels marked. */
export async function writeSheet(
  file: string,
  title: string,
  summary: string,
  results: readonly ScreenResult[],
): Promise<void> {
  const parts: string[] = [];
  for (const result of results) parts.push(await screen(result));
  const contents = results.map(
    ({ name, width }) => `<li><a href="#${name}-${width}">${escapeHtml(name)} <small>${width}</small></a>`,
  );
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${sheetStyle}</style>
<h1>${escapeHtml(title)}</h1><p>${escapeHtml(summary)}</p><ol class="contents">${contents.join('')}</ol>
${parts.join('\n')}<script>${sheetScript}</script></html>\n`,
  );
}

async function screen(result: ScreenResult): Promise<string> {
  const { name, width, before, after, difference } = result;
  const head = `<section id="${name}-${width}"><h2>${escapeHtml(name)} <small>${width} px</small></h2>`;
  if (!before || !after || !difference) {
    const picture = before ?? after;
    const rows: [number, number] = [0, Math.min(picture?.height ?? 0, MOST_ROWS)];
    const shown = picture ? await image(await crop(picture, rows), 'The whole screen') : '';
    return `${head}<p>Only ${before ? 'before' : 'after'}.</p><div class="place">${shown}</div></section>`;
  }
  const places = await Promise.all(
    difference.places.slice(0, MOST_PLACES).map((place) => showPlace(before, after, place)),
  );
  const more = difference.places.length - places.length;
  const rest = more > 0 ? `<p>… and ${more} more places.</p>` : '';
  return `${head}<p>${describeDifference(result)}</p>${places.join('')}${rest}</section>`;
}

/** "1,234 pixels, 0.52 %, in 3 places; 150 px higher" */
export function describeDifference({ before, after, difference }: ScreenResult): string {
  if (!before || !after || !difference) return before ? 'only before' : 'only after';
  const { pixels, places, share } = difference;
  const grown = after.height - before.height;
  const size = grown === 0 ? '' : `; ${Math.abs(grown)} px ${grown > 0 ? 'higher' : 'lower'}`;
  const percent = (share * 100).toFixed(2);
  return `${pixels.toLocaleString('en')} pixels, ${percent} %, in ${places.length} ${places.length === 1 ? 'place' : 'places'}${size}`;
}

async function showPlace(before: Picture, after: Picture, place: ChangedRows): Promise<string> {
  const from = Math.min(AROUND, place.before[0], place.after[0]);
  const to = Math.min(AROUND, before.height - place.before[1], after.height - place.after[1]);
  const rows = ([start, end]: ChangedRows['before']): [number, number] => [
    start - from,
    Math.min(end + to, start + MOST_ROWS),
  ];
  const pictures = await Promise.all([
    crop(before, rows(place.before)).then((data) => image(data, 'Before')),
    crop(after, rows(place.after)).then((data) => image(data, 'After')),
    marked(before, after, place, from, to).then((data) => image(data, 'Changed pixels')),
  ]);
  const cut = heightOf(place) > MOST_ROWS ? `, the first ${MOST_ROWS} of ${heightOf(place)} rows` : '';
  return `<h3>From row ${place.before[0]} before, ${place.after[0]} after${cut}</h3><div class="place">${pictures.join('')}</div>`;
}

function crop({ width, data }: Picture, [from, to]: [number, number]): Promise<Buffer> {
  const raw = { width, height: Math.max(1, to - from), channels: CHANNELS } as const;
  return encode(data.subarray(from * width * CHANNELS, (from + raw.height) * width * CHANNELS), raw);
}

const MARK = [230, 0, 110] as const;

/** The image after the change, pale, with every changed pixel in one strong colour. */
function marked(
  before: Picture,
  after: Picture,
  place: ChangedRows,
  from: number,
  to: number,
): Promise<Buffer> {
  const width = Math.max(before.width, after.width);
  const changed = Math.min(heightOf(place), MOST_ROWS);
  const height = from + changed + to;
  const data = Buffer.alloc(width * height * CHANNELS, 255);
  for (let y = 0; y < height; y += 1) {
    const row = y - from;
    const isInside = row >= 0 && row < changed;
    const source = y < from + changed ? place.after[0] + row : place.after[1] + row - changed;
    for (let x = 0; x < width; x += 1) {
      const isMarked = isInside && isChanged(before, after, place, row, x);
      for (let channel = 0; channel < CHANNELS; channel += 1) {
        const seen = after.data[(source * after.width + x) * CHANNELS + channel] ?? 255;
        data[(y * width + x) * CHANNELS + channel] = isMarked ? (MARK[channel] ?? 0) : 170 + seen / 3;
      }
    }
  }
  return encode(data, { width, height, channels: CHANNELS });
}

function encode(data: Buffer, raw: { width: number; height: number; channels: typeof CHANNELS }) {
  return sharp(data, { raw }).webp({ quality: 82 }).toBuffer();
}

function image(data: Buffer, label: string): string {
  const source = `data:image/webp;base64,${data.toString('base64')}`;
  return `<figure><figcaption>${label}</figcaption><img alt="${label}" src="${source}"></figure>`;
}
