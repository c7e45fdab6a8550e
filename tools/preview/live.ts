/** One event for open browsers. */
export interface LiveEvent {
  readonly name: string;
  readonly data: unknown;
}

/** Notifies open browsers over server-sent events. */
export interface PreviewFeed {
  /** An endless response; `first` is sent immediately, to this browser only. */
  connect(first: readonly LiveEvent[]): Response;
  tell(event: LiveEvent): void;
  close(): void;
}

export function createPreviewFeed(): PreviewFeed {
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const encoder = new TextEncoder();
  const encode = ({ name, data }: LiveEvent) =>
    encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  return {
    connect(first) {
      let own: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          own = controller;
          open.add(controller);
          controller.enqueue(encoder.encode('retry: 300\n\n'));
          for (const event of first) controller.enqueue(encode(event));
        },
        cancel() {
          if (own) open.delete(own);
        },
      });
      return new Response(body, {
        headers: {
          'content-type': 'text/event-stream',
          'cache-control': 'no-store',
          'x-accel-buffering': 'no',
        },
      });
    },
    tell(event) {
      for (const controller of open) controller.enqueue(encode(event));
    },
    close() {
      for (const controller of open) controller.close();
      open.clear();
    },
  };
}
