import { expect, test } from 'vitest';
import { memoryPorts } from '../adapters/memory.ts';
import { openPage } from '../testing/open-page.ts';
import { ATTRIBUTION_FIELDS, readAttribution } from './slice.ts';

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
    {
      utm_campaign: 'Promo DP 0%',
      utm_term: 'a',
      utm_content: 'b',
    },
  ],
])('[LEAD-12] the query of %s is kept', async (url, expected) => {
  const ports = portsAt(url);
  const page = await openPage({ ports });
  expect(page.state().attribution).toEqual({ ...EMPTY, ...expected });
  for (const [name, value] of Object.entries(expected)) expect(ports.cookies.get(name)).toBe(value);
});

test.each([
  'https://a.id/?gclid=g1&fbclid=f1',
  'https://a.id/#utm_source=fb',
  'https://utm.id/utm/',
  'https://a.id/',
])('[LEAD-12] %s says nothing about utm: nothing is kept', async (url) => {
  expect(readAttribution(url)).toBeUndefined();
  const page = await openPage({ ports: portsAt(url) });
  expect(page.effects.filter(({ type }) => type === 'attribution/keep')).toEqual([]);
  expect(page.state().attribution).toEqual(EMPTY);
});

test('[LEAD-12] the cookies last a day and fill the hidden fields of every form', async () => {
  const ports = portsAt('https://a.id/?utm_source=fb');
  await openPage({ ports });
  ports.browser.page.url = 'https://a.id/';
  ports.clock.advance(24 * 3600 * 1000 - 1);
  const next = await openPage({ ports });
  expect(next.effects).toContainEqual({
    type: 'fields/fill',
    form: '',
    values: { ...EMPTY, utm_source: 'fb' },
    onlyEmpty: false,
  });
  next.submit();
  expect(next.saves()[0]?.fields).toMatchObject({ utm_source: 'fb', utm_medium: '', gclid: '', fbclid: '' });
  ports.clock.advance(1);
  expect((await openPage({ ports })).state().attribution).toEqual(EMPTY);
});

test('[LEAD-12] a new campaign replaces the last one whole', async () => {
  const ports = portsAt('https://a.id/?utm_source=fb&utm_term=rumah');
  await openPage({ ports });
  ports.browser.page.url = 'https://a.id/?utm_source=google';
  expect((await openPage({ ports })).state().attribution).toEqual({ ...EMPTY, utm_source: 'google' });
  expect(ports.cookies.get('utm_term')).toBeUndefined();
});

test('an endless parameter is cut', () => {
  expect(readAttribution(`https://a.id/?utm_source=${'a'.repeat(9000)}`)?.utm_source).toHaveLength(500);
});
