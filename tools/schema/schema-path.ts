import { join, relative } from 'node:path';
import type { Environment } from '../environment/environment.ts';
import { SCHEMA_FILE, SITE_SCHEMA } from './schema-files.ts';

/** The `$schema` of a page in `folder`. Kavling's own pages refer to the schema of this repository. */
export function schemaPath(
  { cwd, engineRoot, language }: Pick<Environment, 'cwd' | 'engineRoot' | 'language'>,
  folder: string,
): string {
  const file = join(cwd, cwd === engineRoot ? SCHEMA_FILE[language] : SITE_SCHEMA);
  const path = relative(folder, file).replaceAll('\\', '/');
  return path.startsWith('../') ? path : `./${path}`;
}
