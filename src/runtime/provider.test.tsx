// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryPorts } from './adapters/memory.ts';
import { RuntimeProvider, useDispatch, useRuntime } from './provider.tsx';
import { createRuntime } from './runtime.ts';
import { makeFacts } from './testing/make-facts.ts';
import { BUTTON } from './testing/open-page.ts';

/** The values that reached the page, oldest first. */
const rendered: string[] = [];

function useTold(what: string) {
  useEffect(() => {
    rendered.push(what);
  });
}

function Dialog() {
  const name = useRuntime((state) => state.dialogs.name);
  useTold(`dialog ${name}`);
  const dispatch = useDispatch();
  return (
    <button type="button" onClick={() => dispatch({ type: 'button/clicked', button: BUTTON })}>
      {name}
    </button>
  );
}

function Forms() {
  const count = useRuntime((state) => Object.keys(state.lead.forms).length);
  useTold(`forms ${count}`);
  return <i>{count}</i>;
}

const page = (runtime: ReturnType<typeof createRuntime>) => (
  <RuntimeProvider runtime={runtime}>
    <Dialog />
    <Forms />
  </RuntimeProvider>
);

/** Renders the page over the HTML that the server sent, as a browser does. */
function hydrate(runtime: ReturnType<typeof createRuntime>, html: string, onRecoverableError = vi.fn()) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = html;
  rendered.length = 0;
  return render(page(runtime), { container, hydrate: true, onRecoverableError });
}

const newRuntime = () => createRuntime({ facts: makeFacts(), ports: memoryPorts() });

afterEach(cleanup);

test('the first render in the browser is that of the server, though much has happened', () => {
  const runtime = newRuntime();
  const html = renderToString(page(newRuntime()));
  expect(html).toContain('closed');
  runtime.dispatch({ type: 'button/clicked', button: BUTTON });
  const mismatch = vi.fn();
  const { container } = hydrate(runtime, html, mismatch);
  expect(mismatch).not.toHaveBeenCalled();
  expect(rendered).toContain('dialog closed');
  expect(container.textContent).toBe('open0');
});

test('a component renders again for its own part only', async () => {
  const runtime = newRuntime();
  hydrate(runtime, renderToString(page(runtime)));
  rendered.length = 0;
  await userEvent.click(screen.getByRole('button', { name: 'closed' }));
  expect(screen.getByRole('button', { name: 'open' })).toBeTruthy();
  expect(rendered).toEqual(['dialog open']);
  act(() => runtime.dispatch({ type: 'form/touched', form: 'a' }));
  expect(rendered).toEqual(['dialog open', 'forms 1']);
});

test('a component without its provider names what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderToString(<Forms />)).toThrow('RuntimeProvider');
});
