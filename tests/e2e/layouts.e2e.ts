import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { NOW } from '../../bench/compare/camera.ts';
import { widgetParts } from '../../src/generated/tables.ts';
import { expectAccessible, watchShifts } from './checks.ts';
import { type LayoutBoxes, measureBoxes, movedBoxes } from './layout-boxes.ts';
import { openSettled } from './settled.ts';
import { sheets } from './sheets.ts';
import { expect, test } from './site.ts';
import { watchViolations } from './violations.ts';

/** The approved boxes of a page by the width of the window. */
type Layout = Readonly<Record<string, LayoutBoxes>>;

/** The approved layouts: a file for each page of `pages/`, and one for the examples of each widget. */
const folder = 'tests/e2e/layouts';
const APPROVE = `Look at it with "npm run compare -- HEAD". Where it is meant, run "npm run approve-layouts" and commit the files of ${folder} with the change.`;
const isApproving = process.env.UPDATE !== undefined;
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** A notice comes some seconds after the page, so whether it has a box yet depends on the machine. */
const types = Object.keys(widgetParts).filter((type) => type !== 'notice');

const groups = new Map(
  readdirSync('pages')
    .filter((slug) => existsSync(`pages/${slug}/page.json`))
    .map((slug) => [slug, slug]),
);
for (const { type, slug } of sheets()) groups.set(`catalogue-${type}`, slug);
const fileOf = (name: string) => join(folder, `${name}.json`);

for (const [name, slug] of groups)
  test(`[OPS-48][WID-01][WID-15] ${name}, at 390 and at 1440 pixels: every section and widget has its approved box, axe finds nothing, nothing shifts, sticks out, fails, is refused or leaves the site`, async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000);
    await page.clock.setFixedTime(NOW);
    const file = fileOf(name);
    const approved = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Layout) : {};
    const measured: Record<string, LayoutBoxes> = {};
    const moved: string[] = [];
    const shifts = await watchShifts(page);
    const problems = await watchProblems(page, site.url);
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await openSettled(page, site.page(slug));
      const shift = await shifts();
      // The captions of an example are on another site.
      const isKnown = (problem: string) =>
        slug === 'sheet/video' && problem.includes('https://example.co.id/');
      const found = (await problems()).filter((problem) => !isKnown(problem));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Sections far away are drawn too.
      await page.evaluate(() => document.querySelector('[data-far]')?.removeAttribute('data-far'));
      const boxes = await settledBoxes(page, approved[viewport.width]);
      measured[viewport.width] = boxes;
      for (const line of movedBoxes(approved[viewport.width] ?? {}, boxes))
        moved.push(`${slug} at ${viewport.width}: ${line}`);
      if (isApproving) continue;
      expect(found).toEqual([]);
      expect(shift, `at ${viewport.width}`).toBe('0.00');
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, `at ${viewport.width}`).toBeLessThanOrEqual(0);
      // A form alone in the catalogue has no title of a section above its own.
      await expectAccessible(page, slug === 'sheet/lead-form' ? ['heading-order'] : []);
    }
    if (isApproving) {
      mkdirSync(folder, { recursive: true });
      if (moved.length > 0) writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
    } else expect(moved, APPROVE).toEqual([]);
  });

test('[OPS-48] no approved layout is of a page that is gone', () => {
  const left = readdirSync(folder).filter((file) => !groups.has(file.replace('.json', '')));
  if (isApproving) for (const file of left) rmSync(join(folder, file));
  else expect(left, APPROVE).toEqual([]);
});

test('[SUI-02] a box may be a pixel from its approved one, and no more', () => {
  const approved = { a: '20 48 350 204', b: '0 0 10 10' };
  expect(movedBoxes(approved, { a: '19 48 351 205', b: '0 0 10 10' })).toEqual([]);
  expect(movedBoxes(approved, { a: '20 50 350 204', c: '0 0 10 10' })).toEqual([
    'a: 20 48 350 204 → 20 50 350 204',
    'b: 0 0 10 10 → is gone',
    'c: was not there → 0 0 10 10',
  ]);
});

/** Collects what scripts complain of, what the policy refuses and what is asked of other sites; call before `goto`. */
async function watchProblems(page: Page, ownUrl: string): Promise<() => Promise<string[]>> {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(ownUrl) && !request.url().startsWith('data:')) problems.push(request.url());
  });
  const violations = await watchViolations(page);
  return async () => [...problems, ...(await violations())];
}

/** The boxes as they stay: twice the same in a row, or the approved ones. */
async function settledBoxes(page: Page, approved: LayoutBoxes = {}): Promise<LayoutBoxes> {
  let boxes = await measureBoxes(page, types);
  for (let looks = 0; looks < 20 && movedBoxes(approved, boxes).length > 0; looks += 1) {
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    const next = await measureBoxes(page, types);
    if (looks > 3 && JSON.stringify(boxes) === JSON.stringify(next)) return next;
    boxes = next;
  }
  return boxes;
}
