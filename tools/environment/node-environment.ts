import { isUtf8 } from 'node:buffer';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { languageOfEnvironment } from '../../src/lib/languages.ts';
import type { Environment, Files, Sink } from './environment.ts';

/** The files of this computer. */
export const nodeFiles: Files = {
  read: (path) => readFileSync(path),
  readText(path) {
    // Reading as text is the fast way; only a text with a replacement character may have been something else.
    const text = readFileSync(path, 'utf8');
    if (!text.includes('\ufffd')) return text;
    const bytes = readFileSync(path);
    return isUtf8(bytes) ? text : bytes;
  },
  write(path, content) {
    mkdirSync(dirname(path), { recursive: true });
    const temporary = `${path}.${process.pid}.tmp`;
    writeFileSync(temporary, content);
    renameSync(temporary, path);
  },
  list(folder) {
    try {
      return readdirSync(folder);
    } catch {
      return undefined;
    }
  },
  kind(path) {
    // No path contains NUL, so nothing is found.
    const found = path.includes('\0') ? undefined : find(path);
    if (!found) return undefined;
    return found.isDirectory() ? 'folder' : 'file';
  },
  size: (path) => statSync(path).size,
  realPath(path) {
    try {
      return realpathSync.native(path);
    } catch {
      return undefined;
    }
  },
  changedAt: (path) => find(path)?.mtimeMs,
  stamp(path) {
    const found = find(path);
    return found?.isFile() ? `${found.size} ${found.mtimeMs} ${found.ctimeMs} ${found.ino}` : undefined;
  },
};

/** Nothing where there is nothing, nor below a file (`pages/.DS_Store/page.json`). */
function find(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** A reader that leaves early (`| head`) is not an error: further output is dropped, and the command ends as usual. */
function sink(stream: NodeJS.WriteStream): Sink {
  let isClosed = false;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    isClosed = true;
  });
  return {
    write(text) {
      if (!isClosed) stream.write(text);
    },
    get isClosed() {
      return isClosed;
    },
    isTTY: Boolean(stream.isTTY),
    columns: stream.columns ?? 100,
  };
}

/** The environment of a person at a terminal. */
export function nodeEnvironment(): Environment {
  return {
    cwd: process.cwd(),
    engineRoot: findEngineRoot(),
    env: process.env,
    language: languageOfEnvironment(process.env, Intl.DateTimeFormat().resolvedOptions().locale),
    isInteractive: Boolean(process.stdin.isTTY && process.stdout.isTTY) && !process.env.CI,
    out: sink(process.stdout),
    err: sink(process.stderr),
    files: nodeFiles,
    platform: process.platform,
    now: () => Date.now(),
    async readInput() {
      const chunks: Buffer[] = [];
      for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk as Uint8Array));
      return Buffer.concat(chunks);
    },
    input: () => process.stdin,
    interrupted: () =>
      new Promise((done) => {
        process.once('SIGINT', () => done());
        process.once('SIGTERM', () => done());
      }),
  };
}

/** Upwards from this file, source or built, to the folder with the schemas. */
function findEngineRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'schemas/page.schema.json')) && dirname(folder) !== folder)
    folder = dirname(folder);
  return folder;
}
