import { messageIn } from '../../../src/lib/localized-error.ts';
import type { PublishEvent } from '../../wire.ts';
import { StudioRefusal } from '../answers.ts';
import type { AddRoute } from '../call.ts';
import type { StudioContext } from '../input.ts';
import { refusalOf } from '../pages/save-page.ts';
import { NotPublished, type Publisher, type Tell } from './publisher.ts';

/** `pages/:slug/publish` and `…/rollback`. */
export function addPublishRoutes(route: AddRoute, context: StudioContext, publisher: Publisher): void {
  const { messages, language } = context;

  route('GET pages/:slug/publish', ({ params }) => publisher.state(params.slug));
  route('POST pages/:slug/publish', async ({ person, params, body }) => {
    const order = { hash: body.hash, warningsRead: body.warningsRead === true };
    return streamEvents((tell) => publisher.publish(params.slug, order, person.name, tell));
  });
  route('POST pages/:slug/rollback', async ({ person, params, body }) =>
    streamEvents((tell) => publisher.rollback(params.slug, body.id, person.name, tell)),
  );

  /** Streams the steps as they happen. The work continues if the window disconnects. */
  function streamEvents(work: (tell: Tell) => Promise<void>): Response {
    const encoder = new TextEncoder();
    let isOpen = true;
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        const tell: Tell = (event) => {
          if (isOpen)
            controller.enqueue(encoder.encode(`event: ${event.name}\ndata: ${JSON.stringify(event)}\n\n`));
        };
        await work(tell).catch((error: unknown) => tell(problemOf(error)));
        if (isOpen) controller.close();
      },
      cancel() {
        isOpen = false;
      },
    });
    return new Response(body, {
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      },
    });
  }

  function problemOf(thrown: unknown): PublishEvent {
    const error = refusalOf(thrown, messages);
    const findings = error instanceof NotPublished ? error.findings : [];
    const problem =
      error instanceof StudioRefusal ? error.problem : { message: messageIn(error, language), fix: '' };
    return { name: 'problem', problem, findings };
  }
}
