import { loadApi } from './load-api.ts';

/** The part of YouTube's player script that is used. */
export interface YouTubeApi {
  readonly Player: new (
    frame: HTMLIFrameElement,
    options: {
      events: {
        onReady?: () => void;
        onStateChange?: (event: { data: number }) => void;
        onError?: (event: { data: number }) => void;
        onAutoplayBlocked?: () => void;
      };
    },
  ) => { destroy(): void; pauseVideo?(): void };
}

/** The part of Vimeo's player script that is used. */
export interface VimeoApi {
  readonly Player: new (
    frame: HTMLIFrameElement,
  ) => {
    ready(): Promise<void>;
    on(name: 'play' | 'error', run: () => void): void;
    pause(): Promise<void>;
    destroy(): Promise<void>;
  };
}

declare global {
  interface Window {
    YT?: Partial<YouTubeApi> & { loaded?: number };
    Vimeo?: Partial<VimeoApi>;
  }
}

/** States of a YouTube player. */
export const youtubeState = { unstarted: -1, playing: 1 } as const;

/** YouTube's player script, fetched the first time. */
export function youtubeApi(): Promise<YouTubeApi> {
  return loadApi('https://www.youtube.com/iframe_api', () =>
    window.YT?.Player ? (window.YT as YouTubeApi) : undefined,
  );
}

/** Vimeo's player script, fetched the first time. */
export function vimeoApi(): Promise<VimeoApi> {
  return loadApi('https://player.vimeo.com/api/player.js', () =>
    window.Vimeo?.Player ? (window.Vimeo as VimeoApi) : undefined,
  );
}
