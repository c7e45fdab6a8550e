import type { Path } from '../../../src/document/path.ts';
import { isRecord } from '../../../src/lib/is-record.ts';

/** The widgets on the way to `path`, outermost first, each with its id: `section "fasilitas" › heading`. */
export function breadcrumb(document: unknown, path: Path): string {
  const names: string[] = [];
  let value = document;
  const look = () => {
    if (!isRecord(value) || typeof value.type !== 'string') return;
    names.push(typeof value.id === 'string' ? `${value.type} "${value.id}"` : value.type);
  };
  for (const key of path) {
    value = isRecord(value) || Array.isArray(value) ? (value as Record<string, unknown>)[key] : undefined;
    look();
  }
  return names.join(' › ');
}
