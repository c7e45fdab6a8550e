import { isSamePath, type Key, type Path, startsWith } from './path.ts';

/** The effect of an edit on the paths of a document; plain data, so that it can be kept and sent. */
export type PathMove =
  /** A list has a new entry at this place. */
  | { readonly kind: 'insert'; readonly at: Path }
  | { readonly kind: 'remove'; readonly at: Path }
  /** The value inside is a different one now. */
  | { readonly kind: 'replace'; readonly at: Path }
  /** `to` is where it is once it has been taken out, as in JSON Patch. */
  | { readonly kind: 'move'; readonly from: Path; readonly to: Path }
  /** The value is now at `inner` of what took its place. */
  | { readonly kind: 'wrap'; readonly at: Path; readonly inner: Path };

/** Where the value at `path` is after an edit; `undefined` when it is gone. */
export function mapPath(path: Path, moves: readonly PathMove[]): Path | undefined {
  let now: Path | undefined = path;
  for (const move of moves) now = now && mapped(now, move);
  return now;
}

function mapped(path: Path, move: PathMove): Path | undefined {
  switch (move.kind) {
    case 'insert':
      return shifted(path, move.at, 1);
    case 'remove':
      return startsWith(path, move.at) ? undefined : shifted(path, move.at, -1);
    case 'replace':
      return startsWith(path, move.at) && !isSamePath(path, move.at) ? undefined : path;
    case 'move':
      return startsWith(path, move.from)
        ? [...move.to, ...path.slice(move.from.length)]
        : shifted(shifted(path, move.from, -1), move.to, 1);
    case 'wrap':
      return startsWith(path, move.at) ? [...move.at, ...move.inner, ...path.slice(move.at.length)] : path;
  }
}

/** The path with its step in the list that `at` is in moved along, if it comes after. */
function shifted(path: Path, at: Path, by: 1 | -1): Path {
  const level = at.length - 1;
  const [position, own] = [at[level], path[level]];
  if (!isPosition(position) || !isPosition(own) || !startsWith(path, at.slice(0, level))) return path;
  const isAfter = by > 0 ? own >= position : own > position;
  return isAfter ? [...path.slice(0, level), own + by, ...path.slice(level + 1)] : path;
}

function isPosition(key: Key | undefined): key is number {
  return typeof key === 'number';
}
