import type { Page, Route } from '@playwright/test';
import { expect, test } from './site.ts';
import { expectLeads, fillLead, newVisitor, openDialog, standAtEdge } from './visitor.ts';
import { copy } from './words.ts';

const PLAIN = {
  title: 'Hubungi Kami',
  prompt: 'Silakan isi nomor Whatsapp Anda untuk memulai percakapan dengan sales konsultan kami.',
  submit: 'Chat Sekarang',
};
const BROCHURE = {
  title: 'Download Brochure',
  prompt: 'Silakan isi form di bawah ini terlebih dahulu untuk download brosur.',
  submit: 'Download',
};
const OWN = {
  title: 'Daftar harga',
  prompt: 'Isi data Anda, daftar harga langsung terbuka.',
  submit: 'Buka daftar harga',
};

const button = (page: Page, name: string) => page.locator('main').getByRole('link', { name, exact: true });

/** The state that assistive technology reads: for a button with a popover, the browser itself keeps it. */
async function readExpanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'document.querySelector("[popovertarget=_floating-buttons]")',
  });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  });
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

async function expectWords(page: Page, { title, prompt, submit }: typeof PLAIN): Promise<void> {
  const dialog = openDialog(page);
  await expect(dialog).toHaveAccessibleName(title);
  await expect(dialog.getByText(prompt)).toBeVisible();
  await expect(dialog.getByRole('button', { name: submit })).toBeVisible();
}

test('[BTN-01][BTN-02][BTN-03][BTN-04] each kind of button opens the window with its own words, time after time', async ({
  page,
  site,
}) => {
  await page.goto(site.fixture('lead'));
  const words = [
    ['Hubungi Kami', PLAIN],
    ['Unduh brosur', BROCHURE],
    ['Tur virtual', PLAIN],
    ['Minta daftar harga', OWN],
    ['Ajukan pertanyaan', PLAIN],
    ['Unduh brosur', BROCHURE],
    ['Hubungi Kami', PLAIN],
  ] as const;
  for (const [name, content] of words) {
    await button(page, name).click();
    await expectWords(page, content);
    await page.keyboard.press('Escape');
    await expect(openDialog(page)).toHaveCount(0);
    await expect(button(page, name)).toBeFocused();
  }
});

test('[BTN-04] the cover of a call to action makes room for the own one when the window closes', async ({
  page,
  site,
}) => {
  await page.goto(site.fixture('lead'));
  const cover = page.locator('#_general-modal [data-part=cover]');
  const own = await cover.getAttribute('src');
  await button(page, 'Minta daftar harga').click();
  await expect(cover).toHaveAttribute('src', /house-type-120/);
  await expect(cover).toBeVisible();
  await openDialog(page).getByRole('button', { name: 'Tutup' }).click();
  await expect(cover).toHaveAttribute('src', own ?? '');
});

test('[BTN-05] own copy replaces title and prompt everywhere but for brochures', async ({ page, site }) => {
  await page.goto(site.fixture('lead-custom'));
  const custom = {
    title: 'Jadwalkan Kunjungan',
    prompt: 'Kami hubungi dalam 5 menit.',
    submit: 'Chat Sekarang',
  };
  const words = [
    ['Hubungi Kami', custom],
    ['Tur virtual', custom],
    ['Ajukan pertanyaan', custom],
    ['Unduh brosur', BROCHURE],
    ['Minta daftar harga', OWN],
  ] as const;
  for (const [name, content] of words) {
    await button(page, name).click();
    await expectWords(page, content);
    await page.keyboard.press('Escape');
  }
});

/** The floating buttons come after the opening. */
const passOpening = (page: Page) => page.evaluate(() => scrollTo(0, innerHeight));

test('[BTN-06] with leads_submission_form 1 general buttons and the floating one go straight to WhatsApp', async ({
  page,
  context,
  site,
}) => {
  const edge = await standAtEdge(context);
  await page.goto(site.fixture('lead-direct'));
  const floating = page.getByRole('link', { name: 'Chat langsung' });
  for (const link of [button(page, 'Hubungi Kami'), floating]) {
    await passOpening(page);
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/6281200009001\?text=/);
    await link.click();
    await page.waitForURL(/wa\.me/);
    await page.goBack();
  }
  expect(edge.whatsapp).toHaveLength(2);
  await button(page, 'Unduh brosur').click();
  await expectWords(page, BROCHURE);
});

test('[BTN-07] overwrite_whatsapp wins over leads_submission_form', async ({ page, context, site }) => {
  const edge = await standAtEdge(context);
  await page.goto(site.fixture('lead-overwrite'));
  await button(page, 'Hubungi Kami').click();
  await page.waitForURL('https://tautan.example.co.id/chat');
  expect(edge.whatsapp).toEqual([]);
  await page.goBack();
  await button(page, 'Tur virtual').click();
  await expectWords(page, PLAIN);
});

