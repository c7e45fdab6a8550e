import type { Language, Sentence } from './languages.ts';

/** An error whose message a person reads, in whichever language they chose; `message` is the English one, for logs. */
export class LocalizedError extends Error {
  readonly #sentence: Sentence | undefined;

  /** @param message a plain text where the language of the person is known already */
  constructor(message: string | Sentence, options?: ErrorOptions) {
    super(typeof message === 'string' ? message : message.en, options);
    this.#sentence = typeof message === 'string' ? undefined : message;
  }

  messageIn(language: Language): string {
    return this.#sentence?.[language] ?? this.message;
  }
}

/** The message of any error in this language; foreign errors keep their own message. */
export function messageIn(error: unknown, language: Language): string {
  if (error instanceof LocalizedError) return error.messageIn(language);
  return error instanceof Error ? error.message : String(error);
}
