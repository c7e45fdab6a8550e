import { STUDIO } from '../../studio/wire.ts';
import { type Environment, exit } from '../environment/environment.ts';
import { runningMessages } from '../messages/running.ts';
import { openBrowser, openPreview, type PreviewOptions } from '../preview/open-preview.ts';
import { PREVIEW_DATABASE } from '../preview/settings.ts';
import { paintFor } from '../report/paint.ts';

/** `kavling studio`: opens the editor in the browser, until Ctrl+C. */
export async function studio(
  environment: Environment,
  slug: string | undefined,
  options: PreviewOptions,
): Promise<number> {
  const messages = runningMessages[environment.language];
  const paint = paintFor(environment.out, environment.env);
  const { running } = await openPreview(environment, 'studio', slug, options);
  const address = running.url + STUDIO + (slug ? `edit/${encodeURIComponent(slug)}` : '');
  const lines = [
    [messages.studio, paint.cyan(address)],
    [messages.preview, paint.cyan(`${running.url}/.kavling/`)],
    [messages.leads, messages.testLeads(PREVIEW_DATABASE)],
  ] as const;
  for (const [name, what] of lines) environment.out.write(`${paint.bold(name.padEnd(9))}  ${what}\n`);
  environment.out.write(paint.dim(`${messages.stopStudio}\n`));
  if (options.open ?? environment.isInteractive) await openBrowser(environment, address);
  await environment.interrupted();
  await running.close();
  return exit.ok;
}
