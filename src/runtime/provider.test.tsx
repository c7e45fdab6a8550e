// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryPorts } from './adapters/memory.ts';
import { RuntimeProvider, useDispatch, useRuntime } from './provider.tsx';
import { createRuntime } from './runtime.ts';
import { makeFacts } from './testing/make-facts.ts';
import { BUTTON } from './testing/open-page.ts';

/** What reached the page, oldest first. */
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

beforeEach(() => {
  rendered.length = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

test('the first render in the browser is that of the server, though much has happened', async () => {
  const runtime = createRuntime({ facts: makeFacts(), ports: memoryPorts() });
  const html = renderToString(page(createRuntime({ facts: makeFacts(), ports: memoryPorts() })));
  expect(html).toContain('closed');
  runtime.dispatch({ type: 'button/clicked', button: BUTTON });
  const root = document.createElement('div');
  root.innerHTML = html;
  const mismatch = vi.fn();
  rendered.length = 0;
  await act(async () => hydrateRoot(root, page(runtime), { onRecoverableError: mismatch }));
  expect(mismatch).not.toHaveBeenCalled();
  expect(rendered).toContain('dialog closed');
  expect(root.textContent).toBe('open0');
});

test('a component renders again for its own part only', async () => {
  const runtime = createRuntime({ facts: makeFacts(), ports: memoryPorts() });
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page(runtime));
  await act(async () => hydrateRoot(root, page(runtime)));
  rendered.length = 0;
  await act(async () => root.querySelector('button')?.click());
  expect(rendered).toEqual(['dialog open']);
  await act(async () => runtime.dispatch({ type: 'form/touched', form: 'a' }));
  expect(rendered).toEqual(['dialog open', 'forms 1']);
});

test('a component without its provider says what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderToString(<Forms />)).toThrow('RuntimeProvider');
});
