import { type NumberLook, quickWriter } from './format.ts';

type Item = NumberLook & { readonly start: number; readonly value: number };
type Props = { readonly items: readonly Item[]; readonly duration: number };

/** Plays each number from its start once it is seen. The number itself stays in place, for its room and for readers. */
export default function playCounters(island: HTMLElement, { items, duration }: Props): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const numbers = [...island.querySelectorAll('dd')];
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const item = items[numbers.indexOf(target as HTMLElement)];
        if (!isIntersecting || !item) continue;
        seen.unobserve(target);
        play(target as HTMLElement, item, duration);
      }
    },
    { threshold: 0.5 },
  );
  for (const number of numbers) seen.observe(number);
}

function play(number: HTMLElement, item: Item, duration: number): void {
  const write = quickWriter(item);
  const copy = document.createElement('span');
  copy.ariaHidden = 'true';
  // Letters that change in place cost the page no new styles, as new nodes would.
  const digits = new Text();
  copy.append(digits);
  number.append(copy);
  number.dataset.state = 'counting';
  const began = performance.now();
  let drawn = 0;
  const step = () => {
    const now = performance.now();
    const part = Math.min((now - began) / duration, 1);
    // Digits that change more often than this can't be read, and each change is a layout.
    if (part < 1 && now - drawn < 45) return requestAnimationFrame(step);
    drawn = now;
    digits.data = write(item.start + (item.value - item.start) * (1 - (1 - part) ** 3));
    if (part < 1) return requestAnimationFrame(step);
    copy.remove();
    number.dataset.state = 'done';
    return 0;
  };
  step();
}
