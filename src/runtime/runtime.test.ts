import { expect, test, vi } from 'vitest';
import { memoryPorts } from './adapters/memory.ts';
import { createRuntime } from './runtime.ts';
import { makeFacts } from './testing/make-facts.ts';
import { BUTTON, openPage } from './testing/open-page.ts';

test('listeners hear of a change once, after all of it, and of nothing else', () => {
  const runtime = createRuntime({ facts: makeFacts(), ports: memoryPorts() });
  const seen: string[] = [];
  const stop = runtime.subscribe(() => seen.push(runtime.getState().dialogs.name));
  runtime.dispatch({ type: 'button/clicked', button: BUTTON });
  runtime.dispatch({ type: 'page/online' });
  stop();
  runtime.dispatch({ type: 'dialog/closed', dialog: '_general-modal' });
  expect(seen).toEqual(['open']);
});

test('the state of the server stays what the server rendered', async () => {
  const page = await openPage();
  const initial = page.runtime.getInitialState();
  expect(initial.page.name).toBe('starting');
  expect(initial).toEqual(createRuntime({ facts: makeFacts(), ports: memoryPorts() }).getState());
});

test('an effect that fails is logged and stops nothing', async () => {
  const ports = memoryPorts();
  ports.dom.showDialog = () => {
    throw new Error('no such element');
  };
  const page = await openPage({ ports });
  page.click();
  expect(page.done('log')).toContain('Effect dialog/show failed');
  page.submit();
  expect(page.saves()).toHaveLength(1);
});

test('a step that throws is reported, and the events after it are processed', () => {
  const ports = memoryPorts();
  const runtime = createRuntime({ facts: makeFacts(), ports });
  const order: string[] = [];
  runtime.subscribe(() => order.push(runtime.getState().dialogs.name));
  ports.dom.showDialog = () => {
    runtime.dispatch({ type: 'form/touched', form: Symbol('none') as never });
    runtime.dispatch({ type: 'dialog/closed', dialog: '_general-modal' });
  };
  runtime.dispatch({ type: 'button/clicked', button: BUTTON });
  expect(ports.browser.done.find(([name]) => name === 'log')?.[1]).toBe('Event form/touched failed');
  expect(order).toEqual(['closed']);
});

test('an event from an effect waits for the event at hand', () => {
  const ports = memoryPorts();
  const order: string[] = [];
  const runtime = createRuntime({ facts: makeFacts(), ports, watch: ({ type }) => order.push(type) });
  ports.dom.showDialog = vi.fn(() => runtime.dispatch({ type: 'page/online' }));
  runtime.dispatch({ type: 'button/clicked', button: BUTTON });
  expect(order).toEqual(['button/clicked', 'page/online']);
});