for (const width of [390, 1440]) {
  test(`[BTN-08] at ${width} px the floating group opens by key, closes by Escape and hides from a focused field`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(site.fixture('lead'));
    await passOpening(page);
    const toggle = page.getByRole('button', { name: new RegExp(`WhatsApp.*${copy.openMenu}`) });
    const isExpanded = () => readExpanded(page);
    await expect(toggle).toBeVisible();
    await expect.poll(isExpanded).toBe(false);
    await toggle.focus();
    await page.keyboard.press('Enter');
    const chat = page.getByRole('link', { name: 'Chat WhatsApp' });
    await expect(chat).toBeVisible();
    await expect.poll(isExpanded).toBe(true);
    await page.keyboard.press('Tab');
    await expect(chat).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(chat).toBeHidden();
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectWords(page, PLAIN);
    await expect(chat).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(openDialog(page)).toHaveCount(0);
    await expect(toggle).toBeFocused();

    const field = page.locator('form[data-surface=contact]').getByLabel('Nama lengkap');
    await field.focus();
    await expect(toggle).toBeHidden();
    await field.blur();
    await expect(toggle).toBeVisible();
    const inset = await page.evaluate(() =>
      [...document.styleSheets].some((sheet) =>
        [...sheet.cssRules].some((rule) => /\.floating-group.*safe-area-inset-bottom/.test(rule.cssText)),
      ),
    );
    expect(inset).toBe(true);
  });
}

test('[BTN-09] a unit link opens the window filled from its unit, and the lead carries the unit', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  const visitor = newVisitor();
  await page.goto(site.fixture('lead'));
  await page.locator('[data-unit="Tipe 60"]').click();
  await expect(openDialog(page)).toContainText('Tipe 60');
  await page.keyboard.press('Escape');
  await page.locator('[data-unit="Tipe 90"]').click();
  const dialog = openDialog(page);
  await expect(dialog).toContainText('Tipe 90');
  await expect(dialog).toContainText('1,2 miliar');
  await expect(dialog).not.toContainText('Tipe 60');
  await fillLead(dialog, visitor);
  await dialog.locator('[data-submit]').click();
  const [row] = await expectLeads(visitor, 1);
  expect(row).toMatchObject({ message: 'Tipe 90', lead_type_name: 'Whatsapp' });
});

test('[FORM-01] the banner carries its pretext', async ({ page, context, site }) => {
  await standAtEdge(context);
  const visitor = newVisitor();
  await page.goto(site.fixture('lead'));
  const form = page.locator('form[data-surface=banner]');
  await fillLead(form, visitor);
  await form.getByRole('button', { name: 'Ambil promo' }).click();
  const [row] = await expectLeads(visitor, 1);
  expect(row).toMatchObject({ message: 'Promo DP 0%' });
});

test('[TEL-01][TEL-02] the first click puts the number of the backend everywhere, once', async ({
  page,
  context,
  site,
}) => {
  const edge = await standAtEdge(context);
  const visitor = newVisitor();
  const answered = page.waitForResponse(/wk\/v1\/project\?id=SL-9005/);
  await page.goto(site.fixture('lead-telesales'));
  await answered;
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('TSWA'))).toBe('6281277779005');
  const link = button(page, 'Tur virtual');
  await expect(link).toHaveAttribute('href', /wa\.me\/6281200009001/);
  await button(page, 'Hubungi Kami').click();
  await expect(link).toHaveAttribute('href', /wa\.me\/6281277779005/);
  for (const field of await page.locator('[name=telesales_number]').all())
    await expect(field).toHaveValue('6281277779005');
  const dialog = openDialog(page);
  await fillLead(dialog, visitor);
  await dialog.locator('[data-submit]').click();
  await page.waitForURL(/whatsapp\.com/);
  expect(new URL(edge.whatsapp[0] ?? '').searchParams.get('phone')).toBe('6281277779005');
  const [row] = await expectLeads(visitor, 1);
  expect(row).toMatchObject({ telesales_number: '6281277779005' });
});

test('[TEL-02][LEAD-12] a form that comes alive after the first click has the number and the campaign as well', async ({
  page,
  context,
  site,
}) => {
  await standAtEdge(context);
  const held: Route[] = [];
  await page.route('**/widget-lead-form*', (route) => void held.push(route));
  await page.goto(`${site.fixture('lead-telesales')}?utm_source=koran`);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('TSWA'))).toBe('6281277779005');
  await button(page, 'Hubungi Kami').click();
  const field = (name: string) => openDialog(page).locator(`[name=${name}]`);
  await expect(field('telesales_number')).toHaveValue('6281277779005');
  await expect(field('utm_source')).toHaveValue('koran');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const route of held) await route.continue();
  await expect(openDialog(page).locator('k-island:has(form)')).toHaveAttribute('data-state', 'awake');
  await expect(field('telesales_number')).toHaveValue('6281277779005');
  await expect(field('utm_source')).toHaveValue('koran');
});

test('[TEL-02] where the backend names no other number nothing changes', async ({ page, site }) => {
  await page.goto(site.fixture('lead'));
  await button(page, 'Hubungi Kami').click();
  await expect(openDialog(page)).toHaveCount(1);
  await expect(button(page, 'Tur virtual')).toHaveAttribute('href', /wa\.me\/6281200009001/);
});
