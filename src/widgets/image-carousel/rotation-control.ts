import type { RotationProps } from './props.ts';
import { makeRotation, type Rotation } from './rotation.ts';

/**
 * Rotation with its pause button. It never starts on its own for those who asked for less motion or have opened a lead
 * form (FORM-02); it stops permanently when it receives focus or a lead form opens, and waits off screen, in a hidden
 * tab and under the pointer.
 */
export function bindRotation(
  root: HTMLElement,
  times: RotationProps | undefined,
  move: () => void,
): Rotation | undefined {
  const button = root.querySelector<HTMLElement>('[data-part="rotation"]');
  const track = root.querySelector<HTMLElement>('[data-part="track"]');
  if (!times || !button || !track) return undefined;
  const onTurn = (isOn: boolean) => {
    button.dataset.state = isOn ? 'rotating' : 'paused';
    button.ariaLabel = (isOn ? button.dataset.pause : button.dataset.play) ?? '';
    track.setAttribute('aria-live', isOn ? 'off' : 'polite');
  };
  const rotation = makeRotation(times, move, onTurn, window);
  button.addEventListener('click', () => rotation.turn(!rotation.isOn));
  root.addEventListener('focusin', ({ target }) => {
    if (target !== button && (target as Element).matches(':focus-visible')) rotation.turn(false);
  });
  if (times.pauseOnHover) {
    root.addEventListener('pointerenter', ({ pointerType }) =>
      rotation.hold('pointer', pointerType === 'mouse'),
    );
    root.addEventListener('pointerleave', () => rotation.hold('pointer', false));
  }
  document.addEventListener('visibilitychange', () => rotation.hold('hidden', document.hidden));
  document.addEventListener('kavling:lead-open', () => rotation.turn(false));
  rotation.hold('off-screen', true);
  new IntersectionObserver(([entry]) => rotation.hold('off-screen', !entry?.isIntersecting), {
    threshold: 0.5,
  }).observe(track);
  const wasLeadOpen = 'leadOpen' in document.documentElement.dataset;
  if (wasLeadOpen || matchMedia('(prefers-reduced-motion: reduce)').matches) onTurn(false);
  else rotation.turn(true);
  return rotation;
}
