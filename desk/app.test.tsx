// @vitest-environment jsdom
import { cleanup, configure, render, screen, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { leadWords } from '../server/contract/desk/lead-words.ts';
import { makeDeskToken } from '../server/desk/token.ts';
import { from, startEnvironment } from '../server/testing/environment.ts';
import { temporaryFolder } from '../server/testing/fixtures.ts';
import { App } from './app.tsx';
import { LanguageProvider } from './language.tsx';
import { deskMessages } from './messages.ts';

const messages = deskMessages.en;
const ani = await makeDeskToken('ani');
const [name = '', hash = ''] = ani.entry.split(/:(.*)/s);

configure({ asyncUtilTimeout: 15_000 });

/** The live feed stays silent here; `tests/e2e` has it in a real browser. */
class SilentFeed extends EventTarget {
  onerror = null;
  close() {}
}

/** The desk as a browser shows it, in front of a real backend that holds two leads. */
async function openDesk() {
  const database = { kind: 'sqlite', file: `${temporaryFolder()}/desk.db` } as const;
  const environment = await startEnvironment({ database, config: { KAVLING_DESK_PEOPLE: [{ name, hash }] } });
  await environment.save({ name: 'Rina', whatsapp_number: '+6281200000001' });
  await environment.save({ name: 'Budi', whatsapp_number: '+6281200000002' });
  let cookie = '';
  const browserFetch = async (path: string, { method = 'GET', body = '', headers }: Sent = {}) => {
    const sent = { ...headers, cookie, 'sec-fetch-site': 'same-origin', 'content-length': `${body.length}` };
    const request = new Request(`http://localhost/desk/${path}`, {
      method,
      headers: sent,
      ...(body === '' ? {} : { body }),
    });
    const response = await environment.backend.fetch(request, from('10.5.0.1'));
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return response;
  };
  vi.stubGlobal('fetch', browserFetch);
  vi.stubGlobal('EventSource', SilentFeed);
  render(
    <LanguageProvider>
      <App />
    </LanguageProvider>,
  );
  return { environment, person: userEvent.setup() };
}

/** Pastes a token, as people do, and goes in. */
async function enter(person: UserEvent, token: string) {
  await person.click(await screen.findByLabelText(messages.token));
  await person.paste(token);
  await person.click(screen.getByRole('button', { name: messages.enter }));
}

interface Sent {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a wrong token is refused in words, the right one opens the list', async () => {
  const { environment, person } = await openDesk();
  await enter(person, 'not-the-token');
  expect(await screen.findByText(messages.problems.wrong)).toBeTruthy();

  await person.clear(screen.getByLabelText(messages.token));
  await enter(person, ani.token);
  expect(await screen.findByRole('button', { name: /Rina/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Budi/ })).toBeTruthy();
  await environment.backend.close();
});

test('a lead is found, opened, given a new status and a note, and the store has both', async () => {
  const { environment, person } = await openDesk();
  await enter(person, ani.token);
  await person.type(await screen.findByRole('searchbox'), 'Budi');
  await person.click(await screen.findByRole('button', { name: /Budi/ }));

  const panel = await screen.findByRole('complementary', { name: messages.lead });
  const heading = await within(panel).findByRole('heading', { name: 'Budi' });
  expect(document.activeElement).toBe(heading);
  const [status = '', label = ''] = leadWords.en.statuses[1] ?? [];
  await person.click(within(panel).getByRole('radio', { name: label }));
  await person.type(within(panel).getByLabelText(messages.newNote), 'Telepon lagi besok');
  await person.click(within(panel).getByRole('button', { name: messages.addNote }));
  expect(await within(panel).findByText('Telepon lagi besok')).toBeTruthy();

  const { leads } = await environment.backend.store.desk.list(
    { projectId: '', status: '', search: 'Budi', spam: false },
    10,
  );
  expect(leads.map((lead) => lead.status)).toEqual([status]);
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).toBeNull();
  await environment.backend.close();
});
