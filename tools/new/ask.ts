import { cancel, intro, multiselect, select, text } from '@clack/prompts';
import { ownModel } from '../../src/engine/own-model.ts';
import type { Language } from '../../src/lib/languages.ts';
import { newMessages } from '../messages/new.ts';
import { isStarting, type Pattern } from '../pages/patterns.ts';
import { readStarters } from '../pages/starters.ts';
import { schemaText } from '../schema/schema-text.ts';
import { nameFromSlug, placeholders, type Wishes } from './page.ts';
import { phoneProblem, slugProblem } from './wishes.ts';

/** The person pressed Escape or Ctrl+C: nothing is written. */
export class Cancelled extends Error {}

/** Asks a person at a terminal for what the command line left open. */
export async function ask(
  given: Partial<Wishes> & { sections?: readonly string[]; starter?: string },
  patterns: readonly Pattern[],
  language: Language,
): Promise<Partial<Wishes> & { sections: readonly string[]; starter?: string }> {
  const messages = newMessages[language];
  const inWords = (text: string) => schemaText(text, language);
  intro(messages.hello);
  const answer = async <T extends string | readonly string[]>(
    known: T | undefined,
    question: () => Promise<T | symbol>,
  ): Promise<T> => {
    const found = known ?? (await question());
    if (typeof found !== 'symbol') return found;
    cancel(messages.cancelled);
    throw new Cancelled();
  };
  const slug = await answer<string>(given.slug, () =>
    text({ message: messages.askSlug, validate: (value) => slugProblem(value ?? '', messages) }),
  );
  const projectName = await answer<string>(given.projectName, () =>
    text({ message: messages.askName, defaultValue: nameFromSlug(slug), placeholder: nameFromSlug(slug) }),
  );
  const telesales = await answer<string>(given.telesales, () =>
    text({
      message: messages.askTelesales,
      placeholder: placeholders.telesales,
      validate: (value) => phoneProblem(value ?? '', messages),
    }),
  );
  const superleadsId = await answer<string>(given.superleadsId, () =>
    text({
      message: messages.askSuperleads,
      defaultValue: placeholders.superleadsId,
      placeholder: placeholders.superleadsId,
    }),
  );
  const kinds = ownModel.inside(ownModel.schema, 'template');
  const template = await answer<string>(given.template, () =>
    select({
      message: messages.askTemplate,
      initialValue: 'page-builder',
      options: (kinds.enum ?? []).map((value, i) => ({
        value: String(value),
        label: String(value),
        hint: inWords(kinds.enumDescriptions?.[i] ?? ''),
      })),
    }),
  );
  const start = await answer<string>(given.starter ?? (given.sections && ''), () =>
    select({
      message: messages.askStart,
      initialValue: '',
      options: [
        { value: '', label: messages.startSections, hint: messages.startSectionsAbout },
        ...readStarters().map(({ name, title, about }) => ({
          value: name,
          label: inWords(title),
          hint: inWords(about),
        })),
      ],
    }),
  );
  if (start !== '')
    return { ...given, slug, projectName, telesales, superleadsId, template, sections: [], starter: start };
  const sections = await answer<readonly string[]>(given.sections, () =>
    multiselect({
      message: messages.askSections,
      initialValues: patterns.map(({ name }) => name).filter(isStarting),
      options: patterns.map((pattern) => ({
        value: pattern.name,
        label: inWords(pattern.title),
        hint: inWords(pattern.about),
      })),
    }),
  );
  return { ...given, slug, projectName, telesales, superleadsId, template, sections };
}
