import { expect, test } from './site.ts';
import { expectLeads, fillLead, newVisitor, openDialog, standAtEdge } from './visitor.ts';

test('[OPS-41] sections that are called like parts of the page take nothing from them', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(site.fixture('ids'));
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
  for (const id of ['isi', 'kavling-config']) {
    await page
      .getByRole('link', { name: `Ke ${id}`, exact: true })
      .first()
      .click();
    await expect(page.locator(`section#${id}`)).toBeFocused();
  }
  const visitor = newVisitor();
  await page.locator('main').getByRole('link', { name: 'Hubungi Kami', exact: true }).click();
  await expect(openDialog(page)).toHaveAccessibleName('Hubungi Kami');
  await fillLead(openDialog(page), visitor);
  await openDialog(page).locator('[data-submit]').click();
  await page.waitForURL(/whatsapp\.com/);
  await expectLeads(visitor, 1);
  expect(errors).toEqual([]);
});
