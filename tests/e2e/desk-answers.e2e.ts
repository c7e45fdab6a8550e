import { expect, type Page, test } from '@playwright/test';
import { type DeskSite, expectSound, logIn, openPage, row, startDesk, visit } from './desk-site.ts';
import { deskWords } from './desk-words.ts';

const { en, id } = deskWords;

let desk: DeskSite;

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ locale: 'en-GB' });

test.beforeAll(async () => {
  desk = await startDesk();
  for (let at = 0; at < 2; at += 1) await visit(desk, at);
  await visit(desk, 7, {
    project_id: 'P-2',
    project_name: 'Kota Baru',
    name: 'Visitor Seven',
    current_url: 'https://example.com/kota-baru/en/',
  });
});
test.afterAll(() => desk.stop());

const panel = (page: Page) => page.getByRole('complementary', { name: 'Lead' });
const answers = (page: Page) => panel(page).getByRole('region', { name: en.answers });

async function enter(page: Page, place = '', token = desk.token): Promise<void> {
  await page.goto(`${desk.url}/desk/${place}`);
  await logIn(page, token);
}

interface Written {
  readonly name: string;
  readonly text: string;
  readonly project?: string;
  readonly language?: string;
  readonly stage?: string;
}

async function write(page: Page, { name, text, ...choices }: Written): Promise<void> {
  await page.getByRole('button', { name: en.newTemplate }).click();
  const form = page.getByRole('form', { name: en.newTemplate });
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Project').selectOption(choices.project ?? 'P-1');
  await form.getByLabel('Language').selectOption(choices.language ?? 'id');
  await form.getByLabel('Stage').selectOption(choices.stage ?? '');
  await form.getByLabel('Text').fill(text);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
}

test('[OPS-60] an admin writes templates, with a preview, and a gap that nothing fills is refused', async ({
  browser,
}, info) => {
  const page = await openPage(browser, 1440);
  await enter(page, '?view=templates');
  await expect(page.getByText(en.noTemplates)).toBeVisible();
  await expectSound(page, 'no templates');
  await page.screenshot({ path: info.outputPath('none-1440.png') });
  await page.getByRole('button', { name: en.newTemplate }).click();
  const form = page.getByRole('form', { name: en.newTemplate });
  await form.getByLabel('Name').fill('First contact');
  await form.getByLabel('Project').selectOption('P-1');
  await form.getByLabel('Text').fill('Halo {nama}');
  await expect(form.getByRole('alert')).toContainText(en.problems.badPlace);
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByLabel('Text').fill('Halo Bapak/Ibu {name}, saya {sales} dari {project}.');
  await expect(form.getByText('Halo Bapak/Ibu Rina Wulandari, saya Ani dari Taman Asri.')).toBeVisible();
  await expectSound(page, 'form');
  await page.screenshot({ path: info.outputPath('form-1440.png') });
  await form.getByLabel('Stage').selectOption('new');
  await form.getByLabel('Language').selectOption('id');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: en.newTemplate })).toBeFocused();
  await write(page, { name: 'Brochure', project: '*', text: 'Berikut brosurnya.\n\nSalam, {sales}' });
  await write(page, {
    name: 'Hello',
    stage: 'new',
    language: 'en',
    text: 'Hello {name} & family, 100% free?',
  });
  await write(page, { name: 'After the visit', stage: 'visit', text: 'Terima kasih sudah datang, {name}.' });
  await write(page, { name: 'Kota', project: 'P-2', language: 'en', text: 'Hello from {project}' });

  await page.getByRole('button', { name: en.editOf('Brochure') }).click();
  const edit = page.getByRole('form', { name: en.editTemplate });
  await edit.getByLabel('Name').fill('Brosur');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: en.editOf('Brosur') })).toBeFocused();
  await page.getByRole('button', { name: en.removeOf('Kota') }).click();
  await expect(page.getByRole('region', { name: 'Kota Baru' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('region', { name: 'Kota Baru' })).toBeVisible();
  await expectSound(page, 'templates');
  await page.screenshot({ path: info.outputPath('list-1440.png'), fullPage: true });
  await page.reload();
  await expect(page.getByRole('main', { name: 'Templates' }).locator('li')).toHaveCount(5);
  await page.context().close();
});

