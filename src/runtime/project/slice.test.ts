import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import { readProject } from './answer.ts';

const record = {
  project_status: 'ready',
  province: 'Banten',
  city: 'Tangerang Selatan',
  district: 'Serpong',
  whatsapp_business_number: '6282222222222',
};
const answer = { success: true, data: { ext_ls_additional_data: record } };

test('[PAGE-06] the project fields start empty and are filled by the call', async () => {
  const page = await openPage({ keepsProjectOpen: true });
  expect(page.state().project).toEqual({ name: 'loading', status: '', province: '', city: '', district: '' });
  await page.answer(answer);
  expect(page.state().project).toEqual({
    name: 'known',
    status: 'ready',
    province: 'Banten',
    city: 'Tangerang Selatan',
    district: 'Serpong',
  });
});

test.each([
  ['/wp-json/wk/v1/project', 'SL 1&2', '/wp-json/wk/v1/project?id=SL%201%262'],
  ['https://a.id/?rest_route=/p', 'SL-1', 'https://a.id/?rest_route=/p&id=SL-1'],
])('[CALL-01] GET %s for %s', async (projectUrl, superleadsId, url) => {
  const page = await openPage({
    keepsProjectOpen: true,
    settings: { projectUrl },
    project: { superleadsId },
  });
  expect(page.ports.http.requests).toHaveLength(1);
  expect(page.ports.http.requests[0]).toMatchObject({ url, method: 'get' });
});

test.each([201, 204, 304, 404, 500])(
  '[CALL-01] status %i is no success: it is logged, nothing else',
  async (status) => {
    const page = await openPage({ keepsProjectOpen: true });
    await page.answer(answer, { status });
    expect(page.state().project).toMatchObject({ name: 'failed', status: '' });
    expect(
      page.ports.browser.done.filter(([name]) => name !== 'fillFields' && name !== 'retargetButtons'),
    ).toEqual([['log', 'Something went wrong', status]]);
  },
);

test.each(['', 'null', '[]', '{}', '{"data":null}', '{"data":{"ext_ls_additional_data":"x"}}', '<html>'])(
  '[CALL-01] the body %j holds no project',
  async (body) => {
    expect(readProject(body)).toBeUndefined();
    const page = await openPage({ keepsProjectOpen: true });
    await page.answer(body);
    expect(page.state().project.name).toBe('failed');
  },
);

test('[CALL-01] without a network it is logged', async () => {
  const page = await openPage({ keepsProjectOpen: true });
  await page.lose();
  expect(page.done('log')).toEqual(['Something went wrong']);
});

test('[CALL-01] fields that are missing or no text are empty', () => {
  expect(
    readProject(JSON.stringify({ data: { ext_ls_additional_data: { city: 7, province: {} } } })),
  ).toEqual({
    status: '',
    province: '',
    city: '7',
    district: '',
    whatsappNumber: '',
  });
});

test.each(['evergreen', 'Evergreen', 'EVERGREEN'])(
  '[LEAD-02] %s recommends other projects',
  async (status) => {
    const page = await openPage({ keepsProjectOpen: true });
    await page.answer({ data: { ext_ls_additional_data: { ...record, project_status: status } } });
    page.submit();
    expect(page.saves()).toEqual([]);
    expect(page.effects).toContainEqual({ type: 'dialog/show', id: '_recommendation-modal', content: {} });
    expect(page.state().lead.forms['general-form']?.name).toBe('idle');
  },
);

test('[LEAD-02] an invalid form shows its message, also on an evergreen project', async () => {
  const page = await openPage({ keepsProjectOpen: true });
  await page.answer({ data: { ext_ls_additional_data: { ...record, project_status: 'evergreen' } } });
  page.submit({ fields: { name: '', whatsapp_number: '' } });
  expect(page.state().lead.forms['general-form']?.alert).toBe('Silakan isi nomor Whatsapp');
  expect(page.done('showDialog')).toEqual([]);
});

test.each(['ready', 'evergreen soon', ''])('[LEAD-02] status %j submits', async (status) => {
  const page = await openPage({ keepsProjectOpen: true });
  await page.answer({ data: { ext_ls_additional_data: { ...record, project_status: status } } });
  page.submit();
  expect(page.saves()).toHaveLength(1);
});
