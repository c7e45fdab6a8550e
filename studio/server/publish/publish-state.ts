import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { changedValues } from '../../../src/document/changed-values.ts';
import { formatPointer } from '../../../src/document/path.ts';
import { addressOf, type SiteConfig } from '../../../src/engine/site-config.ts';
import { type PageRecord, readManifest, revalidateRecord } from '../../../tools/build/publish/manifest.ts';
import { readDocument } from '../../../tools/diagnostics/document.ts';
import type { PublishState } from '../../wire.ts';
import { hashOf } from '../history/hash.ts';
import type { History } from '../history/history.ts';
import type { StudioPages } from '../pages/pages.ts';
import type { Release, Releases } from './releases.ts';

interface StateParts {
  readonly root: string;
  readonly out: string;
  readonly config: SiteConfig;
  readonly pages: StudioPages;
  readonly history: History;
  readonly releases: Releases;
}

/** Compares the live version of a page with its file. */
export async function publishState(slug: string, parts: StateParts): Promise<PublishState> {
  const { root, out, config, pages, history, releases } = parts;
  const record = readManifest(out).pages.get(pages.named(slug).slug);
  const html = releases.live(slug);
  const kept = releases.list(slug);
  const live = kept.find((release) => release.html === html);
  const { text, hash } = pages.onDisk(slug);
  const published = record && (await liveText(record, live, { slug, text, history }));
  const isDue = !record || !published || hashOf(published) !== hash || !revalidateRecord(record, Date.now());
  return {
    live: published === undefined ? (record ? UNKNOWN : '') : hashOf(published),
    liveAt: record ? (live?.at ?? new Date(record.madeAt).toISOString()) : '',
    changes:
      published === text || published === undefined
        ? []
        : changedValues(read(published), read(text)).map(({ path, ...rest }) => ({
            path: formatPointer(path),
            ...rest,
          })),
    isDue,
    folder: relative(root, out) || out,
    address: addressOf(slug, config),
    releases: kept.map(({ id, at, who }) => ({ id, at, who, isLive: id === live?.id })),
  };
}

/** The hash of a page that was built elsewhere: its text is unknown here. */
const UNKNOWN = 'unknown';

/** The text of the live page: that of its release, else one with the fingerprint that the build noted. */
async function liveText(
  record: PageRecord,
  release: Release | undefined,
  { slug, text, history }: { slug: string; text: string; history: History },
): Promise<string | undefined> {
  if (release?.text !== undefined) return release.text;
  const noted = record.inputs[0]?.hash;
  const isIt = (one: string) => createHash('sha256').update(one).digest('base64url').slice(0, 22) === noted;
  if (isIt(text)) return text;
  for (const { id } of await history.list(slug)) {
    const version = (await history.read(slug, id))?.text;
    if (version !== undefined && isIt(version)) return version;
  }
  return undefined;
}

function read(text: string): unknown {
  return readDocument(text).value;
}
