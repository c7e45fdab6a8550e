import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { firstText } from '../../../src/document/first-text.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import { type Language, languages } from '../../../src/lib/languages.ts';
import { shorten } from '../../../src/lib/shorten.ts';
import { cataloguePages, exampleFolder } from '../../../tools/catalogue/pages.ts';
import { readOwnPatterns } from '../../../tools/extras/patterns.ts';
import { sectionMessages } from '../../../tools/messages/sections.ts';
import { byKind, isStarting, type Pattern, patternsWith } from '../../../tools/pages/patterns.ts';
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

/** Letters of an example's own words in its title. */
const MOST_LETTERS = 40;

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
    const taken = new Set<string>();
    return cataloguePages(engine.model).map(({ type, index, example }) => {
      const { title = type, description = '' } = engine.model.widgets.get(type) ?? {};
      const said = (text: string) => engine.sentence(text, language);
      const part = engine.model.tables.widgets[type] ?? {};
      const words = shorten(firstText(example, part, { order: 'schema', ofPictures: true }), MOST_LETTERS);
      const name = `${said(title)} · ${words}`;
      const isTelling = words !== '' && !taken.has(name);
      taken.add(name);
      return {
        kind: 'widget',
        name: index === 0 ? type : `${type}/${index}`,
        title:
          index === 0 ? said(title) : isTelling ? name : `${said(title)} · ${messages.example(index + 1)}`,
        description: said(description),
        nodes: [example],
        preview: `/catalogue/${type}/${index}/`,
        ...pictureOf(index === 0 ? `${type}.avif` : `${type}-${index}.avif`),
        otherTitles: inOthers([title], (text, one) => engine.sentence(text, one)),
        otherWords: inOthers([description], (text, one) => engine.sentence(text, one)),
        isOwn: folders.has(type),
        files: filesIn(example),
        folder: folders.get(type) ?? ours,
      };
    });
  }

  function pattern(shown: Pattern, isOwn: boolean): Shown {
    const { name, title, about, kind, section, page, folder = ours } = shown;
    const said = (text: string) => (isOwn ? text : schemaText(text, language));
    return {
      kind: 'pattern',
      name,
      title: said(title),
      description: said(about),
      nodes: [section],
      ...(isRecord(page) ? { page } : {}),
      preview: `/patterns/${name}/alone`,
      ...(kind ? { group: kind, groupTitle: sectionMessages[language].kinds[kind] } : {}),
      isStarting: isStarting(name) && !isOwn,
      ...(isOwn
        ? {}
        : {
            otherTitles: inOthers([title], schemaText),
            otherWords: `${inOthers([about], schemaText)} ${kind ? languages.map((one) => sectionMessages[one].kinds[kind]).join(' ') : ''}`,
          }),
      isOwn,
      files: filesIn(section, page),
      folder,
    };
  }

  function all(): Shown[] {
    const { model } = context.site().engine;
    const { patterns } = readOwnPatterns(files, root, { diagnosticMessages, names: own?.names, model });
    return [
      ...byKind(patternsWith(patterns)).map((one) => pattern(one, one.folder !== undefined)),
      ...widgets(),
    ];
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
