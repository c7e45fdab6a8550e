import type { Page } from '@playwright/test';
import { expectAccessible, watchShifts } from './checks.ts';
import { frames } from './frames.ts';
import { expect, test } from './site.ts';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 834, height: 1112 };
const DESKTOP = { width: 1440, height: 900 };

/** The catalogue example of a section for each place of its picture. */
const PLACES = { beside: 6, framed: 7, above: 8, below: 9 } as const;
type Placed = keyof typeof PLACES;

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly start: number;
  readonly end: number;
}

interface Look {
  readonly picture: Box;
  readonly words: Box;
  readonly title: Box;
  readonly beyond: number;
  /** The colour under the title, and that of the section. */
  readonly ground: readonly [string, string];
}

/** Where picture and words are, counted from the start of the line, which is on the right in Arabic. */
function look(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const isLeft = getComputedStyle(document.documentElement).direction === 'ltr';
    const width = document.documentElement.clientWidth;
    const boxOf = (selector: string) => {
      const { top, bottom, left, right } = document
        .querySelector(`.section__placed ${selector}`)
        ?.getBoundingClientRect() ?? { top: 0, bottom: 0, left: 0, right: 0 };
      return isLeft
        ? { top, bottom, start: left, end: right }
        : { top, bottom, start: width - right, end: width - left };
    };
    const section = document.querySelector('.section__placed') as Element;
    // The ground of the title: the first one among the elements around it.
    const grounds = [];
    for (let at = document.querySelector('.section__placed h2'); at; at = at.parentElement)
      grounds.push(getComputedStyle(at).backgroundColor);
    return {
      picture: boxOf('.section__background'),
      words: boxOf('.section__inner'),
      title: boxOf('h2'),
      beyond: document.documentElement.scrollWidth - width,
      ground: [
        grounds.find((color) => color !== 'rgba(0, 0, 0, 0)') ?? '',
        getComputedStyle(section).backgroundColor,
      ] as const,
    };
  });
}

/** Where the picture is while the words behind it in the document are still on their way. */
function pictureWithoutWords(page: Page): Promise<Box> {
  return page.evaluate(() => {
    const view = document.querySelector('.section__placed > .section__background') as Element;
    const later: Element[] = [];
    for (let at = view.nextElementSibling; at; at = at.nextElementSibling) later.push(at);
    for (const each of later) each.remove();
    const { top, bottom, left, right } = view.getBoundingClientRect();
    view.after(...later);
    return { top, bottom, start: left, end: right };
  });
}

const large: Readonly<Record<Placed, (seen: Look) => void>> = {
  beside({ picture, words }) {
    expect(picture.start).toBeGreaterThanOrEqual(words.end - 1);
    expect(picture.end).toBeGreaterThanOrEqual(DESKTOP.width - 20);
  },
  framed({ picture, title, words }) {
    expect(title.top).toBeLessThan(picture.bottom);
    expect(words.bottom).toBeGreaterThan(picture.bottom);
    expect(words.end).toBeLessThan(picture.end);
  },
  above({ picture, title, words }) {
    expect(words.top).toBeGreaterThanOrEqual(picture.bottom - 1);
    expect(title.end).toBeLessThan(DESKTOP.width / 2);
  },
  below({ picture, words }) {
    expect(words.bottom).toBeLessThanOrEqual(picture.top + 1);
    expect(picture.top).toBeLessThan(DESKTOP.height * 0.7);
  },
};

for (const place of Object.keys(PLACES) as Placed[])
  test(`an opening with its picture ${place} shows title and picture on the first screen, at any width, in either direction and with a long title`, async ({
    page,
    site,
  }) => {
    const shifts = await watchShifts(page);
    await page.setViewportSize(DESKTOP);
    await page.goto(site.example('section', PLACES[place]));
    expect(await shifts()).toBe('0.00');
    for (const size of [DESKTOP, TABLET, PHONE]) {
      await page.setViewportSize(size);
      const seen = await look(page);
      expect(seen.beyond).toBe(0);
      expect(seen.title.bottom).toBeLessThan(size.height);
      expect(Math.min(seen.picture.bottom, size.height) - seen.picture.top).toBeGreaterThan(200);
      // No word lies on the picture itself.
      expect(seen.ground[0]).toBe(seen.ground[1]);
      if (size === DESKTOP) large[place](seen);
      else if (size === PHONE && place === 'below')
        expect(seen.words.bottom).toBeLessThan(seen.picture.top + 1);
      else if (size === PHONE) expect(seen.picture.top).toBeLessThan(seen.words.top);
      if (size === TABLET) await expectAccessible(page);
      expect(await pictureWithoutWords(page)).toEqual(seen.picture);
    }
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await page.setViewportSize(DESKTOP);
    large[place](await look(page));
    await page.evaluate(() => {
      document.documentElement.dir = 'ltr';
      const title = document.querySelector('.section__placed h2');
      if (title) title.textContent = `${title.textContent} `.repeat(5) + 'Mempertanggungjawabkan'.repeat(4);
    });
    for (const size of [DESKTOP, { width: 320, height: 640 }]) {
      await page.setViewportSize(size);
      const seen = await look(page);
      expect(seen.beyond).toBe(0);
      expect(seen.title.end).toBeLessThanOrEqual(size.width);
      expect(seen.picture.bottom - seen.picture.top).toBeGreaterThan(150);
    }
  });

test('the picture of an opening is the one that is preloaded, and without a picture there is no opening', async ({
  page,
  site,
}) => {
  await page.goto(site.example('section', PLACES.framed));
  const preload = page.locator('link[rel="preload"][as="image"]').first();
  await expect(preload).toHaveAttribute('imagesrcset', /hero-cluster/);
  await expect(page.locator('main img')).toHaveAttribute('fetchpriority', 'high');
  await page.goto(site.example('section', 0));
  await expect(page.locator('.section__placed')).toHaveCount(0);
});

test('a picture moves as the page is scrolled, by CSS alone, and is still for those who asked for less motion', async ({
  page,
  site,
}) => {
  const moved = () =>
    page.locator('.section__placed img').evaluate((image) => getComputedStyle(image).transform);
  const scrollTo = async (top: number) => {
    await page.evaluate((to) => {
      document.body.style.minHeight = '400vh';
      window.scrollTo({ top: to, behavior: 'instant' });
    }, top);
    await frames(page);
  };
  await page.setViewportSize(DESKTOP);
  await page.goto(site.example('section', PLACES.beside));
  await scrollTo(0);
  const before = await moved();
  await scrollTo(500);
  expect(await moved()).not.toBe(before);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moved()).toBe('none');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.goto(site.example('section', PLACES.below));
  expect(await page.locator('.section__background').evaluate((view) => getComputedStyle(view).clipPath)).toBe(
    'none',
  );
});
