import { parseVideo, type Video } from '../../lib/video.ts';

/** One slide, as its link says it (specification, section 3: slide). */
export interface Slide {
  readonly link: HTMLAnchorElement;
  /** Address of the large picture, or of the film. */
  readonly href: string;
  readonly video: Video | undefined;
  readonly title: string;
  readonly description: string;
  readonly alt: string;
  /** Shown until the large picture has loaded, or before a film plays. */
  readonly still: string;
  readonly srcset: string;
  readonly width: number;
  readonly height: number;
  /** `#galeri-foto-3`, or empty. */
  readonly hash: string;
}

/** The slides that a link opens, and which of them comes first. */
export interface Slideshow {
  readonly slides: readonly Slide[];
  readonly start: number;
}

const clone = '.swiper-slide-duplicate, [data-clone]';

/**
 * Gathers the slideshow of a clicked link: all links with the same group, except copies that a carousel made, in the
 * order of their index (specification, section 5). `undefined` where the link has nothing that may be shown.
 */
export function gatherSlideshow(clicked: HTMLAnchorElement): Slideshow | undefined {
  const own = readSlide(clicked);
  if (!own) return undefined;
  const group = clicked.dataset.lightbox ?? '';
  if (group === '') return { slides: [own], start: 0 };
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]')]
    .filter((link) => link.dataset.lightbox === group && !link.closest(clone))
    .map((link, position) => ({ link, order: orderOf(link, position) }))
    .sort((a, b) => a.order - b.order);
  const slides = links.flatMap(({ link }) => readSlide(link) ?? []);
  const exact = slides.findIndex((slide) => slide.link === clicked);
  const start = exact >= 0 ? exact : slides.findIndex((slide) => slide.href === own.href);
  return start >= 0 ? { slides, start } : { slides: [own], start: 0 };
}

function orderOf(link: HTMLAnchorElement, position: number): number {
  const index = Number.parseInt(link.dataset.index ?? '', 10);
  return Number.isNaN(index) ? position : index;
}

/** Reads one link. Only addresses that start with http are shown, and films only from sites we can play. */
function readSlide(link: HTMLAnchorElement): Slide | undefined {
  const address = link.dataset.video;
  const href = address === undefined ? link.href : new URL(address, document.baseURI).href;
  if (!href.startsWith('http')) return undefined;
  const video = address === undefined ? undefined : parseVideo(href);
  if (address !== undefined && !video) return undefined;
  const image = link.querySelector('img');
  const still = image?.currentSrc || image?.src || '';
  return {
    link,
    href,
    video,
    title: link.dataset.title ?? '',
    description: link.dataset.description ?? '',
    alt: image?.alt ?? '',
    still,
    srcset: video ? '' : bestSrcset(link, still),
    width: Number(image?.getAttribute('width')) || 0,
    height: Number(image?.getAttribute('height')) || 0,
    hash: link.id ? `#${link.id}` : '',
  };
}

/** The sizes of the format that the browser has chosen for the small picture, without crops for phones. */
function bestSrcset(link: HTMLAnchorElement, still: string): string {
  const sets = [...link.querySelectorAll<HTMLSourceElement | HTMLImageElement>('source, img')]
    .filter((element) => !(element instanceof HTMLSourceElement && element.media))
    .map((element) => element.srcset)
    .filter(Boolean);
  const ending = still.split('.').at(-1) ?? '';
  return sets.find((set) => set.includes(`.${ending} `)) ?? sets.at(-1) ?? '';
}
