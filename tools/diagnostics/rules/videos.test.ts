import { expect, test } from 'vitest';
import { ownModel } from '../../../src/engine/own-model.ts';
import { collectFacts } from '../collect-facts.ts';
import { videosAreOnKnownHosts } from './videos.ts';

const hostsOf = (...addresses: string[]) => {
  const marks = addresses.map((value, key) => ({ value, place: { up: undefined, key }, holder: {} }));
  const page = collectFacts({}, ownModel.tables);
  return videosAreOnKnownHosts({ ...page, marked: { ...page.marked, video: marks } }, () => [], {
    model: ownModel,
    file: 'page.json',
    leadsOut: () => false,
  }).map(({ params }) => params?.host);
};

test('YouTube, Vimeo and video files may be shown; hosts are compared whole', () => {
  expect(
    hostsOf(
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://youtu.be/dQw4w9WgXcQ',
      'https://player.vimeo.com/video/76979871',
      'https://cdn.example.co.id/tur.mp4',
      'dQw4w9WgXcQ',
      './tur.mp4',
    ),
  ).toEqual([]);
  expect(
    hostsOf(
      'https://www.tiktok.com/@a/video/1',
      'https://youtube.com.evil.example/watch',
      'https://vimeo.evil/1.mp4x',
    ),
  ).toEqual(['www.tiktok.com', 'youtube.com.evil.example', 'vimeo.evil']);
});
