import { type Browser, expect, type Page, test } from '@playwright/test';
import { type DeskSite, expectSound, logIn, openPage, row, startDesk, visit } from './desk-site.ts';
import { deskWords } from './desk-words.ts';
import { patternOf } from './words.ts';

const { en, id } = deskWords;
const { units } = en;

const HOUR = 3_600_000;

let desk: DeskSite;
const tokens = new Map<string, string>();

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ locale: 'en-GB', timezoneId: 'Asia/Jakarta' });

test.beforeAll(async ({ browser }) => {
  desk = await startDesk();
  await desk.tell({ do: 'list', statuses: { 'A-4': 'sold', 'B-4': 'booked' } });
  await visit(desk, 1, { message: 'Tipe 60 B-2' });
  await visit(desk, 2);
  const page = await enter(browser, 1440);
  for (const [name, role] of [
    ['budi', 'sales'],
    ['sari', 'sales'],
    ['lia', 'lead'],
  ] as const)
    tokens.set(
      name,
      await page.evaluate(
        async ({ name, role }) => {
          const body = JSON.stringify({ name, project: 'P-1', role });
          const headers = { 'content-type': 'application/json' };
          return (await (await fetch('api/team/people', { method: 'POST', body, headers })).json()).token;
        },
        { name, role },
      ),
    );
  await page.context().close();
});
test.afterAll(() => desk.stop());

async function enter(browser: Browser, width: number, name = '', place = ''): Promise<Page> {
  const page = await openPage(browser, width);
  await page.goto(`${desk.url}/desk/${place}`);
  await logIn(page, tokens.get(name) ?? desk.token);
  return page;
}

const homes = (page: Page) => page.getByRole('complementary').getByRole('region', { name: 'Units' });
const line = (page: Page, code: string) =>
  page
    .getByRole('main', { name: 'Units' })
    .locator('tbody tr')
    .filter({ has: page.getByText(code, { exact: true }) });

/** Searches for a home in the open lead. */
async function find(page: Page, text: string): Promise<void> {
  const search = homes(page).getByRole('searchbox');
  if (!(await search.isVisible())) await homes(page).getByText(units.holdUnit).click();
  await search.fill(text);
}

test('[UNIT-01] a salesperson finds a home in a lead and holds it, and the next one is refused with name and time', async ({
  browser,
}, info) => {
  const [budi, sari] = [await enter(browser, 1440, 'budi'), await enter(browser, 390, 'sari')];
  await row(budi, 'Visitor 2').click();
  await row(sari, 'Visitor 1').click();
  await find(sari, 'c-1');
  await expect(homes(sari).getByRole('button', { name: 'Hold C-1' })).toBeVisible();
  await sari.route('**/api/leads/*/units', (route) => route.abort());

  await find(budi, 'tipe 90');
  await expect(homes(budi).getByText('4 units')).toBeVisible();
  await budi.screenshot({ path: info.outputPath('search-1440.png') });
  await homes(budi).getByRole('button', { name: 'Hold C-1' }).click();
  await expect(
    budi.getByRole('status').getByText(patternOf((moment) => units.held('C-1', moment))),
  ).toBeVisible();
  await expect(homes(budi).getByText(patternOf(units.heldByYou)).first()).toBeVisible();
  await expect(budi.getByRole('listitem').getByText(/^budi held C-1 until/)).toBeVisible();
  await expectSound(budi, 'a lead with a hold');
  await budi.screenshot({ path: info.outputPath('lead-1440.png') });

  await homes(sari).getByRole('button', { name: 'Hold C-1' }).click();
  await expect(
    sari.getByText(patternOf((moment) => en.heldUntil('budi', moment), /\d+ \w+ \d{4}, \d\d:\d\d/)),
  ).toBeVisible();
  await sari.unroute('**/api/leads/*/units');
  await find(sari, 'c-2');
  await homes(sari).getByRole('button', { name: 'Interested in C-2' }).click();
  await expect(homes(sari).getByText(units.recordedBy('sari'))).toBeVisible();
  await expectSound(sari, 'a lead on a phone');
  await sari.screenshot({ path: info.outputPath('lead-390.png') });
  await sari.context().close();
  await budi.context().close();
});

test('[UNIT-01] the message of a lead links to the home that it names, in the view of its project', async ({
  browser,
}) => {
  const page = await enter(browser, 1440, 'budi');
  await row(page, 'Visitor 1').click();
  await expect(homes(page).getByText(units.isNamed)).toBeVisible();
  const link = page.locator('.facts').getByRole('link', { name: 'B-2' });
  expect(await link.getAttribute('href')).toBe('?view=units&project=P-1&find=B-2');
  await link.click();
  await expect(page.getByRole('main', { name: 'Units' })).toBeFocused();
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(line(page, 'B-2')).toContainText('Available');
  await page.goBack();
  await expect(link).toBeVisible();
  await page.context().close();
});

