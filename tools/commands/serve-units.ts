import { join } from 'node:path';
import type { Backend } from '../../server/index.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import type { Sentence } from '../../src/lib/languages.ts';
import type { UnitList } from '../../src/lib/units.ts';
import { readManifest } from '../build/publish/manifest.ts';
import { readDocument } from '../diagnostics/document.ts';
import { english } from '../diagnostics/messages/english.ts';
import { indonesian } from '../diagnostics/messages/indonesian.ts';
import { listFinding } from '../diagnostics/rules/units.ts';
import type { Environment } from '../environment/environment.ts';
import { findPages, type PageFile } from '../pages/pages.ts';
import { listOf, listSettings } from '../units/list.ts';
import { type FetchList, readList } from '../units/source.ts';
import { printUnitsFile, UNITS_FILE } from '../units/units-file.ts';

/** Files are looked at every minute, published sheets every fifth. */
const MINUTE = 60_000;
const SHEETS_EVERY = 5;

export interface UnitWatchInput {
  readonly environment: Environment;
  readonly backend: Pick<Backend, 'units'>;
  /** The folder of the built site. */
  readonly out: string;
  /** Runs once after so many milliseconds; the result stops it. */
  after(milliseconds: number, run: () => void): () => void;
  /** Reports a page that could not be made again. */
  warn(reason: string): void;
  readonly fetchList?: FetchList;
}

/** A page with a list, and the project whose homes it sells. */
interface Listed {
  readonly page: PageFile;
  readonly projectId: string;
  readonly document: Readonly<Record<string, unknown>>;
  readonly isPublished: boolean;
}

export interface UnitWatch {
  /** Reads the lists that are due, and makes the pages whose homes have changed. Runs follow each other. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Keeps the lists of a served site fresh (ledger, UNIT-01): reads each again, hands good ones to the backend, reports broken ones to
 * the desk, and publishes the pages whose homes changed, those that are held at the desk included. Where the sources of the
 * pages are not beside the site, nothing happens.
 */
export function watchUnits(input: UnitWatchInput): UnitWatch {
  const { environment, backend, out, after, warn } = input;
  const { files, cwd } = environment;
  const changed = new Set<string>();
  let turn = 0;
  let last: Promise<void> = Promise.resolve();
  let stopTimer = () => {};
  let isStopped = false;

  async function readAll(listed: readonly Listed[]): Promise<void> {
    const isDue = turn % SHEETS_EVERY === 0;
    turn += 1;
    const read = new Set<string>();
    for (const { page, projectId, document, isPublished } of listed) {
      if (read.has(projectId)) continue;
      read.add(projectId);
      if (isPublished && !isDue) continue;
      const reading = await readList(page, document, { files, now: environment.now, fetch: input.fetchList });
      const list = listOf(reading);
      const [problem] = reading?.refused ?? reading?.problems ?? [];
      // The copy of a sheet that is refused now is no news, unless the server has no list yet.
      const isKnown = backend.units.lists().has(projectId);
      if (list && !(problem && isKnown)) await backend.units.replace(projectId, list);
      if (reading && problem)
        await backend.units.report(projectId, sentenceOf(listFinding(reading, problem)));
    }
    for (const id of backend.units.lists().keys()) if (!read.has(id)) await backend.units.replace(id, null);
  }

  /** Makes the pages of the projects that changed. One that fails stays as it is, and is tried again. */
  async function publish(listed: readonly Listed[]): Promise<void> {
    const served = backend.units.served();
    const wanted = listed.filter(({ projectId }) => changed.has(projectId));
    const live = readManifest(out).pages;
    let own: Awaited<ReturnType<typeof ownOf>> | undefined;
    const lists = Object.fromEntries(
      listed.flatMap(({ page, projectId }) => {
        const list = served.get(projectId);
        return list ? [[page.slug, list]] : [];
      }),
    );
    for (const { page, projectId } of wanted) {
      // A page that was never built, or was taken down, is not published by its list.
      if (!live.has(page.slug)) continue;
      if (shows(page.slug, lists[page.slug])) {
        changed.delete(projectId);
        continue;
      }
      // Nothing of a build is loaded before a page has to be made.
      const { buildSite } = await import('../build/build-site.ts');
      own ??= await ownOf(environment);
      const { wrongPages } = await buildSite({
        ...own,
        root: cwd,
        engineRoot: environment.engineRoot,
        pages: findPages(files, cwd),
        out,
        language: environment.language,
        only: page.slug,
        lists,
      });
      if (wrongPages > 0)
        throw new Error(`pages/${page.slug}/page.json has errors: kavling validate ${page.slug}`);
      changed.delete(projectId);
    }
    for (const id of [...changed]) if (!wanted.some(({ projectId }) => projectId === id)) changed.delete(id);
  }

  /** True for a page that was built from exactly this list, as after the start of a server. */
  function shows(slug: string, list: UnitList | undefined): boolean {
    const file = join(out, slug, UNITS_FILE);
    return list !== undefined && files.kind(file) === 'file' && files.readText(file) === printUnitsFile(list);
  }

  async function once(): Promise<void> {
    try {
      const listed = findListed(environment);
      await readAll(listed);
      await publish(listed);
    } catch (error) {
      warn(error instanceof Error ? error.message : String(error));
    }
  }

  const run = () => {
    last = last.then(once);
    return last;
  };
  const plan = () => {
    stopTimer = after(MINUTE, () => void run().then(() => isStopped || plan()));
  };
  const stopListening = backend.units.onChange((projectId) => {
    const isIdle = changed.size === 0;
    changed.add(projectId);
    // A hold at the desk is on the page within moments; what a run itself changes is published by it.
    if (isIdle && !isStopped) after(0, () => void run());
  });
  for (const id of backend.units.lists().keys()) changed.add(id);
  plan();
  return {
    run,
    async stop() {
      isStopped = true;
      stopTimer();
      stopListening();
      await last;
    },
  };
}

/** The pages of the site that have a list. Pages of one project share the list of the first. */
function findListed({ files, cwd }: Environment): Listed[] {
  return findPages(files, cwd).flatMap((page) => {
    const { value } = readDocument(files.readText(page.file));
    const settings = isRecord(value) ? listSettings(value) : undefined;
    const id = isRecord(value) && isRecord(value.project) ? value.project.id : undefined;
    if (!settings || !isRecord(value) || typeof id !== 'string') return [];
    return [{ page, projectId: id, document: value, isPublished: /^https?:/i.test(settings.source) }];
  });
}

async function ownOf(environment: Environment) {
  const { loadExtras } = await import('../extras/load-extras.ts');
  const { withFonts } = await import('../extras/extras.ts');
  const { config, extras } = await loadExtras(environment, english);
  return { config, own: await withFonts(environment.files, environment.cwd, extras) };
}

function sentenceOf({ code, params = {} }: ReturnType<typeof listFinding>): Sentence {
  const say = (messages: typeof english) => {
    const { message, fix } = messages.findings[code](params);
    return `${message} ${fix}`;
  };
  return { en: say(english), id: say(indonesian) };
}
