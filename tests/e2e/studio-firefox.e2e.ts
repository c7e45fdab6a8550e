import { expect, test } from '@playwright/test';
import type { DrivenBrowser } from './driven-browser.ts';
import { findFirefox, startFirefox } from './firefox.ts';
import { type StudioSite, startStudio } from './studio-site.ts';

const SLUG = 'menara-senja';
const program = findFirefox();
let site: StudioSite;
let firefox: DrivenBrowser;

test.skip(!program, 'Firefox is not installed: apt-get install firefox-esr');
test.beforeAll(async () => {
  site = await startStudio([SLUG]);
  firefox = await startFirefox(program ?? '');
});
test.afterAll(async () => {
  await firefox?.close();
  await site?.close();
});

/** The end of the words of an element of the page in the frame, in pixels of the window. */
const endOf = (selector: string) =>
  firefox.until((wanted: string) => {
    const frame = document.querySelector<HTMLIFrameElement>('.st-page iframe');
    const words = frame?.contentDocument?.createRange();
    const element = frame?.contentDocument?.querySelector(wanted);
    if (!frame || !words || !element) return undefined;
    words.selectNodeContents(element);
    const last = [...words.getClientRects()].at(-1);
    const own = frame.getBoundingClientRect();
    const scale = own.width / frame.clientWidth;
    return last && { x: own.x + last.right * scale - 1, y: own.y + (last.y + last.height / 2) * scale };
  }, selector);
const onPage = () =>
  firefox.run(
    () =>
      document.querySelector<HTMLIFrameElement>('.st-page iframe')?.contentDocument?.querySelector('h1')
        ?.textContent ?? '',
  );
/** A pause in typing, as on a busy computer, makes another step. */
const undoUntil = (text: string) =>
  expect
    .poll(async () => {
      const now = await onPage();
      if (now !== text) await firefox.type('{Control+z}');
      return now;
    })
    .toBe(text);
const state = () => firefox.run(() => document.querySelector<HTMLElement>('.st-saving')?.dataset.state ?? '');

test('[STU-01] [STU-03] [STU-04] in Firefox: words are clicked and typed on the page and in the form, taken back, and in the file', async () => {
  const before = site.text(SLUG);
  await firefox.goto(`${site.url}/.kavling/studio/edit/${SLUG}`);
  await firefox.until(() => document.querySelector('.st-overlay[data-ready="true"]') !== null);
  expect(await onPage()).toBe('Pulang saat danau berubah warna');
  const { x, y } = await endOf('h1');
  await firefox.click(x, y);
  await firefox.until(
    () => document.querySelector('.st-selected')?.getAttribute('data-field') === 'sections/0/children/0/text',
  );
  await firefox.type(' lagi');
  await expect.poll(onPage).toBe('Pulang saat danau berubah warna lagi');
  const typed = before.replace('berubah warna"', 'berubah warna lagi"');
  await expect.poll(() => site.text(SLUG)).toBe(typed);
  await firefox.type('{Escape}');
  await undoUntil('Pulang saat danau berubah warna');
  await expect.poll(() => site.text(SLUG)).toBe(before);

  const field = await firefox.until(() => {
    const box = document
      .querySelector('[role=tabpanel] [data-field="/sections/0/children/0/text"]')
      ?.querySelector('textarea, input')
      ?.getBoundingClientRect();
    return box && { x: box.right - 12, y: box.y + box.height / 2 };
  });
  await firefox.click(field.x, field.y);
  await firefox.type(' sekali 🏡');
  await expect.poll(onPage).toBe('Pulang saat danau berubah warna sekali 🏡');
  await expect.poll(() => site.text(SLUG)).toBe(before.replace('berubah warna"', 'berubah warna sekali 🏡"'));
  await undoUntil('Pulang saat danau berubah warna');
  await expect.poll(() => site.text(SLUG)).toBe(before);
  await expect.poll(state).toBe('saved');
});
