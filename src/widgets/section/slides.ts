import type { Motion } from './motion.ts';

/** Fades from picture to picture. A picture joins the page, and is loaded, one turn before it is shown. */
export function slides(backdrop: HTMLElement, interval: number): Motion {
  const template = backdrop.querySelector('template');
  const all = [...backdrop.querySelectorAll<HTMLElement>(':scope > [data-slide]')];
  for (const slide of template?.content.children ?? []) all.push(slide as HTMLElement);
  let index = 0;
  let timer = 0;

  const prepare = () => {
    const next = all[(index + 1) % all.length];
    if (next && !backdrop.contains(next)) backdrop.append(next);
    const image = next?.querySelector('img');
    if (image) image.loading = 'eager';
    return image?.decode().catch(() => {});
  };
  const turn = async () => {
    const turnedAt = timer;
    await prepare();
    if (turnedAt !== timer) return;
    const current = all[index];
    index = (index + 1) % all.length;
    for (const slide of all) slide.dataset.slide = slide === current ? 'under' : '';
    const next = all[index];
    if (next) {
      next.getBoundingClientRect();
      next.dataset.slide = 'shown';
    }
    timer = 0;
    start();
  };
  const start = () => {
    if (timer) return;
    void prepare();
    timer = window.setTimeout(() => void turn(), interval);
  };
  const stop = () => {
    clearTimeout(timer);
    timer = 0;
  };
  return { start, stop };
}
