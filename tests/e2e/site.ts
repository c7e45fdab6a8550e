import { test as base, expect } from '@playwright/test';

export { expect };

/** A test with the addresses of the built site: `site.page('taman-asri')`, `site.example('tabs', 0)`. */
export const test = base.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures from this pattern
  site: async ({}, use) => {
    const url = (process.env.SITE_URL ?? '').replace(/\/$/, '');
    await use({
      url,
      page: (slug) => `${url}/${slug}/`,
      example: (type, index = 0) => `${url}/catalogue/${type}/${index}/`,
      fixture: (name) => `${url}/fixture/${name}/`,
    });
  },
});

interface Site {
  readonly url: string;
  readonly page: (slug: string) => string;
  /** The page of one schema example of a widget, by its place in `examples`. */
  readonly example: (type: string, index?: number) => string;
  /** The page of `tests/e2e/fixtures/<name>.json`. */
  readonly fixture: (name: string) => string;
}
