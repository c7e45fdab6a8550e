import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownModel } from '../../src/engine/own-model.ts';
import { withDrawnHomes } from './drawn-homes.ts';
import { strangersIn } from './drawn-names.ts';

const units = ['A-1', 'A-2', 'B-1'].map((code) => ({ code, type: 'Tipe 60', status: 'available' }) as const);

test('[UNIT-04] a plan takes the shapes of homes from its drawing; written ones stay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kavling-drawn-'));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
    <g id="a-1"><path d="M0 0h1v1H0z"/><path d="M0 0h10v20H0z"/></g><rect id="jalan" width="9" height="9"/></svg>`;
  writeFileSync(join(folder, 'denah.svg'), svg);
  const written = { unit: 'B-1', points: [] };
  const planOf = (src: string, drawing: boolean) => ({
    sections: [
      { type: 'section', children: [{ type: 'site-plan', image: { src }, drawing, shapes: [written] }] },
    ],
  });
  const shapesIn = (document: object) =>
    (document as ReturnType<typeof planOf>).sections[0]?.children[0]?.shapes;
  const draw = (src: string, drawing = true) =>
    shapesIn(withDrawnHomes(planOf(src, drawing), { folder, tables: ownModel.tables, units }));
  const corners = [
    [0, 0],
    [10, 0],
    [10, 20],
    [0, 20],
  ];
  expect(draw('denah.svg')).toEqual([{ unit: 'A-1', points: corners }, written]);
  expect(draw('denah.svg', false)).toEqual([written]);
  for (const src of ['../denah.svg', 'none.svg', '/etc/passwd', 'https://luar.example/denah.svg'])
    expect(draw(src), src).toEqual([written]);
  rmSync(folder, { recursive: true });
});

test('[UNIT-04] names that are written like codes are strangers; others are parts of the drawing', () => {
  expect(strangersIn([['A-9'], ['jalan'], ['path12'], ['x', 'B-1'], ['A-9']], units)).toEqual(['A-9']);
});
