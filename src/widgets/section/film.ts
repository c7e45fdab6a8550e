import type { Motion } from './motion.ts';

/** A silent film over its poster. It is asked for when it is first seen; the poster stays until it really plays. */
export function film(backdrop: HTMLElement, address: string, refused: () => void): Motion {
  let video: HTMLVideoElement | undefined;
  const make = () => {
    const made = document.createElement('video');
    Object.assign(made, { src: address, muted: true, loop: true, playsInline: true, tabIndex: -1 });
    made.disablePictureInPicture = true;
    made.ariaHidden = 'true';
    made.dataset.slide = '';
    made.addEventListener('playing', () => {
      made.dataset.slide = 'shown';
    });
    backdrop.append(made);
    return made;
  };
  return {
    start() {
      video ??= make();
      // A device may refuse, to save power: then the poster stays, with the button to start it.
      video.play().catch((error: DOMException) => {
        if (error.name !== 'AbortError') refused();
      });
    },
    stop: () => video?.pause(),
  };
}
