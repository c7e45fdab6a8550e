import { join, relative } from 'node:path';
import type { Language } from '../src/lib/languages.ts';
import type { Environment } from './environment.ts';

/** The file of the editor help in a language. */
export const SCHEMA_FILE: Readonly<Record<Language, string>> = {
  en: 'schemas/generated/page.schema.json',
  id: 'schemas/generated/page.schema.id.json',
};

/** The schema of a site that adds to ours, for editors; made, and not kept under version control. */
export const SITE_SCHEMA = '.kavling/page.schema.json';

/** What a page in `folder` writes as its `$schema`, so that editors find help in the person's language without further settings. */
export function schemaPath(
  environment: Pick<Environment, 'cwd' | 'engineRoot' | 'language' | 'files'>,
  folder: string,
): string {
  const own = join(environment.cwd, SITE_SCHEMA);
  const ours = join(engineOf(environment), SCHEMA_FILE[environment.language]);
  const file = environment.files.kind(own) === 'file' ? own : ours;
  const path = relative(folder, file).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

/** Where the site's own package puts the engine, even when this one runs from elsewhere (`npx`, a link). */
function engineOf({ cwd, engineRoot, files }: Pick<Environment, 'cwd' | 'engineRoot' | 'files'>): string {
  const isInside = !relative(cwd, engineRoot).startsWith('..');
  const manifest = join(cwd, 'package.json');
  if (isInside || files.kind(manifest) !== 'file') return engineRoot;
  const text = new TextDecoder().decode(files.read(manifest));
  return /"kavling"\s*:\s*"/.test(text) ? join(cwd, 'node_modules/kavling') : engineRoot;
}
