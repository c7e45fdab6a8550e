import { expect, test } from 'vitest';
import { marked, shareLink } from './share-links.ts';

const shared = {
  title: 'Taman Asri & Kebun',
  text: 'Mulai Rp 890 juta + PPN',
  url: 'https://tamanasri.example.co.id/?promo=a&blok=A#harga',
  image: 'https://tamanasri.example.co.id/hero.jpg',
};

const read = (link: string | undefined) => Object.fromEntries(new URL(link ?? '').searchParams);

test.each([
  ['facebook', { u: shared.url }],
  ['x', { text: shared.title, url: shared.url }],
  ['linkedin', { url: shared.url }],
  ['pinterest', { url: shared.url, media: shared.image, description: shared.title }],
  ['reddit', { url: shared.url, title: shared.title }],
  ['tumblr', { canonicalUrl: shared.url, title: shared.title, caption: shared.text, content: shared.image }],
  ['telegram', { url: shared.url, text: `${shared.title}\n${shared.text}` }],
  ['whatsapp', { text: `*${shared.title}*\n${shared.text}\n${shared.url}` }],
  ['line', { url: shared.url, text: shared.title }],
] as const)('[WID-10] %s gets every value whole', (network, query) => {
  expect(read(shareLink(network, shared))).toEqual(query);
});

test('[WID-10] an e-mail has a subject and a body, with spaces that mail programs understand', () => {
  const link = shareLink('email', shared) ?? '';
  expect(link).toMatch(/^mailto:\?subject=Taman%20Asri%20%26%20Kebun&body=/);
  expect(link).not.toContain('+');
});

test('[WID-10] printing, copying and the share menu of the device are not links', () => {
  for (const network of ['print', 'copy', 'device'] as const)
    expect(shareLink(network, shared)).toBeUndefined();
});

test('[WID-10] a title or picture that is not there leaves no empty value behind', () => {
  const link = shareLink('pinterest', { ...shared, image: '', title: '' });
  expect(read(link)).toEqual({ url: shared.url });
});

test('[WID-10] a campaign adds the network to the address, and keeps existing parameters', () => {
  expect(marked('https://a.co/?x=1', 'line')).toBe('https://a.co/?x=1&utm_source=line&utm_medium=share');
  expect(marked('https://a.co/?utm_source=iklan', 'line')).toContain('utm_source=iklan');
});
