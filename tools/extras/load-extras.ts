import { hasConfig, loadConfig } from '../config/load-config.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { writeSiteSchema } from '../config/site-schema.ts';
import type { DiagnosticMessages } from '../diagnostics/messages/messages.ts';
import type { Environment } from '../environment.ts';
import { findPages } from '../pages.ts';
import { readExtras, type SiteExtras } from './extras.ts';

/** The config of the site that somebody works in, and all that it brings besides its pages; editors get its schema. */
export async function loadExtras(
  environment: Pick<Environment, 'files' | 'cwd' | 'engineRoot' | 'language'>,
  diagnosticMessages: DiagnosticMessages,
): Promise<{ readonly config: SiteConfig; readonly extras: SiteExtras }> {
  const { files, cwd } = environment;
  const slugs = findPages(files, cwd).map(({ slug }) => slug);
  const config = hasConfig(files, cwd) ? await loadConfig(cwd, slugs) : {};
  const extras = readExtras(files, cwd, config, diagnosticMessages);
  writeSiteSchema(environment, extras);
  return { config, extras };
}
