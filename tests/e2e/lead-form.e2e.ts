import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeOn } from './axe.ts';
import { expect, test } from './site.ts';
import { expectLeads, fillLead, newVisitor, openDialog, standAtEdge, staysOnPage } from './visitor.ts';
import { natural } from './words.ts';

const { settings, project } = JSON.parse(readFileSync('pages/taman-asri/page.json', 'utf8'));

const WIDTHS = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

const PHONE_AGENT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';

async function openForm(page: Page) {
  await page.getByRole('link', { name: 'Hubungi Kami' }).first().click();
  const dialog = openDialog(page);
  await expect(dialog.getByRole('heading', { name: 'Hubungi Kami' })).toBeVisible();
  return dialog;
}

async function violations(page: Page, part: string) {
  const { violations: found } = await axeOn(page).include(part).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

for (const { name, width, height } of WIDTHS) {
  const agent = name === 'phone' ? { userAgent: PHONE_AGENT, hasTouch: true, isMobile: true } : {};
  const host = name === 'phone' ? 'api.whatsapp.com' : 'web.whatsapp.com';

  test.describe(`at the width of a ${name}`, () => {
    test.use({ viewport: { width, height }, ...agent });

    test('[LIB-09][FORM-03][FORM-06][LEAD-06][LEAD-08] from the button to the saved lead and on to WhatsApp', async ({
      page,
      context,
      site,
    }) => {
      const edge = await standAtEdge(context);
      const visitor = newVisitor();
      await page.clock.install();
      await page.goto(`${site.page('taman-asri')}?utm_source=ig&utm_campaign=nov&gclid=g1`);
      const dialog = await openForm(page);
      await expect(dialog).toContainText(natural.id.plainPrompt);
      const submit = dialog.getByRole('button', { name: 'Chat Sekarang' });
      await submit.click();
      await expect(dialog.getByRole('alert').first()).toHaveText(natural.id.phoneEmpty);
      await expect(dialog.getByLabel('Nama lengkap')).toBeFocused();

      await fillLead(dialog, visitor);
      await page.clock.pauseAt(Date.now() + 60_000);
      await submit.click();
      await expect(dialog.locator('[data-success]')).toContainText(natural.id.leadSucceeded);
      await expect(dialog.getByLabel('Nama lengkap')).toBeHidden();
      await page.clock.runFor(800);
      expect(edge.whatsapp).toEqual([]);
      await page.clock.runFor(400);
      await page.waitForURL(/whatsapp\.com/);

      const link = new URL(edge.whatsapp[0] ?? '');
      expect(link.host).toBe(host);
      expect(link.searchParams.get('phone')).toBe('6281380045566');
      expect(link.searchParams.get('text')).toBe(
        `${settings.whatsappMessage.replace('[sender_name]', visitor.name).replace('[project_name]', project.name)} (ID: SL-3390)`,
      );
      const [row] = await expectLeads(visitor, 1);
      expect(row).toMatchObject({
        name: visitor.name,
        whatsapp_number: `+${visitor.phone}`,
        message: '',
        is_download_brochure: '0',
        lead_type_id: '1',
        lead_type_name: 'Whatsapp',
        project_id: '1187',
        project_name: 'Taman Asri Residence',
        telesales_number: '6281380045566',
        submit_status: '1',
        current_url: expect.stringMatching(/\/taman-asri\/\?utm_source=ig/),
        utm_source: 'ig',
        utm_campaign: 'nov',
        utm_content: '',
        utm_medium: '',
        utm_term: '',
        gclid: 'g1',
        fbclid: '',
        phone_number: '',
        check_location_price_enable: '',
        check_location_price: '',
        spam: 0,
        submissions: 1,
      });
      expect(row).toHaveProperty('download_brochure_url');
    });

    test('[FORM-01][LEAD-08] the contact form of the page takes a lead as well', async ({
      page,
      context,
      site,
    }) => {
      const edge = await standAtEdge(context);
      const visitor = newVisitor();
      await page.goto(site.page('taman-asri'));
      const form = page.locator('form[data-surface=contact]');
      await expect(form.getByPlaceholder('Tulis nama lengkap')).toBeVisible();
      await fillLead(form, visitor);
      await form.getByRole('button', { name: 'Atur lewat WhatsApp' }).click();
      await page.waitForURL(/whatsapp\.com/);
      expect(edge.whatsapp).toHaveLength(1);
      await expectLeads(visitor, 1);
    });

    test('nothing is wrong for assistive technology on the page, in the window, with an error and after success', async ({
      page,
      context,
      site,
    }) => {
      await standAtEdge(context);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await staysOnPage(context);
      await page.goto(site.page('taman-asri'));
      expect(await violations(page, 'html')).toEqual([]);
      const dialog = await openForm(page);
      expect(await violations(page, 'dialog[open]')).toEqual([]);
      await dialog.getByRole('button', { name: 'Chat Sekarang' }).click();
      await expect(dialog.getByRole('alert').first()).toBeVisible();
      expect(await violations(page, 'dialog[open]')).toEqual([]);
      await fillLead(dialog, newVisitor());
      await dialog.getByRole('button', { name: 'Chat Sekarang' }).click();
      await expect(dialog.locator('[data-success]')).toContainText('Terima kasih');
      expect(await violations(page, 'dialog[open]')).toEqual([]);
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[BTN-01][CALL-05] texts, pictures and links are visible, buttons lead to WhatsApp, and the form posts', async ({
    page,
    context,
    site,
  }) => {
    const edge = await standAtEdge(context);
    const visitor = newVisitor();
    await page.goto(site.page('taman-asri'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pulangnya lewat taman');
    for (const picture of await page.locator('main img[src]:visible').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }
    await expect(page.getByRole('link', { name: 'Fasilitas' }).first()).toHaveAttribute('href', '#fasilitas');

    const form = page.locator('form[data-surface=contact]');
    await fillLead(form, visitor);
    await form.getByRole('button', { name: 'Atur lewat WhatsApp' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    await expect(page.locator('main')).toContainText(visitor.name);
    const [row] = await expectLeads(visitor, 1);
    expect(row).toMatchObject({ name: visitor.name, project_id: '1187', telesales_number: '6281380045566' });

    await page.goto(site.page('taman-asri'));
    await page.getByRole('link', { name: 'Hubungi Kami' }).first().click();
    await page.waitForURL(/wa\.me/);
    const link = new URL(edge.whatsapp[0] ?? '');
    expect(link.pathname).toBe('/6281380045566');
    expect(link.searchParams.get('text')).toBe(
      'Saya tertarik dengan Taman Asri Residence. Mohon informasi unit dan jadwal kunjungan. (ID: SL-3390)',
    );
  });

  test('[OPS-03][FORM-05] the browser itself asks for a name and for a number that is right', async ({
    page,
    site,
  }) => {
    await page.goto(site.page('taman-asri'));
    const form = page.locator('form[data-surface=contact]');
    for (const [name, phone, field] of [
      ['', '6281234567890', 'Nama lengkap'],
      ['Sari', '', 'Nomor WhatsApp'],
      ['Sari', '0812345678901', 'Nomor WhatsApp'],
      ['Sari', '626281234567', 'Nomor WhatsApp'],
    ] as const) {
      await fillLead(form, { name, phone });
      await form.getByRole('button', { name: 'Atur lewat WhatsApp' }).click();
      await expect(form.getByLabel(field)).toBeFocused();
      await expect(page).toHaveURL(site.page('taman-asri'));
    }
  });
});
