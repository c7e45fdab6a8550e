import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServedPage } from '../../../server/site/facts.ts';
import { jakartaDay } from '../../../src/lib/days.ts';
import { type Fingerprint, revalidate } from './fingerprint.ts';

/** The entry of a page in a list of pages. */
export interface PageCard {
  readonly name: string;
  readonly place: string;
  /** The address of its picture; empty where there is none. */
  readonly image: string;
  /** True if name and place are drawn on the image. */
  readonly isPoster: boolean;
}

/** The inputs and needs of a built page, so that the next build can skip it. */
export interface PageRecord {
  readonly slug: string;
  /** When it was made, in milliseconds since 1970. */
  readonly madeAt: number;
  readonly inputs: readonly Fingerprint[];
  /** Its files in `assets`, by the part of the name before size and ending. */
  readonly groups: readonly string[];
  /** Addresses of its files outside `assets`. */
  readonly files: readonly string[];
  /** A short hash of the headers it is sent with. */
  readonly headers: string;
  /** Its public address, where the author gave one. */
  readonly url: string;
  /** Kept out of search engines. */
  readonly isHidden: boolean;
  /** The day of its last change, where the author gave one: 2026-08-17. */
  readonly updated: string;
  /** The day in Jakarta on which it was made, if it depends on that. */
  readonly day?: string;
  /** Its entry in the site's list. */
  readonly card: PageCard;
  /** The server's data about it. */
  readonly facts: ServedPage;
}

/** The records of a built site, and the engine and options that made it. */
export interface Manifest {
  readonly engine: string;
  readonly pages: ReadonlyMap<string, PageRecord>;
}

/** Where the records of a site lie in it. */
export const MANIFEST_FILE = '.kavling/pages.ndjson';

/** Reads the records of the site in `out`; none where there is no site. */
export function readManifest(out: string): Manifest {
  try {
    const [head = '', ...lines] = readFileSync(join(out, MANIFEST_FILE), 'utf8').trimEnd().split('\n');
    const { engine = '' } = JSON.parse(head) as { engine?: string };
    const records = lines.map((line) => JSON.parse(line) as PageRecord);
    return { engine, pages: new Map(records.map((record) => [record.slug, record])) };
  } catch {
    return { engine: '', pages: new Map() };
  }
}

/** One line a page: a site of ten thousand pages is read and written in a moment. */
export function printManifest(engine: string, pages: readonly PageRecord[]): string {
  return `${[{ engine }, ...pages].map((line) => JSON.stringify(line)).join('\n')}\n`;
}

/**
 * The record of a page that needs no work; undefined when one of its files has changed, or the day that it depends on. The same object comes back
 * when nothing has to be recorded; otherwise one with newer times, which `now` makes trustworthy.
 */
export function revalidateRecord(record: PageRecord, now: number): PageRecord | undefined {
  if (record.day && record.day !== jakartaDay(now)) return undefined;
  let isSame = true;
  const inputs: Fingerprint[] = [];
  for (const input of record.inputs) {
    const revalidated = revalidate(input, record.madeAt);
    if (!revalidated) return undefined;
    isSame &&= revalidated === input;
    inputs.push(revalidated);
  }
  return isSame ? record : { ...record, inputs, madeAt: now };
}

/** Changes with every change of the engine that can change a page, and with the options of the build. */
export function engineKey(engineRoot: string, options: object): string {
  const hash = createHash('sha256').update(JSON.stringify(options));
  const built = join(engineRoot, 'build');
  // The names of chunks carry the hash of their content.
  for (const name of readdirSync(join(built, 'engine'), { recursive: true }).map(String).sort())
    hash.update(`${name}\n`);
  for (const name of readdirSync(join(built, 'client'), { recursive: true }).map(String).sort())
    hash.update(`${name}\n`);
  for (const name of ['cli.js', 'page-worker.js']) {
    try {
      hash.update(readFileSync(join(built, 'engine', name)));
    } catch {
      hash.update(`no ${name}`);
    }
  }
  return hash.digest('base64url').slice(0, 22);
}

/** The name of an image or font in `assets` without its size: `hero.352a5eadfd5e-800.avif` → `hero.352a5eadfd5e`. */
export function groupOf(name: string): string {
  const base = name.slice(name.lastIndexOf('/') + 1);
  return base.replace(/(\.(br|gz))$/, '').replace(/(-\d+)?\.\w+$/, '');
}
