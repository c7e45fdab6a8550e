import { film } from './film.ts';
import type { Motion } from './motion.ts';
import { slides } from './slides.ts';

interface Settings {
  /** Milliseconds that a slide stays. */
  readonly interval?: number;
  /** Address of a film. */
  readonly video?: string;
  readonly onPhones?: boolean;
}

/**
 * Moves the backdrop of a section while it is in view, until it is stopped: by the visitor with the button, by a lead
 * form that opens or was opened (FORM-02), by a wish for less motion, or, for a film, by a wish to save data.
 */
export default function moveBackdrop(root: HTMLElement, settings: Settings): void {
  const section = root.firstElementChild as HTMLElement;
  const backdrop = section.querySelector<HTMLElement>('[data-backdrop]');
  const button = section.querySelector<HTMLButtonElement>(':scope > [data-motion]');
  if (!backdrop || !button) return;
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const wasLeadOpen = 'leadOpen' in document.documentElement.dataset;
  let wanted = !calm.matches && !wasLeadOpen && !(settings.video && !mayLoadFilm(settings));
  let seen = false;

  const pause = () => {
    wanted = false;
    update();
  };
  const motion: Motion = settings.video
    ? film(backdrop, settings.video, pause)
    : slides(backdrop, settings.interval ?? 5000);
  const update = () => {
    if (wanted && seen && !document.hidden) motion.start();
    else motion.stop();
    const { play = '', pause: stop = '' } = button.dataset;
    button.dataset.motion = wanted ? 'playing' : 'paused';
    button.ariaLabel = wanted ? stop : play;
    backdrop.dataset.backdrop = wanted && seen ? 'playing' : 'paused';
  };

  button.hidden = false;
  button.addEventListener('click', () => {
    wanted = !wanted;
    update();
  });
  calm.addEventListener('change', pause);
  document.addEventListener('kavling:lead-open', pause);
  document.addEventListener('visibilitychange', update);
  new IntersectionObserver((entries) => {
    seen = entries.at(-1)?.isIntersecting ?? false;
    update();
  }).observe(section);
}

function mayLoadFilm({ onPhones }: Settings): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const isPhone = matchMedia('(max-width: 767px)').matches;
  return !connection?.saveData && !(isPhone && onPhones === false);
}
