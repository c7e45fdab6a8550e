import { join } from 'node:path';
import { createPageCheck, type PageCheck, unreadable } from '../check/check-page.ts';
import { createSiteProjects } from '../check/site-projects.ts';
import { messagesFor } from '../diagnostics/locale.ts';
import { repairText } from '../diagnostics/repair.ts';
import { type PageSource, validatePage } from '../diagnostics/validate-page.ts';
import { checkSiteWidgets } from '../engine/check-widgets.ts';
import { hasConfig } from '../engine/load-config.ts';
import { type Environment, exit } from '../environment/environment.ts';
import { checkEditorFiles } from '../extras/editor-files.ts';
import { loadExtras } from '../extras/load-extras.ts';
import { type PageMessages, pageMessages } from '../messages/pages.ts';
import { choosePages, type PageFile } from '../pages/pages.ts';
import { type Format, formats } from '../report/formats.ts';
import { paintFor } from '../report/paint.ts';
import { type Checked, countFindings } from '../report/report.ts';

export interface ValidateOptions {
  readonly format?: Format;
  readonly lang?: string;
  readonly fix?: boolean;
  /** The maximum number of warnings; no limit by default. */
  readonly maxWarnings?: number;
  readonly quiet?: boolean;
}

/** `kavling validate`: checks the named pages, or all, and reports everything in one run. */
export async function validate(
  environment: Environment,
  names: readonly string[],
  options: ValidateOptions = {},
): Promise<number> {
  const diagnosticMessages = messagesFor(environment, options.lang);
  const messages = pageMessages[diagnosticMessages.language];
  const isInput = names.includes('-');
  const { pages, missing } = choosePages(
    environment,
    names.filter((name) => name !== '-'),
  );
  const { files, cwd } = environment;
  const checked: Checked[] = missing.map((name) => ({
    file: name,
    text: '',
    diagnostics: [unreadable(name, diagnosticMessages, messages.noSuchPageReason)],
  }));
  const { pagesOf } = createSiteProjects(files, cwd);
  const { config, extras: own, model } = await loadExtras(environment, diagnosticMessages);
  const check = createPageCheck({
    files,
    cwd,
    model,
    diagnosticMessages,
    now: environment.now,
    pagesOf,
    own,
  });
  if (isInput) {
    const source = { diagnosticMessages, model, names: own.names };
    checked.push(checkInput(await environment.readInput(), source));
  }
  if (!isInput || names.length > 1)
    for (const page of pages)
      checked.push(options.fix ? await mendPage(page, check, environment, messages) : await check(page));
  if (names.length === 0) {
    const editor = checkEditorFiles(files, cwd, diagnosticMessages);
    checked.push(...(options.fix ? mendFiles(editor, environment, messages) : editor), ...own.checked);
  }
  if (!isInput) {
    const site = { root: cwd, engineRoot: environment.engineRoot, config };
    checked.push(...(await checkSiteWidgets(site, own.names.icons, diagnosticMessages)));
  }
  if (pages.length === 0 && missing.length === 0 && !isInput) {
    environment.err.write(`${messages.noPage}\n`);
    // A new site has no page yet; otherwise this is the wrong folder.
    if (!hasConfig(files, cwd)) return exit.files;
  }
  const shownOnly = options.quiet ? checked.map(withoutWarnings) : checked;
  const report = formats[options.format ?? 'pretty'](shownOnly, {
    diagnosticMessages,
    paint: paintFor(environment.out, environment.env),
  });
  if (report) environment.out.write(`${report}\n`);
  return result(checked, options.maxWarnings);
}

function result(checked: readonly Checked[], maxWarnings = Number.POSITIVE_INFINITY): number {
  if (checked.some(({ diagnostics }) => diagnostics.some(({ code }) => code === 'KV101'))) return exit.files;
  const { errors, warnings } = countFindings(checked);
  return errors > 0 || warnings > maxWarnings ? exit.findings : exit.ok;
}

/** Applies the fixes that a page offers, and those that the result offers, until none is left. */
async function mendPage(
  page: PageFile,
  check: PageCheck,
  { files, err }: Environment,
  messages: PageMessages,
): Promise<Checked> {
  for (;;) {
    const checked = await check(page);
    const repaired = repairText(
      checked.text,
      checked.diagnostics.map(({ edits }) => edits),
    );
    if (repaired.done === 0) return checked;
    files.write(page.file, repaired.text);
    err.write(`${messages.fixed(checked.file, repaired.done)}\n`);
    if (repaired.text === checked.text) return check(page);
  }
}

/** Applies the fixes of files that are no pages. */
function mendFiles(
  found: readonly Checked[],
  { files, cwd, err }: Environment,
  messages: PageMessages,
): readonly Checked[] {
  return found.map(({ file, text, diagnostics }) => {
    const repaired = repairText(
      text,
      diagnostics.map(({ edits }) => edits),
    );
    files.write(join(cwd, file), repaired.text);
    err.write(`${messages.fixed(file, repaired.done)}\n`);
    return { file, text: '', diagnostics: [] };
  });
}

function checkInput(content: Uint8Array, source: Omit<PageSource, 'file'>): Checked {
  const file = '<stdin>';
  const diagnostics = validatePage(content, { ...source, file });
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
  return { file, text: diagnostics.length ? text : '', diagnostics };
}

function withoutWarnings(checked: Checked): Checked {
  return { ...checked, diagnostics: checked.diagnostics.filter(({ severity }) => severity === 'error') };
}
