import type { Slide } from './slides.ts';

/** One entry of the share menu. */
export interface ShareLink {
  readonly name: string;
  readonly href: string;
  readonly isDownload: boolean;
}

/**
 * The share menu of a slide (specification, section 7, call 6): Pinterest gets the address of the picture, the others
 * the page without its hash and with that of the slide; only a picture can be downloaded.
 */
export function shareLinks(
  slide: Pick<Slide, 'href' | 'hash' | 'title' | 'alt' | 'video' | 'still'>,
  page: string,
): ShareLink[] {
  const address = `${page.replace(/#.*$/, '')}${slide.hash}`;
  const picture = slide.video ? slide.still : slide.href;
  const text = slide.title || slide.alt;
  const link = (name: string, base: string, query: Record<string, string>): ShareLink => ({
    name,
    href: `${base}?${new URLSearchParams(query)}`,
    isDownload: false,
  });
  return [
    link('Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: address }),
    link('Twitter', 'https://twitter.com/intent/tweet', { text, url: address }),
    link('Pinterest', 'https://www.pinterest.com/pin/create/button/', {
      url: picture,
      media: picture,
      description: text,
    }),
    ...(slide.video ? [] : [{ name: '', href: slide.href, isDownload: true }]),
  ];
}
