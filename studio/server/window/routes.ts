import { join } from 'node:path';
import { STUDIO } from '../../wire.ts';
import type { StudioApp } from '../call.ts';
import type { StudioContext } from '../input.ts';
import { windowFile } from './window-file.ts';
import { WINDOW_FILES, windowPage } from './window-page.ts';

/** The names that the build gives the files of the window. */
const FILE = /^(?!\.)[\w.-]+(?:\/(?!\.)[\w.-]+)*\.(?:js|css|woff2|svg|png|webp|json)$/;

/** `edit/<slug>`, and the files of the window. */
export function addWindowRoutes(app: StudioApp, context: StudioContext): void {
  const { engineRoot, messages } = context;
  app.get(STUDIO, () => windowPage(context, ''));
  app.get(`${STUDIO}edit/:slug`, (call) => windowPage(context, call.req.param('slug')));
  app.get(`${WINDOW_FILES}:file{.+}`, async (call) => {
    const name = call.req.param('file');
    const found = FILE.test(name)
      ? await windowFile(join(engineRoot, 'build/studio', name), call.req.raw.headers)
      : undefined;
    return found ?? new Response(messages.notBuilt, { status: 404 });
  });
}
