import type { SiteConfig } from '../../src/engine/site-config.ts';
import { withBase } from '../../src/lib/base-path.ts';
import { STUDIO } from '../../studio/wire.ts';
import { type Environment, exit } from '../environment/environment.ts';
import { runningMessages } from '../messages/running.ts';
import { openBrowser, openPreview, type PreviewOptions } from '../preview/open-preview.ts';
import { overviewOf } from '../preview/overview.ts';
import { PREVIEW_DATABASE } from '../preview/settings.ts';
import { paintFor } from '../report/paint.ts';

/** The path that each command opens: of a page, or of all. */
const paths = {
  preview: (slug?: string, site: SiteConfig = {}) =>
    slug ? withBase(site.base ?? '', `/${slug}/`) : overviewOf(site),
  studio: (slug?: string) => STUDIO + (slug ? `edit/${encodeURIComponent(slug)}` : ''),
};

/** `kavling preview` shows all pages while they are written, `kavling studio` opens the editor; until Ctrl+C. */
export async function preview(
  environment: Environment,
  command: keyof typeof paths,
  slug: string | undefined,
  options: PreviewOptions,
): Promise<number> {
  const messages = runningMessages[environment.language];
  const paint = paintFor(environment.out, environment.env);
  const { running, site } = await openPreview(environment, command, slug, options);
  const address = running.url + paths[command](slug, site);
  const isStudio = command === 'studio';
  const lines = [
    [messages[command], paint.cyan(address)],
    isStudio
      ? [messages.preview, paint.cyan(`${running.url}/.kavling/`)]
      : [messages.widgets, paint.cyan(`${running.url}/catalogue/`)],
    [messages.leads, messages.testLeads(PREVIEW_DATABASE)],
  ] as const;
  for (const [name, what] of lines) environment.out.write(`${paint.bold(name.padEnd(9))}  ${what}\n`);
  environment.out.write(paint.dim(`${isStudio ? messages.stopStudio : messages.stop}\n`));
  if (options.open ?? (isStudio && environment.isInteractive)) await openBrowser(environment, address);
  await environment.interrupted();
  await running.close();
  return exit.ok;
}
