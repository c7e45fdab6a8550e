import { basename, dirname, join } from 'node:path';
import { set } from '../../src/document/edit/set.ts';
import { parseText } from '../../src/document/parse.ts';
import { normalisePhone } from '../../src/lib/phone.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { bundle, inside, isRecord } from '../diagnostics/schema/bundle.ts';
import { readOwnPatterns } from '../extras/patterns.ts';
import { type NewMessages, newMessages } from '../messages/new.ts';
import { pageMessages } from '../messages/pages.ts';
import { nameFromSlug, newPage, pictureNames, placeholders, type Wishes } from '../new/page.ts';
import { vscodeFiles } from '../new/vscode.ts';
import { phoneProblem, slugProblem, toSlug } from '../new/wishes.ts';
import { PAGE_FILE, shown } from '../pages.ts';
import { type Pattern, readPatterns } from '../patterns.ts';
import { paintFor } from '../report/paint.ts';
import { schemaPath } from '../schema-path.ts';
import { schemaText } from '../schema-text.ts';
import { speak } from '../speak.ts';
import { Trouble } from '../trouble.ts';
import { exit, type World } from '../world.ts';

export interface NewOptions {
  readonly template?: string;
  readonly name?: string;
  readonly projectId?: string;
  readonly superleadsId?: string;
  readonly telesales?: string;
  readonly section?: readonly string[];
  readonly yes?: boolean;
}

/** `kavling new`: a page that validates, with real sections to start from; or one more section for a page that is there. */
export async function newMicrosite(
  world: World,
  slugGiven: string | undefined,
  options: NewOptions,
): Promise<number> {
  const say = newMessages[world.language];
  const ours = readPatterns();
  const own = readOwnPatterns(world.files, world.cwd, { words: speak(world) }).patterns;
  const patterns = [...ours, ...own];
  const chosen = options.section?.map((name) => known(name, patterns, say));
  const file = (slug: string) => join(world.cwd, 'pages', slug, PAGE_FILE);
  if (slugGiven && chosen?.length && world.files.kind(file(slugGiven)) === 'file')
    return addSections(world, file(slugGiven), chosen, say);

  const given: Partial<Wishes> & { sections?: readonly string[] } = {
    ...(slugGiven === undefined ? {} : { slug: slugGiven }),
    ...(options.name === undefined ? {} : { projectName: options.name }),
    ...(options.template === undefined ? {} : { template: options.template }),
    ...(options.projectId === undefined ? {} : { projectId: options.projectId }),
    ...(options.superleadsId === undefined ? {} : { superleadsId: options.superleadsId }),
    ...(options.telesales === undefined ? {} : { telesales: options.telesales }),
    ...(chosen === undefined ? {} : { sections: chosen.map(({ name }) => name) }),
  };
  checkGiven(given, say);
  if (given.slug && world.files.kind(file(given.slug))) throw new Trouble(say.existsAddSection(given.slug));
  const mayAsk = world.isInteractive && !options.yes;
  const wished = mayAsk ? await askPerson(given, patterns, world) : given;
  if (wished === undefined) return exit.ok;
  const { slug } = wished;
  if (!slug) throw new Trouble(say.nameIt, exit.usage);
  if (world.files.kind(file(slug))) throw new Trouble(say.exists(slug));
  const wishes: Wishes = {
    slug,
    template: wished.template ?? 'page-builder',
    projectName: wished.projectName || nameFromSlug(slug),
    projectId: wished.projectId ?? placeholders.projectId,
    superleadsId: wished.superleadsId ?? placeholders.superleadsId,
    telesales: normalisePhone(wished.telesales ?? placeholders.telesales),
  };
  // Nobody wants all sections of a site on every new page: its own are there when somebody asks for them.
  const sections = wished.sections ? patterns.filter(({ name }) => wished.sections?.includes(name)) : ours;
  const schema = schemaPath(world, dirname(file(slug)));
  const page = newPage(wishes, sections, schema);
  world.files.write(file(slug), `${JSON.stringify(page, null, 2)}\n`);
  copyPictures(world, sections, dirname(file(slug)));
  const editor = vscodeFiles(schemaPath(world, world.cwd), world.language);
  for (const [path, text] of Object.entries(editor))
    if (!world.files.kind(join(world.cwd, path))) world.files.write(join(world.cwd, path), text);
  tellWhatNext(world, wishes, file(slug), say);
  return exit.ok;
}

