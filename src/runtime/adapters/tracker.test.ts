// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { TrackedEvent } from '../ports.ts';
import { createTracker } from './tracker.ts';

const view = window as Window & { dataLayer?: unknown[] };
const layer = () => (view.dataLayer ?? []).map((entry) => (isCommand(entry) ? [...entry] : entry));
const isCommand = (entry: unknown): entry is IArguments =>
  Object.prototype.toString.call(entry) === '[object Arguments]';
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const event: TrackedEvent = {
  name: 'Page View',
  category: 'c',
  label: 'l',
  non_interaction: true,
  dimensions: {},
};

beforeEach(() => {
  delete view.dataLayer;
  document.head.replaceChildren();
});

test('[ANA-03] the default mode is a measurement tag', () => {
  const tracker = createTracker(view);
  tracker.install({ destination: 'microsite', id: 'G-1' });
  tracker.send(event);
  expect(layer()).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-1', { send_page_view: false, transport_type: 'beacon' }],
    ['event', 'page_view', { event_category: 'c', event_label: 'l', non_interaction: true }],
  ]);
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1']);
});

test('[ANA-03] r123 is a container', () => {
  const tracker = createTracker(view);
  tracker.install({ destination: 'r123', id: 'GTM-1' });
  tracker.send(event);
  expect(layer()).toEqual([
    { event: 'gtm.js', 'gtm.start': expect.any(Number) },
    { event: 'Page View', event_category: 'c', event_label: 'l', non_interaction: true },
  ]);
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-1']);
});

test('consent comes before everything else, and its update after the choice', () => {
  const tracker = createTracker(view);
  tracker.install({ destination: 'microsite', id: 'G-2', consent: 'denied' });
  tracker.consent('granted');
  const signals = (choice: string) => ({
    ad_storage: choice,
    ad_user_data: choice,
    ad_personalization: choice,
    analytics_storage: choice,
  });
  expect(layer()[0]).toEqual(['consent', 'default', { ...signals('denied'), wait_for_update: 500 }]);
  expect(layer().at(-1)).toEqual(['consent', 'update', signals('granted')]);
});

test('[ANA-10] without an id nothing is loaded or pushed', () => {
  const tracker = createTracker(view);
  tracker.send(event);
  tracker.install({ destination: 'microsite', id: '' });
  tracker.send(event);
  tracker.consent('granted');
  expect(view.dataLayer).toBeUndefined();
  expect(scripts()).toEqual([]);
});

test('[ANA-10] a blocked script is not an error', async () => {
  const failed = vi.fn();
  process.on('unhandledRejection', failed);
  createTracker(view).install({ destination: 'microsite', id: 'G-3' });
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', failed);
  expect(failed).not.toHaveBeenCalled();
});
