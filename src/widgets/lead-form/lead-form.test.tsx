// @vitest-environment jsdom
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { PageProvider } from '../../renderer/page-context.tsx';
import { RuntimeProvider } from '../../runtime/index.ts';
import { makeFacts } from '../../runtime/testing/make-facts.ts';
import { type OpenPage, openPage } from '../../runtime/testing/open-page.ts';
import { LeadFormView } from './lead-form.view.tsx';

configure({ asyncUtilTimeout: 15_000 });

const facts = makeFacts();
const { copy } = facts;

const island = ({ runtime }: OpenPage) => (
  <RuntimeProvider runtime={runtime}>
    <PageProvider value={facts}>
      <LeadFormView
        surface="contact"
        title="Tanya harga"
        prompt=""
        submit="Kirim"
        pretext=""
        priceCheckbox={{ enabled: false, required: false, label: '' }}
      />
    </PageProvider>
  </RuntimeProvider>
);

/** The form as the server sends it, made alive. */
async function openForm() {
  const page = await openPage();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(island(await openPage()));
  const mismatch = vi.fn();
  render(island(page), { container, hydrate: true, onRecoverableError: mismatch });
  expect(mismatch).not.toHaveBeenCalled();
  return { page, visitor: userEvent.setup() };
}

afterEach(cleanup);

test('an invalid WhatsApp number is reported at the field, and nothing is sent', async () => {
  const { page, visitor } = await openForm();
  await visitor.type(screen.getByLabelText(copy.nameLabel), 'Rina');
  await visitor.type(screen.getByLabelText(copy.phoneLabel), '12');
  await visitor.click(screen.getByRole('button', { name: 'Kirim' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  expect(screen.getByLabelText(copy.phoneLabel).getAttribute('aria-invalid')).toBe('true');
  expect(page.saves()).toEqual([]);
});

test('a filled form sends the lead once, and shows that it is under way', async () => {
  const { page, visitor } = await openForm();
  await visitor.type(screen.getByLabelText(copy.nameLabel), 'Rina');
  await visitor.type(screen.getByLabelText(copy.phoneLabel), '6281234567890');
  await visitor.dblClick(screen.getByRole('button', { name: 'Kirim' }));
  await waitFor(() => expect(page.saves()).toHaveLength(1));
  expect(page.saves()[0]?.fields).toMatchObject({ name: 'Rina', whatsapp_number: '+6281234567890' });
  expect(screen.getByRole('img', { name: copy.loading })).toBeTruthy();
});
