import type { Language } from '../../src/lib/languages.ts';

/** The file of the editor help in a language. */
export const SCHEMA_FILE: Readonly<Record<Language, string>> = {
  en: 'schemas/generated/page.schema.json',
  id: 'schemas/generated/page.schema.id.json',
};

/** The schema of a site's pages, for editors, with the names that the site adds; made, and not kept under version control. */
export const SITE_SCHEMA = '.kavling/page.schema.json';

/** A path to the schema of pages, patterns or sentences in the package, which does not know the names of a site. */
export const PACKAGE_SCHEMA =
  /node_modules\/.*schemas\/generated\/(page|pattern|copy)\.schema(?:\.id)?\.json$/;
