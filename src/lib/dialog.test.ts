// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { closeDialog, fillDialog, NO_COVER, openDialog, restoreDialog } from './dialog.ts';

let dialog: HTMLDialogElement;
const part = (name: string) => dialog.querySelector<HTMLElement>(`[data-part=${name}]`);

beforeEach(() => {
  document.body.innerHTML = `<a id="opener" href="#">WhatsApp</a><dialog>
    <img data-part="cover" src="/own.jpg" srcset="/own-2.jpg 2x" alt=""><h2 data-part="title">Judul</h2>
    <p data-part="prompt">Isi</p><button data-part="submit">Kirim</button></dialog>`;
  const found = document.querySelector('dialog');
  if (!found) throw new Error('the page of this test has no dialog');
  dialog = found;
  // jsdom draws no top layer.
  dialog.showModal = () => dialog.setAttribute('open', '');
  dialog.close = () => {
    dialog.removeAttribute('open');
    dialog.dispatchEvent(new Event('close'));
  };
});

test('[BTN-02][BTN-04] words and cover come from the button, as text', () => {
  fillDialog(dialog, { title: '<b>Promo</b>', prompt: 'Akhir tahun', submit: 'Minta', cover: '/promo.jpg' });
  expect(part('title')?.textContent).toBe('<b>Promo</b>');
  expect(part('title')?.children.length).toBe(0);
  expect(part('prompt')?.textContent).toBe('Akhir tahun');
  expect(part('submit')?.textContent).toBe('Minta');
  expect(part('cover')?.getAttribute('src')).toBe('/promo.jpg');
  expect(part('cover')?.hasAttribute('srcset')).toBe(false);
});

test('[BTN-04] the own cover comes back after any number of others', () => {
  fillDialog(dialog, { cover: '/a.jpg' });
  fillDialog(dialog, { cover: '/b.jpg' });
  restoreDialog(dialog);
  expect(part('cover')?.getAttribute('src')).toBe('/own.jpg');
  expect(part('cover')?.getAttribute('srcset')).toBe('/own-2.jpg 2x');
});

test('[BTN-04] a dialog without its own cover hides the picture again', () => {
  part('cover')?.removeAttribute('src');
  part('cover')?.removeAttribute('srcset');
  fillDialog(dialog, { cover: '/a.jpg' });
  expect(part('cover')?.hidden).toBe(false);
  fillDialog(dialog, { title: 'Lain' });
  expect(part('cover')?.getAttribute('src')).toBe(NO_COVER);
  expect(part('cover')?.hidden).toBe(true);
});

test('a text that the button omits stays', () => {
  fillDialog(dialog, { title: 'Baru' });
  expect(part('prompt')?.textContent).toBe('Isi');
  fillDialog(document.createElement('div'), { title: 'a', cover: 'b' });
});

test('opening remembers the opener, twice does no harm', () => {
  const opener = document.querySelector<HTMLElement>('#opener');
  openDialog(dialog, opener);
  expect(document.activeElement).toBe(opener);
  expect(dialog.open).toBe(true);
  expect(dialog.dataset.state).toBe('open');
  openDialog(dialog);
  closeDialog(dialog);
  closeDialog(dialog);
  expect(dialog.open).toBe(false);
  expect(dialog.dataset.state).toBe('closed');
});

test('the page stands still until no dialog is open', () => {
  const other = document.body.appendChild(document.createElement('dialog'));
  other.showModal = () => other.setAttribute('open', '');
  const isStill = () => document.documentElement.dataset.dialog !== undefined;
  openDialog(dialog);
  openDialog(other);
  expect(isStill()).toBe(true);
  closeDialog(dialog);
  expect(isStill()).toBe(true);
  other.removeAttribute('open');
  other.dispatchEvent(new Event('close'));
  expect(isStill()).toBe(false);
  expect(document.documentElement.style.getPropertyValue('--scrollbar')).toBe('');
});
