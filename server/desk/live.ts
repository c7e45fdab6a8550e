import type { Clock } from '../ports/clock.ts';

/** How often other processes' changes are looked for while somebody watches, milliseconds. */
const LOOK = 400;
const HEARTBEAT = 15_000;
/** Under load one event covers many changes; the next poll reports what came in between. */
const PAUSE = 100;

export interface DeskFeed {
  /** A stream of server-sent events: one `change` whenever a lead came or changed. */
  open(): ReadableStream<Uint8Array>;
  /** Says that this process has just changed something. */
  nudge(): void;
  close(): void;
}

/** Watches the newest change of the store, but only while a desk is open somewhere. */
export function createDeskFeed(lastChange: () => Promise<string>, clock: Clock): DeskFeed {
  const watchers = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();
  let seen: string | null = null;
  let looking = false;
  let told = 0;
  let stopTimer = () => {};
  let lastBeat = 0;

  function send(text: string): void {
    for (const watcher of watchers) {
      try {
        watcher.enqueue(encoder.encode(text));
      } catch {
        watchers.delete(watcher);
      }
    }
  }

  function tell(): void {
    told = clock.now();
    send(`event: change\ndata: ${told}\n\n`);
  }

  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    const newest = await lastChange().catch(() => seen);
    looking = false;
    if (newest !== seen && seen !== null) tell();
    seen = newest;
    if (clock.now() - lastBeat >= HEARTBEAT) {
      lastBeat = clock.now();
      send(': still here\n\n');
    }
  }

  function schedule(): void {
    stopTimer();
    if (watchers.size === 0) return;
    stopTimer = clock.after(LOOK, () => {
      void look().then(schedule);
    });
  }

  return {
    open() {
      let mine: ReadableStreamDefaultController<Uint8Array> | undefined;
      return new ReadableStream<Uint8Array>({
        start(controller) {
          mine = controller;
          if (watchers.size === 0) lastBeat = clock.now();
          watchers.add(controller);
          controller.enqueue(encoder.encode('retry: 1000\nevent: ready\ndata: 0\n\n'));
          void look().then(schedule);
        },
        cancel() {
          if (mine) watchers.delete(mine);
          if (watchers.size === 0) stopTimer();
        },
      });
    },
    nudge() {
      if (watchers.size > 0 && clock.now() - told >= PAUSE) tell();
    },
    close() {
      stopTimer();
      for (const watcher of watchers) {
        try {
          watcher.close();
        } catch {
          // The visitor has left already.
        }
      }
      watchers.clear();
    },
  };
}
