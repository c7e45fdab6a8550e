import { set } from '../../src/document/edit/set.ts';
import { parseText } from '../../src/document/parse.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { CliError } from '../environment/cli-error.ts';
import { type Environment, exit } from '../environment/environment.ts';
import { lineDiff } from '../environment/line-diff.ts';
import { pageMessages } from '../messages/pages.ts';
import { CURRENT_VERSION, type Migration, migrateDocument, migrations } from '../pages/migrations.ts';
import { choosePages, shown } from '../pages/pages.ts';
import { paintFor } from '../report/paint.ts';

export interface MigrateOptions {
  readonly dryRun?: boolean;
}

/** `kavling migrate`: brings pages to the version of today; `--dry-run` shows what would change and writes nothing. */
export async function migrate(
  environment: Environment,
  names: readonly string[],
  options: MigrateOptions,
  steps: readonly Migration[] = migrations,
  to: number = CURRENT_VERSION,
): Promise<number> {
  const { pages, missing } = choosePages(environment, names);
  const messages = pageMessages[environment.language];
  if (missing.length) throw new CliError(messages.noSuchPage(missing.join('", "')));
  const paint = paintFor(environment.out, environment.env);
  let changed = 0;
  for (const page of pages) {
    const name = shown(environment, page.file);
    const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(environment.files.read(page.file));
    const after = migrateText(before, steps, to);
    if (after === undefined) {
      environment.err.write(`${messages.cannotRead(name, page.slug)}\n`);
      continue;
    }
    if (after.text === before) continue;
    changed += 1;
    environment.out.write(`${paint.bold(name)}  ${after.done.join(', ')}\n`);
    if (!options.dryRun) environment.files.write(page.file, after.text);
    else
      for (const { sign, line } of lineDiff(before, after.text))
        environment.out.write(
          `${sign === '+' ? paint.green(`+ ${line}`) : sign === '-' ? paint.red(`- ${line}`) : paint.dim(`  ${line}`)}\n`,
        );
  }
  const result = options.dryRun ? messages.wouldChange : messages.changed;
  environment.out.write(`${changed ? result(changed, pages.length) : messages.upToDate(pages.length, to)}\n`);
  return exit.ok;
}

/** The text with only what changes edited in place, so that the author's layout and the order of keys stay. */
export function migrateText(
  text: string,
  steps: readonly Migration[],
  to: number,
): { text: string; done: readonly string[] } | undefined {
  const parsed = parseText(text);
  if (parsed.problems.length > 0 || !isRecord(parsed.value)) return undefined;
  const { document, done } = migrateDocument(parsed.value, steps, to);
  return { text: done.length ? set(parsed, [], document).text : text, done };
}
