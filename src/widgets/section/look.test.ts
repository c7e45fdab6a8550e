import { expect, test } from 'vitest';
import type { Section } from '../../generated/view.types.ts';
import { isMoving, paintOf, placeOf, toneOf } from './look.ts';

type Background = Section['background'];

const picture = {
  src: 'a.jpg',
  alt: '',
  width: 4,
  height: 3,
  sources: [],
  color: '#000000',
  focalPoint: { x: 50, y: 50 },
};
const plain: Background = { overlay: 'soft', overlayColor: 'dark', place: 'behind', onScroll: 'none' };
const slideshow = (count: number) => ({
  images: Array.from({ length: count }, () => picture),
  interval: 5000,
  transition: 500,
  kenBurns: 'none' as const,
});

test.each<[string, Partial<Background>, Section['tone']]>([
  ['nothing leaves the tone as it is', {}, 'tint'],
  ['a colour', { color: 'dark' }, 'dark'],
  ['a light colour', { color: 'surface' }, 'plain'],
  [
    'the first colour of a gradient',
    { gradient: { from: 'brand', to: 'dark', kind: 'linear', angle: 90, start: 0, end: 100 } },
    'brand',
  ],
  ['the shade of a picture, not the colour behind it', { image: picture, color: 'surface' }, 'dark'],
  ['a light shade', { image: picture, overlayColor: 'paper' }, 'plain'],
])('text follows %s', (_, background, tone) => {
  expect(toneOf({ tone: 'tint', background: { ...plain, ...background } })).toBe(tone);
});

test('a gradient is painted in the colours of the theme', () => {
  const gradient = { from: 'brand', to: 'dark', angle: 135, start: 10, end: 90 } as const;
  expect(paintOf({ ...plain, gradient: { ...gradient, kind: 'linear' } })).toBe(
    'linear-gradient(135deg in oklab,var(--brand) 10%,var(--dark) 90%)',
  );
  expect(paintOf({ ...plain, gradient: { ...gradient, kind: 'radial' } })).toContain('radial-gradient(');
  expect(paintOf(plain)).toBeUndefined();
});

test('[WID-13] only what moves asks for script: several slides, or a film', () => {
  expect(isMoving(plain)).toBe(false);
  expect(isMoving({ ...plain, image: picture })).toBe(false);
  expect(isMoving({ ...plain, slideshow: slideshow(1) })).toBe(false);
  expect(isMoving({ ...plain, slideshow: slideshow(2) })).toBe(true);
  expect(isMoving({ ...plain, video: { file: './a.mp4', poster: picture, onPhones: true } })).toBe(true);
});

test('a placed picture leaves the tone to its section, and needs to be there', () => {
  const beside = { ...plain, place: 'beside' as const };
  expect(placeOf({ ...beside, image: picture })).toBe('beside');
  expect(toneOf({ tone: 'tint', background: { ...beside, image: picture } })).toBe('tint');
  expect(toneOf({ tone: 'tint', background: { ...plain, image: picture } })).toBe('dark');
  expect(placeOf(beside)).toBeUndefined();
  expect(placeOf({ ...plain, image: picture })).toBeUndefined();
});
