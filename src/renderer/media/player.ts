import { embedUrl, type Playing, type Video } from '../../lib/video.ts';
import { vimeoApi, youtubeApi, youtubeState } from './player-apis.ts';

/** Time after which a player that has not answered is shown anyway, in milliseconds. */
const slowAfter = 8000;

/** Events of a player: it is ready to be shown, it is slow, or it cannot play. */
export interface PlayerEvents {
  readonly onReady: () => void;
  readonly onSlow?: () => void;
  readonly onFail: () => void;
}

/** A player on the page. */
export interface Player {
  readonly element: HTMLElement;
  destroy(): void;
}

/**
 * Puts a player into `holder` and plays. The frame is Kavling's and plays by itself; the site's script only reports when it
 * may be seen. If that script is slow, the frame is shown anyway (`onSlow`); if it cannot be loaded, the site cannot
 * be reached (`onFail`).
 */
export function startPlayer(
  holder: HTMLElement,
  video: Video,
  playing: Playing & { title: string },
  events: PlayerEvents,
): Player {
  if (video.kind === 'hosted') return playFile(holder, video.url, playing, events);
  const frame = document.createElement('iframe');
  frame.title = playing.title;
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = embedUrl(video, playing, location.origin);
  holder.append(frame);
  let over = false;
  let seen = false;
  const once = (run: () => void) => () => {
    if (!over && !seen) run();
  };
  const show = once(() => {
    seen = true;
    clearTimeout(timer);
    events.onReady();
  });
  const fail = () => {
    clearTimeout(timer);
    if (!over) events.onFail();
  };
  const timer = window.setTimeout(
    once(() => {
      events.onSlow?.();
      show();
    }),
    slowAfter,
  );
  const connected =
    video.kind === 'youtube' ? connectYouTube(frame, show, fail) : connectVimeo(frame, show, fail);
  connected.catch(once(fail));
  return {
    element: frame,
    destroy() {
      over = true;
      clearTimeout(timer);
      frame.remove();
    },
  };
}

/** Seen once it plays; Chrome may hold the start back, so there its first state is enough (specification, section 4). */
async function connectYouTube(frame: HTMLIFrameElement, show: () => void, fail: () => void): Promise<void> {
  const { Player } = await youtubeApi();
  if (!frame.isConnected) return;
  const isChrome = /Chrom(e|ium)\//.test(navigator.userAgent);
  new Player(frame, {
    events: {
      onStateChange: ({ data }) => {
        if (data === youtubeState.playing || (isChrome && data === youtubeState.unstarted)) show();
      },
      onAutoplayBlocked: show,
      onError: fail,
    },
  });
}

async function connectVimeo(frame: HTMLIFrameElement, show: () => void, fail: () => void): Promise<void> {
  const { Player } = await vimeoApi();
  if (!frame.isConnected) return;
  const player = new Player(frame);
  player.on('error', fail);
  await player.ready();
  show();
}

function playFile(
  holder: HTMLElement,
  url: string,
  playing: Playing & { title: string },
  events: PlayerEvents,
): Player {
  const element = document.createElement('video');
  element.controls = true;
  element.autoplay = true;
  element.playsInline = true;
  element.muted = playing.mute ?? false;
  element.loop = playing.loop ?? false;
  element.setAttribute('aria-label', playing.title);
  element.addEventListener('loadeddata', events.onReady, { once: true });
  element.addEventListener('error', events.onFail, { once: true });
  element.src = url;
  holder.append(element);
  return {
    element,
    destroy() {
      element.pause();
      element.removeAttribute('src');
      element.load();
      element.remove();
    },
  };
}
