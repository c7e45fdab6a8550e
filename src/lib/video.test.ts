import { expect, test } from 'vitest';
import { embedUrl, parseVideo, siteOf, watchUrl } from './video.ts';

test.each([
  ['aqz-KE-bpKQ', { kind: 'youtube', id: 'aqz-KE-bpKQ' }],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3', { kind: 'youtube', id: 'aqz-KE-bpKQ' }],
  ['https://youtu.be/aqz-KE-bpKQ', { kind: 'youtube', id: 'aqz-KE-bpKQ' }],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', { kind: 'youtube', id: 'aqz-KE-bpKQ' }],
  ['76979871', { kind: 'vimeo', id: '76979871' }],
  ['https://vimeo.com/76979871', { kind: 'vimeo', id: '76979871' }],
  ['https://vimeo.com/76979871/8272103f6e', { kind: 'vimeo', id: '76979871', hash: '8272103f6e' }],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
    { kind: 'vimeo', id: '76979871', hash: '8272103f6e' },
  ],
  ['./tur.mp4', { kind: 'hosted', url: './tur.mp4' }],
  [
    'https://cdn.example.co.id/a/tur.webm?v=2',
    { kind: 'hosted', url: 'https://cdn.example.co.id/a/tur.webm?v=2' },
  ],
])('[LB-11] reads %s', (value, video) => {
  expect(parseVideo(value)).toEqual(video);
});

test.each([
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/embed/aqz-KE-bpKQ',
  'https://dailymotion.com/video/x8abc12',
  'https://www.youtube.com/watch?v=short',
  'javascript:alert(1)//x.mp4',
  'data:video/mp4;base64,AAAA',
  'https://user:secret@vimeo.com/76979871',
  '',
])('[LB-11] passes over %s', (value) => {
  expect(parseVideo(value)).toBeUndefined();
});

test('[LB-11] a frame plays immediately, without cookies, controls or related films', () => {
  const youtube = new URL(
    embedUrl({ kind: 'youtube', id: 'aqz-KE-bpKQ' }, { controls: false }, 'https://a.example'),
  );
  expect(youtube.host).toBe('www.youtube-nocookie.com');
  expect(Object.fromEntries(youtube.searchParams)).toMatchObject({
    autoplay: '1',
    controls: '0',
    rel: '0',
    origin: 'https://a.example',
  });
  const vimeo = new URL(
    embedUrl({ kind: 'vimeo', id: '76979871', hash: 'abcdef' }, { controls: true, start: 5 }, ''),
  );
  expect(Object.fromEntries(vimeo.searchParams)).toMatchObject({ autoplay: '1', dnt: '1', h: 'abcdef' });
  expect(vimeo.hash).toBe('#t=5s');
});

test('[WID-09] start, end and loop reach the player', () => {
  const url = new URL(
    embedUrl(
      { kind: 'youtube', id: 'aqz-KE-bpKQ' },
      { controls: true, loop: true, start: 3, end: 9, mute: true },
      '',
    ),
  );
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    loop: '1',
    playlist: 'aqz-KE-bpKQ',
    start: '3',
    end: '9',
    mute: '1',
  });
});

test('[WID-09] without script a video is a link to its own site', () => {
  expect(watchUrl({ kind: 'youtube', id: 'aqz-KE-bpKQ' })).toBe(
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  );
  expect(watchUrl({ kind: 'vimeo', id: '1234567', hash: 'abcdef' })).toBe('https://vimeo.com/1234567/abcdef');
  expect(watchUrl({ kind: 'hosted', url: '/a.mp4' })).toBe('/a.mp4');
  expect(siteOf({ kind: 'vimeo', id: '1234567' })).toBe('Vimeo');
});
