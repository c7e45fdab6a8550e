import type { DocumentModel } from '../../../src/document/model.ts';
import type { Path } from '../../../src/document/path.ts';
import { partOfWidget } from '../../../src/document/walk.ts';
import { isNode } from '../state/actions.ts';
import { StudioError } from '../state/api.ts';
import { fitNear, insertNodes, nameOfNodes } from '../state/insert.ts';
import { nodeMessages } from '../state/node-messages.ts';
import { notify } from '../state/notice.ts';
import { mayBuild } from '../state/roles.ts';
import type { Studio } from '../state/studio.tsx';
import { filesOf, withFileNames } from './files.ts';
import type { Plain } from './foreign.ts';
import { clipboardMessages } from './messages.ts';
import { readPasted } from './read-pasted.ts';
import { type Source, sourceOf } from './source.ts';

/**
 * Inserts what was pasted near the selection. What needs a decision (JSON of another tool, plain words) opens a dialog.
 */
export async function paste(studio: Studio, text: string, source: Source | undefined): Promise<void> {
  if (!mayBuild(studio)) return;
  const clipboard = clipboardMessages[studio.language];
  const pasted = readPasted(text, studio.model);
  if (!pasted) return studio.announce(clipboard.empty);
  if (pasted.name === 'unknown') return say(studio, clipboard.unknown);
  if (pasted.name === 'nodes') return pasteNodes(studio, pasted.nodes, source);
  if (pasted.name === 'foreign') return ask(studio, pasted.nodes, pasted.dropped, false);
  const node = nodeOfWords(studio.model, pasted.words);
  if (node) ask(studio, [node], [], true);
}

function ask(studio: Studio, nodes: readonly Plain[], dropped: readonly string[], isWords: boolean): void {
  studio.change((draft) => {
    draft.dialog = { name: 'paste', nodes, dropped, isWords };
  });
}

/** Inserts nodes near the selection with their pictures, and reports missing files. */
export async function pasteNodes(
  studio: Studio,
  nodes: readonly Plain[],
  source: Source | undefined,
): Promise<void> {
  const clipboard = clipboardMessages[studio.language];
  const words = nodeMessages[studio.language];
  const fitted = fitNear(studio, nodes, studio.get().selection);
  if (!fitted) return say(studio, clipboard.noPlace(nameOfNodes(studio, nodes)));
  const { names, missing } = await bringFiles(studio, filesOf(nodes, studio.model.tables), source);
  // The document may have changed while the pictures came.
  const now = fitNear(studio, nodes, studio.get().selection) ?? fitted;
  const own = withFileNames({ sections: now.nodes }, names, studio.model.tables).sections.filter(isNode);
  if (!insertNodes(studio, { ...now, nodes: own }, words.paste)) return;
  if (missing.length > 0) say(studio, clipboard.missing(missing), { undo: true });
}

/** Copies files from the page that nodes come from; those that are not there are named. */
async function bringFiles(
  studio: Studio,
  files: readonly string[],
  source: Source | undefined,
): Promise<{ names: Readonly<Record<string, string>>; missing: readonly string[] }> {
  const own = sourceOf(studio);
  if (files.length === 0 || (source?.site === own.site && source.slug === own.slug))
    return { names: {}, missing: [] };
  if (source?.site !== own.site) return { names: {}, missing: await notHere(studio, files) };
  try {
    const { names, pictures } = await studio.api.copyFiles(studio.slug, source.slug, files);
    studio.change((draft) => {
      draft.pictures = { ...draft.pictures, ...pictures };
    });
    return { names, missing: files.filter((name) => !Object.hasOwn(names, name)) };
  } catch (error) {
    if (!(error instanceof StudioError)) throw error;
    return { names: {}, missing: await notHere(studio, files) };
  }
}

async function notHere(studio: Studio, files: readonly string[]): Promise<readonly string[]> {
  const { pictures } = studio.get();
  const unknown = files.filter((name) => !Object.hasOwn(pictures, name));
  if (unknown.length === 0) return [];
  const library = await studio.api.files(studio.slug).catch(() => []);
  const there = new Set(library.map(({ name }) => name));
  return unknown.filter((name) => !there.has(name));
}

/** The node that shows words: a widget that needs rich text and nothing else. */
export function nodeOfWords(model: DocumentModel, words: string): Plain | undefined {
  const paragraphs = words
    .split(/\r?\n\s*\r?\n|\r?\n/)
    .map((one) => one.trim())
    .filter(Boolean);
  for (const [type, { required = [] }] of model.widgets) {
    const [key, ...others] = required.filter((one) => one !== 'type');
    if (key === undefined || others.length > 0) continue;
    if (partOfWidget(model.tables, type).keys?.[key]?.kind === 'rich-text')
      return { type, [key]: paragraphs };
  }
  return undefined;
}

/** Says something to eyes and ears. */
export function say(studio: Studio, text: string, { undo = false } = {}): void {
  studio.announce(text);
  notify(studio, text, { undo });
}

/** Returns the widget that clipboard events copy: the selected one. */
export function selectedForCopy({ get }: Studio): Path | undefined {
  const { selection, dialog } = get();
  return dialog ? undefined : selection;
}
