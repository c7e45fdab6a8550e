import { expect, test } from 'vitest';
import { compareFloors, towerOf } from './tower.ts';
import type { Unit } from './units.ts';

const home = (code: string, rest: Partial<Unit> = {}): Unit => ({
  code,
  type: 'Studio',
  status: 'available',
  ...rest,
});
const byCode = { tower: '', floors: '', stacks: '' };

test('[UNIT-04] codes give floors from top to bottom and stacks from left to right; gaps stay empty', () => {
  const tower = towerOf(
    ['02-01', '12A-10', '12A-2', '12-01', 'G-01'].map((code) => home(code)),
    byCode,
  );
  expect(tower.floors.map(({ name }) => name)).toEqual(['12A', '12', '02', 'G']);
  expect(tower.stacks).toEqual(['01', '2', '10']);
  expect(tower.floors[0]?.homes.get('10')?.code).toBe('12A-10');
  expect(tower.floors[0]?.homes.get('01')).toBeUndefined();
  expect(tower.unplaced).toEqual([]);
});

test('[UNIT-04] own columns are read by name; what has no place, or one that is taken, is reported', () => {
  const at = (lantai: string, posisi: string) => ({ more: { Lantai: lantai, Posisi: posisi } });
  const tower = towerOf([home('A1', at('3', 'a')), home('A2', at('3', 'A')), home('A3', at('', 'B'))], {
    tower: '',
    floors: 'lantai',
    stacks: 'posisi',
  });
  expect(tower.floors.map(({ name }) => name)).toEqual(['3']);
  expect(tower.stacks).toEqual(['A']);
  expect(tower.unplaced).toEqual(['A2', 'A3']);
  expect(towerOf([home('PENTHOUSE')], byCode).unplaced).toEqual(['PENTHOUSE']);
});

test('[UNIT-04] a project with several towers shows the one that is named; its name may be in the code', () => {
  const units = [
    home('N-05-01', { cluster: 'Tower Utara' }),
    home('S-05-01', { cluster: 'Tower Selatan' }),
    home('X-05-01'),
  ];
  const tower = towerOf(units, { ...byCode, tower: 'tower  utara' });
  expect(tower.homes.map(({ code }) => code)).toEqual(['N-05-01']);
  expect(tower.floors.map(({ name }) => name)).toEqual(['05']);
});

test('[UNIT-04] floors with letters are around the ground: basements below it, mezzanines above', () => {
  const floors = ['2', 'G', 'B1', 'UG', 'B2', '12A', 'LG', 'M', '1', '12', 'ROOF', 'B'];
  expect(floors.sort(compareFloors)).toEqual([
    'B2',
    'B1',
    'LG',
    'G',
    'UG',
    'M',
    '1',
    '2',
    '12',
    '12A',
    'B',
    'ROOF',
  ]);
});
