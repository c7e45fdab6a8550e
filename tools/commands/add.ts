import { join } from 'node:path';
import { messagesFor } from '../diagnostics/locale.ts';
import { CliError } from '../environment/cli-error.ts';
import { type Environment, exit } from '../environment/environment.ts';
import { loadExtras } from '../extras/load-extras.ts';
import { sectionMessages } from '../messages/sections.ts';
import { PAGE_FILE, shown } from '../pages/pages.ts';
import { PATTERN_KINDS, patternsWith } from '../pages/patterns.ts';
import { paintFor } from '../report/paint.ts';
import { schemaText } from '../schema/schema-text.ts';
import { newMicrosite } from './new.ts';

/** `kavling add [page] [sections…]`: ready-made sections at the end of a page; without a section, all that there are. */
export async function addToPage(
  environment: Environment,
  page: string | undefined,
  sections: readonly string[],
): Promise<number> {
  if (page === undefined || sections.length === 0) return listSections(environment);
  const file = join(environment.cwd, 'pages', page, PAGE_FILE);
  if (environment.files.kind(file) !== 'file')
    throw new CliError(
      sectionMessages[environment.language].noPage(shown(environment, file), page),
      exit.usage,
    );
  return newMicrosite(environment, page, { section: sections });
}

async function listSections(environment: Environment): Promise<number> {
  const { language, out, env } = environment;
  const { kinds, own, howToAdd } = sectionMessages[language];
  const { extras } = await loadExtras(environment, messagesFor(environment));
  const patterns = patternsWith(extras.patterns);
  const paint = paintFor(out, env);
  const width = Math.max(...patterns.map(({ name }) => name.length)) + 2;
  for (const kind of [...PATTERN_KINDS, undefined]) {
    const found = patterns.filter((one) => one.kind === kind);
    if (found.length === 0) continue;
    out.write(`${paint.bold(kind ? kinds[kind] : own)}\n`);
    for (const { name, about, folder } of found)
      out.write(`  ${name.padEnd(width)}${folder === undefined ? schemaText(about, language) : about}\n`);
    out.write('\n');
  }
  out.write(`${howToAdd}\n`);
  return exit.ok;
}
