import { type Language, languageNamed } from '../src/lib/languages.ts';
import { english } from './diagnostics/words/english.ts';
import { indonesian } from './diagnostics/words/indonesian.ts';
import type { Words } from './diagnostics/words/words.ts';
import type { World } from './world.ts';

const spoken: Record<Language, Words> = { en: english, id: indonesian };

/** The sentences of the findings in the language of the person, or in the one that was asked for. */
export function speak(world: Pick<World, 'language'>, wanted?: string): Words {
  return spoken[languageNamed(wanted) ?? world.language];
}
