import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SaveResult, StudioPage, StudioProblem, WholeResult } from '../../wire.ts';
import { PAGE, type StudioTestSite, startStudioSite } from '../testing/studio-site.ts';

const API = 'api/pages/taman-asri';
let site: StudioTestSite;
let first = '';
beforeAll(async () => {
  site = await startStudioSite();
  first = site.read(PAGE);
});
afterAll(() => site.close());

const post = <T>(path: string, body: object) =>
  site.call<T & StudioProblem>(`${API}/${path}`, { method: 'POST', body });

const withSections = (change: (sections: object[]) => object[]): string => {
  const page = JSON.parse(first) as { sections: object[] };
  return JSON.stringify({ ...page, sections: change(page.sections) }, null, 2);
};

test('[STU-01] [STU-11] a page of 1,000 widgets is opened, checked, rendered and saved', async () => {
  const many = Array.from({ length: 50 }, (_, at) => ({
    type: 'section',
    children: Array.from({ length: 19 }, (_, widget) => ({ type: 'heading', text: `Judul ${at} ${widget}` })),
  }));
  site.write(
    PAGE,
    withSections((sections) => [...sections, ...many]),
  );
  const { body } = await site.call<StudioPage>(API);
  expect(body.check.errors).toBe(0);
  expect((await site.call('frame/taman-asri/')).text).toContain('Judul 49 18');
  const text = body.text.replace('Judul 49 18', 'Judul akhir');
  const saved = await site.call<SaveResult>(API, {
    method: 'PUT',
    body: { text, base: body.hash, label: 'x' },
  });
  expect([saved.status, site.read(PAGE) === text]).toEqual([200, true]);
  site.write(PAGE, first);
});

test('[STU-11] a widget whose package is gone is named, nothing of it is lost, and the rest of the page is shown', async () => {
  const gone = { type: 'acme-peta', nilai: { rumah: [1, 2] } };
  const text = withSections((sections) => [...sections, { type: 'section', id: 'peta', children: [gone] }]);
  site.write(PAGE, text);
  const { body } = await site.call<StudioPage>(API);
  expect(body.text).toBe(text);
  expect(body.check.findings[0]).toMatchObject({
    severity: 'error',
    message: expect.stringContaining('acme-peta'),
  });
  expect(body.check.findings[0]?.fix).not.toBe('');
  expect((await site.call('frame/taman-asri/')).text).toContain('Taman Asri Residence');
  const changed = text.replace('Hunian modern', 'Rumah modern');
  const saved = await site.call(API, { method: 'PUT', body: { text: changed, base: body.hash, label: 'x' } });
  expect([saved.status, site.read(PAGE)]).toEqual([200, changed]);
  site.write(PAGE, first);
});

test('[STU-11] a text that cannot be shown is refused in words', async () => {
  for (const text of ['', '[]', '5', '{', '\0', '{"sections":{}}']) {
    const { status, body } = await post<WholeResult>('whole', { text, sectionKeys: [] });
    if (status !== 200) expect([status, body.message === '', body.fix === '']).toEqual([422, false, false]);
    expect((await post('check', { text })).status).toBe(200);
  }
});
