/** The languages of everybody who makes, runs and reads with Kavling: command line, preview, desk and editor help. */
export const languages = ['en', 'id'] as const;

export type Language = (typeof languages)[number];

/** Sentences in every language: English defines the shape, and the compiler finds what another language lacks. */
export function inLanguages<T>(
  sentences: { readonly en: T } & { readonly [L in Language]: NoInfer<T> },
): Readonly<Record<Language, T>> {
  return sentences;
}

/** The language that a locale names (`id`, `id_ID.UTF-8`, `en-GB`), if Kavling has it. */
export function languageNamed(locale: string | undefined): Language | undefined {
  const name = /^[a-z]+/i.exec(locale ?? '')?.[0].toLowerCase();
  return languages.find((language) => language === name);
}

/** The language of an environment: `KAVLING_LANG`, else the system's (`LC_ALL`, `LC_MESSAGES`, `LANG`), else English. */
export function languageOfEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  system?: string,
): Language {
  return (
    languageNamed(env.KAVLING_LANG) ??
    languageNamed(env.LC_ALL || env.LC_MESSAGES || env.LANG || system) ??
    'en'
  );
}

/** One sentence in every language, for messages that are created before the reader's language is known. */
export type Sentence = Readonly<Record<Language, string>>;

/** Builds a sentence in every language: `inEvery(pageMessages, (say) => say.noPage)`. */
export function inEvery<T>(
  messages: Readonly<Record<Language, T>>,
  sentence: (messages: T) => string,
): Sentence {
  return { en: sentence(messages.en), id: sentence(messages.id) };
}
