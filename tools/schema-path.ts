import { join, relative } from 'node:path';
import type { World } from './world.ts';

/** What a page in `folder` writes as its `$schema`, so that editors find help without further settings. */
export function schemaPath(world: Pick<World, 'engineRoot'>, folder: string): string {
  const path = relative(folder, join(world.engineRoot, 'schemas/generated/page.schema.json')).replaceAll(
    '\\',
    '/',
  );
  return path.startsWith('.') ? path : `./${path}`;
}
