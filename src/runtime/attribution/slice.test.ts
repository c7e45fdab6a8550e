import { expect, test } from 'vitest';
import { ATTRIBUTION_FIELDS } from '../../lib/attribution.ts';
import { memoryPorts } from '../adapters/memory.ts';
import { openPage } from '../testing/open-page.ts';

const EMPTY = Object.fromEntries(ATTRIBUTION_FIELDS.map((field) => [field, '']));

function portsAt(url: string) {
  const ports = memoryPorts();
  ports.browser.page.url = url;
  return ports;
}

test.each([
  [
    'https://a.id/?utm_source=fb&utm_medium=cpc&gclid=g1',
    { utm_source: 'fb', utm_medium: 'cpc', gclid: 'g1' },
  ],
  ['https://a.id/?x=utm&fbclid=f1', { fbclid: 'f1' }],
  [
    'https://a.id/?utm_campaign=Promo%20DP%200%25&utm_term=a&utm_content=b#utm',
    { utm_campaign: 'Promo DP 0%', utm_term: 'a', utm_content: 'b' },
  ],
])('[LEAD-12] the query of %s is read, also where cookies are blocked', async (url, expected) => {
  const page = await openPage({ ports: portsAt(url) });
  expect(page.state().attribution).toEqual({ ...EMPTY, ...expected });
});

test('[LEAD-12] the cookies fill the hidden fields of every form, and go along with the lead', async () => {
  const ports = portsAt('https://a.id/');
  ports.cookies.set('utm_source', 'fb', 1);
  const page = await openPage({ ports });
  expect(page.effects).toContainEqual({
    type: 'fields/fill',
    form: '',
    values: { ...EMPTY, utm_source: 'fb' },
    onlyEmpty: false,
  });
  page.submit();
  expect(page.saves()[0]?.fields).toMatchObject({ utm_source: 'fb', utm_medium: '', gclid: '', fbclid: '' });
});

test('[LEAD-12] a new campaign replaces the last one whole', async () => {
  const ports = portsAt('https://a.id/?utm_source=google');
  ports.cookies.set('utm_term', 'rumah', 1);
  expect((await openPage({ ports })).state().attribution).toEqual({ ...EMPTY, utm_source: 'google' });
});
