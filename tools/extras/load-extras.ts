import type { DocumentModel } from '../../src/document/model.ts';
import type { SiteConfig } from '../../src/engine/site-config.ts';
import type { DiagnosticMessages } from '../diagnostics/messages/messages.ts';
import { hasConfig, loadConfig } from '../engine/load-config.ts';
import { openSiteModel } from '../engine/open-site-model.ts';
import { writeSiteSchema } from '../engine/site-schema.ts';
import type { Environment } from '../environment/environment.ts';
import { findPages } from '../pages/pages.ts';
import { readExtras, type SiteExtras } from './extras.ts';

/** The config of the current site, and everything it adds besides its pages; editors get its schema. */
export async function loadExtras(
  environment: Pick<Environment, 'files' | 'cwd' | 'engineRoot' | 'language'>,
  diagnosticMessages: DiagnosticMessages,
): Promise<{ readonly config: SiteConfig; readonly extras: SiteExtras; readonly model: DocumentModel }> {
  const { files, cwd, engineRoot } = environment;
  const slugs = findPages(files, cwd).map(({ slug }) => slug);
  const config = hasConfig(files, cwd) ? await loadConfig(cwd, slugs) : {};
  const model = await openSiteModel({ root: cwd, engineRoot, config });
  const extras = await readExtras(files, cwd, config, { diagnosticMessages, model });
  writeSiteSchema(environment, extras, model);
  return { config, extras, model };
}
