import { basename, dirname, join } from 'node:path';
import { set } from '../../src/document/edit/set.ts';
import { parseText } from '../../src/document/parse.ts';
import { ownModel } from '../../src/engine/own-model.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { nearest } from '../../src/lib/nearest.ts';
import { normalisePhone } from '../../src/lib/phone.ts';
import { toSlug } from '../../src/lib/to-slug.ts';
import { messagesFor } from '../diagnostics/locale.ts';
import { CliError } from '../environment/cli-error.ts';
import { type Environment, exit } from '../environment/environment.ts';
import { loadExtras } from '../extras/load-extras.ts';
import { agentFiles } from '../init/files.ts';
import { type NewMessages, newMessages } from '../messages/new.ts';
import { pageMessages } from '../messages/pages.ts';
import { nameFromSlug, newPage, placeholders, starterPage, type Wishes } from '../new/page.ts';
import { copyFiles, copyPictures } from '../new/pictures.ts';
import { vscodeFiles } from '../new/vscode.ts';
import { phoneProblem, slugProblem } from '../new/wishes.ts';
import { PAGE_FILE, shown } from '../pages/pages.ts';
import { isStarting, type Pattern, patternsWith } from '../pages/patterns.ts';
import { readStarters, type Starter } from '../pages/starters.ts';
import { paintFor } from '../report/paint.ts';
import { schemaPath } from '../schema/schema-path.ts';
import { schemaText } from '../schema/schema-text.ts';

export interface NewOptions {
  readonly template?: string;
  readonly name?: string;
  readonly projectId?: string;
  readonly superleadsId?: string;
  readonly telesales?: string;
  /** A whole page to begin with; then no sections are chosen. */
  readonly starter?: string;
  readonly section?: readonly string[];
  readonly yes?: boolean;
}

/** `kavling new`: a page that validates, with real sections to start from; or one more section for an existing page. */
export async function newMicrosite(
  environment: Environment,
  slugGiven: string | undefined,
  options: NewOptions,
): Promise<number> {
  const messages = newMessages[environment.language];
  const { extras } = await loadExtras(environment, messagesFor(environment));
  const patterns = patternsWith(extras.patterns);
  if (options.starter !== undefined && options.section)
    throw new CliError(messages.starterOrSections, exit.usage);
  const starter = options.starter === undefined ? undefined : starterNamed(options.starter, messages);
  const chosen = options.section?.map((name) => known(name, patterns, messages));
  const file = (slug: string) => join(environment.cwd, 'pages', slug, PAGE_FILE);
  if (slugGiven && chosen?.length && environment.files.kind(file(slugGiven)) === 'file')
    return addSections(environment, file(slugGiven), chosen, messages);

  const given: Partial<Wishes> & { sections?: readonly string[]; starter?: string } = {
    ...(slugGiven === undefined ? {} : { slug: slugGiven }),
    ...(options.name === undefined ? {} : { projectName: options.name }),
    ...(options.template === undefined ? {} : { template: options.template }),
    ...(options.projectId === undefined ? {} : { projectId: options.projectId }),
    ...(options.superleadsId === undefined ? {} : { superleadsId: options.superleadsId }),
    ...(options.telesales === undefined ? {} : { telesales: options.telesales }),
    ...(chosen === undefined ? {} : { sections: chosen.map(({ name }) => name) }),
    ...(starter ? { starter: starter.name, sections: [] } : {}),
  };
  checkGiven(given, messages);
  if (given.slug && environment.files.kind(file(given.slug)))
    throw new CliError(messages.existsAddSection(given.slug));
  const mayAsk = environment.isInteractive && !options.yes;
  const wished = mayAsk ? await askPerson(given, patterns, environment) : given;
  if (wished === undefined) return exit.ok;
  const { slug } = wished;
  if (!slug) throw new CliError(messages.nameIt, exit.usage);
  if (environment.files.kind(file(slug))) throw new CliError(messages.exists(slug));
  const wishes: Wishes = {
    slug,
    template: wished.template ?? 'page-builder',
    projectName: wished.projectName || nameFromSlug(slug),
    projectId: wished.projectId ?? placeholders.projectId,
    superleadsId: wished.superleadsId ?? placeholders.superleadsId,
    telesales: normalisePhone(wished.telesales ?? placeholders.telesales),
  };
  // No new page needs all sections: most are added only on request.
  const sections = patterns.filter(({ name }) => wished.sections?.includes(name) ?? isStarting(name));
  const schema = schemaPath(environment, dirname(file(slug)));
  const begun = wished.starter ? starterNamed(wished.starter, messages) : undefined;
  const page = begun ? starterPage(wishes, begun, schema) : newPage(wishes, sections, schema);
  environment.files.write(file(slug), `${JSON.stringify(page, null, 2)}\n`);
  if (begun) copyFiles(environment, page, { to: dirname(file(slug)) });
  else copyPictures(environment, sections, dirname(file(slug)));
  const editor = vscodeFiles(schemaPath(environment, environment.cwd), environment.language);
  const isOurs = environment.cwd === environment.engineRoot;
  const forAgents = isOurs ? {} : agentFiles(environment.language);
  for (const [path, text] of Object.entries({ ...editor, ...forAgents }))
    if (!environment.files.kind(join(environment.cwd, path)))
      environment.files.write(join(environment.cwd, path), text);
  tellWhatNext(environment, wishes, file(slug), messages);
  return exit.ok;
}

