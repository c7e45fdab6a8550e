// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readForm } from './lead/read-form.ts';
import { readFacts, startRuntime } from './start.ts';
import type { Event } from './state.ts';
import { makeFacts } from './testing/make-facts.ts';

const seen: Event[] = [];
const types = () => seen.map(({ type }) => type);
let atStart: string[] = [];
const byId = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;

beforeAll(() => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    if (!this.open) return;
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
  document.body.className = 'template-page-builder';
  document.body.innerHTML = `<script type="application/json" id="_config">${JSON.stringify(makeFacts())}</script>
    <a id="early" href="https://wa.me/62" data-lead="faq" data-dialog="_general-modal" data-title="FAQ">Tanya</a>
    <a id="wa" href="https://wa.me/62" data-lead="whatsapp" data-dialog="_general-modal" data-title="Hubungi"><b id="in">Chat</b></a>
    <a id="plain" href="#x" data-lead="whatsapp" data-whatsapp>Chat</a>
    <dialog id="_general-modal" data-dialog-root><h2 data-part="title"></h2><button data-close id="close">x</button></dialog>`;
  startRuntime({ early: [byId('early')], watch: (event) => seen.push(event) });
  atStart = types();
});

beforeEach(() => {
  byId<HTMLDialogElement>('_general-modal').close();
  seen.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Clicks, and lets the task run that answers. */
function tap(element: Element): MouseEvent {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  element.dispatchEvent(click);
  vi.runAllTimers();
  return click;
}

test('a click that came before the script is replayed once the page has started', () => {
  expect(atStart).toEqual(['page/loaded', 'button/clicked']);
});

test('one runtime a page, and <html> says that it listens', () => {
  expect(startRuntime({ early: [byId('early')] })).toBe(startRuntime());
  expect(types()).toEqual(['button/clicked']);
  expect('alive' in document.documentElement.dataset).toBe(true);
});

test('[FORM-02] a click on a lead button opens its dialog and is announced to slideshows, even later ones', () => {
  const listener = vi.fn();
  document.addEventListener('kavling:lead-open', listener, { once: true });
  expect(tap(byId('in')).defaultPrevented).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
  expect('leadOpen' in document.documentElement.dataset).toBe(true);
  expect(byId<HTMLDialogElement>('_general-modal').open).toBe(true);
  expect(byId('_general-modal').querySelector('h2')?.textContent).toBe('Hubungi');
  expect(document.activeElement?.id).toBe('wa');
});

test('[BTN-06] a plain link is followed by the browser, and reported', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  byId('plain').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
  expect(types()).toEqual(['button/clicked']);
});

test('a click that opens a new tab is left to the browser', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  byId('wa').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
  expect(types()).toEqual([]);
});

test('a dialog closes by its button and by its backdrop, and reports it once', () => {
  for (const id of ['close', '_general-modal']) {
    tap(byId('wa'));
    const dialog = byId<HTMLDialogElement>('_general-modal');
    byId(id).dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: -1 }));
    expect(dialog.open).toBe(false);
  }
  expect(types()).toEqual(['button/clicked', 'dialog/closed', 'button/clicked', 'dialog/closed']);
});

test('Escape before the dialog has arrived cancels it, and the click is still reported', () => {
  byId('wa').click();
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  vi.runAllTimers();
  expect(byId<HTMLDialogElement>('_general-modal').open).toBe(false);
  expect(types()).toEqual(['button/clicked']);
  tap(byId('wa'));
  expect(byId<HTMLDialogElement>('_general-modal').open).toBe(true);
});

test('a click inside a dialog does not close it', () => {
  tap(byId('wa'));
  byId('_general-modal')
    .querySelector('h2')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: -1 }));
  expect(byId<HTMLDialogElement>('_general-modal').open).toBe(true);
});

test('showing and hiding the page is reported', () => {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('storage'));
  expect(types()).toEqual(['page/shown', 'page/hidden', 'page/online', 'page/shown']);
});

test('[FORM-03][FORM-05][ADS-01] a form is read with its current values, and how the visitor came', () => {
  const holder = document.createElement('div');
  holder.innerHTML = `<form id="f" data-lead-form data-surface="banner"><input name="name" value="Rina">
    <input type="hidden" name="message" value="Promo"><input type="checkbox" name="consent" value="1" required>
    <input type="checkbox" name="check_location_price" value="1" data-required checked>
    <input type="checkbox" name="news" value="1"><input name="off" value="1" disabled><input type="file" name="file"></form>`;
  expect(readForm(holder.querySelector('form') as HTMLFormElement)).toEqual({
    form: 'f',
    surface: 'banner',
    fields: {
      name: 'Rina',
      message: 'Promo',
      check_location_price: '1',
      first_touch_at: expect.any(String),
      first_touch_source: 'direct',
      first_touch_page: 'http://localhost:3000/',
    },
    unticked: ['consent'],
  });
});

test('a page without its facts fails with the command to run', () => {
  expect(() => readFacts(document.implementation.createHTMLDocument())).toThrow('kavling build');
});
