import { parseVideo, siteOf, watchUrl } from '../../lib/video.ts';
import { type Player, startPlayer } from '../../renderer/media/player.ts';
import type { VideoProps } from './props.ts';
import css from './video.module.css';

/** Replaces the still by the player when play is pressed, and moves the focus into it. */
export default function startVideo(island: HTMLElement, props: VideoProps): void {
  const part = (name: string) => island.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const frame = part('frame');
  const play = part('play');
  const note = part('note');
  const video = parseVideo(props.video);
  if (!frame || !play || !note || !video) return;
  let player: Player | undefined;
  let holder: HTMLElement | undefined;

  const tell = (sentence: string | undefined, withLink = false) => {
    note.textContent = sentence ?? '';
    if (!withLink) return;
    const link = document.createElement('a');
    link.href = watchUrl(video);
    link.target = '_blank';
    link.rel = 'noopener';
    link.textContent = (note.dataset.openOn ?? '').replace('{{name}}', siteOf(video));
    note.append(' ', link);
  };
  const stop = () => {
    player?.destroy();
    holder?.remove();
    player = undefined;
    holder = undefined;
  };

  play.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (player) return;
    frame.dataset.state = 'loading';
    tell(note.dataset.loading);
    holder = document.createElement('div');
    holder.className = css.player ?? '';
    frame.append(holder);
    let isSlow = false;
    player = startPlayer(holder, video, props, {
      onReady: () => {
        frame.dataset.state = isSlow ? 'slow' : 'ready';
        if (!isSlow) tell('');
        // The link that had the focus is hidden now.
        player?.element.focus({ preventScroll: true });
      },
      onSlow: () => {
        isSlow = true;
        tell(note.dataset.loading, true);
      },
      onFail: () => {
        stop();
        frame.dataset.state = 'failed';
        tell(note.dataset.failed, true);
      },
    });
  });
}
