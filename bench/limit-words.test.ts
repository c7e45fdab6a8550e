import { expect, test } from 'vitest';
import { missingInLimit } from './limit-words.ts';

const page = (words: string, graph = '{"image":"/share.aa.jpg"}') =>
  `<script type="application/ld+json">${graph}</script><main><h1>${words}</h1><svg><title>x</title></svg></main>`;

test('the page by hand is told apart once a sentence or the graph differs', () => {
  const hand = page('Rumah modern <b>bernuansa taman</b>', '{"image":"/share.bb.jpg"}');
  expect(missingInLimit(hand, page('Rumah modern'))).toEqual([]);
  expect(missingInLimit(hand, page('Rumah modern di tepi danau'))).toEqual(['Rumah modern di tepi danau']);
  expect(missingInLimit(hand, page('Rumah modern', '{}'))).toEqual(['the JSON-LD of the page']);
});
