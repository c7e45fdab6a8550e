import type { Page } from '@playwright/test';
import { FOREIGN_CHANGES, writingPlace } from './foreign-changes.ts';
import { SAVE } from './lead-fault-steps.ts';
import { expect, test } from './site.ts';
import { expectLeads, newVisitor, staysOnPage, type Visitor } from './visitor.ts';

const ISLAND = 'k-island:has(> div > form[data-surface=contact])';
const form = (page: Page) => page.locator('form[data-surface=contact]');

/** Holds back the scripts of forms until the answer is called. */
async function holdForms(page: Page): Promise<() => void> {
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/(widget-lead-form|mount)\./, async (route) => {
    await late;
    await route.continue();
  });
  return arrive;
}

/** Fills in the number, and the name except for its last letter; the second letter of it is selected. */
async function beginToWrite(page: Page, { name, phone }: Visitor): Promise<void> {
  const fields = form(page).locator('input:is([name=name], [name=whatsapp_number])');
  await fields.nth(1).click();
  await page.keyboard.type(phone);
  await fields.nth(0).click();
  await page.keyboard.type(name.slice(0, -1));
  await fields.nth(0).evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 2));
}

/** Nothing of it is lost, and the visitor writes on where they were. */
async function expectToWriteOn(page: Page, { name, phone }: Visitor): Promise<void> {
  expect(await writingPlace(page)).toEqual({ name: 'name', value: name.slice(0, -1), selection: [1, 2] });
  await page.keyboard.press('End');
  await page.keyboard.type(name.slice(-1));
  await expect(form(page).locator('[name=name]')).toHaveValue(name);
  await expect(form(page).locator('[name=whatsapp_number]')).toHaveValue(phone);
}

async function expectToBeSent(page: Page, visitor: Visitor): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(form(page)).toHaveAttribute('data-state', 'sent');
  const [row] = await expectLeads(visitor, 1);
  expect(row).toMatchObject({ name: visitor.name });
}

for (const [what, change] of Object.entries(FOREIGN_CHANGES)) {
  test(`[OPS-50] before hydration: ${what}, and what is typed, the focus and the selection stay`, async ({
    page,
    context,
    site,
  }) => {
    await staysOnPage(context);
    const visitor = newVisitor();
    const arrive = await holdForms(page);
    await page.goto(site.fixture('lead'));
    await beginToWrite(page, visitor);
    await form(page).evaluate(change);
    arrive();
    await expect(page.locator(ISLAND)).toHaveAttribute('data-state', 'awake');
    await expectToWriteOn(page, visitor);
    await expectToBeSent(page, visitor);
  });

  test(`[OPS-50] during hydration: ${what}, and what is typed, the focus and the selection stay`, async ({
    page,
    context,
    site,
  }) => {
    await staysOnPage(context);
    const visitor = newVisitor();
    const arrive = await holdForms(page);
    await page.goto(site.fixture('lead'));
    await beginToWrite(page, visitor);
    // React listens to its root first, and draws in a later task.
    await page.evaluate(`{
      const island = document.querySelector('${ISLAND}');
      const listen = island.addEventListener;
      island.addEventListener = (...all) => {
        island.addEventListener = listen;
        (${change})(island.querySelector('form'));
        island.addEventListener(...all);
      };
    }`);
    arrive();
    await expect(page.locator(ISLAND)).toHaveAttribute('data-state', 'awake');
    await expectToWriteOn(page, visitor);
    await expectToBeSent(page, visitor);
  });

  test(`[OPS-50] after hydration: ${what}, and the form goes on through every state`, async ({
    page,
    context,
    site,
  }) => {
    await staysOnPage(context);
    const visitor = newVisitor();
    await page.goto(site.fixture('lead'));
    await beginToWrite(page, visitor);
    await expect(page.locator(ISLAND)).toHaveAttribute('data-state', 'awake');
    await form(page).evaluate(change);
    await expectToWriteOn(page, visitor);
    await form(page).locator('[name=whatsapp_number]').fill('12');
    await page.keyboard.press('Enter');
    await expect(form(page)).toHaveAttribute('data-state', 'invalid');
    await form(page).evaluate(change);
    await form(page).locator('[name=whatsapp_number]').fill(visitor.phone);
    await expectToBeSent(page, visitor);
  });
}

