import { join, relative } from 'node:path';
import type { Language } from '../src/lib/languages.ts';
import type { Environment } from './environment.ts';

/** The file of the editor help in a language. */
export const SCHEMA_FILE: Readonly<Record<Language, string>> = {
  en: 'schemas/generated/page.schema.json',
  id: 'schemas/generated/page.schema.id.json',
};

/** The schema of a site's pages, for editors, with the names that the site adds; made, and not kept under version control. */
export const SITE_SCHEMA = '.kavling/page.schema.json';

/** What a page in `folder` writes as its `$schema`. Kavling's own pages refer to the schema of this repository. */
export function schemaPath(
  { cwd, engineRoot, language }: Pick<Environment, 'cwd' | 'engineRoot' | 'language'>,
  folder: string,
): string {
  const file = join(cwd, cwd === engineRoot ? SCHEMA_FILE[language] : SITE_SCHEMA);
  const path = relative(folder, file).replaceAll('\\', '/');
  return path.startsWith('../') ? path : `./${path}`;
}

/** A path to the schema of pages, patterns or sentences in the package, which does not know the names of a site. */
export const PACKAGE_SCHEMA =
  /node_modules\/.*schemas\/generated\/(page|pattern|copy)\.schema(?:\.id)?\.json$/;
