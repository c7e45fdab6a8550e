import { english } from './diagnostics/words/english.ts';
import { indonesian } from './diagnostics/words/indonesian.ts';
import { type Language, languages, type Words } from './diagnostics/words/words.ts';
import type { World } from './world.ts';

const spoken: Record<Language, Words> = { en: english, id: indonesian };

/** The language that was asked for, else that of the environment (KAVLING_LANG, LC_ALL, LC_MESSAGES, LANG), else English. */
export function speak({ env }: Pick<World, 'env'>, wanted?: string): Words {
  const name = wanted || env.KAVLING_LANG || env.LC_ALL || env.LC_MESSAGES || env.LANG || 'en';
  const language = languages.find((one) => name.toLowerCase().startsWith(one)) ?? 'en';
  return spoken[language];
}
