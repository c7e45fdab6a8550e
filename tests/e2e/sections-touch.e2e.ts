import { readFileSync } from 'node:fs';
import type { DrivenBrowser } from './driven-browser.ts';
import { findFirefox, startFirefox } from './firefox.ts';
import { expect, test } from './site.ts';
import { findWebKit, startWebKit } from './webkit.ts';

interface PageFile {
  readonly sections: readonly { readonly type: string }[];
}

/** The types of the sections that a page lists. */
const typesOf = (slug: string) =>
  (JSON.parse(readFileSync(`pages/${slug}/page.json`, 'utf8')) as PageFile).sections.map(({ type }) => type);

const slugs = ['taman-asri', 'menara-senja', 'danau-raya', 'vila-pesisir'];

/** The boxes of `main`, in order: what takes room without being a section of the page, and the gaps between neighbours, in px. */
function readMain(types: readonly string[]): { sections: number; strangers: string[]; gaps: string[] } {
  const boxOf = (element: Element) =>
    element.localName === 'k-island' ? element.firstElementChild : element;
  const children = [...document.querySelectorAll('main > *')].flatMap((child) => boxOf(child) ?? []);
  const boxes = children
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 || box.height > 0);
  const nameOf = (element: Element) => `${element.localName}.${element.getAttribute('class')}`;
  const strangers = boxes.filter(({ element }) => !types.some((type) => element.classList.contains(type)));
  const gaps = boxes.slice(1).flatMap(({ element, box }, index) => {
    const gap = box.top - (boxes[index]?.box.bottom ?? 0);
    return Math.abs(gap) > 1 ? [`${Math.round(gap)} px before ${nameOf(element)}`] : [];
  });
  return {
    sections: boxes.length - strangers.length,
    strangers: strangers.map(({ element }) => nameOf(element)),
    gaps,
  };
}

for (const width of [390, 834, 1440, 1920])
  test(`[OPS-47] at ${width} px nothing in main has a box but its sections, and sections touch`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const slug of slugs) {
      await page.goto(site.page(slug));
      const { sections, strangers, gaps } = await page.evaluate(readMain, typesOf(slug));
      expect(sections, slug).toBeGreaterThan(5);
      expect({ strangers, gaps }, slug).toEqual({ strangers: [], gaps: [] });
    }
  });

const ENGINES = [
  { name: 'Firefox', find: findFirefox, start: startFirefox },
  { name: 'WebKit', find: findWebKit, start: startWebKit },
];

for (const { name, find, start } of ENGINES) {
  const program = find();
  test(`[OPS-47] in ${name} nothing in main has a box but its sections, and sections touch`, async ({
    site,
  }) => {
    test.skip(!program, `${name} is not installed.`);
    const window: DrivenBrowser = await start(program ?? '', { width: 1440, height: 900 });
    try {
      for (const slug of slugs) {
        await window.goto(site.page(slug));
        const { strangers, gaps } = await window.run(readMain, typesOf(slug));
        expect({ strangers, gaps }, slug).toEqual({ strangers: [], gaps: [] });
      }
    } finally {
      await window.close();
    }
  });
}
