import english from '../../schemas/sentences/natural.en.json' with { type: 'json' };
import indonesian from '../../schemas/sentences/natural.id.json' with { type: 'json' };
import { settingsDefaults } from '../../src/generated/tables.ts';
import type { Copy } from '../../src/generated/view.types.ts';

/** The sentences of a page that chooses none. */
export const copy = settingsDefaults.copy as unknown as Copy;

/** Those of a page with the natural set, by its language. */
export const natural: Readonly<Record<'en' | 'id', Copy>> = {
  en: { ...copy, ...english.settings.copy },
  id: { ...copy, ...indonesian.settings.copy },
};

/** Matches a message, with any value in it or with those that `value` matches: `patternOf(units.heldByYou)`. */
export function patternOf(message: (value: string) => string, value = /.*/): RegExp {
  const parts = message('\u0000').split('\u0000');
  return new RegExp(parts.map((part) => part.replaceAll(/\W/g, '\\$&')).join(value.source));
}
