import { basename, dirname, join } from 'node:path';
import type { Files } from '../environment/environment.ts';
import type { PageFile } from '../pages/pages.ts';
import type { PictureReading } from '../pictures/picture-reading.ts';

/** The readings of one page's images, by their path from page.json. */
export type PageReadings = ReadonlyMap<string, PictureReading>;

interface Noted {
  readonly stamp: string;
  readonly reading: PictureReading;
  /** The picture is still being read to its end. */
  readonly isEarly?: true;
}

/**
 * The current reading of an image; if only its header was read, `later` resolves with the result of reading all of
 * it.
 */
export interface EarlyReading {
  readonly reading: PictureReading;
  readonly later?: Promise<PictureReading>;
}

export interface ReadingOptions {
  /** Reads one file; by default whole, before anything else happens. */
  readonly read?: (path: string) => Promise<EarlyReading>;
  /** Called if an image turns out to differ from its header. */
  readonly onLater?: (page: PageFile) => void;
}

/**
 * Reads the pictures of pages, each once as long as its file is unchanged: in this process, and in the next one by
 * `.cache/readings/<slug>.json`, so that a check of unchanged pages opens no picture.
 */
export function createReadings(files: Files, options: ReadingOptions = {}) {
  const { read: readFile = readWhole, onLater } = options;
  const known = new Map<string, Map<string, Noted>>();

  async function read(page: PageFile, names: readonly string[]): Promise<PageReadings> {
    const readings = new Map<string, PictureReading>();
    if (names.length === 0) return readings;
    const before = known.get(page.file) ?? load(page);
    const now = new Map<string, Noted>();
    let hasNew = false;
    for (const name of names) {
      const path = join(page.folder, name);
      const stamp = files.stamp(path);
      if (stamp === undefined) continue;
      const noted = before.get(name);
      const isKnown = noted?.stamp === stamp;
      const { reading, later }: EarlyReading = isKnown ? noted : await readFile(path);
      hasNew ||= !isKnown;
      now.set(name, isKnown ? noted : { stamp, reading, ...(later ? { isEarly: true } : {}) });
      later?.then((whole) => settle(page, name, { stamp, reading: whole })).catch(() => {});
      readings.set(name, reading);
    }
    known.set(page.file, now);
    if (hasNew) save(page, now);
    return readings;
  }

  function settle(page: PageFile, name: string, whole: Noted): void {
    const noted = known.get(page.file);
    const early = noted?.get(name);
    if (!noted || early?.stamp !== whole.stamp) return;
    noted.set(name, whole);
    save(page, noted);
    if (early.reading.kind !== whole.reading.kind) onLater?.(page);
  }

  async function readWhole(path: string): Promise<EarlyReading> {
    const { readPicture } = await import('../pictures/picture-reading.ts');
    try {
      return { reading: await readPicture(files.read(path)) };
    } catch {
      return { reading: { kind: 'unreadable' } };
    }
  }

  function load(page: PageFile): ReadonlyMap<string, Noted> {
    try {
      const text = new TextDecoder().decode(files.read(cacheFile(page) ?? ''));
      const { version, readings } = JSON.parse(text) as { version: string; readings: Record<string, Noted> };
      return new Map(version === VERSION ? Object.entries(readings) : []);
    } catch {
      return new Map();
    }
  }

  /** A folder that cannot be written costs time at the next check, nothing else. */
  function save(page: PageFile, noted: ReadonlyMap<string, Noted>): void {
    const file = cacheFile(page);
    if (!file) return;
    const whole = [...noted].filter(([, { isEarly }]) => !isEarly);
    try {
      files.write(file, JSON.stringify({ version: VERSION, readings: Object.fromEntries(whole) }));
    } catch {}
  }

  return { read };
}

/** Bump when `readPicture` reports something else about the same file. */
const VERSION = '3';

/** Only a page of a site (`pages/<slug>/page.json`) has a place for it. */
function cacheFile({ folder, slug }: PageFile): string | undefined {
  const pages = dirname(folder);
  return basename(pages) === 'pages' ? join(dirname(pages), '.cache/readings', `${slug}.json`) : undefined;
}
