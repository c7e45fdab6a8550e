// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { coveredAbove, SCROLL_MS, scrollToTarget } from './anchor-scroll.ts';
import { targetOf } from './anchor-target.ts';

let frames: FrameRequestCallback[] = [];
let scrolled: number[] = [];
let calm = false;

/** jsdom has no layout: boxes come from data-top (place on the page) and data-height. */
beforeEach(() => {
  frames = [];
  scrolled = [];
  calm = false;
  document.body.innerHTML = `
    <header id="bar" style="position:sticky;top:0" data-height="68"></header>
    <main id="main"><section id="promo" style="position:sticky;top:68px" data-height="40"></section>
    <section id="lokasi" data-top="1500" data-height="300"><button id="in">x</button></section></main>
    <a id="go" href="#lokasi"><b>Lokasi</b></a><a id="none" href="#tidak-ada">x</a><a id="empty" href="#">x</a>
    <a id="other" href="/lain/#lokasi">x</a><a id="tab" href="#lokasi" target="_blank">x</a>`;
  history.replaceState(null, '', '/');
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
  Object.defineProperty(window, 'innerHeight', { value: 800, configurable: true });
  Object.defineProperty(window, 'scrollY', { get: () => scrolled.at(-1) ?? 0, configurable: true });
  HTMLElement.prototype.getBoundingClientRect = function () {
    return new DOMRect(
      0,
      Number(this.dataset.top ?? 0) - window.scrollY,
      100,
      Number(this.dataset.height ?? 0),
    );
  };
  HTMLElement.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => scrolled.push(top));
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
});

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const click = (on: Element, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  let found: HTMLElement | undefined;
  on.addEventListener('click', (heard) => (found = targetOf(heard as MouseEvent)), { once: true });
  on.dispatchEvent(event);
  return found;
};
const step = (now: number) => frames.shift()?.(now);

test('[PAGE-05] a link into the page leads to its target, from anything inside the link', () => {
  expect(click(byId('go').querySelector('b') as Element)?.id).toBe('lokasi');
});

test.each([['none'], ['empty'], ['other'], ['tab']])(
  '[PAGE-05] the link "%s" is left to the browser',
  (id) => {
    expect(click(byId(id))).toBeUndefined();
  },
);

test('[PAGE-05] a click with a modifier key, or on a target that is not shown, is left to the browser', () => {
  expect(click(byId('go'), { ctrlKey: true })).toBeUndefined();
  HTMLElement.prototype.getClientRects = () => [] as unknown as DOMRectList;
  expect(click(byId('go'))).toBeUndefined();
});

test('[PAGE-05] what sticks above the target counts, what holds it or comes later does not', () => {
  expect(coveredAbove(byId('lokasi'))).toBe(108);
  expect(coveredAbove(byId('in'))).toBe(108);
  byId('promo').before(byId('lokasi'));
  expect(coveredAbove(byId('lokasi'))).toBe(68);
});

test('[PAGE-05] it takes exactly 500 ms, ends below what sticks, and moves focus and address', () => {
  scrollToTarget(byId('lokasi'));
  step(1000);
  step(1000 + SCROLL_MS / 2);
  expect(scrolled.at(-1)).toBeCloseTo((1500 - 108) / 2);
  step(1000 + SCROLL_MS - 1);
  expect(document.activeElement).not.toBe(byId('lokasi'));
  step(1000 + SCROLL_MS);
  expect(scrolled.at(-1)).toBe(1500 - 108);
  expect(frames).toEqual([]);
  expect(document.activeElement).toBe(byId('lokasi'));
  expect(location.hash).toBe('#lokasi');
});

test('[PAGE-05] with reduced motion it jumps immediately', () => {
  calm = true;
  scrollToTarget(byId('lokasi'));
  expect(scrolled).toEqual([1500 - 108]);
  expect(frames).toEqual([]);
  expect(document.activeElement).toBe(byId('lokasi'));
});

test('[PAGE-05] a wheel of the visitor ends the movement', () => {
  scrollToTarget(byId('lokasi'));
  step(0);
  step(100);
  const there = scrolled.at(-1);
  dispatchEvent(new Event('wheel'));
  step(200);
  expect(scrolled.at(-1)).toBe(there);
  expect(frames).toEqual([]);
});

test('[PAGE-05] a picture that arrives on the way moves the end', () => {
  scrollToTarget(byId('lokasi'));
  step(0);
  step(250);
  byId('lokasi').dataset.top = '2100';
  step(500);
  expect(scrolled.at(-1)).toBe(2100 - 108);
});
