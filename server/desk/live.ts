import type { Clock } from '../ports/clock.ts';

/** The interval of polling for other processes' changes while a desk is open, milliseconds. */
const LOOK = 400;
const HEARTBEAT = 15_000;
/** Under load one event covers many changes; the next poll reports those in between. */
const PAUSE = 100;

export interface DeskFeed {
  /** A stream of server-sent events: one `change` for each new or changed lead. */
  open(): ReadableStream<Uint8Array>;
  /** Reports a change by this process. */
  flush(): void;
  close(): void;
}

/** Watches the newest change of the store, but only while a desk is open somewhere. */
export function createDeskFeed(lastChange: () => Promise<string>, clock: Clock): DeskFeed {
  const watchers = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();
  let seen: string | null = null;
  let looking = false;
  let announced = 0;
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
    announced = clock.now();
    send(`event: change\ndata: ${announced}\n\n`);
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
    flush() {
      if (watchers.size > 0 && clock.now() - announced >= PAUSE) tell();
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
