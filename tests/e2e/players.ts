import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** Events that a test can trigger on the double of a player, by the names of the real ones. */
interface PlayerDouble {
  readonly src: string;
  emit(name: string, data?: number): void;
}

declare global {
  interface Window {
    /** The players that were made on this page, in order. */
    players?: PlayerDouble[];
    /** The number of players' scripts that have begun on this page. */
    playerScripts?: number;
  }
}

const youtubeApi = `
  class Player {
    constructor(frame, { events }) {
      this.src = frame.src;
      this.events = events;
      (window.players ??= []).push(this);
      setTimeout(() => events.onReady?.({ target: this }), 0);
    }
    emit(name, data) { this.events[name]?.({ target: this, data }); }
    destroy() {}
    pauseVideo() {}
  }
  window.YT = { loaded: 1, Player,
    PlayerState: { UNSTARTED: -1, ENDED: 0, PLAYING: 1, PAUSED: 2, BUFFERING: 3, CUED: 5 } };
  window.onYouTubeIframeAPIReady?.();
`;

const vimeoApi = `
  class Player {
    constructor(frame) {
      this.src = frame.src;
      this.listeners = new Map();
      this.whenReady = new Promise((resolve) => { this.becomeReady = resolve; });
      (window.players ??= []).push(this);
    }
    ready() { return this.whenReady; }
    on(name, run) { this.listeners.set(name, run); }
    emit(name) { if (name === 'ready') this.becomeReady(); else this.listeners.get(name)?.({}); }
    pause() { return Promise.resolve(); }
    destroy() { return Promise.resolve(); }
  }
  window.Vimeo = { Player };
`;

/** Behaviour of a site's script: ready immediately, ready after some milliseconds, or unavailable. */
export type Behaviour = 'ready' | 'failing' | { readonly slowBy: number };

/** Network doubles of YouTube and Vimeo, shaped like the real scripts. Returns the requested addresses. */
export async function doublePlayers(page: Page, behaviour: Behaviour = 'ready'): Promise<string[]> {
  const asked: string[] = [];
  const script = (api: string) => {
    const begun = 'window.playerScripts = (window.playerScripts ?? 0) + 1;';
    return typeof behaviour === 'object'
      ? `setTimeout(() => { ${api} }, ${behaviour.slowBy}); ${begun}`
      : `${api} ${begun}`;
  };
  const serve = (address: string, api: string) =>
    page.route(address, (route) => {
      asked.push(route.request().url());
      if (behaviour === 'failing') return route.abort();
      return route.fulfill({ contentType: 'text/javascript', body: script(api) });
    });
  await serve('https://www.youtube.com/iframe_api', youtubeApi);
  await serve('https://player.vimeo.com/api/player.js', vimeoApi);
  for (const address of ['https://www.youtube-nocookie.com/embed/**', 'https://player.vimeo.com/video/**'])
    await page.route(address, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title><button>Jeda</button>' });
    });
  return asked;
}

/** Waits until the script of a player has begun: from then on its time runs. */
export async function playerScriptBegins(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.playerScripts)).toBe(1);
}

/** Emits an event from the newest player. */
export function tell(page: Page, name: string, data?: number): Promise<void> {
  return page.evaluate(([event, value]) => window.players?.at(-1)?.emit(event as string, value as number), [
    name,
    data,
  ] as const);
}

/** Serves a real film of a second for every file of example.co.id. */
export async function serveFilm(page: Page): Promise<void> {
  const body = readFileSync(join(import.meta.dirname, 'fixtures/film.webm'));
  await page.route('https://cdn.example.co.id/**', (route) =>
    route.fulfill({ contentType: 'video/webm', body }),
  );
}