test('[OPS-50] a press that waits for a form which has to be drawn again is sent once', async ({
  page,
  context,
  site,
}) => {
  await staysOnPage(context);
  const visitor = newVisitor();
  const arrive = await holdForms(page);
  await page.goto(site.fixture('lead'));
  await form(page).locator('[name=name]').fill(visitor.name);
  await form(page).locator('[name=whatsapp_number]').fill(visitor.phone);
  await form(page).evaluate(FOREIGN_CHANGES['a translator wraps every text']);
  await form(page).locator('[data-submit]').click();
  await expect(form(page).locator('[data-submit]')).toHaveAttribute('aria-busy', 'true');
  arrive();
  await expect(form(page)).toHaveAttribute('data-state', 'sent');
  await expectLeads(visitor, 1);
});

test('[OPS-50] elements of the form that were moved or taken away while it was sending never empty it', async ({
  page,
  context,
  site,
}) => {
  await staysOnPage(context);
  const visitor = newVisitor();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(SAVE, async (route) => {
    await answered;
    await route.abort('connectionreset');
  });
  await page.goto(site.fixture('lead'));
  await beginToWrite(page, visitor);
  await expect(page.locator(ISLAND)).toHaveAttribute('data-state', 'awake');
  await expectToWriteOn(page, visitor);
  await page.keyboard.press('Enter');
  await form(page)
    .locator('[data-loader]')
    .evaluate((loader) => {
      const wrapper = document.createElement('font');
      loader.replaceWith(wrapper);
      wrapper.append(loader);
    });
  answer();
  await expect(form(page).locator('[data-loader]')).toHaveCount(0);
  await expect(form(page).locator('[name=name]')).toHaveValue(visitor.name);
  await page.unroute(SAVE);
  await form(page).locator('[data-submit]').click();
  await expect(form(page)).toHaveAttribute('data-state', 'sent');
  await expectLeads(visitor, 1);
});

/** The change that is tried at the pace of slow 3G; the moments of the others are made by holding back the scripts. */
const ON_SLOW_3G: keyof typeof FOREIGN_CHANGES = 'a translator wraps every text';

/** Slows the network down to slow 3G, without pictures and typefaces, which would take minutes. */
async function slowDown(page: Page): Promise<void> {
  await page.route(/\.(?:jpe?g|png|webp|avif|svg|woff2)$/, (route) => route.abort());
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

for (const [what, change] of Object.entries(FOREIGN_CHANGES)) {
  const isSlow = what === ON_SLOW_3G;
  test(`[OPS-50] ${isSlow ? 'on slow 3G' : 'while scripts arrive'}, with keys typed all the time: ${what}, and no key is lost`, async ({
    page,
    context,
    site,
  }) => {
    await staysOnPage(context);
    const visitor = newVisitor();
    const arrive = isSlow ? () => {} : await holdForms(page);
    if (isSlow) await slowDown(page);
    await page.goto(site.fixture('lead'), { waitUntil: 'commit' });
    const island = page.locator(ISLAND);
    const [name, phone] = [form(page).locator('[name=name]'), form(page).locator('[name=whatsapp_number]')];
    await phone.click();
    await page.keyboard.type(visitor.phone);
    await name.click();
    await page.keyboard.type('S');
    await form(page).evaluate(change);
    arrive();
    let typed = 'S';
    let more = 5;
    while (more > 0 && typed.length < 190) {
      await page.keyboard.type('a', { delay: 100 });
      typed += 'a';
      if ((await island.getAttribute('data-state')) === 'awake') more -= 1;
    }
    await expect(island).toHaveAttribute('data-state', 'awake');
    await page.keyboard.type('ri');
    await expect(name).toHaveValue(`${typed}ri`);
    await expect(name).toBeFocused();
    await expect(phone).toHaveValue(visitor.phone);
    await page.keyboard.press('Enter');
    await expect(form(page)).toHaveAttribute('data-state', 'sent');
    await expectLeads(visitor, 1);
  });
}
