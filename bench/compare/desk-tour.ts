import { untilStill } from './studio-tour.ts';
import type { Tour } from './tour.ts';

/** The desk of one person: the login, each view, an open lead. */
export const deskTour: Tour = {
  name: 'desk',
  part: 'desk',
  hasScript: true,
  isWhole: false,
  async run(page, { desk }, shoot) {
    const look = async (name: string) => {
      await page.mouse.move(0, 0);
      await untilStill(page);
      await shoot(name);
    };
    await page.goto(`${desk.url}/desk/`);
    const token = page.locator('input[type=password]');
    await token.waitFor();
    await look('login');
    await token.fill(desk.token);
    await token.press('Enter');
    await page.locator('.row > button').first().waitFor();
    await look('leads');
    await page.locator('.row > button').nth(1).click();
    await page.locator('.panel').waitFor();
    await look('lead');
    await page.keyboard.press('Escape');
    const views = page.locator('nav.views button');
    for (let index = 1; index < (await views.count()); index += 1) {
      await views.nth(index).click();
      await look(`view-${index + 1}`);
    }
  },
};
