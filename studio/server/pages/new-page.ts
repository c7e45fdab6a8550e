import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { normalisePhone } from '../../../src/lib/phone.ts';
import { readOwnPatterns } from '../../../tools/extras/patterns.ts';
import { newMessages } from '../../../tools/messages/new.ts';
import { newPageMessages } from '../../../tools/messages/studio-new-page.ts';
import { emptyPage, newPage, placeholders, starterPage, type Wishes } from '../../../tools/new/page.ts';
import { copyFiles, copyPictures } from '../../../tools/new/pictures.ts';
import { phoneProblem, slugProblem } from '../../../tools/new/wishes.ts';
import { PAGE_FILE } from '../../../tools/pages/pages.ts';
import { type Pattern, patternsWith } from '../../../tools/pages/patterns.ts';
import { readStarters, type Starter } from '../../../tools/pages/starters.ts';
import { schemaPath } from '../../../tools/schema/schema-path.ts';
import type { NewPageRequest } from '../../routes.ts';
import { StudioRefusal } from '../answers.ts';
import { insideSite } from '../files/inside-site.ts';
import { writeSynced } from '../files/write-text.ts';
import type { StudioContext } from '../input.ts';
import { refusalOf } from './save-page.ts';

/**
 * Makes a page with the sections and pictures that it begins with, whole or not at all, and never where there is one.
 * @throws StudioRefusal when it cannot be made as it is asked for
 */
export async function makePage(context: StudioContext, request: NewPageRequest): Promise<void> {
  const { root, engineRoot, files, language, messages } = context;
  const wishes = wishesOf(context, request);
  const starter = chosenStarter(context, request.starter);
  const sections = chosenPatterns(context, request.sections);
  const folder = insideSite(root, 'pages', wishes.slug);
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new StudioRefusal(409, newPageMessages[language].taken(wishes.slug));
    throw refusalOf(error, messages);
  });
  try {
    const schema = schemaPath({ cwd: root, engineRoot, language }, folder);
    const page = starter
      ? starterPage(wishes, starter, schema)
      : sections.length > 0
        ? newPage(wishes, sections, schema)
        : emptyPage(wishes, schema);
    if (starter) copyFiles({ files, engineRoot }, page, { to: folder });
    else copyPictures({ files, engineRoot }, sections, folder);
    // Last: a folder without it is no page.
    await writeSynced(join(folder, PAGE_FILE), `${JSON.stringify(page, null, 2)}\n`);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw refusalOf(error, messages);
  }
}

/** Converts the request to the form in which a page has it. */
function wishesOf({ language }: StudioContext, request: NewPageRequest): Wishes {
  const messages = newPageMessages[language];
  const { slug, telesales } = request;
  const projectName = request.name.trim();
  const wrong = slugProblem(slug, newMessages[language]);
  if (projectName === '') throw new StudioRefusal(422, messages.nameless);
  if (wrong) throw new StudioRefusal(422, messages.address(slug, wrong));
  if (telesales.trim() !== '' && phoneProblem(telesales, newMessages[language]))
    throw new StudioRefusal(422, messages.phone(telesales));
  return {
    slug,
    template: 'page-builder',
    projectName,
    projectId: request.projectId.trim() || placeholders.projectId,
    superleadsId: request.superleadsId.trim() || placeholders.superleadsId,
    telesales: normalisePhone(telesales) || placeholders.telesales,
  };
}

function chosenStarter({ messages }: StudioContext, name: string | undefined): Starter | undefined {
  if (name === undefined) return undefined;
  const found = readStarters().find((one) => one.name === name);
  if (!found) throw new StudioRefusal(404, messages.noPattern(name));
  return found;
}

function chosenPatterns(context: StudioContext, names: readonly string[]): readonly Pattern[] {
  const { files, root, diagnosticMessages, own, messages } = context;
  const { model } = context.site().engine;
  const all = patternsWith(
    readOwnPatterns(files, root, { diagnosticMessages, names: own?.names, model }).patterns,
  );
  const unknown = names.find((name) => !all.some((one) => one.name === name));
  if (unknown !== undefined) throw new StudioRefusal(404, messages.noPattern(unknown));
  return all.filter(({ name }) => names.includes(name));
}
