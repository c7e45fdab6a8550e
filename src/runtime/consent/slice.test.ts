import { expect, test } from 'vitest';
import { openPage } from '../testing/open-page.ts';

const asked = (page: Awaited<ReturnType<typeof openPage>>) => page.done('askConsent');

test('[ANA-01] a page that asks shows the banner until the visitor has chosen', async () => {
  const page = await openPage({ settings: { analytics: { consent: 'wait' } } });
  expect(page.state().consent.name).toBe('asking');
  expect(asked(page)).toEqual([true]);
  page.runtime.dispatch({ type: 'consent/given' });
  expect(page.state().consent.name).toBe('granted');
  expect(asked(page)).toEqual([true, false]);
});

test('[ANA-01] a page that does not ask leaves the banner alone', async () => {
  const page = await openPage();
  expect(page.state().consent.name).toBe('off');
  expect(asked(page)).toEqual([]);
});
