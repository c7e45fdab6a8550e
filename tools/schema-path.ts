import { join, relative } from 'node:path';
import type { Language } from '../src/lib/languages.ts';
import type { World } from './world.ts';

/** The file of the editor help in a language. */
const SCHEMA_FILE: Readonly<Record<Language, string>> = {
  en: 'schemas/generated/page.schema.json',
  id: 'schemas/generated/page.schema.id.json',
};

/** What a page in `folder` writes as its `$schema`, so that editors find help in the person's language without further settings. */
export function schemaPath(world: Pick<World, 'engineRoot' | 'language'>, folder: string): string {
  const path = relative(folder, join(world.engineRoot, SCHEMA_FILE[world.language])).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}
