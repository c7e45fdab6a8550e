import { type BigIntStats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The headers of pages, by path. */
export type PageHeaders = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** What a server knows of one generation of a built site besides its files. */
export interface Generation {
  /** Another one for every build that changed something. */
  readonly stamp: string;
  readonly headers: PageHeaders;
}

/** A built site that may be built anew at any time. */
export interface Generations {
  /** The stamp of the site as it is at this moment; one look at the file system. */
  stamp(): string;
  /** The site as it is at this moment; read once a generation. */
  current(): Promise<Generation>;
}

/** Changes with every build that changes something. */
const GENERATION_FILE = '.kavling/generation.json';
/** Where the build writes the headers of each page: `{ "<path>": { "Header": "value" } }`. */
const HEADERS_FILE = '.kavling/headers.json';

/** Opens the site that was built into `root`. */
export function openGenerations(root: string): Generations {
  let known: Promise<Generation> | undefined;
  let knownStamp = '';
  const stamp = () => stampOf(statSync(join(root, GENERATION_FILE), { bigint: true, throwIfNoEntry: false }));

  async function read(): Promise<Generation> {
    for (;;) {
      const before = stamp();
      const headers = new Map(Object.entries(await readRecord(join(root, HEADERS_FILE))));
      // Published between the two looks: what was read may be of both.
      if (stamp() === before) return { stamp: before, headers };
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

async function readRecord(file: string): Promise<Record<string, Readonly<Record<string, string>>>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return JSON.parse(text) as Record<string, Readonly<Record<string, string>>>;
}
