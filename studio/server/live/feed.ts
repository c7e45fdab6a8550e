import type { StudioEvent } from '../../wire.ts';

/** An open window of the studio. */
interface Listener {
  /** The id of the window; empty if it sent none. */
  readonly window: string;
  readonly slug: string;
}

/** Tells open windows what happens, over server-sent events. */
export interface StudioFeed {
  /** Returns an endless response; `first` is sent immediately, to this window only. */
  connect(listener: Listener, first: readonly StudioEvent[], onGone: () => void): Response;
  /** Tells all windows, or those that are meant. */
  tell(event: StudioEvent, isMeant?: (listener: Listener) => boolean): void;
  /** The pages that windows have open. */
  slugs(): ReadonlySet<string>;
  close(): void;
}

/** Proxies hang up on a connection that is silent, milliseconds. */
const HEARTBEAT = 20_000;

export function createStudioFeed(): StudioFeed {
  const open = new Map<
    ReadableStreamDefaultController<Uint8Array>,
    { listener: Listener; onGone: () => void }
  >();
  const encoder = new TextEncoder();
  const encode = ({ name, data }: StudioEvent) =>
    encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  const heartbeat = setInterval(() => send(encoder.encode(': here\n\n'), () => true), HEARTBEAT);
  heartbeat.unref();

  function send(bytes: Uint8Array, isMeant: (listener: Listener) => boolean): void {
    for (const [controller, { listener }] of open) if (isMeant(listener)) controller.enqueue(bytes);
  }

  return {
    connect(listener, first, onGone) {
      let own: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          own = controller;
          open.set(controller, { listener, onGone });
          controller.enqueue(encoder.encode('retry: 300\n\n'));
          for (const event of first) controller.enqueue(encode(event));
        },
        cancel() {
          if (own && open.delete(own)) onGone();
        },
      });
      const headers = {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      };
      return new Response(body, { headers });
    },
    tell: (event, isMeant = () => true) => send(encode(event), isMeant),
    slugs: () => new Set([...open.values()].map(({ listener }) => listener.slug)),
    close() {
      clearInterval(heartbeat);
      for (const controller of open.keys()) controller.close();
      open.clear();
    },
  };
}
