// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { gatherSlideshow } from './slides.ts';

beforeEach(() => {
  document.body.replaceChildren();
});

function addLink(attributes: Record<string, string>, parent: Element = document.body): HTMLAnchorElement {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  parent.append(link);
  return link;
}

const titles = (link: HTMLAnchorElement) => gatherSlideshow(link)?.slides.map(({ title }) => title);

test('[LB-12] a link without a group is alone, regardless of other links on the page', () => {
  const link = addLink({ href: '/a.jpg', 'data-lightbox': '', 'data-title': 'A' });
  addLink({ href: '/b.jpg', 'data-lightbox': '', 'data-title': 'B' });
  expect(titles(link)).toEqual(['A']);
});

test('[LB-12] links of a group are sorted by index; without one by their place', () => {
  addLink({ href: '/c.jpg', 'data-lightbox': 'g', 'data-index': '7', 'data-title': 'C' });
  const link = addLink({ href: '/b.jpg', 'data-lightbox': 'g', 'data-title': 'B' });
  addLink({ href: '/a.jpg', 'data-lightbox': 'g', 'data-index': '0', 'data-title': 'A' });
  addLink({ href: '/x.jpg', 'data-lightbox': 'other', 'data-title': 'X' });
  expect(titles(link)).toEqual(['A', 'B', 'C']);
  expect(gatherSlideshow(link)?.start).toBe(1);
});

test('[LB-12] a copy made by a carousel is not a slide, but a click on it starts at its original', () => {
  addLink({ href: '/a.jpg', 'data-lightbox': 'g', 'data-title': 'A' });
  addLink({ href: '/b.jpg', 'data-lightbox': 'g', 'data-title': 'B' });
  const duplicate = document.createElement('div');
  duplicate.className = 'swiper-slide-duplicate';
  document.body.prepend(duplicate);
  const copy = addLink({ href: '/b.jpg', 'data-lightbox': 'g', 'data-title': 'copy' }, duplicate);
  expect(titles(copy)).toEqual(['A', 'B']);
  expect(gatherSlideshow(copy)?.start).toBe(1);
});

test('[LB-12] what does not begin with http, or is a film from elsewhere, is passed over', () => {
  const good = addLink({ href: '/a.jpg', 'data-lightbox': 'g', 'data-title': 'A' });
  const bad = [
    addLink({ href: 'javascript:alert(1)', 'data-lightbox': 'g' }),
    addLink({ href: 'data:image/png;base64,AA', 'data-lightbox': 'g' }),
    addLink({ href: '/x', 'data-lightbox': 'g', 'data-video': 'https://evil.example/embed/aqz-KE-bpKQ' }),
    addLink({ href: '/x', 'data-lightbox': 'g', 'data-video': 'javascript:alert(1)' }),
  ];
  for (const link of bad) expect(gatherSlideshow(link)).toBeUndefined();
  expect(titles(good)).toEqual(['A']);
});

test('[LB-12] a film is found by its video, a picture by its address', () => {
  addLink({ href: '/a.jpg', 'data-lightbox': 'g' });
  const film = addLink({
    href: '/a.jpg',
    'data-lightbox': 'g',
    'data-video': 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  });
  const show = gatherSlideshow(film);
  expect(show?.slides[show.start]?.video).toEqual({ kind: 'youtube', id: 'aqz-KE-bpKQ' });
});

test('[LB-03] the large picture comes in the format that the small one came in, without crops for phones', () => {
  const link = addLink({ href: '/a.jpg', 'data-lightbox': '' });
  const picture = document.createElement('picture');
  const add = (srcset: string, media = '') => {
    const source = document.createElement('source');
    source.srcset = srcset;
    if (media) source.media = media;
    picture.append(source);
  };
  add('/phone-480.avif 480w', '(max-width: 767px)');
  add('/a-480.avif 480w, /a-1600.avif 1600w');
  add('/a-480.webp 480w, /a-1600.webp 1600w');
  const image = document.createElement('img');
  image.src = '/a-480.webp';
  picture.append(image);
  link.append(picture);
  expect(gatherSlideshow(link)?.slides[0]?.srcset).toBe('/a-480.webp 480w, /a-1600.webp 1600w');
});
