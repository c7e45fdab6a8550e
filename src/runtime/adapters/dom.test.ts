// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { createDom } from './dom.ts';

const dom = createDom(document, () => null);
const html = (text: string) => {
  document.body.innerHTML = text;
};
const byId = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
});

test('[BTN-02] one dialog at a time, filled', () => {
  html(`<dialog id="a" data-dialog-root open></dialog><dialog id="other" open></dialog>
    <dialog id="b" data-dialog-root><h2 data-part="title">Lama</h2></dialog>`);
  dom.showDialog('b', { title: 'Baru' });
  expect(byId<HTMLDialogElement>('a').open).toBe(false);
  expect(byId<HTMLDialogElement>('other').open).toBe(true);
  expect(byId<HTMLDialogElement>('b').open).toBe(true);
  expect(byId('b').textContent).toBe('Baru');
  dom.hideDialog('b');
  expect(byId<HTMLDialogElement>('b').open).toBe(false);
});

test('[OTP-03][OTP-05] lead buttons point to the OTP window and back', () => {
  html(`<a id="a" data-lead="whatsapp" data-dialog="_general-modal"></a>
    <a id="b" data-lead="whatsapp" data-dialog="_lead-modal"></a><a id="c" data-lead="whatsapp"></a>
    <button id="d" data-dialog="lightbox"></button>`);
  const dialogs = () => ['a', 'b', 'c', 'd'].map((id) => byId(id).dataset.dialog);
  dom.retargetButtons('_otp-modal');
  dom.retargetButtons('_otp-modal');
  expect(dialogs()).toEqual(['_otp-modal', '_otp-modal', undefined, 'lightbox']);
  dom.retargetButtons('');
  dom.retargetButtons('');
  expect(dialogs()).toEqual(['_general-modal', '_lead-modal', undefined, 'lightbox']);
  expect(byId('a').dataset.ownDialog).toBeUndefined();
});

test('[FORM-04][LEAD-12] fields of one form or of all, empty ones only where asked', () => {
  html(`<form data-lead-form id="a"><input name="name" value="Budi"><input name="utm_source" type="hidden" value="x">
      <input type="checkbox" name="utm_source" value="box"></form>
    <form data-lead-form id="b"><input name="name"><textarea name="message"></textarea></form>
    <form id="c"><input name="name"></form>`);
  dom.fillFields('', { name: 'Rina', message: 'Halo' }, true);
  dom.fillFields('', { utm_source: 'fb' }, false);
  const values = (id: string) =>
    [...byId<HTMLFormElement>(id).elements].map((field) => (field as HTMLInputElement).value);
  expect(values('a')).toEqual(['Budi', 'fb', 'box']);
  expect(values('b')).toEqual(['Rina', 'Halo']);
  expect(values('c')).toEqual(['']);
  dom.fillFields('b', { name: '+62' }, false);
  expect(values('b')[0]).toBe('+62');
});

test('[FORM-04] what a visitor is typing is left alone', () => {
  html('<form data-lead-form id="a"><input name="name"></form>');
  document.querySelector('input')?.focus();
  dom.fillFields('', { name: 'Rina' }, true);
  expect(document.querySelector('input')?.value).toBe('');
});

test('[FORM-06] the focus goes to the field', () => {
  html(
    '<form data-lead-form id="a"><input name="name"></form><form data-lead-form id="b"><input name="name" id="x"></form>',
  );
  dom.focusField('b', 'name');
  expect(document.activeElement?.id).toBe('x');
});

test('[TEL-02] every telesales field and every WhatsApp link gets the number', () => {
  html(`<input name="telesales_number" value="1"><form><input name="telesales_number" value="1"></form>
    <span data-telesales>1</span>
    <a href="https://wa.me/6281?text=Halo%20a"></a><a href="https://api.whatsapp.com/send?phone=6281&amp;text=a"></a>
    <a href="https://example.com/6281"></a><a href="#kontak"></a>`);
  dom.overwriteTelesales('6299');
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual(['6299', '6299']);
  expect(document.querySelector('span')?.textContent).toBe('6299');
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'https://wa.me/6299?text=Halo%20a',
    'https://api.whatsapp.com/send?phone=6299&text=a',
    'https://example.com/6281',
    '#kontak',
  ]);
});

test('[OTP-06] a code from a message is handed on, where the browser reads it', async () => {
  const codes: string[] = [];
  Object.assign(window, { OTPCredential: class {} });
  Object.defineProperty(navigator, 'credentials', {
    value: { get: async () => ({ code: '123456' }) },
    configurable: true,
  });
  dom.listenForCode((code) => codes.push(code));
  await Promise.resolve();
  await Promise.resolve();
  expect(codes).toEqual(['123456']);
  Reflect.deleteProperty(window, 'OTPCredential');
});
