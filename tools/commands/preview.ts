import { withBase } from '../../src/lib/base-path.ts';
import { type Environment, exit } from '../environment/environment.ts';
import { runningMessages } from '../messages/running.ts';
import { openBrowser, openPreview, type PreviewOptions } from '../preview/open-preview.ts';
import { overviewOf } from '../preview/overview.ts';
import { PREVIEW_DATABASE } from '../preview/settings.ts';
import { paintFor } from '../report/paint.ts';

/** `kavling preview`: shows all pages while they are written, until Ctrl+C. */
export async function preview(
  environment: Environment,
  slug: string | undefined,
  options: PreviewOptions,
): Promise<number> {
  const messages = runningMessages[environment.language];
  const paint = paintFor(environment.out, environment.env);
  const { running, site } = await openPreview(environment, 'preview', slug, options);
  const address = running.url + (slug ? withBase(site.base ?? '', `/${slug}/`) : overviewOf(site));
  const lines = [
    [messages.preview, paint.cyan(address)],
    [messages.widgets, paint.cyan(`${running.url}/catalogue/`)],
    [messages.leads, messages.testLeads(PREVIEW_DATABASE)],
  ] as const;
  for (const [name, what] of lines) environment.out.write(`${paint.bold(name.padEnd(9))}  ${what}\n`);
  environment.out.write(paint.dim(`${messages.stop}\n`));
  if (options.open) await openBrowser(environment, address);
  await environment.interrupted();
  await running.close();
  return exit.ok;
}