async function askPerson(
  given: Parameters<typeof import('../new/ask.ts').ask>[0],
  patterns: readonly Pattern[],
  environment: Environment,
) {
  const { ask, Cancelled } = await import('../new/ask.ts');
  try {
    return await ask(given, patterns, environment.language);
  } catch (error) {
    if (error instanceof Cancelled) return undefined;
    throw error;
  }
}

function checkGiven({ slug, telesales, template }: Partial<Wishes>, messages: NewMessages): void {
  const problem = slug === undefined ? undefined : slugProblem(slug, messages);
  if (slug !== undefined && problem) {
    const meant = toSlug(slug);
    const hint = meant && !slugProblem(meant, messages) ? messages.write(meant) : problem;
    throw new CliError(messages.notAnAddress(slug, hint), exit.usage);
  }
  const wrongNumber = telesales === undefined ? undefined : phoneProblem(telesales, messages);
  if (telesales !== undefined && wrongNumber)
    throw new CliError(messages.notAPhone(telesales, wrongNumber), exit.usage);
  const kinds = (ownModel.inside(ownModel.schema, 'template').enum ?? []).map(String);
  if (template !== undefined && !kinds.includes(template))
    throw new CliError(messages.noTemplate(template, kinds.join(', ')), exit.usage);
}

function starterNamed(name: string, messages: NewMessages): Starter {
  const starters = readStarters();
  const found = starters.find((one) => one.name === name);
  if (found) return found;
  const names = starters.map((one) => one.name);
  throw new CliError(messages.noStarter(name, nearest(name, names), names.join(', ')), exit.usage);
}

function known(name: string, patterns: readonly Pattern[], messages: NewMessages): Pattern {
  const found = patterns.find((pattern) => pattern.name === name);
  if (found) return found;
  const names = patterns.map((pattern) => pattern.name);
  const meant = nearest(name, names);
  throw new CliError(messages.noSection(name, meant, names.join(', ')), exit.usage);
}

/** Adds ready-made sections at the end of a page; the rest of the file is unchanged. */
function addSections(
  environment: Environment,
  file: string,
  sections: readonly Pattern[],
  messages: NewMessages,
): number {
  const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(environment.files.read(file));
  let text = before;
  for (const { section, page = {} } of sections) {
    const document = parseText(text);
    const { value } = document;
    if (document.problems.length > 0 || !isRecord(value))
      throw new CliError(
        pageMessages[environment.language].cannotRead(shown(environment, file), basename(dirname(file))),
      );
    const there = Array.isArray(value.sections) ? value.sections : [];
    const ids = new Set(there.map((one) => (isRecord(one) ? one.id : undefined)));
    const own = ids.has(section.id) ? { ...section, id: `${section.id}-${there.length + 1}` } : section;
    text = set(document, ['sections', there.length], own).text;
    for (const [key, part] of Object.entries(page))
      if (value[key] === undefined) text = set(parseText(text), [key], part).text;
  }
  copyPictures(environment, sections, dirname(file));
  environment.files.write(file, text);
  environment.out.write(
    `${messages.added(shown(environment, file), sections.map(({ title }) => schemaText(title, environment.language)).join(', '))}\n`,
  );
  return exit.ok;
}

const keyInPage = { projectId: 'id', superleadsId: 'superleadsId', telesales: 'telesalesNumber' } as const;

function tellWhatNext(environment: Environment, wishes: Wishes, file: string, messages: NewMessages): void {
  const paint = paintFor(environment.out, environment.env);
  environment.out.write(`${paint.green('✓')} ${messages.ready(paint.bold(shown(environment, file)))}\n`);
  const open = Object.entries(placeholders).filter(
    ([key, value]) => wishes[key as keyof typeof placeholders] === value,
  );
  if (open.length)
    environment.out.write(
      `${messages.fillIn(open.map(([key]) => keyInPage[key as keyof typeof placeholders]).join(', '))}\n`,
    );
  environment.out.write(`${messages.seeIt(paint.cyan(`kavling preview ${wishes.slug} --open`))}\n`);
}
