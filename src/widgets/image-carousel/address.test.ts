import { expect, test } from 'vitest';
import { addressOfSlide, slideOfAddress } from './address.ts';

const hash = { kind: 'hash', key: 'galeri' } as const;
const path = { kind: 'path', key: 'galeri' } as const;

test.each([
  ['https://a.example/p/#galeri-3', hash, 2],
  ['https://a.example/p/#galeri-foto-3', hash, undefined],
  ['https://a.example/p/#galeri-0', hash, undefined],
  ['https://a.example/p/', hash, undefined],
  ['https://a.example/p/galeri/2', path, 1],
  ['https://a.example/p/galeri/2/', path, 1],
  ['https://a.example/p/galeri', path, undefined],
])('[WID-07] reads the slide of %s', (address, sync, slide) => {
  expect(slideOfAddress(address, sync)).toBe(slide);
});

test('[WID-07] writes the slide into the address and leaves the rest', () => {
  expect(addressOfSlide('https://a.example/p/?utm_source=x#y', hash, 1)).toBe(
    'https://a.example/p/?utm_source=x#galeri-2',
  );
  expect(addressOfSlide('https://a.example/p/?utm_source=x', path, 1)).toBe(
    'https://a.example/p/galeri/2?utm_source=x',
  );
  expect(addressOfSlide('https://a.example/p/galeri/2', path, 3)).toBe('https://a.example/p/galeri/4');
});
