import fc from 'fast-check';
import { expect, test } from 'vitest';
import { touchFields } from './touch-fields.ts';

const DAY = 24 * 3600 * 1000;
const NOW = Date.UTC(2026, 10, 22);
const PAGE = 'https://a.id/taman/';
const here = { at: NOW, url: PAGE, referrer: '' };
const visit = (days: number, query = '', referrer = '') => `${NOW - days * DAY} ${PAGE}${query} ${referrer}`;

test.each([
  ['', 'direct', ''],
  ['?gclid=1', 'google', 'cpc'],
  ['?gbraid=1&utm_campaign=x', 'google', 'cpc'],
  ['?utm_source=ig', 'ig', ''],
  ['?utm_source=ig&utm_medium=bio&fbclid=2', 'ig', 'bio'],
])('[ADS-01] %s comes from %s, %s', (query, source, medium) => {
  const fields = touchFields({ first: visit(1, query) }, here);
  expect(fields).toMatchObject({ first_touch_source: source, ...(medium && { first_touch_medium: medium }) });
});

test.each([
  ['https://www.google.co.id/', 'google.co.id', 'organic'],
  ['https://l.instagram.com/', 'l.instagram.com', 'referral'],
  ['https://a.id/blog/?gclid=1', 'direct', ''],
  ['android-app://com.google.android.gm/', 'com.google.android.gm', 'referral'],
])('[ADS-01] %s leads here: %s, %s', (referrer, source, medium) => {
  const fields = touchFields({ first: visit(1, '', referrer) }, here);
  expect(fields).toMatchObject({ first_touch_source: source, ...(medium && { first_touch_medium: medium }) });
});

test('[ADS-01] all click ids of one address are kept', () => {
  const ids = ['gclid=a', 'gbraid=b', 'wbraid=c', 'fbclid=d', 'ttclid=e', 'msclkid=f'];
  const fields = touchFields({ last: visit(1, `?${ids.toReversed().join('&')}`) }, here);
  expect(fields.last_touch_click_ids).toBe(ids.join('&'));
});

test('[ADS-01] 90 and 30 days', () => {
  const kept = { first: visit(89.9, '?gclid=1'), last: visit(29.9, '?gclid=2') };
  expect(touchFields(kept, here)).toMatchObject({
    first_touch_click_ids: 'gclid=1',
    last_touch_click_ids: 'gclid=2',
  });
  const old = touchFields({ first: visit(90.1, '?gclid=1'), last: visit(30.1, '?gclid=2') }, here);
  expect(old).toMatchObject({ first_touch_click_ids: 'gclid=2' });
  expect(old).not.toHaveProperty('last_touch_at');
});

test('[ADS-01] with any text in storage, the fields of a lead are texts', () => {
  fc.assert(
    fc.property(fc.string(), fc.webUrl({ withQueryParameters: true }), (text, url) => {
      const fields = touchFields({ first: text, last: `${NOW - 5} ${url} ${text}` }, here);
      expect(Object.values(fields).every((value) => typeof value === 'string')).toBe(true);
    }),
  );
});
