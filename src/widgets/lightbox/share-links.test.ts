import { expect, test } from 'vitest';
import { shareLinks } from './share-links.ts';

const slide = {
  href: 'https://a.example/assets/kolam & taman.jpg',
  hash: '#galeri-foto-2',
  title: 'Kolam & taman',
  alt: '',
  still: '',
  video: undefined,
};
const queryOf = (href: string) => Object.fromEntries(new URL(href).searchParams);

test('[LB-04] Pinterest gets the picture, the others the page without its hash and with that of the slide', () => {
  const [facebook, twitter, pinterest, download] = shareLinks(slide, 'https://a.example/p/?utm=1#lama');
  expect(queryOf(facebook?.href ?? '')).toEqual({ u: 'https://a.example/p/?utm=1#galeri-foto-2' });
  expect(queryOf(twitter?.href ?? '')).toEqual({
    text: 'Kolam & taman',
    url: 'https://a.example/p/?utm=1#galeri-foto-2',
  });
  expect(queryOf(pinterest?.href ?? '')).toMatchObject({ url: slide.href, media: slide.href });
  expect(download).toEqual({ name: '', href: slide.href, isDownload: true });
});

test('[LB-04] a film has no download, and a slide without a hash shares the page alone', () => {
  const links = shareLinks(
    { ...slide, hash: '', video: { kind: 'vimeo', id: '76979871' } },
    'https://a.example/p/#x',
  );
  expect(links.map(({ name }) => name)).toEqual(['Facebook', 'Twitter', 'Pinterest']);
  expect(queryOf(links[0]?.href ?? '')).toEqual({ u: 'https://a.example/p/' });
});
