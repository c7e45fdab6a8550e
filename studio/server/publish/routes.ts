import { messageIn } from '../../../src/lib/localized-error.ts';
import { type PublishEvent, STUDIO } from '../../wire.ts';
import { json, StudioRefusal } from '../answers.ts';
import { bodyOf, may, type StudioApp, textOf } from '../call.ts';
import type { StudioContext } from '../input.ts';
import { refusalOf } from '../pages/save-page.ts';
import { NotPublished, type Publisher, type Tell } from './publisher.ts';

const API = `${STUDIO}api/pages/:slug`;

/** `api/pages/<slug>/publish` and `…/rollback`. */
export function addPublishRoutes(app: StudioApp, context: StudioContext, publisher: Publisher): void {
  const { messages, language } = context;

  app.get(`${API}/publish`, async (call) => {
    may(call, 'read', messages);
    return json(await publisher.state(call.req.param('slug')));
  });

  app.post(`${API}/publish`, async (call) => {
    const { name } = may(call, 'publish', messages);
    const body = await bodyOf(call, messages);
    const order = { hash: textOf(body, 'hash', messages), warningsRead: body.warningsRead === true };
    return told((tell) => publisher.publish(call.req.param('slug'), order, name, tell));
  });

  app.post(`${API}/rollback`, async (call) => {
    const { name } = may(call, 'publish', messages);
    const id = textOf(await bodyOf(call, messages), 'id', messages);
    return told((tell) => publisher.rollback(call.req.param('slug'), id, name, tell));
  });

  /** The steps as they happen; the work goes on whether or not somebody is still listening. */
  function told(work: (tell: Tell) => Promise<void>): Response {
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
