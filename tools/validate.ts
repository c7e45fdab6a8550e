import type { Diagnostic } from './diagnostics/finding.ts';
import { mendText } from './diagnostics/mend.ts';
import { validatePage } from './diagnostics/validate-page.ts';
import { pageMessages } from './messages/pages.ts';
import { choosePages, type PageFile, shown } from './pages.ts';
import { type Format, formats } from './report/formats.ts';
import { paintFor } from './report/paint.ts';
import { type Checked, countFindings } from './report/report.ts';
import { speak } from './speak.ts';
import { exit, type World } from './world.ts';

export interface ValidateOptions {
  readonly format?: Format;
  readonly lang?: string;
  readonly fix?: boolean;
  /** More warnings than this are a failure; any number is fine when left out. */
  readonly maxWarnings?: number;
  readonly quiet?: boolean;
  readonly color?: boolean;
}

/** `kavling validate`: checks the pages that were named, or all, and tells everything in one run. */
export async function validate(
  world: World,
  names: readonly string[],
  options: ValidateOptions = {},
): Promise<number> {
  const words = speak(world, options.lang);
  const say = pageMessages[words.language];
  const isInput = names.includes('-');
  const { pages, missing } = choosePages(
    world,
    names.filter((name) => name !== '-'),
  );
  const checked: Checked[] = missing.map((name) =>
    unreadable(name, words.say.KV101({ reason: say.noSuchPageReason })),
  );
  if (isInput) checked.push(check('<stdin>', await world.readInput(), undefined, world, options));
  if (!isInput || names.length > 1) for (const page of pages) checked.push(checkFile(page, world, options));
  if (checked.length === 0) {
    world.err.write(`${say.noPage}\n`);
    return exit.files;
  }
  const shownOnly = options.quiet ? checked.map(withoutWarnings) : checked;
  const report = formats[options.format ?? 'pretty'](shownOnly, {
    words,
    paint: paintFor(world.out, world.env, options.color),
  });
  if (report) world.out.write(`${report}\n`);
  return result(checked, options.maxWarnings);
}

function result(checked: readonly Checked[], maxWarnings = Number.POSITIVE_INFINITY): number {
  if (checked.some(({ diagnostics }) => diagnostics.some(({ code }) => code === 'KV101'))) return exit.files;
  const { errors, warnings } = countFindings(checked);
  return errors > 0 || warnings > maxWarnings ? exit.findings : exit.ok;
}

function checkFile(page: PageFile, world: World, options: ValidateOptions): Checked {
  const file = shown(world, page.file);
  let content: string | Uint8Array;
  try {
    content = world.files.readText(page.file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return unreadable(file, speak(world, options.lang).say.KV101({ reason }));
  }
  const checked = check(file, content, page.folder, world, options);
  if (!options.fix) return checked;
  const mended = mendText(
    checked.text,
    checked.diagnostics.map(({ edits }) => edits),
  );
  if (mended.done === 0) return checked;
  world.files.write(page.file, mended.text);
  world.err.write(`${pageMessages[speak(world, options.lang).language].fixed(file, mended.done)}\n`);
  return checkFile(page, world, mended.text === checked.text ? { ...options, fix: false } : options);
}

function check(
  file: string,
  content: string | Uint8Array,
  folder: string | undefined,
  world: World,
  options: ValidateOptions,
): Checked {
  const words = speak(world, options.lang);
  const place = folder === undefined ? { file } : { file, folder, files: world.files };
  const diagnostics = validatePage(content, { ...place, words });
  return { file, text: diagnostics.length ? textOf(content) : '', diagnostics };
}

function textOf(content: string | Uint8Array): string {
  return typeof content === 'string'
    ? content
    : new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
}

function unreadable(file: string, said: { message: string; fix: string }): Checked {
  const place = { file, line: 1, column: 1, endLine: 1, endColumn: 1, path: '', where: '' };
  const found: Diagnostic = {
    code: 'KV101',
    severity: 'error',
    ...place,
    ...said,
    span: { start: 0, length: 0 },
    edits: [],
  };
  return { file, text: '', diagnostics: [found] };
}

function withoutWarnings(checked: Checked): Checked {
  return { ...checked, diagnostics: checked.diagnostics.filter(({ severity }) => severity === 'error') };
}
