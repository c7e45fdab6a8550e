import { type DocumentEdit, editInTurn } from '../../../src/document/edit/edit.ts';
import { insert, remove } from '../../../src/document/edit/insert.ts';
import { move } from '../../../src/document/edit/move.ts';
import { set, unset } from '../../../src/document/edit/set.ts';
import { findPlace, type ParsedText } from '../../../src/document/parse.ts';
import { formatPointer, type Path } from '../../../src/document/path.ts';
import { isRecord } from '../../../src/lib/is-record.ts';
import { withoutNulls } from '../../generate/strict.ts';
import { nodeAt, readPointer } from '../pointer.ts';
import { ToolError } from '../tool.ts';

/** The values of one operation; which it needs is in `operations`. */
interface Given {
  readonly path: Path;
  readonly from: Path;
  readonly value: unknown;
}

interface Operation {
  readonly needs: readonly ('path' | 'from' | 'value')[];
  readonly run: (document: ParsedText, given: Given) => DocumentEdit;
  /** The change in two or three words, for the list of versions. */
  readonly label: (given: Given) => string;
}

const operations: Readonly<Record<string, Operation>> = {
  set: {
    needs: ['path', 'value'],
    run: (document, { path, value }) => {
      if (typeof path.at(-1) === 'number') nodeAt(document, path);
      return set(document, path, value);
    },
    label: ({ path }) => `Set ${lastOf(path)}`,
  },
  unset: {
    needs: ['path'],
    run: (document, { path }) => {
      nodeAt(document, path);
      return unset(document, path);
    },
    label: ({ path }) => `Unset ${lastOf(path)}`,
  },
  insert: {
    needs: ['path', 'value'],
    run: (document, { path, value }) => insertAt(document, path, value),
    label: ({ value }) =>
      `Insert ${isRecord(value) && typeof value.type === 'string' ? value.type : 'entry'}`,
  },
  remove: {
    needs: ['path'],
    run: (document, { path }) => {
      const isEntry = nodeAt(document, path).parent?.type === 'array';
      return isEntry ? remove(document, path) : unset(document, path);
    },
    label: ({ path }) => `Remove ${lastOf(path)}`,
  },
  move: {
    needs: ['from', 'path'],
    run: (document, { from, path }) => {
      nodeAt(document, from);
      return move(document, from, withEnd(document, path, from));
    },
    label: ({ from }) => `Move ${lastOf(from)}`,
  },
};

/** Each operation parses the result of the one before it; this many take some seconds on a large page. */
export const MOST_OPERATIONS = 500;

export const operationNames = Object.keys(operations);

/** One operation that was read: how it is run, and what to call it. */
export interface ReadOperation {
  readonly run: (document: ParsedText) => DocumentEdit;
  readonly label: string;
}

/**
 * The operations of a call.
 * @throws ToolError that names the first one that is none
 */
export function readOperations(ops: readonly unknown[]): readonly ReadOperation[] {
  if (ops.length === 0) throw new ToolError('"ops" is empty: there is nothing to do.');
  if (ops.length > MOST_OPERATIONS)
    throw new ToolError(
      `"ops" has ${ops.length} operations, and one edit may have ${MOST_OPERATIONS}. Set or insert larger values, or make several edits.`,
    );
  return ops.map((one, i) => readOperation(one, i));
}

/**
 * All operations as one edit, each made to what the one before it gave.
 * @throws ToolError that names the first one that cannot be done
 */
export function runOperations(document: ParsedText, ops: readonly ReadOperation[]): DocumentEdit {
  return editInTurn(
    document,
    ops.map(({ run, label }, i) => (now) => {
      try {
        return run(now);
      } catch (error) {
        if (!(error instanceof ToolError || error instanceof RangeError)) throw error;
        throw new ToolError(
          `Operation ${i} (${label}) is not possible, so nothing was written. ${error.message}`,
        );
      }
    }),
  );
}

function readOperation(one: unknown, i: number): ReadOperation {
  if (!isRecord(one)) throw new ToolError(`ops[${i}] is not an object.`);
  const name = String(one.op);
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (!operation)
    throw new ToolError(`ops[${i}]: "op" is one of ${operationNames.join(', ')}, not "${name}".`);
  const missing = operation.needs.find((key) => one[key] === undefined);
  if (missing) throw new ToolError(`ops[${i}] (${name}) needs "${missing}".`);
  for (const key of ['path', 'from'] as const)
    if (operation.needs.includes(key) && typeof one[key] !== 'string')
      throw new ToolError(`ops[${i}] (${name}): "${key}" is a JSON pointer, such as "/sections/2".`);
  if (one.value === null)
    throw new ToolError(`ops[${i}] (${name}): no value of a page is null. Use "unset" to take a key out.`);
  if (hasBrokenLetters(one))
    throw new ToolError(
      `ops[${i}] (${name}) has half a letter (a lone surrogate), which no file can keep. Send the whole letter.`,
    );
  const given: Given = {
    path: readPointer(String(one.path ?? '')),
    from: readPointer(String(one.from ?? '')),
    value: withoutNulls(one.value),
  };
  if (given.path.length === 0)
    throw new ToolError(`ops[${i}] (${name}): the whole page cannot be the target.`);
  return { run: (document) => operation.run(document, given), label: operation.label(given) };
}

/** True if a text or a key anywhere in a value has a lone surrogate. */
function hasBrokenLetters(value: unknown): boolean {
  if (typeof value === 'string') return /\p{Surrogate}/u.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => hasBrokenLetters(key) || hasBrokenLetters(inner));
}

function insertAt(document: ParsedText, path: Path, value: unknown): DocumentEdit {
  const target = withEnd(document, path);
  const holder = target.slice(0, -1);
  const list = findPlace(document.root, holder)?.value;
  // The first entry of a list that the page omits.
  if (!list && target.at(-1) === 0) return set(document, target, value);
  const { type, children = [] } = list ?? nodeAt(document, holder);
  if (type !== 'array')
    throw new ToolError(`${formatPointer(holder)} is not a list: use "set" for a key of an object.`);
  const index = target.at(-1);
  if (typeof index !== 'number' || index > children.length)
    throw new ToolError(
      `${formatPointer(holder)} has ${children.length} entries: insert at 0 to ${children.length}, or at "-" for the end.`,
    );
  return insert(document, target, value);
}

/** `-` is the place behind the last entry, as in JSON Patch. */
function withEnd(document: ParsedText, path: Path, from?: Path): Path {
  if (path.at(-1) !== '-') return path;
  const holder = path.slice(0, -1);
  const { children = [] } = findPlace(document.root, holder)?.value ?? {};
  const isWithin = from && formatPointer(from.slice(0, -1)) === formatPointer(holder);
  return [...holder, children.length - (isWithin ? 1 : 0)];
}

function lastOf(path: Path): string {
  return formatPointer(path.slice(-2)).slice(1) || 'page';
}
