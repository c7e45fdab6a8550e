import { expect, test } from 'vitest';
import { memoryPorts } from '../adapters/memory.ts';
import { openPage } from '../testing/open-page.ts';

const project = (number: string) => ({
  data: { ext_ls_additional_data: { whatsapp_business_number: number } },
});
const overwrites = (effects: { type: string }[]) =>
  effects.filter(({ type }) => type === 'telesales/overwrite');

test('[TEL-01] the number of the project call is kept as TSWA', async () => {
  const page = await openPage({ keepsProjectOpen: true });
  await page.answer(project('6282222222222'));
  expect(page.ports.session.get('TSWA')).toBe('6282222222222');
});

test('[TEL-01] a project without a number keeps nothing', async () => {
  const page = await openPage({ keepsProjectOpen: true });
  await page.answer(project(''));
  expect(page.ports.session.get('TSWA')).toBeUndefined();
});

test.each([
  ['6282222222222', '6282222222222'],
  ['+62 822-2222-2222', '6282222222222'],
  ['0822 2222 2222', '6282222222222'],
])(
  '[TEL-02] the stored number %s differs: every field and link gets it on the first click',
  async (stored, number) => {
    const ports = memoryPorts();
    ports.session.set('TSWA', stored);
    const page = await openPage({ ports });
    expect(overwrites(page.effects)).toEqual([]);
    page.click();
    expect(overwrites(page.effects)).toEqual([{ type: 'telesales/overwrite', number }]);
    expect(page.state().telesales.number).toBe(number);
    page.click();
    expect(overwrites(page.effects)).toHaveLength(1);
  },
);

test.each([
  ['', '6281111111111'],
  ['+62 811-1111-1111', '6281111111111'],
  ['6281111111111', '+62 811 1111 1111'],
])('[TEL-02] stored %j, on the page %j: nothing changes', async (stored, telesalesNumber) => {
  const ports = memoryPorts();
  if (stored) ports.session.set('TSWA', stored);
  const page = await openPage({ ports, project: { telesalesNumber } });
  page.click();
  expect(overwrites(page.effects)).toEqual([]);
  expect(page.state().telesales).toMatchObject({ name: 'checked', number: telesalesNumber });
});

test('[TEL-02] a number that comes after the first click is for the next page', async () => {
  const page = await openPage();
  page.click();
  page.ports.session.set('TSWA', '6282222222222');
  page.click();
  expect(overwrites(page.effects)).toEqual([]);
});

test('[TEL-02] the first click waits for a pending project call', async () => {
  const page = await openPage({ keepsProjectOpen: true });
  page.click();
  expect(page.state().telesales.name).toBe('due');
  await page.answer(project('6282222222222'));
  expect(overwrites(page.effects)).toEqual([{ type: 'telesales/overwrite', number: '6282222222222' }]);
});

test.each([
  ['fails', { status: 500 }, ''],
  ['has no number', {}, ''],
])('[TEL-02] when that call %s, the number of the last page counts', async (_, options, number) => {
  const ports = memoryPorts();
  ports.session.set('TSWA', '6282222222222');
  const page = await openPage({ ports, keepsProjectOpen: true });
  page.click();
  await page.answer(project(number), options);
  expect(overwrites(page.effects)).toHaveLength(1);
});

test('[TEL-02][LEAD-08] the lead and WhatsApp go to the overwritten number', async () => {
  const ports = memoryPorts();
  ports.session.set('TSWA', '6282222222222');
  const page = await openPage({ ports });
  page.click();
  page.submit();
  expect(page.saves()[0]?.fields?.telesales_number).toBe('6282222222222');
  await page.answer({ success: true });
  ports.clock.advance(1000);
  expect(String(page.done('navigate')[0])).toContain('phone=6282222222222');
});
