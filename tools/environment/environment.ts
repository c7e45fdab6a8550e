import type { Language } from '../../src/lib/languages.ts';

/** The output of a command. `columns` is the width of the terminal, `isTTY` true for an interactive one. */
export interface Sink {
  write(text: string): void;
  readonly isTTY: boolean;
  readonly columns: number;
  /** True if the reader has gone, as with `| head`; further output is dropped. */
  readonly isClosed?: boolean;
}

/** The files a command touches; every path is absolute. A missing file throws an error with `code: 'ENOENT'`. */
export interface Files {
  read(path: string): Uint8Array;
  /** The same as text; the bytes themselves if they are not UTF-8. */
  readText(path: string): string | Uint8Array;
  /** Whole or not at all: a reader never sees half a file. */
  write(path: string, content: string | Uint8Array): void;
  /** The names in a folder, by name; `undefined` when there is no such folder. */
  list(folder: string): readonly string[] | undefined;
  kind(path: string): 'file' | 'folder' | undefined;
  size(path: string): number;
  /** The path with all links resolved; `undefined` if it does not exist. */
  realPath(path: string): string | undefined;
  /** Changes whenever the content of a file may have changed; `undefined` when it is not there. */
  stamp(path: string): string | undefined;
  /** When the content of a file last changed, in milliseconds since 1970; `undefined` when it is not there. */
  changedAt(path: string): number | undefined;
}

/** The file `.env` of a site. */
export interface EnvFile {
  readonly path: string;
  readonly values: Readonly<Record<string, string>>;
  /** Why it cannot be used; it has no values then. */
  readonly problem?: string;
}

/** Everything outside the program that a command may reach. The commands themselves hold no clock, folder or stream. */
export interface Environment {
  readonly cwd: string;
  /** The folder of Kavling itself, with its schemas and its built engine. */
  readonly engineRoot: string;
  /** The environment variables, with the values of `.env` where none is set. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The `.env` that was read, if the folder has one. */
  readonly envFile?: EnvFile;
  /** The language of every sentence for the person: `--lang`, else KAVLING_LANG, else the system's. */
  readonly language: Language;
  /** True if there is a person at the terminal who can be asked. */
  readonly isInteractive: boolean;
  readonly out: Sink;
  readonly err: Sink;
  readonly files: Files;
  readonly platform: string;
  /** Milliseconds since 1970. */
  now(): number;
  /** All of standard input. */
  readInput(): Promise<Uint8Array>;
  /** Standard input as it arrives. */
  input(): AsyncIterable<Uint8Array>;
  /** Resolves when the person presses Ctrl+C. */
  interrupted(): Promise<void>;
}

/** Exit codes of every command: success, findings, wrong usage, trouble with a file, an error in Kavling. */
export const exit = { ok: 0, findings: 1, usage: 2, files: 3, internal: 4 } as const;
