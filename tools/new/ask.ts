import { cancel, intro, multiselect, select, text } from '@clack/prompts';
import { ownModel } from '../../src/engine/own-model.ts';
import type { Language } from '../../src/lib/languages.ts';
import { newMessages } from '../messages/new.ts';
import { isBuiltInPattern, type Pattern } from '../pages/patterns.ts';
import { schemaText } from '../schema/schema-text.ts';
import { nameFromSlug, placeholders, type Wishes } from './page.ts';
import { phoneProblem, slugProblem } from './wishes.ts';

/** The person pressed Escape or Ctrl+C: nothing is written. */
export class Cancelled extends Error {}

/** Asks a person at a terminal for what the command line left open. */
export async function ask(
  given: Partial<Wishes> & { sections?: readonly string[] },
  patterns: readonly Pattern[],
  language: Language,
): Promise<Partial<Wishes> & { sections: readonly string[] }> {
  const messages = newMessages[language];
  const inWords = (text: string) => schemaText(text, language);
  intro(messages.hello);
  const slug =
    given.slug ??
    (await answered(
      text({ message: messages.askSlug, validate: (value) => slugProblem(value ?? '', messages) }),
      messages.cancelled,
    ));
  const name =
    given.projectName ??
    (await answered(
      text({ message: messages.askName, defaultValue: nameFromSlug(slug), placeholder: nameFromSlug(slug) }),
      messages.cancelled,
    ));
  const telesales =
    given.telesales ??
    (await answered(
      text({
        message: messages.askTelesales,
        placeholder: placeholders.telesales,
        validate: (value) => phoneProblem(value ?? '', messages),
      }),
      messages.cancelled,
    ));
  const superleadsId =
    given.superleadsId ??
    (await answered(
      text({
        message: messages.askSuperleads,
        defaultValue: placeholders.superleadsId,
        placeholder: placeholders.superleadsId,
      }),
      messages.cancelled,
    ));
  const kinds = ownModel.inside(ownModel.schema, 'template');
  const template =
    given.template ??
    (await answered(
      select({
        message: messages.askTemplate,
        initialValue: 'page-builder',
        options: (kinds.enum ?? []).map((value, i) => ({
          value: String(value),
          label: String(value),
          hint: inWords(kinds.enumDescriptions?.[i] ?? ''),
        })),
      }),
      messages.cancelled,
    ));
  const sections =
    given.sections ??
    (await answered(
      multiselect({
        message: messages.askSections,
        initialValues: patterns.map(({ name: pattern }) => pattern).filter(isBuiltInPattern),
        options: patterns.map((pattern) => ({
          value: pattern.name,
          label: inWords(pattern.title),
          hint: inWords(pattern.about),
        })),
      }),
      messages.cancelled,
    ));
  return { ...given, slug, projectName: name, telesales, superleadsId, template, sections };
}

async function answered<T>(question: Promise<T>, cancelled: string): Promise<Exclude<T, symbol>> {
  const answer = await question;
  if (typeof answer !== 'symbol') return answer as Exclude<T, symbol>;
  cancel(cancelled);
  throw new Cancelled();
}
