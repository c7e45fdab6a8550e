import { type Language, languageNamed } from '../../src/lib/languages.ts';
import type { Environment } from '../environment/environment.ts';
import { english } from './messages/english.ts';
import { indonesian } from './messages/indonesian.ts';
import type { DiagnosticMessages } from './messages/messages.ts';

const byLanguage: Record<Language, DiagnosticMessages> = { en: english, id: indonesian };

/** The sentences of the findings in the language of the person, or in the one that was asked for. */
export function messagesFor(environment: Pick<Environment, 'language'>, wanted?: string): DiagnosticMessages {
  return byLanguage[languageNamed(wanted) ?? environment.language];
}
