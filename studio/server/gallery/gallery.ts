import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../../src/lib/is-record.ts';
import { type Language, languages } from '../../../src/lib/languages.ts';
import { cataloguePages, exampleFolder } from '../../../tools/catalogue/pages.ts';
import { readOwnPatterns } from '../../../tools/extras/patterns.ts';
import { type Pattern, patternsWith } from '../../../tools/pages/patterns.ts';
import { schemaText } from '../../../tools/schema/schema-text.ts';
import { type GalleryEntry, STUDIO } from '../../wire.ts';
import { StudioRefusal } from '../answers.ts';
import type { StudioContext } from '../input.ts';
import type { Source } from '../library/library.ts';
import { usesOfFiles } from '../library/uses.ts';

export interface Gallery {
  entries(): GalleryEntry[];
  /** The files that an entry needs beside a page. @throws StudioRefusal when there is no such entry */
  filesOf(kind: string, name: string): Source[];
}

/** Where the small pictures of our widgets and patterns are (tools/maintenance/widget-pictures.ts). */
const PICTURES = 'schemas/pictures';

/** An entry, and the folder of its files. */
type Shown = GalleryEntry & { readonly folder: string };

/** Lists the nodes that can be inserted: the examples of all widgets, and the patterns of Kavling and of the site. */
export function createGallery(context: StudioContext): Gallery {
  const { engineRoot, root, files, language, messages, diagnosticMessages, own } = context;
  const ours = exampleFolder(engineRoot);

  const filesIn = (node: unknown, page: unknown = {}): string[] => [
    ...usesOfFiles(
      { ...(isRecord(page) ? page : {}), sections: [node] },
      context.site().engine.model.tables,
    ).keys(),
  ];
  const pictureOf = (name: string): { picture?: string } =>
    existsSync(join(engineRoot, PICTURES, name)) ? { picture: `${STUDIO}gallery/${name}` } : {};

  /** The same sentences in the other languages. */
  const inOthers = (
    texts: readonly string[],
    sentence: (text: string, language: Language) => string,
  ): string =>
    languages
      .filter((one) => one !== language)
      .flatMap((one) => texts.map((text) => sentence(text, one)))
      .join(' ');

  function widgets(): Shown[] {
    const { engine, folders } = context.site();
    return cataloguePages(engine.model).map(({ type, index, example }) => {
      const { title = type, description = '' } = engine.model.widgets.get(type) ?? {};
      const said = (text: string) => engine.sentence(text, language);
      return {
        kind: 'widget',
        name: index === 0 ? type : `${type}/${index}`,
        title: index === 0 ? said(title) : `${said(title)} · ${messages.example(index + 1)}`,
        description: said(description),
        nodes: [example],
        preview: `/catalogue/${type}/${index}/`,
        ...pictureOf(index === 0 ? `${type}.avif` : `${type}-${index}.avif`),
        otherWords: inOthers([title, description], (text, one) => engine.sentence(text, one)),
        isOwn: folders.has(type),
        files: filesIn(example),
        folder: folders.get(type) ?? ours,
      };
    });
  }

  function pattern(shown: Pattern, isOwn: boolean): Shown {
    const { name, title, about, section, page, folder = ours } = shown;
    const said = (text: string) => (isOwn ? text : schemaText(text, language));
    return {
      kind: 'pattern',
      name,
      title: said(title),
      description: said(about),
      nodes: [section],
      ...(isRecord(page) ? { page } : {}),
      preview: isOwn ? '' : `/patterns/${name}/alone`,
      ...(isOwn
        ? {}
        : { ...pictureOf(`pattern-${name}.avif`), otherWords: inOthers([title, about], schemaText) }),
      isOwn,
      files: filesIn(section, page),
      folder,
    };
  }

  function all(): Shown[] {
    const { model } = context.site().engine;
    const { patterns } = readOwnPatterns(files, root, { diagnosticMessages, names: own?.names, model });
    return [...patternsWith(patterns).map((one) => pattern(one, one.folder !== undefined)), ...widgets()];
  }

  return {
    entries: () => all().map(({ folder: _, ...entry }) => entry),
    filesOf(kind, name) {
      const entry = all().find((one) => one.kind === kind && one.name === name);
      if (!entry) throw new StudioRefusal(404, messages.noPattern(name));
      return entry.files.map((file) => ({ folder: entry.folder, name: file }));
    },
  };
}
