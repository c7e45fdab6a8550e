import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.ts';

test('[LEAD-05][LEAD-06][LEAD-08] a lead is saved and WhatsApp opens after a second', async () => {
  const page = await openPage();
  page.click();
  page.submit();
  expect(page.state().lead.forms['general-form']?.name).toBe('sending');
  expect(page.saves()).toHaveLength(1);
  await page.answer({ success: true });
  expect(page.state().lead.forms['general-form']?.name).toBe('sent');
  expect(page.done('navigate')).toEqual([]);
  page.ports.clock.advance(999);
  expect(page.done('navigate')).toEqual([]);
  page.ports.clock.advance(1);
  expect(page.done('navigate')).toHaveLength(1);
  expect(page.ports.local.keys('')).toEqual([]);
});
