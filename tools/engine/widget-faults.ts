import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapping } from 'node:module';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isRecord } from '../../src/lib/is-record.ts';
import { linesOf } from '../diagnostics/text/lines.ts';

/** One place in the files of a site's widgets that cannot be compiled or loaded. */
export interface WidgetFault {
  /** Absolute where it is found, then relative to the site; empty where the compiler names none. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
  readonly kind: 'import' | 'package' | 'outside' | 'code' | 'load' | 'export';
  /** The name in an import, or the compiler's message. */
  readonly detail: string;
}

/** The code of an import that leads out of the folders of widgets. */
export const OUTSIDE = 'KAVLING_OUTSIDE';

/** `[ widgets/price-note/price-note.view.tsx:13:14 ]` */
const PLACE = /\[ (.+?):(\d+):(\d+) \]/;

/** Vite's own message about a missing package. */
const UNRESOLVED = /failed to resolve import "([^"]+)" from "([^"]+)"/;

/** The faults that an error of the bundler lists. */
export function compileFaults(error: unknown): readonly WidgetFault[] {
  const listed = isRecord(error) && Array.isArray(error.errors) ? error.errors : [error];
  return listed.map(compileFault);
}

function compileFault(error: unknown): WidgetFault {
  const given = isRecord(error) ? error : { message: String(error) };
  const text = stripVTControlCharacters(String(given.message ?? ''));
  const [, shown, line, column] = PLACE.exec(text) ?? [];
  const at = isRecord(given.loc) ? given.loc : {};
  const named = at.file ?? given.id ?? (shown === undefined ? '' : resolve(shown));
  const place = {
    file: String(named).replace(/\?.*$/, ''),
    line: Number(at.line ?? line ?? 1),
    column: Number(column ?? Number(at.column ?? 0) + 1),
  };
  if (given.pluginCode === OUTSIDE) return { ...place, kind: 'outside', detail: importIn(text) };
  if (given.code === 'UNRESOLVED_IMPORT') {
    return { ...place, ...importKind(String(given.exporter ?? importIn(text))) };
  }
  const [, lost, importer] = UNRESOLVED.exec(text) ?? [];
  if (lost !== undefined && importer !== undefined)
    return { ...importPlace(importer, lost), ...importKind(lost) };
  const reason = String(given.reason ?? text.split('\n').find((one) => one.trim() !== '') ?? '');
  return { ...place, kind: 'code', detail: reason.replace(/^\[[^\]]+\] */, '').replace(/[.\s]+$/, '') };
}

const importKind = (detail: string) =>
  ({ kind: /^[./]/.test(detail) ? 'import' : 'package', detail }) as const;

/** Where a file names something to import, for an error that names the file alone. */
function importPlace(file: string, name: string) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const at = Math.max(text.search(new RegExp(`['"]${name.replaceAll(/\W/g, '\\$&')}['"]`)), 0);
  return { file, ...linesOf(text).at(at) };
}

const importIn = (text: string) => /'([^']+)'/.exec(text)?.[1] ?? '';

/** Where a module that was compiled to `server` fails while it is loaded, by its source map. */
export function loadFault(error: unknown, server: string): WidgetFault {
  const detail = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, line, column] = /server\.mjs:(\d+)(?::(\d+))?/.exec(stack) ?? [];
  const map = new SourceMap(JSON.parse(readFileSync(`${server}.map`, 'utf8')));
  const missing = /export named '(\w+)'/.exec(detail)?.[1];
  const found = missing
    ? importOf(missing, map.payload)
    : map.findEntry(Number(line ?? 1) - 1, Number(column ?? 1) - 1);
  const {
    originalSource = '',
    originalLine = 0,
    originalColumn = 0,
  } = (found ?? {}) as Partial<SourceMapping>;
  return {
    file: originalSource && resolve(server, '..', originalSource),
    line: originalLine + 1,
    column: originalColumn + 1,
    kind: 'load',
    detail: missing ? `"kavling" exports no "${missing}"` : detail,
  };
}

/** The first source that imports a name. */
function importOf(name: string, { sources, sourcesContent }: SourceMap['payload']) {
  const pattern = new RegExp(`import[^;]*\\b${name}\\b`);
  for (const [index, text] of sourcesContent.entries()) {
    const at = pattern.exec(text ?? '');
    if (!at) continue;
    const before = text.slice(0, at.index + at[0].length - name.length).split('\n');
    return {
      originalSource: sources[index] ?? '',
      originalLine: before.length - 1,
      originalColumn: before.at(-1)?.length ?? 0,
    };
  }
  return undefined;
}
