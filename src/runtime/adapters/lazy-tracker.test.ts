import { expect, test, vi } from 'vitest';
import type { TrackedEvent } from '../ports.ts';
import { createLazyTracker } from './lazy-tracker.ts';
import { memoryTracker } from './memory.ts';

const event: TrackedEvent = { name: 'a', category: 'b', label: 'c', non_interaction: true, dimensions: {} };

test('[ANA-01] the service is fetched once it is installed, and hears everything in its order', async () => {
  const real = memoryTracker();
  const load = vi.fn(async () => real);
  const tracker = createLazyTracker(load);
  expect(load).not.toHaveBeenCalled();
  tracker.install({ destination: 'microsite', id: 'G-1' });
  tracker.send(event);
  tracker.consent('granted');
  expect(await tracker.identify()).toBe('visitor-1');
  expect(load).toHaveBeenCalledOnce();
  expect(real).toMatchObject({ installed: [{ id: 'G-1' }], sent: [event], choices: ['granted'] });
});

test('a page without an id never fetches it', async () => {
  const load = vi.fn(async () => memoryTracker());
  const tracker = createLazyTracker(load);
  tracker.install({ destination: 'microsite', id: '' });
  tracker.send(event);
  expect(await tracker.identify()).toBe('');
  expect(load).not.toHaveBeenCalled();
});

test('[ANA-10] a chunk that does not arrive is not an error', async () => {
  const tracker = createLazyTracker(() => Promise.reject(new Error('offline')));
  tracker.install({ destination: 'microsite', id: 'G-1' });
  tracker.send(event);
  tracker.measure(() => undefined);
  await expect(tracker.identify()).rejects.toThrow('offline');
});