test('[OPS-60] a salesperson picks an answer in a lead, by the keyboard too, and WhatsApp opens with the text', async ({
  browser,
}, info) => {
  for (const width of [390, 1440]) {
    const page = await openPage(browser, width);
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    await enter(page);
    await row(page, 'Visitor 1').click();
    const links = answers(page).getByRole('link');
    await expect(links).toHaveText([/^First contact/, /^Brosur/]);
    await links.first().focus();
    const [chat] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')]);
    const opened = new URL(chat.url());
    expect(opened.origin + opened.pathname).toBe('https://wa.me/6281210000001');
    expect(opened.searchParams.get('text')).toBe('Halo Bapak/Ibu Visitor 1, saya Ani dari Taman Asri.');
    await chat.close();
    const brochure = new URL((await links.nth(1).getAttribute('href')) ?? '');
    expect(brochure.searchParams.get('text')).toBe('Berikut brosurnya.\n\nSalam, Ani');
    await answers(page).getByText(en.otherAnswers(1)).click();
    await expect(links).toHaveText([/^First contact/, /^Brosur/, /^After the visitVisit/]);
    await expectSound(page, `answers at ${width}`);
    await page.screenshot({ path: info.outputPath(`answers-${width}.png`) });
    await answers(page).getByLabel(en.answersIn).selectOption('en');
    await expect(answers(page).getByRole('link')).toHaveText([/^Hello/]);
    const hello = new URL((await links.first().getAttribute('href')) ?? '');
    expect(hello.searchParams.get('text')).toBe('Hello Visitor 1 & family, 100% free?');
    await page.goto(`${desk.url}/desk/`);
    await row(page, 'Visitor Seven').click();
    await expect(links).toHaveText([/^KotaHello from Kota Baru/]);
    await page.context().close();
  }
});

test('[OPS-60] the answers follow the status, and sales have no page to write them on', async ({
  browser,
}) => {
  const ani = await openPage(browser, 1440);
  await enter(ani);
  const { token } = await ani.evaluate(async () => {
    const body = JSON.stringify({ name: 'budi.santoso', project: 'P-1', role: 'sales' });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('api/team/people', { method: 'POST', body, headers })).json();
  });
  const budi = await openPage(browser, 390);
  await enter(budi, '?view=templates', token);
  await expect(budi.locator('.row')).toHaveCount(2);
  await expect(budi.getByRole('button', { name: 'Templates' })).toHaveCount(0);
  await row(budi, 'Visitor 0').click();
  const first = answers(budi).getByRole('link').first();
  await expect(first).toContainText('saya Budi Santoso dari Taman Asri');
  await panel(budi).getByRole('radio', { name: 'Visit' }).check({ force: true });
  await expect(first).toContainText('Terima kasih sudah datang, Visitor 0.');
  await budi.context().close();
  await ani.context().close();
});

test('[OPS-60] templates and answers fit a phone, in Indonesian too', async ({ browser }, info) => {
  const page = await openPage(browser, 390);
  await enter(page, '?view=templates');
  await page.getByRole('button', { name: 'Bahasa Indonesia' }).click();
  await expectSound(page, 'list on a phone');
  await page.screenshot({ path: info.outputPath('list-390-id.png') });
  await page.getByRole('button', { name: id.editOf('First contact') }).click();
  await expect(page.getByRole('form', { name: id.editTemplate })).toBeVisible();
  await expectSound(page, 'form on a phone');
  await page.screenshot({ path: info.outputPath('form-390-id.png') });
  await page.getByRole('button', { name: 'Batal', exact: true }).click();
  await page.getByRole('button', { name: 'Leads' }).click();
  await row(page, 'Visitor 1').click();
  await expect(page.getByRole('region', { name: id.answers }).getByRole('link')).toHaveCount(2);
  await page.screenshot({ path: info.outputPath('lead-390-id.png') });
  await page.context().close();
});
