import { expect, test } from 'vitest';
import { joinByType } from './structured-data.ts';

test('objects of one type become one, their lists in the order of the page', () => {
  const joined = joinByType([
    { '@type': 'FAQPage', mainEntity: ['a'] },
    { '@type': 'Event', name: 'Open house' },
    { '@type': 'FAQPage', mainEntity: ['b', 'c'], name: 'second' },
  ]);
  expect(joined).toEqual([
    { '@type': 'FAQPage', mainEntity: ['a', 'b', 'c'], name: 'second' },
    { '@type': 'Event', name: 'Open house' },
  ]);
});

test('of two single values the first is kept', () => {
  expect(
    joinByType([
      { '@type': 'Event', name: 'A' },
      { '@type': 'Event', name: 'B' },
    ]),
  ).toEqual([{ '@type': 'Event', name: 'A' }]);
});
