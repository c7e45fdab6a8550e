import { type BigIntStats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The headers of pages, by path. */
type PageHeaders = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** The pages of each host; the build writes it (`tools/build/publish/whole-site.ts`). */
export interface SitesOfHosts {
  /** The page at `/` of hosts that are not named. */
  readonly home?: string;
  /** The slugs of each named host, the one at `/` first. */
  readonly domains?: Readonly<Record<string, readonly string[]>>;
}

/** The server's data about one generation of a built site, besides its files. */
export interface Generation {
  /** Another one for every build that changed something. */
  readonly stamp: string;
  readonly headers: PageHeaders;
  readonly sites: SitesOfHosts;
}

/** A built site that may be rebuilt at any time. */
export interface Generations {
  /** The current stamp of the site; one file system call. */
  stamp(): string;
  /** The current site; read once per generation. */
  current(): Promise<Generation>;
}

/** Changes with every build that changes something. */
const GENERATION_FILE = '.kavling/generation.json';
/** The file with the headers of each page, written by the build: `{ "<path>": { "Header": "value" } }`. */
const HEADERS_FILE = '.kavling/headers.json';
const SITES_FILE = '.kavling/sites.json';

/** Opens the site that was built into `root`. */
export function openGenerations(root: string): Generations {
  let known: Promise<Generation> | undefined;
  let knownStamp = '';
  const stamp = () => stampOf(statSync(join(root, GENERATION_FILE), { bigint: true, throwIfNoEntry: false }));

  async function read(): Promise<Generation> {
    for (;;) {
      const before = stamp();
      const written = await readJson<Record<string, Readonly<Record<string, string>>>>(
        join(root, HEADERS_FILE),
      );
      const headers = new Map(Object.entries(written));
      const sites = await readJson<SitesOfHosts>(join(root, SITES_FILE));
      // Published in between: the files may belong to both generations.
      if (stamp() === before) return { stamp: before, headers, sites };
    }
  }

  return {
    stamp,
    current() {
      const now = stamp();
      if (known && now === knownStamp) return known;
      knownStamp = now;
      known = read();
      known.catch(() => {
        known = undefined;
      });
      return known;
    },
  };
}

function stampOf(found: BigIntStats | undefined): string {
  return found ? `${found.ino} ${found.mtimeNs} ${found.size}` : 'none';
}

/** Empty if there is no such file. */
async function readJson<T extends object>(file: string): Promise<T> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return JSON.parse(text) as T;
}
