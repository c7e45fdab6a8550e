import { afterEach, expect, test } from 'vitest';
import type { StudioPage, WholeResult } from '../../wire.ts';
import { type StudioTestSite, startStudioSite } from '../testing/studio-site.ts';

let site: StudioTestSite | undefined;
afterEach(() => site?.close());

/** The numbers of the sections in the markers of a page, in their order. */
const markersOf = (html: string) => [...html.matchAll(/<!--k:(n?\d+)-->/g)].map(([, key]) => key);

test('[STU-01] a page that the server renders has the markers that the window calls its sections by, also after they moved', async () => {
  site = await startStudioSite();
  const { text } = (await site.call<StudioPage>('api/pages/taman-asri')).body;
  const whole = (sectionKeys: unknown) =>
    site?.call<WholeResult>('api/pages/taman-asri/whole', { method: 'POST', body: { text, sectionKeys } });
  const count = (JSON.parse(text) as { sections: unknown[] }).sections.length;
  const places = Array.from({ length: count }, (_, index) => String(index));
  expect(markersOf((await whole(places))?.body.html ?? '')).toEqual(places);
  const moved = [...places.slice(1), 'n1'];
  expect(markersOf((await whole(moved))?.body.html ?? '')).toEqual(moved);
  for (const wrong of [undefined, ['--><script>'], [{}]]) expect((await whole(wrong))?.status).toBe(400);
});
