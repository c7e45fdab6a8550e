import { link, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inEvery } from '../../../src/lib/languages.ts';
import { CliError } from '../../../tools/environment/cli-error.ts';
import { removeTemporary, temporaryPathOf } from '../../../tools/environment/write-file-atomic.ts';
import { studioMessages } from '../../../tools/messages/studio.ts';
import { insideSite } from '../files/inside-site.ts';
import { writeSynced } from '../files/write-text.ts';
import { hashOf } from './hash.ts';
import {
  fileOfVersion,
  isVersionId,
  parseVersion,
  type Version,
  type VersionEntry,
  versionId,
  versionIds,
} from './version.ts';

/** Autosaves and steps of agents that are kept for each page. */
const MOST = 200;
/** So many more may be there before the oldest go, so that not every save reads them all. */
const SPARE = 50;

/** The input for a new version; its hash follows from the text. */
type NewVersion = Omit<Version, 'at' | 'hash'> & {
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** The versions of the pages of a site, one file each in `.kavling/history/<slug>/`. */
export interface History {
  /** Writes a version down; it is on the disk when this resolves. */
  record(slug: string, version: NewVersion): Promise<VersionEntry>;
  /** All versions of a page, newest first, without damaged files. */
  list(slug: string): Promise<VersionEntry[]>;
  /** One version with its text; nothing when it is gone or damaged. */
  read(slug: string, id: string): Promise<Version | undefined>;
  /** Takes back a version whose text was not written after all. */
  forget(slug: string, id: string): Promise<void>;
}

export function createHistory(root: string): History {
  const folderOf = (slug: string) => {
    if (!SLUG.test(slug)) throw new CliError(inEvery(studioMessages, (messages) => messages.outside(slug)));
    return insideSite(root, '.kavling', 'history', slug);
  };
  const idsIn = async (folder: string) => versionIds(await readdir(folder).catch(() => []));

  const readIn = async (folder: string, id: string) => {
    const content = await readFile(join(folder, fileOfVersion(id)), 'utf8').catch(() => '');
    return parseVersion(content);
  };

  const entriesIn = async (folder: string, ids: readonly string[]): Promise<VersionEntry[]> => {
    const entries: VersionEntry[] = [];
    for (const id of ids) {
      const version = await readIn(folder, id);
      if (!version) continue;
      const { text: _, ...entry } = version;
      entries.push({ id, ...entry });
    }
    return entries;
  };

  const prune = async (folder: string): Promise<void> => {
    const ids = await idsIn(folder);
    if (ids.length <= MOST + SPARE) return;
    const passing = (await entriesIn(folder, ids)).filter(({ kind }) => kind === 'save' || kind === 'agent');
    for (const { id } of passing.slice(MOST)) await rm(join(folder, fileOfVersion(id)), { force: true });
  };

  return {
    async record(slug, { at, ...made }) {
      const folder = folderOf(slug);
      await mkdir(folder, { recursive: true });
      const hash = hashOf(made.text);
      const version: Version = { at: new Date(at).toISOString(), ...made, hash };
      const id = await place(folder, at, hash, `${JSON.stringify(version, null, 2)}\n`);
      await prune(folder);
      const { text: _, ...entry } = version;
      return { id, ...entry };
    },
    async list(slug) {
      const folder = folderOf(slug);
      return entriesIn(folder, await idsIn(folder));
    },
    async read(slug, id) {
      return isVersionId(id) ? readIn(folderOf(slug), id) : undefined;
    },
    async forget(slug, id) {
      if (isVersionId(id)) await rm(join(folderOf(slug), fileOfVersion(id)), { force: true });
    },
  };
}

/** The name of one folder. */
const SLUG = /^(?!\.)[^/\\\0]+$/;

/** Puts the file of a version in its place whole; of two at the same moment neither replaces the other. */
async function place(folder: string, at: number, hash: string, content: string): Promise<string> {
  const temporary = temporaryPathOf(join(folder, fileOfVersion(versionId(at, hash))));
  try {
    await writeSynced(temporary, content);
    for (let moment = at; ; moment += 1) {
      const id = versionId(moment, hash);
      try {
        await link(temporary, join(folder, fileOfVersion(id)));
        return id;
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code === 'EEXIST') continue;
        // Some disks have no hard links, such as exFAT and some network shares.
        await rename(temporary, join(folder, fileOfVersion(id)));
        return id;
      }
    }
  } finally {
    await removeTemporary(temporary);
  }
}
