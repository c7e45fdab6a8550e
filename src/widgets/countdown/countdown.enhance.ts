import { timeLeft } from './time-left.ts';

/** Sets the clock by the wall clock, at the turn of each second and only while it is seen; after the end it shows the words. */
export default function runCountdown(island: HTMLElement, { end }: { end: number }): void {
  const root = island.firstElementChild as HTMLElement;
  const parts = [...root.querySelectorAll('li')];
  const spoken = root.lastElementChild as HTMLElement;
  let timer = 0;

  const tick = () => {
    const left = end - Date.now();
    const numbers = timeLeft(left);
    root.dataset.state = left > 0 ? 'running' : 'ended';
    for (const [at, part] of parts.entries()) {
      const digits = part.firstElementChild;
      if (digits) digits.textContent = String(numbers[at]).padStart(2, '0');
    }
    const words = parts.slice(0, 3).map((part, at) => `${numbers[at]} ${part.lastElementChild?.textContent}`);
    const sentence = left > 0 ? words.join(' ') : '';
    if (spoken.textContent !== sentence) spoken.textContent = sentence;
    if (left > 0) timer = window.setTimeout(tick, left % 1000 || 1000);
  };

  new IntersectionObserver(([entry]) => {
    clearTimeout(timer);
    if (entry?.isIntersecting) tick();
  }).observe(root);
}
