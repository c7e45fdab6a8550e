import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.ts';

test('[OPS-23] a page view carries the project when its answer came before the tag', async () => {
  const ids = { productionId: 'G-PROD', stagingId: 'G-STAGE' };
  const project = { micrositeSuperleadsId: 'SL-M' };
  const page = await openPage({ settings: { analytics: ids }, keepsProjectOpen: true, project });
  const record = { project_status: 'ready', province: 'Banten', city: 'Tangerang', district: 'Serpong' };
  await page.answer({ data: { ext_ls_additional_data: { ...record, superleads_id: 'SL-X' } } });
  page.ports.clock.advance(1000);
  await page.settle();
  const view = page.ports.tracker.sent.find(({ name }) => name === 'Page View');
  expect(view?.dimensions).toMatchObject({ ...record, superleads_id: 'SL-M' });
});
