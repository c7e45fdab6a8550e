import { button, contact, openForm, SAVE } from './lead-flow-steps.ts';
import { expect, test } from './site.ts';
import { expectLeads, fillLead, newVisitor, standAtEdge, staysOnPage } from './visitor.ts';

test('[LEAD-12] attribution is kept for a day, but only from a query that says utm', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.fixture('lead')}?gclid=alone`);
  await button(page, 'Hubungi Kami').hover();
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
  expect(await context.cookies()).toEqual([]);
  await page.goto(`${site.fixture('lead')}?utm_source=fb&utm_term=rumah%20baru&fbclid=f1`);
  await expect(contact(page).locator('[name=utm_term]')).toHaveValue('rumah baru');
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name).sort()).toEqual(['fbclid', 'utm_source', 'utm_term']);
  for (const { path, expires } of cookies) {
    expect(path).toBe('/');
    expect(expires - Date.now() / 1000).toBeGreaterThan(86_000);
    expect(expires - Date.now() / 1000).toBeLessThan(86_500);
  }
  await page.goto(site.fixture('lead'));
  for (const form of await page.locator('form[data-lead-form]').all())
    await expect(form.locator('[name=utm_source]')).toHaveValue('fb');
});

test('[LEAD-12] a visitor who leaves before the page has loaded keeps the campaign', async ({
  page,
  context,
  site,
}) => {
  // A picture that never comes: the page does not finish loading.
  await page.route(/\.(avif|webp|jpe?g)$/, () => {});
  await page.goto(`${site.fixture('lead')}?utm_source=fb&gclid=g%2C1`, { waitUntil: 'commit' });
  const kept = async () =>
    Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));
  await expect.poll(kept).toEqual({ utm_source: 'fb', gclid: 'g%2C1' });
});

test('[OPS-40] a link of seven endless parameters leaves 1 kB of cookies, and the next lead is taken', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  const names = ['utm_campaign', 'utm_content', 'utm_medium', 'utm_source', 'utm_term', 'gclid', 'fbclid'];
  const query = names.map((name) => `${name}=${','.repeat(500)}`).join('&');
  await page.goto(`${site.fixture('lead')}?${query}`);
  await expect.poll(async () => (await context.cookies()).length).toBeGreaterThan(0);
  const visitor = newVisitor();
  await fillLead(contact(page), visitor);
  await contact(page).getByRole('button', { name: 'Whatsapp' }).click();
  await expectLeads(visitor, 1);
  const cookies = await context.cookies();
  expect(cookies.map(({ name, value }) => `${name}=${value}; `).join('').length).toBeLessThanOrEqual(1000);
});

test('[CALL-01][PAGE-03] each template loads its project; a failure is logged and no more', async ({
  page,
  site,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  for (const [name, id] of [
    ['lead', 'SL-9001'],
    ['lead-custom', 'SL-9002'],
    ['lead-direct', 'SL-9003'],
    ['lead-overwrite', 'SL-9004'],
  ] as const) {
    const asked = page.waitForRequest(new RegExp(`/wp-json/wk/v1/project\\?id=${id}$`));
    await page.goto(site.fixture(name));
    await asked;
  }
  await page.route(/wk\/v1\/project/, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.goto(site.fixture('lead'));
  await expect.poll(() => logged.filter((line) => line.includes('Something went wrong')).length).toBe(1);
  expect(logged.find((line) => line.includes('Something went wrong'))).toContain('500');
  const dialog = await openForm(page);
  await expect(dialog.getByLabel('Nama lengkap')).toBeVisible();
});

test('[PAGE-01][PAGE-02] each template has its own class on the body, and an unknown one breaks nothing', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  for (const [name, kind] of [
    ['lead', 'page-builder'],
    ['lead-custom', 'landing-page'],
    ['lead-direct', 'elementor'],
    ['lead-overwrite', 'microsite'],
  ] as const) {
    await page.goto(site.fixture(name));
    await expect(page.locator('body')).toHaveAttribute('class', `template-${kind}`);
  }
  // A page asks for its project while the browser is idle: the last one is gone before anybody counts.
  await page.goto('about:blank');
  await page.route(/\/fixture\/lead\/$/, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(
      'class="template-page-builder"',
      'class="template-lain mewah"',
    );
    await route.fulfill({ response: answer, body: html });
  });
  const visitor = newVisitor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(site.fixture('lead'));
  const dialog = await openForm(page);
  await fillLead(dialog, visitor);
  await dialog.locator('[data-submit]').click();
  await expectLeads(visitor, 1);
  expect(asked.filter((url) => url.includes('wk/v1/project'))).toEqual([]);
});

test('[PAGE-07] the page speaks Indonesian', async ({ page, site }) => {
  await page.goto(site.fixture('lead'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
});

test('[CALL-05][CALL-06] a page without codes saves at the address of its form', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  await staysOnPage(context);
  const visitor = newVisitor();
  await page.goto(site.fixture('lead'));
  await fillLead(contact(page), visitor);
  const [request] = await Promise.all([
    page.waitForRequest(SAVE),
    contact(page).getByRole('button', { name: 'Whatsapp' }).click(),
  ]);
  expect(request.url()).toContain('/wp-admin/admin-post.php');
  expect(request.method()).toBe('POST');
  const body = Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
  expect(body).toMatchObject({
    action: 'save_leads_to_db',
    current_url: site.fixture('lead'),
    submit_status: '0',
    website: '',
    idempotency_key: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  await expect(contact(page).locator('[name=submit_status]')).toHaveValue('1');
});

test('[LEAD-12] a visitor who leaves before any script but the first has come keeps the campaign', async ({
  page,
  context,
  site,
}) => {
  await page.route(/\/assets\/[\w-]+\.[\w-]+\.js/, () => {});
  await page.goto(`${site.fixture('lead')}?utm_source=fb&fbclid=f1`, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => 'kavlingBoot' in window);
  await page.goto('about:blank');
  const kept = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
  expect(kept.sort()).toEqual(['fbclid=f1', 'utm_source=fb']);
});
