import { expect, test } from 'vitest';
import { saveRequest } from '../lead/save-request.ts';
import { openPage } from '../testing/open-page.ts';
import { COMMON, initialisersFor, TEMPLATES, templateOf } from './templates.ts';

const ALL = ['landing-page', 'microsite', 'page-builder', 'elementor'] as const;

test('[PAGE-01][ANA-04] four page types, each with its analytics category', () => {
  expect(Object.keys(TEMPLATES)).toEqual([...ALL]);
  expect(ALL.map((name) => templateOf(['page', `template-${name}`])?.category)).toEqual([
    'LGP-Microsite',
    'LGP-Microsite',
    'Page-Builder-Microsite',
    'Elementor-Microsite',
  ]);
});

test.each(ALL)('[PAGE-02][PAGE-03] %s: the common initialisers first, then its own, once each', (name) => {
  const own = TEMPLATES[name].initialisers;
  expect(own).toContain('init/project');
  expect(initialisersFor(['home', `template-${name}`, `template-${name}`])).toEqual([...COMMON, ...own]);
});

test.each([[], ['home'], ['template-lain'], ['__proto__', 'constructor', 'toString']])(
  '[PAGE-02] the classes %j name no page type: the common initialisers alone',
  (...classes) => {
    expect(initialisersFor(classes)).toEqual(COMMON);
    expect(templateOf(classes)).toBeUndefined();
  },
);

test('[PAGE-02] two page types on one body run everything once', () => {
  const both = initialisersFor(['template-microsite', 'template-elementor']);
  expect(both).toEqual([...new Set(both)]);
});

test('[PAGE-04] the four templates track OTP events, other pages do not', () => {
  expect(ALL.every((name) => TEMPLATES[name].tracksOtp)).toBe(true);
  expect(templateOf(['template-lain'])?.tracksOtp).toBeUndefined();
});

test.each(ALL)('[PAGE-03] %s asks for its project when it loads', async (template) => {
  const page = await openPage({ template });
  expect(page.ports.http.requests.map(({ url }) => url)).toContain('/wp-json/wk/v1/project?id=SL-2231');
});

test.each(ALL)(
  '[CALL-05] %s saves at the ajax endpoint with codes, at the form action without',
  async (template) => {
    const saves = async (enabled: boolean) =>
      saveRequest((await openPage({ template, settings: { otp: { enabled } } })).state());
    expect(await saves(true)).toEqual({ url: '/wp-admin/admin-ajax.php', method: 'post' });
    expect(await saves(false)).toEqual({ url: '/wp-admin/admin-post.php', method: 'post' });
  },
);

test('a page that loads twice begins once', async () => {
  const page = await openPage();
  const before = page.ports.http.requests.length;
  page.runtime.dispatch({
    type: 'page/loaded',
    restored: {},
    classes: ['template-elementor'],
    agent: page.ports.browser.agent(),
  });
  expect(page.ports.http.requests).toHaveLength(before);
});
