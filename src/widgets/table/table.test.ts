import { expect, test } from 'vitest';
import { groupsOf } from './table.view.tsx';

test('a row of one cell heads the rows below it; rows before the first one need no heading', () => {
  expect(groupsOf([['a', '1'], ['Struktur'], ['b', '2'], ['c', '3'], ['Atap']])).toEqual([
    { rows: [['a', '1']] },
    {
      title: 'Struktur',
      rows: [
        ['b', '2'],
        ['c', '3'],
      ],
    },
    { title: 'Atap', rows: [] },
  ]);
});
