import { basename, join, resolve } from 'node:path';
import { toSlug } from '../../src/lib/to-slug.ts';
import { MAX_BYTES } from '../diagnostics/text/limits.ts';
import { beginSiteSchema } from '../engine/site-schema.ts';
import { CliError } from '../environment/cli-error.ts';
import { type Environment, exit } from '../environment/environment.ts';
import { progress } from '../environment/progress.ts';
import { convert } from '../import/convert.ts';
import { descriptionOf } from '../import/description.ts';
import { readExport } from '../import/envelope.ts';
import { type Kit, readKit } from '../import/kit.ts';
import { keepNaturalSize } from '../import/natural.ts';
import { type Download, fetchPictures } from '../import/pictures.ts';
import { importReport, shareOf } from '../import/report.ts';
import { plainText } from '../import/rich-text.ts';
import { tidy, untilItValidates } from '../import/tidy.ts';
import { importMessages } from '../messages/import.ts';
import { newMessages } from '../messages/new.ts';
import { nameFromSlug, placeholders } from '../new/page.ts';
import { slugProblem } from '../new/wishes.ts';
import { PAGE_FILE, shown } from '../pages/pages.ts';
import { paintFor } from '../report/paint.ts';
import { schemaPath } from '../schema/schema-path.ts';

export interface ImportOptions {
  readonly out?: string;
  readonly kit?: string;
  readonly download?: boolean;
  readonly force?: boolean;
}

/** `kavling import elementor`: turns a template export into a microsite, and reports the result of each element. */
export async function importElementor(
  environment: Environment,
  file: string,
  options: ImportOptions,
  download?: Download,
): Promise<number> {
  const messages = importMessages[environment.language];
  const source = resolve(environment.cwd, file);
  const name = toSlug(basename(file).replace(/\.json$/i, '')) || 'impor';
  const folder = resolve(environment.cwd, options.out ?? join('pages', name));
  const problem = slugProblem(basename(folder), newMessages[environment.language]);
  if (problem) throw new CliError(messages.notAnAddress(basename(folder), problem), exit.usage);
  if (environment.files.kind(join(folder, PAGE_FILE)) && !options.force)
    throw new CliError(messages.exists(shown(environment, join(folder, PAGE_FILE))));

  const exported = readExport(read(environment, source), shown(environment, source));
  const kit = options.kit ? kitOf(environment, options.kit) : undefined;
  const { sections, conversion } = convert(exported, kit?.colors);
  for (const note of kit?.notes ?? []) conversion.hint(note);
  refuseTooLarge(environment, sections);
  const bar = progress(environment, messages.pictures, conversion.pictures.size);
  const pictures = await fetchPictures(
    conversion,
    options.download === false ? async () => undefined : (download ?? (await fromTheWeb())),
    bar.step,
  );
  bar.done();
  await keepNaturalSize(conversion, pictures);
  const fixes = tidy(sections);
  const title = plainText(exported.title) || nameFromSlug(basename(folder));
  const description = descriptionOf(sections) ?? title;
  const page: Record<string, unknown> = {
    $schema: schemaPath(environment, folder),
    version: 1,
    template: 'elementor',
    seo: { title: title.slice(0, 120), description: description.slice(0, 300) },
    project: {
      id: placeholders.projectId,
      name: title.slice(0, 120),
      superleadsId: placeholders.superleadsId,
      telesalesNumber: placeholders.telesales,
    },
    ...(kit ? { theme: kit.theme } : {}),
    sections: sections.length
      ? sections
      : [{ type: 'section', children: [{ type: 'heading', text: title, level: 1 }] }],
    ...(conversion.hasFloatingChat
      ? { leadButtons: { buttons: [{ kind: 'whatsapp', label: 'WhatsApp' }] } }
      : {}),
  };
  fixes.push(...untilItValidates(page));

  environment.files.write(join(folder, PAGE_FILE), `${JSON.stringify(page, null, 2)}\n`);
  beginSiteSchema(environment);
  for (const [picture, bytes] of pictures.files) environment.files.write(join(folder, picture), bytes);
  const report = importReport({ source: basename(file), conversion, pictures, fixes });
  environment.files.write(join(folder, 'import-report.json'), `${JSON.stringify(report, null, 2)}\n`);
  tell(environment, folder, report, shareOf(conversion.results));
  return exit.ok;
}

function kitOf(environment: Environment, file: string): Kit {
  return readKit(new TextDecoder().decode(read(environment, resolve(environment.cwd, file))));
}

/** A page that no command could read is reported before its pictures are fetched. */
function refuseTooLarge(environment: Environment, sections: readonly unknown[]): void {
  const bytes = new TextEncoder().encode(JSON.stringify(sections, null, 2)).length;
  if (bytes < MAX_BYTES * 0.98) return;
  const megabytes = (bytes / 1_000_000).toFixed(1);
  throw new CliError(importMessages[environment.language].tooLargePage(megabytes, sections.length));
}

/** Loaded only when there is something to fetch. */
async function fromTheWeb(): Promise<Download> {
  const { createDownload } = await import('../import/download.ts');
  return createDownload({ allowPrivate: [] });
}

function read(environment: Environment, path: string): Uint8Array {
  if (environment.files.kind(path) !== 'file')
    throw new CliError(importMessages[environment.language].noFile(shown(environment, path)));
  return environment.files.read(path);
}

function tell(
  environment: Environment,
  folder: string,
  report: ReturnType<typeof importReport>,
  share: ReturnType<typeof shareOf>,
): void {
  const paint = paintFor(environment.out, environment.env);
  const messages = importMessages[environment.language];
  const percent = (count: number) => `${share.elements ? Math.round((count / share.elements) * 100) : 0} %`;
  const { picturesOnOtherServers, picturesWithoutDescription, dynamicTags } = report.toDo;
  const unknown = [
    ...new Set(report.elements.flatMap(({ became, type }) => (became === 'placeholder' ? [type] : []))),
  ];
  const lines = [
    `${paint.green('✓')} ${messages.done(paint.bold(shown(environment, join(folder, PAGE_FILE))), share.elements)}`,
    `  ${messages.shares(percent(share.exact), percent(share.approximated), percent(share.placeholder))}`,
    `  ${messages.pictureCounts(report.downloaded.length, picturesOnOtherServers.length, picturesWithoutDescription.length)}`,
    ...(Object.keys(dynamicTags).length
      ? [`  ${messages.dynamicTags(Object.keys(dynamicTags).join(', '))}`]
      : []),
    ...(unknown.length ? [`  ${messages.unknown(unknown.join(', '))}`] : []),
    `  ${messages.report(shown(environment, join(folder, 'import-report.json')))}`,
    messages.next,
  ];
  environment.out.write(`${lines.join('\n')}\n`);
}
