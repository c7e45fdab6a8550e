/** Shows the slider that moves the line between the images, by pointer, touch and key. */
export default function compareImages(island: HTMLElement): void {
  const root = island.firstElementChild as HTMLElement;
  const slider = root.querySelector('input');
  if (!slider) return;
  const move = () => root.style.setProperty('--line-at', `${slider.value}%`);
  slider.addEventListener('input', move);
  slider.hidden = false;
  move();
}
