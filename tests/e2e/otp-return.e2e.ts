import { AJAX, askForCode, boxes, button, otp, submit } from './otp-steps.ts';
import { expect, test } from './site.ts';
import {
  codesOf,
  expectLeads,
  fillLead,
  newUnlucky,
  newVisitor,
  openDialog,
  standAtEdge,
} from './visitor.ts';

test.beforeEach(async ({ context }) => {
  await standAtEdge(context);
});

test('[OTP-10][OTP-17] a reload brings the code window back with its number and its time', async ({
  page,
  site,
}) => {
  const visitor = newVisitor();
  await page.clock.install();
  await page.goto(site.fixture('otp'));
  const code = await askForCode(page, visitor);
  await page.clock.fastForward(20_000);
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('kavling-otp') ?? '{}'));
  expect(kept).toMatchObject({
    requestId: expect.any(String),
    target: { form: expect.any(String) },
    phone: visitor.phone,
    source: '_lead-modal',
    date: expect.stringMatching(/^\d+\/\d+\/\d{4}$/),
    wait: 60,
    timer: expect.any(Number),
  });
  await page.reload();
  await expect(otp(page)).toBeVisible();
  await expect(otp(page)).toContainText(`+${visitor.phone}`);
  await expect(otp(page).getByRole('timer')).toHaveText(/^\(00:[34]\d\)$/);
  await expect(boxes(page).first()).toBeFocused();
  await page.keyboard.type(code);
  await expectLeads(visitor, 1);
});

test('[OTP-10] on another day the form is back, and nothing is restored', async ({ page, site }) => {
  await page.clock.install();
  await page.goto(site.fixture('otp'));
  await askForCode(page, newVisitor());
  await page.clock.setSystemTime(Date.now() + 26 * 3_600_000);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
  await expect(openDialog(page)).toHaveCount(0);
  await button(page).click();
  await expect(openDialog(page)).toHaveAttribute('id', '_lead-modal');
});

test('[OTP-11] a page that asks for no code forgets the one of another page', async ({ page, site }) => {
  await page.goto(site.fixture('otp'));
  await askForCode(page, newVisitor());
  await page.goto(site.fixture('lead'));
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('kavling-otp'))).toBeNull();
});

test('[CALL-02][CALL-03] answers one level less deep are read as well', async ({ page, site }) => {
  const visitor = newVisitor();
  await page.route(AJAX, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({ response: answer, json: body.data?.data ? body.data : body });
  });
  await page.goto(site.fixture('otp'));
  const code = await askForCode(page, visitor);
  await page.keyboard.type(code);
  await page.waitForURL(/whatsapp\.com/);
  await expectLeads(visitor, 1);
});

test('[OTP-08] a brochure lead goes on to its brochure after the code', async ({ page, context, site }) => {
  const visitor = newVisitor();
  await page.goto(site.fixture('otp'));
  await button(page, 'Unduh brosur').click();
  await fillLead(openDialog(page), visitor);
  await openDialog(page).getByRole('button', { name: 'Download' }).click();
  await expect(boxes(page).first()).toBeFocused();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.waitForEvent('load'),
    page.keyboard.type(codesOf(visitor)[0] ?? ''),
  ]);
  await tab.waitForURL(/brosur\.example/);
  await expect(tab.getByRole('heading', { name: 'Brosur' })).toBeVisible();
  const [row] = await expectLeads(visitor, 1);
  expect(row).toMatchObject({ lead_type_name: 'Brochure', otp_verified: 1 });
});

test('[OTP-16] a code sender that is down keeps no lead back: it goes on unverified, without the cookie', async ({
  page,
  context,
  site,
}) => {
  const visitor = newUnlucky();
  await page.goto(site.fixture('otp'));
  await submit(page, visitor);
  await page.waitForURL(/whatsapp\.com/);
  const [row] = await expectLeads(visitor, 1);
  expect(row).toMatchObject({ otp_verified: 0, otp_reason: 'sender-down' });
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('otp_validated_number');
});

for (const status of [429, 500]) {
  test(`[OTP-16][LEAD-10] status ${status} from the sender: the visitor goes on to WhatsApp`, async ({
    page,
    site,
  }) => {
    const saved = page.waitForRequest((request) => (request.postData() ?? '').includes('save_leads_to_db'));
    await page.route(AJAX, (route) => route.fulfill({ status, body: 'no' }), { times: 1 });
    await page.goto(site.fixture('otp'));
    const visitor = newVisitor();
    await submit(page, visitor);
    await saved;
    await page.waitForURL(/whatsapp\.com/);
    await expectLeads(visitor, 1);
  });
}
