import type { Font } from 'fontkit';
import { sansFallbacks, serifFallbacks, type Typeface } from '../../src/renderer/typefaces.ts';

/** A sample of the text of pages, with its mixture of letters. */
export const SAMPLE =
  `Rumah tumbuh di tengah taman kota, sepuluh menit ke stasiun dan gerbang tol. Mulai Rp 890 juta dengan
uang muka ringan, bebas biaya KPR dan BPHTB untuk pemesanan sampai akhir bulan. Setiap unit memiliki tiga kamar tidur, dua kamar
mandi, ruang keluarga yang terang, dan halaman belakang. Kawasan seluas 12 hektare dilengkapi kolam renang, jalur lari, taman
bermain, sekolah, klinik, dan pusat belanja. Hubungi konsultan kami lewat WhatsApp untuk jadwal kunjungan, daftar harga, denah,
dan simulasi cicilan. Lokasi strategis di Jalan Raya Serpong, Tangerang Selatan.`.replaceAll('\n', ' ');

/** The width of the sample in the fonts of devices, in em. Their free twins have the same widths. */
export const SAMPLE_WIDTHS = { arial: 259.749, arialBold: 277.882, times: 234.923 } as const;

/** The width of the sample in a font, in em. */
export function sampleWidth(font: Font): number {
  return font.layout(SAMPLE).advanceWidth / font.unitsPerEm;
}

/**
 * The lengths of a typeface as browsers use them, and the device's fallback fonts with its metrics.
 * @param isSerif by default from the font's own data, which many omit
 */
export function measure(
  regular: Font,
  bold: Font,
  isSerif = saysSerif(regular),
): Pick<Typeface, 'ascent' | 'descent' | 'fallbacks'> {
  const { arial, arialBold, times } = SAMPLE_WIDTHS;
  const round = (value: number) => Math.round(value * 1000) / 1000;
  const fallbacks = isSerif
    ? serifFallbacks(round(sampleWidth(regular) / times))
    : sansFallbacks(round(sampleWidth(regular) / arial), round(sampleWidth(bold) / arialBold));
  return { ...lines(regular), fallbacks };
}

/** Above and below the baseline, of the em; a font says itself which of its tables is meant. */
function lines(font: Font): Pick<Typeface, 'ascent' | 'descent'> {
  const { unitsPerEm, ascent, descent } = font;
  const os2 = font['OS/2'];
  const isTypo = os2?.fsSelection?.useTypoMetrics === true;
  const [above, below] = isTypo ? [os2.typoAscender, os2.typoDescender] : [ascent, descent];
  const part = (length: number) => Math.round((Math.abs(length) / unitsPerEm) * 1000) / 1000;
  return { ascent: part(above), descent: part(below) };
}

/** By the class of its design (OS/2), where the font says one. */
function saysSerif(font: Font): boolean {
  const [family = 0, serif = 0] = font['OS/2']?.panose ?? [];
  if (family === 2 && serif > 1) return serif <= 10;
  const design = (font['OS/2']?.sFamilyClass ?? 0) >> 8;
  return (design >= 1 && design <= 5) || design === 7;
}
