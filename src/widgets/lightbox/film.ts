import { siteOf, watchUrl } from '../../lib/video.ts';
import type { Player } from '../../renderer/media/player.ts';
import { fillText } from './parts.ts';
import type { Slide } from './slides.ts';

/** A slide with a film: its still and a play button, until a player covers them. */
export interface Film {
  readonly element: HTMLDivElement;
  /** Loads the player and plays; called when the slide becomes the one that is seen. */
  prepare(): void;
  /** Takes the player away and shows the button again. */
  clear(): void;
}

/** Makes the slide of a film. `words` are the sentences of the page. */
export function makeFilm(slide: Slide, words: DOMStringMap): Film {
  const element = make('div', 'lightbox__film');
  const name = slide.title || slide.alt;
  const button = make('button', 'lightbox__play');
  button.type = 'button';
  button.ariaLabel = name ? `${words.play}: ${name}` : (words.play ?? '');
  const note = make('p', 'lightbox__note');
  note.setAttribute('role', 'status');
  if (slide.still) {
    const still = make('img', 'lightbox__still');
    still.src = slide.still;
    still.alt = '';
    element.append(still);
  }
  element.append(button, note);
  let player: Player | undefined;
  let holder: HTMLElement | undefined;
  let turn = 0;

  const tell = (sentence: string | undefined, withLink: boolean) => {
    note.textContent = sentence ?? '';
    const site = slide.video && siteOf(slide.video);
    if (!withLink || !site || !slide.video) return;
    const link = make('a');
    link.href = watchUrl(slide.video);
    link.target = '_blank';
    link.rel = 'noopener';
    link.textContent = fillText(words.openOn, { name: site });
    note.append(' ', link);
  };
  const clear = () => {
    turn += 1;
    player?.destroy();
    holder?.remove();
    player = undefined;
    holder = undefined;
    element.dataset.state = 'idle';
    tell('', false);
  };
  const prepare = async () => {
    clear();
    const mine = turn;
    const { video } = slide;
    if (!video) return;
    element.dataset.state = 'loading';
    tell(words.loading, false);
    const fail = () => {
      if (mine !== turn) return;
      clear();
      element.dataset.state = 'failed';
      tell(words.failed, true);
    };
    try {
      const { startPlayer } = await import('../../renderer/media/player.ts');
      if (mine !== turn) return;
      holder = make('div', 'lightbox__player');
      element.append(holder);
      player = startPlayer(
        holder,
        video,
        { title: name || (words.play ?? ''), controls: false },
        {
          onReady: () => {
            if (mine !== turn) return;
            const isSlow = note.querySelector('a') !== null;
            element.dataset.state = isSlow ? 'slow' : 'ready';
            if (!isSlow) tell('', false);
          },
          onSlow: () => tell(words.loading, true),
          onFail: fail,
        },
      );
    } catch {
      fail();
    }
  };
  button.addEventListener('click', prepare);
  element.dataset.state = 'idle';
  return { element, prepare: () => void prepare(), clear };
}

function make<K extends keyof HTMLElementTagNameMap>(tag: K, className = ''): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}
