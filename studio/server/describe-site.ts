import { basename } from 'node:path';
import { translateSchema } from '../../src/document/translate-schema.ts';
import { addressOf, type SiteConfig } from '../../src/engine/site-config.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { emptyDesign } from '../../src/renderer/site-design.ts';
import { readDocument } from '../../tools/diagnostics/document.ts';
import { findPages, type PageFile } from '../../tools/pages/pages.ts';
import type { PageEntry, Person, StudioSite } from '../wire.ts';
import type { StudioContext } from './input.ts';
import type { StudioPages } from './pages/pages.ts';

/** Returns the data that a window loads first: everything that stays the same while pages are edited. */
export async function describeSite(
  context: StudioContext,
  pages: StudioPages,
  { person, isTeam, token }: { person: Person; isTeam: boolean; token: string },
): Promise<StudioSite> {
  const { root, files, language, config, own } = context;
  const { engine, client, folders } = context.site();
  const { schema, tables, bands } = engine.model;
  const entries: PageEntry[] = [];
  for (const page of findPages(files, root)) entries.push(await entryOf(page, pages, config));
  return {
    language,
    name: basename(root),
    person,
    isTeam,
    token,
    pages: entries,
    model: {
      schema: translateSchema(schema, (text, key) => engine.sentence(text, language, key)),
      tables,
      bands: [...bands],
    },
    ownTypes: [...folders.keys()],
    client: {
      boot: client.boot,
      runtime: client.runtime,
      mount: client.mount,
      widgets: [...client.widgets],
    },
    base: config.base ?? '',
    look: own?.look ?? emptyDesign,
  };
}

async function entryOf({ slug }: PageFile, pages: StudioPages, config: SiteConfig): Promise<PageEntry> {
  const { text } = pages.onDisk(slug);
  const { value } = readDocument(text);
  const project = isRecord(value) && isRecord(value.project) ? value.project : {};
  const title = typeof project.name === 'string' && project.name !== '' ? project.name : slug;
  return { slug, title, errors: (await pages.check(slug, text)).errors, address: addressOf(slug, config) };
}