test('[UNIT-01] the view of homes filters, and a hold is prolonged, handed over, released and taken back', async ({
  browser,
}, info) => {
  const page = await enter(browser, 1440, 'budi', '?view=units');
  const held = line(page, 'C-1');
  await expect(page.locator('tbody tr')).toHaveCount(12);
  await expect(held).toContainText(patternOf(units.heldByYou));
  await expectSound(page, 'homes');
  await page.screenshot({ path: info.outputPath('units-1440.png'), fullPage: true });
  const before = await held.locator('.hold p').first().innerText();
  await page.getByRole('button', { name: units.prolongOf('C-1') }).click();
  await expect(held.locator('.hold p').first()).not.toHaveText(before);

  await page.getByRole('combobox', { name: 'Status' }).selectOption('held');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('');
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Tipe 45');
  await page.getByRole('searchbox').fill('a-4');
  await expect(page.locator('tbody tr')).toHaveText([/A-4.*Sold/]);
  await page.getByRole('searchbox').fill('z');
  await page.getByRole('button', { name: units.showAll }).click();

  await page.getByRole('combobox', { name: 'Hand C-1 over to' }).selectOption('sari');
  await expect(held).toContainText(patternOf((moment) => units.heldBy('sari', moment)));
  await expect(held.getByRole('button', { name: 'Release C-1' })).toHaveCount(0);
  const sari = await enter(browser, 390, 'sari', '?view=units&find=c-1');
  await sari.getByRole('button', { name: 'Release C-1' }).click();
  await expect(line(sari, 'C-1')).toContainText('Available');
  await expect(held).toContainText('Available');
  await sari.getByRole('button', { name: 'Undo' }).click();
  await expect(held).toContainText(patternOf((moment) => units.heldBy('sari', moment)));
  await sari.context().close();
  await page.context().close();
});

test('[UNIT-01] a hold ends at its time, and the list wins over one that still runs', async ({
  browser,
}, info) => {
  const page = await enter(browser, 390, 'budi');
  await row(page, 'Visitor 2').click();
  await find(page, 'a-1');
  await homes(page).getByLabel('Hold for').selectOption('4 hours');
  await homes(page).getByRole('button', { name: 'Hold A-1' }).click();
  await find(page, 'b-1');
  await homes(page).getByLabel('Hold for').selectOption('7 days');
  await homes(page).getByRole('button', { name: 'Hold B-1' }).click();
  await expect(homes(page).getByText(patternOf(units.heldByYou))).toHaveCount(2);

  await desk.tell({ do: 'turn', milliseconds: 5 * HOUR });
  await expect(homes(page).getByText(patternOf(units.heldByYou))).toHaveCount(1);
  await expect(page.getByText('The hold on A-1 ended')).toBeVisible();

  await desk.tell({ do: 'list', statuses: { 'A-4': 'sold', 'B-4': 'booked', 'B-1': 'sold' } });
  await expect(
    homes(page).getByText(patternOf((moment) => `${units.listSays('sold')} · ${units.heldByYou(moment)}`)),
  ).toBeVisible();
  await page.goto(`${desk.url}/desk/?view=units&status=sold`);
  await expect(page.locator('.hold[data-state="contradiction"]')).toBeVisible();
  await expectSound(page, 'a contradiction on a phone');
  await page.screenshot({ path: info.outputPath('contradiction-390.png'), fullPage: true });
  await page.context().close();
});

test('[UNIT-01] a suspicious list waits: a salesperson may only see it, a team lead accepts it', async ({
  browser,
}, info) => {
  const [budi, lia] = [await enter(browser, 390, 'budi', '?view=units'), await enter(browser, 1440, 'lia')];
  const sold = Object.fromEntries(['A-1', 'A-2', 'A-3', 'C-2', 'C-3'].map((code) => [code, 'sold' as const]));
  await desk.tell({ do: 'list', statuses: { ...sold, 'B-4': 'booked', 'B-1': 'sold' } });

  const seen = budi.getByRole('region', { name: units.waitingForLead });
  await expect(seen).toContainText(units.doubts.gone(5, 9));
  await expect(seen.getByRole('button')).toHaveCount(0);
  await expectSound(budi, 'a waiting list on a phone');
  await budi.screenshot({ path: info.outputPath('waiting-390.png') });
  const answer = await budi.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ list: 'x', accept: true });
    return (await fetch('api/units/P-1/list', { method: 'POST', body, headers })).status;
  });
  expect(answer).toBe(403);

  await expect(lia.getByRole('alert').getByText(units.trouble('Taman Asri'))).toBeVisible();
  await lia.getByRole('button', { name: units.look }).click();
  const notice = lia.getByRole('region', { name: units.waitingTitle });
  await expect(notice).toContainText(units.doubts.returned('A-4'));
  await expectSound(lia, 'a waiting list');
  await lia.screenshot({ path: info.outputPath('waiting-1440.png') });
  await notice.getByRole('button', { name: units.accept }).click();
  await expect(notice).toHaveCount(0);
  await expect(seen).toHaveCount(0);
  await expect(line(lia, 'A-4')).toContainText('Available');
  await lia.context().close();
  await budi.context().close();
});

test('[UNIT-01] a list that cannot be read is shown with the reason, in the language of the reader', async ({
  browser,
}, info) => {
  const page = await enter(browser, 390, 'lia', '?view=units');
  const problem = { en: 'Row 7, price: "12 M?" is not a price.', id: 'Baris 7, price: "12 M?" bukan harga.' };
  await desk.tell({ do: 'report', problem });
  const notice = page.getByRole('region', { name: units.brokenTitle });
  await expect(notice).toContainText(problem.en);
  await page.getByRole('button', { name: 'Bahasa Indonesia' }).click();
  await expect(page.getByRole('region', { name: id.units.brokenTitle })).toContainText(problem.id);
  await expectSound(page, 'a broken list, in Indonesian');
  await page.screenshot({ path: info.outputPath('broken-390-id.png'), fullPage: true });
  await page.context().close();
});
