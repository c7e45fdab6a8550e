import { cancel, intro, multiselect, select, text } from '@clack/prompts';
import { bundle, inside } from '../diagnostics/schema/bundle.ts';
import type { Language } from '../diagnostics/words/words.ts';
import type { Pattern } from '../patterns.ts';
import { nameFromSlug, placeholders, type Wishes } from './page.ts';
import { phoneProblem, slugProblem } from './wishes.ts';

/** The person pressed Escape or Ctrl+C: nothing is written. */
export class Cancelled extends Error {}

const spoken = {
  en: {
    hello: 'A new microsite',
    slug: 'Its address, as in example.com/marina-bay',
    name: 'The name of the project',
    telesales: 'The WhatsApp number of the sales team, with 62',
    superleads: 'The superleads id (Enter if you do not know it yet)',
    template: 'What kind of page is it?',
    sections: 'Which sections do you start with? (space chooses, Enter goes on)',
    cancelled: 'Nothing was written.',
  },
  id: {
    hello: 'Microsite baru',
    slug: 'Alamatnya, seperti example.com/marina-bay',
    name: 'Nama proyek',
    telesales: 'Nomor WhatsApp tim penjualan, diawali 62',
    superleads: 'Id superleads (Enter jika belum tahu)',
    template: 'Halaman seperti apa?',
    sections: 'Mulai dengan bagian apa saja? (spasi memilih, Enter lanjut)',
    cancelled: 'Tidak ada yang ditulis.',
  },
} satisfies Record<Language, Record<string, string>>;

/** Asks a person at a terminal for what the command line left open. */
export async function ask(
  given: Partial<Wishes> & { sections?: readonly string[] },
  patterns: readonly Pattern[],
  language: Language,
): Promise<Partial<Wishes> & { sections: readonly string[] }> {
  const words = spoken[language];
  intro(words.hello);
  const slug =
    given.slug ??
    (await answered(
      text({ message: words.slug, validate: (value) => slugProblem(value ?? '') }),
      words.cancelled,
    ));
  const name =
    given.projectName ??
    (await answered(
      text({ message: words.name, defaultValue: nameFromSlug(slug), placeholder: nameFromSlug(slug) }),
      words.cancelled,
    ));
  const telesales =
    given.telesales ??
    (await answered(
      text({
        message: words.telesales,
        placeholder: placeholders.telesales,
        validate: (value) => phoneProblem(value ?? ''),
      }),
      words.cancelled,
    ));
  const superleadsId =
    given.superleadsId ??
    (await answered(
      text({
        message: words.superleads,
        defaultValue: placeholders.superleadsId,
        placeholder: placeholders.superleadsId,
      }),
      words.cancelled,
    ));
  const kinds = inside(bundle, 'template');
  const template =
    given.template ??
    (await answered(
      select({
        message: words.template,
        initialValue: 'page-builder',
        options: (kinds.enum ?? []).map((value, i) => ({
          value: String(value),
          label: String(value),
          hint: kinds.enumDescriptions?.[i] ?? '',
        })),
      }),
      words.cancelled,
    ));
  const sections =
    given.sections ??
    (await answered(
      multiselect({
        message: words.sections,
        initialValues: patterns.map(({ name: pattern }) => pattern),
        options: patterns.map((pattern) => ({
          value: pattern.name,
          label: pattern.title,
          hint: pattern.about,
        })),
      }),
      words.cancelled,
    ));
  return { ...given, slug, projectName: name, telesales, superleadsId, template, sections };
}

async function answered<T>(question: Promise<T>, cancelled: string): Promise<Exclude<T, symbol>> {
  const answer = await question;
  if (typeof answer !== 'symbol') return answer as Exclude<T, symbol>;
  cancel(cancelled);
  throw new Cancelled();
}
