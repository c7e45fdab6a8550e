import { languageOfEnvironment } from '../../src/lib/languages.ts';
import type { Environment, Files } from './environment.ts';

/** Files in memory, by absolute path. The twin of the real ones, for tests and for the studio. */
export function memoryFiles(start: Record<string, string | Uint8Array> = {}): Files & { all(): string[] } {
  const held = new Map<string, Uint8Array>();
  const stamps = new Map<string, number>();
  let writes = 0;
  const write = (path: string, content: string | Uint8Array) => {
    held.set(path, typeof content === 'string' ? new TextEncoder().encode(content) : content);
    writes += 1;
    stamps.set(path, writes);
  };
  for (const [path, content] of Object.entries(start)) write(path, content);
  const inside = (folder: string) => (folder.endsWith('/') ? folder : `${folder}/`);
  const kind = (path: string) => {
    if (held.has(path)) return 'file' as const;
    return [...held.keys()].some((name) => name.startsWith(inside(path))) ? ('folder' as const) : undefined;
  };
  const read = (path: string) => {
    const content = held.get(path);
    if (!content) throw Object.assign(new Error(`ENOENT: no such file: ${path}`), { code: 'ENOENT' });
    return content;
  };
  return {
    read,
    readText(path) {
      const bytes = read(path);
      try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
      } catch {
        return bytes;
      }
    },
    write,
    kind,
    size: (path) => read(path).length,
    realPath: (path) => (kind(path) ? path : undefined),
    stamp: (path) => (held.has(path) ? String(stamps.get(path)) : undefined),
    changedAt: (path) => (held.has(path) ? 0 : undefined),
    list(folder) {
      if (kind(folder) !== 'folder') return undefined;
      const below = [...held.keys()].filter((name) => name.startsWith(inside(folder)));
      return [...new Set(below.map((name) => name.slice(inside(folder).length).split('/')[0] ?? ''))].sort();
    },
    all: () => [...held.keys()].sort(),
  };
}

/** An environment without a computer: it keeps what was written, and its clock stands still. */
export function memoryEnvironment(start: {
  files?: Record<string, string | Uint8Array>;
  cwd?: string;
  env?: Record<string, string>;
  input?: string;
  now?: number;
}) {
  const written = { out: '', err: '' };
  const sink = (name: 'out' | 'err') => ({
    write: (text: string) => {
      written[name] += text;
    },
    isTTY: false,
    columns: 100,
  });
  const files = memoryFiles(start.files);
  const environment: Environment = {
    cwd: start.cwd ?? '/site',
    engineRoot: '/kavling',
    env: start.env ?? {},
    language: languageOfEnvironment(start.env ?? {}),
    isInteractive: false,
    out: sink('out'),
    err: sink('err'),
    files,
    platform: 'linux',
    now: () => start.now ?? 0,
    readInput: async () => new TextEncoder().encode(start.input ?? ''),
    async *input() {
      yield new TextEncoder().encode(start.input ?? '');
    },
    interrupted: () => Promise.resolve(),
  };
  return { environment, files, written };
}