async function askPerson(
  given: Parameters<typeof import('../new/ask.ts').ask>[0],
  patterns: readonly Pattern[],
  world: World,
) {
  const { ask, Cancelled } = await import('../new/ask.ts');
  try {
    return await ask(given, patterns, world.language);
  } catch (error) {
    if (error instanceof Cancelled) return undefined;
    throw error;
  }
}

function checkGiven({ slug, telesales, template }: Partial<Wishes>, say: NewMessages): void {
  const problem = slug === undefined ? undefined : slugProblem(slug, say);
  if (slug !== undefined && problem) {
    const meant = toSlug(slug);
    const hint = meant && !slugProblem(meant, say) ? say.write(meant) : problem;
    throw new Trouble(say.notAnAddress(slug, hint), exit.usage);
  }
  const wrongNumber = telesales === undefined ? undefined : phoneProblem(telesales, say);
  if (telesales !== undefined && wrongNumber)
    throw new Trouble(say.notAPhone(telesales, wrongNumber), exit.usage);
  const kinds = (inside(bundle, 'template').enum ?? []).map(String);
  if (template !== undefined && !kinds.includes(template))
    throw new Trouble(say.noTemplate(template, kinds.join(', ')), exit.usage);
}

function known(name: string, patterns: readonly Pattern[], say: NewMessages): Pattern {
  const found = patterns.find((pattern) => pattern.name === name);
  if (found) return found;
  const names = patterns.map((pattern) => pattern.name);
  const meant = nearest(name, names);
  throw new Trouble(say.noSection(name, meant, names.join(', ')), exit.usage);
}

/** Adds ready-made sections at the end of a page; the rest of the file stays as it is written. */
function addSections(world: World, file: string, sections: readonly Pattern[], say: NewMessages): number {
  const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(world.files.read(file));
  let text = before;
  for (const { section, page = {} } of sections) {
    const document = parseText(text);
    const { value } = document;
    if (document.problems.length > 0 || !isRecord(value))
      throw new Trouble(pageMessages[world.language].cannotRead(shown(world, file), basename(dirname(file))));
    const there = Array.isArray(value.sections) ? value.sections : [];
    const ids = new Set(there.map((one) => (isRecord(one) ? one.id : undefined)));
    const own = ids.has(section.id) ? { ...section, id: `${section.id}-${there.length + 1}` } : section;
    text = set(document, ['sections', there.length], own).text;
    for (const [key, part] of Object.entries(page))
      if (value[key] === undefined) text = set(parseText(text), [key], part).text;
  }
  copyPictures(world, sections, dirname(file));
  world.files.write(file, text);
  world.out.write(
    `${say.added(shown(world, file), sections.map(({ title }) => schemaText(title, world.language)).join(', '))}\n`,
  );
  return exit.ok;
}

/** The pictures of ready-made sections, from beside our examples or beside the site's own patterns. */
function copyPictures({ files, engineRoot }: World, sections: readonly Pattern[], to: string): void {
  for (const { section, page, folder = join(engineRoot, 'schemas/examples') } of sections)
    for (const name of pictureNames({ ...page, sections: [section] })) {
      const from = join(folder, name);
      if (files.kind(from) === 'file' && !files.kind(join(to, name)))
        files.write(join(to, name), files.read(from));
    }
}

const keyInPage = { projectId: 'id', superleadsId: 'superleadsId', telesales: 'telesalesNumber' } as const;

function tellWhatNext(world: World, wishes: Wishes, file: string, say: NewMessages): void {
  const paint = paintFor(world.out, world.env);
  world.out.write(`${paint.green('✓')} ${say.ready(paint.bold(shown(world, file)))}\n`);
  const open = Object.entries(placeholders).filter(
    ([key, value]) => wishes[key as keyof typeof placeholders] === value,
  );
  if (open.length)
    world.out.write(
      `${say.fillIn(open.map(([key]) => keyInPage[key as keyof typeof placeholders]).join(', '))}\n`,
    );
  world.out.write(`${say.seeIt(paint.cyan(`kavling preview ${wishes.slug} --open`))}\n`);
}
