import type { FontEmbedder } from '../../src/renderer/first-fonts.ts';
import type { RenderedPage } from '../../src/renderer/page.tsx';
import type { FirstFont } from '../../src/renderer/theme.ts';
import { sharedLetters } from './first-font.ts';

/** More than a site needs; a preview that is edited for days begins again. */
const MOST_FONTS = 500;
const ready = new Map<string, string>();

/** Renders a page with the letters of its first screen in it; a second time where they had to be cut for it. */
export async function withFirstFonts(
  render: (embedFont: FontEmbedder) => RenderedPage,
  make: (font: FirstFont) => Promise<string>,
  sharesLetters = false,
): Promise<RenderedPage> {
  const cut = (first: FirstFont) =>
    sharesLetters ? { ...first, letters: sharedLetters(first.letters) } : first;
  const embed = (first: FirstFont) => ready.get(keyOf(cut(first)));
  const page = render(embed);
  if (page.missingFonts.length === 0) return page;
  if (ready.size > MOST_FONTS) ready.clear();
  for (const missing of page.missingFonts) {
    const first = cut(missing);
    ready.set(keyOf(first), await make(first));
  }
  return render(embed);
}

function keyOf({ font: { file, axis }, letters }: FirstFont): string {
  return JSON.stringify([file, axis, letters]);
}
