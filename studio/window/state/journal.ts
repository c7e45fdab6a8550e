/** Work that is not in the file yet: kept in the browser at every step, so that a killed tab loses nothing. */
export interface JournalEntry {
  /** The site and the page that it belongs to. */
  readonly page: string;
  /** The window that writes it; random. */
  readonly window: string;
  /** The file that the text was made from, and its hash. */
  readonly base: string;
  readonly hash: string;
  /** The text that was sent to be saved, while the result is unknown. */
  readonly sent?: string | undefined;
  readonly text: string;
  /** The person whose work it is. */
  readonly who: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The person whose work was kept, and its time. */
export type KeptWork = Pick<JournalEntry, 'who' | 'at'>;

/** Where unsaved work is kept. No call rejects: without a place to keep it, the file alone counts. */
export interface Journal {
  /** Keeps what a window has, in place of what it kept before. */
  keep(entry: JournalEntry): Promise<void>;
  forget(page: string, window: string): Promise<void>;
  /** Returns the unsaved work of windows that are no longer open, oldest first. */
  left(page: string): Promise<readonly JournalEntry[]>;
}

/** Keeps nothing. */
export const noJournal: Journal = { keep: async () => {}, forget: async () => {}, left: async () => [] };

const DATABASE = 'kavling-studio';
const STORE = 'journal';

/** The journal in this browser. A window holds a lock while it is open, so that others leave its work alone. */
export function browserJournal(window: string): Journal {
  void navigator.locks?.request(lockName(window), () => new Promise(() => {}));
  let opened: Promise<IDBDatabase> | undefined;
  const database = () => {
    opened ??= openDatabase();
    return opened;
  };
  const store = async (mode: IDBTransactionMode) =>
    (await database()).transaction(STORE, mode).objectStore(STORE);
  return {
    keep: (entry) => quietly(async () => void (await done((await store('readwrite')).put(entry))), undefined),
    forget: (page, own) =>
      quietly(async () => done((await store('readwrite')).delete([page, own])), undefined),
    left: (page) =>
      quietly(async () => {
        const all = (await done((await store('readonly')).getAll())) as readonly JournalEntry[];
        const open = await openWindows();
        return all
          .filter(
            (entry) => entry.page === page && entry.window !== window && !open.has(lockName(entry.window)),
          )
          .sort((a, b) => a.at - b.at);
      }, []),
  };
}

function lockName(window: string): string {
  return `kavling-studio-${window}`;
}

/** The locks of windows that are open. Over plain HTTP there are no locks: then what others keep may be merged twice. */
async function openWindows(): Promise<ReadonlySet<string | undefined>> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return new Set(held.map(({ name }) => name));
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(STORE, { keyPath: ['page', 'window'] }),
  );
  return done(request);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('The journal does not answer.')),
    );
  });
}

/** Private windows and full disks have no journal. */
async function quietly<T>(run: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await run();
  } catch {
    return otherwise;
  }
}
