import { expect, test } from 'vitest';
import type { LeadKind } from '../../lib/lead-button.ts';
import { openPage } from '../testing/open-page.ts';

const shown = (effects: { type: string }[]) => effects.filter(({ type }) => type === 'dialog/show');

test.each<LeadKind>(['whatsapp', 'virtual-tour', 'faq', 'brochure', 'cta', 'floating'])(
  '[BTN-01][BTN-02][BTN-03][BTN-04] %s opens the general modal with the words of its button',
  async (kind) => {
    const page = await openPage();
    page.click({ kind, title: 'Judul', prompt: 'Isi', submit: 'Kirim', cover: '/c.jpg' });
    expect(shown(page.effects)).toEqual([
      {
        type: 'dialog/show',
        id: '_general-modal',
        content: { title: 'Judul', prompt: 'Isi', submit: 'Kirim', cover: '/c.jpg' },
      },
    ]);
    expect(page.state().dialogs).toMatchObject({ name: 'open', id: '_general-modal', button: { kind } });
  },
);

test('[BTN-06] a general WhatsApp button that is a direct link needs no script, and is still reported', async () => {
  const page = await openPage({ settings: { leadsSubmissionForm: 1 } });
  page.click({ kind: 'whatsapp', dialog: '' });
  page.click({ kind: 'floating', dialog: '' });
  expect(shown(page.effects)).toEqual([]);
  expect(page.done('navigate')).toEqual([]);
});

test.each<LeadKind>(['whatsapp', 'floating'])(
  '[BTN-07] %s navigates to the configured link, before BTN-06',
  async (kind) => {
    const link = 'https://wa.me/6289999999999';
    const page = await openPage({
      settings: { overwriteWhatsapp: { enabled: true, link }, leadsSubmissionForm: 1 },
    });
    page.click({ kind });
    expect(page.done('navigate')).toEqual([link]);
    expect(shown(page.effects)).toEqual([]);
  },
);

test.each<LeadKind>(['brochure', 'cta', 'virtual-tour', 'faq', 'unit'])(
  '[BTN-07] %s keeps its form',
  async (kind) => {
    const link = 'https://wa.me/6289999999999';
    const page = await openPage({ settings: { overwriteWhatsapp: { enabled: true, link } } });
    page.click({ kind });
    expect(page.done('navigate')).toEqual([]);
    expect(shown(page.effects)).toHaveLength(1);
  },
);

test('[BTN-07] a button that is that link already is left to the browser', async () => {
  const page = await openPage({ settings: { overwriteWhatsapp: { enabled: true, link: 'https://a.id/' } } });
  page.click({ kind: 'whatsapp', dialog: '' });
  expect(page.done('navigate')).toEqual([]);
});

test('[BTN-09] a unit-detail link opens the unit-type modal, and the lead names the unit', async () => {
  const page = await openPage();
  page.click({ kind: 'unit', dialog: '_unit-type-modal', unit: 'Tipe 60' });
  expect(page.state().dialogs).toMatchObject({ id: '_unit-type-modal', button: { unit: 'Tipe 60' } });
  page.submit({ form: 'unit-form', surface: 'unit-type' });
  expect(page.saves()[0]?.fields).toMatchObject({ message: 'Tipe 60', lead_type_id: '1' });
});

test('closing counts for the open dialog only', async () => {
  const page = await openPage();
  page.click();
  page.runtime.dispatch({ type: 'dialog/closed', dialog: 'lightbox' });
  expect(page.state().dialogs.name).toBe('open');
  page.runtime.dispatch({ type: 'dialog/closed', dialog: '_general-modal' });
  expect(page.state().dialogs.name).toBe('closed');
});

test('a dialog that was shown and closed before the runtime stood stays closed, and its button is known', async () => {
  const page = await openPage();
  page.click();
  const { button } = page.state().dialogs;
  page.runtime.dispatch({ type: 'dialog/closed', dialog: '_general-modal' });
  const before = shown(page.effects).length;
  if (button) page.runtime.dispatch({ type: 'button/clicked', button, isPutAway: true });
  expect(shown(page.effects)).toHaveLength(before);
  expect(page.state().dialogs).toMatchObject({ name: 'closed', button: { kind: 'whatsapp' } });
});
