import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectAccessiblePart } from './checks.ts';
import { openInStudio, type StudioSite, startStudio } from './studio-site.ts';

const SLUG = 'griya-cempaka';
const { section: unitTypes } = JSON.parse(readFileSync('schemas/patterns/030-unit-types.json', 'utf8'));
const document = {
  version: 1,
  template: 'page-builder',
  lang: 'id',
  seo: { title: 'Griya Cempaka', description: 'Rumah di Bogor.', url: 'https://example.com/griya-cempaka/' },
  project: {
    id: '1911',
    name: 'Griya Cempaka',
    superleadsId: 'SL-1911',
    telesalesNumber: '6281277770011',
  },
  settings: { brochureUrl: 'https://example.com/griya.pdf' },
  sections: [
    { type: 'section', children: [{ type: 'heading', level: 1, text: 'Griya Cempaka' }] },
    unitTypes,
    {
      type: 'section',
      children: [{ type: 'text', content: ['Mulai Rp 890 juta. Sepuluh menit ke stasiun dan gerbang tol.'] }],
    },
  ],
};

let site: StudioSite;
test.beforeAll(async () => {
  site = await startStudio([], { documents: { [SLUG]: document } });
});
test.afterAll(() => site?.close());

test('[STU-19] sample prices and promises are marked on page and outline, and publishing asks for each', async ({
  page,
}) => {
  const frame = await openInStudio(page, site, SLUG);
  const marks = page.locator('.st-sample');
  // The widget with the types, and the sentence.
  await expect(marks).toHaveCount(2);
  await expect(marks.first()).toContainText('Sample text');
  const sentence = frame.locator('.text', { hasText: 'Mulai Rp 890 juta' });
  const [mark, box] = [await marks.last().boundingBox(), await sentence.boundingBox()];
  expect(Math.abs((mark?.y ?? 0) - (box?.y ?? 99))).toBeLessThan(3);
  const row = page.getByRole('treeitem', { name: /Mulai Rp 890 juta/ });
  await expect(row.locator('.st-mark')).toHaveAttribute('data-severity', 'warning');

  await page.getByRole('button', { name: /^Publish/ }).click();
  const dialog = page.getByRole('dialog');
  const found = dialog.locator('.st-findings > li');
  await expect(found.filter({ hasText: '"Rp 890 juta"' })).toHaveCount(1);
  await expect(found.filter({ hasText: '"Rp 1,2 miliar"' })).toHaveCount(1);
  await expect(found.filter({ hasText: 'Sepuluh menit ke stasiun' })).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await expectAccessiblePart(page, 'dialog[open]');

  await found.filter({ hasText: '"Rp 1,2 miliar"' }).getByRole('button', { name: 'Keep it' }).click();
  await expect(found.filter({ hasText: '"Rp 1,2 miliar"' })).toHaveCount(0);
  const kept = () => JSON.parse(site.text(SLUG)).settings.keptSamples;
  await expect.poll(kept).toEqual(['Rp 1,2 miliar']);
  await found.filter({ hasText: 'Sepuluh menit ke stasiun' }).getByRole('button').first().click();
  await expect(dialog).toBeHidden();
  await page
    .getByRole('tabpanel')
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('Mulai Rp 640 juta.');
  await expect(marks).toHaveCount(1);
  await expect.poll(() => site.text(SLUG)).toContain('Mulai Rp 640 juta.');
});
