import { expect, type Locator, type Page } from '@playwright/test';

/** The media viewer. */
export const dialogOf = (page: Page) => page.locator('#elementor-lightbox');
/** A part of it, by its `data-part`. */
export const part = (page: Page, name: string) => dialogOf(page).locator(`[data-part="${name}"]`);
/** The slide that is seen. */
export const slide = (page: Page) => dialogOf(page).locator('.pswp__item[aria-hidden="false"]');
/** Its picture. */
export const picture = (page: Page) => slide(page).locator('img.pswp__img').last();
/** The links that open the viewer. */
export const links = (page: Page) => page.locator('a[data-lightbox]');

/** Goes to a page and clicks a link to the viewer; the first one when nothing else is said. */
export async function open(
  page: Page,
  address: string,
  link: (page: Page) => Locator = (p) => links(p).first(),
) {
  await page.goto(address);
  await link(page).click();
  await expect(dialogOf(page)).toHaveAttribute('data-state', 'open');
}

/** Puts a link of our making on the page, as an import from elsewhere might. */
export function addLink(page: Page, attributes: Record<string, string>, text = 'Tautan') {
  return page.evaluate(
    ([values, words]) => {
      const link = document.createElement('a');
      for (const [name, value] of Object.entries(values)) link.setAttribute(name, value);
      link.setAttribute('data-wakes', 'lightbox');
      link.textContent = words;
      document.querySelector('main')?.prepend(link);
    },
    [attributes, text] as const,
  );
}

/** Clicks a control as people do: the controls hide while nothing moves, and come back with the mouse. */
export async function press(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.mouse.move(300, 300);
    await page.mouse.move(301, 300);
    await part(page, name).click({ timeout: 2000 });
  }).toPass();
}

/** Drags the picture with the mouse, slowly at the end, so that only the way counts. */
export async function drag(page: Page, x: number, y: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  const from = { x: width / 2 + 100, y: height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + x, from.y + y, { steps: 12 });
  await page.mouse.move(from.x + x, from.y + y);
  await page.mouse.up();
}
