import { hasLineEnd } from './layout.ts';

/** The text between two entries of an object or list, or between an entry and a bracket. */
export interface Gap {
  readonly start: number;
  readonly end: number;
  /** The offset of its comma; -1 where it has none. */
  readonly comma: number;
  readonly hasComments: boolean;
  readonly hasLineEnd: boolean;
}

const COMMENT = /\/\/[^\r\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;

export function readGap(text: string, start: number, end: number): Gap {
  let comma = -1;
  let hasComments = false;
  for (let at = start; at < end; ) {
    const comment = commentAt(text, at);
    if (comment) hasComments = true;
    else if (text[at] === ',') comma = at;
    at += comment?.length ?? 1;
  }
  return { start, end, comma, hasComments, hasLineEnd: hasLineEnd(text.slice(start, end)) };
}

/** The comment that begins at an offset. */
function commentAt(text: string, offset: number): string | undefined {
  COMMENT.lastIndex = offset;
  return text[offset] === '/' ? COMMENT.exec(text)?.[0] : undefined;
}

/** Where the line goes on after an entry: behind its comma, and behind comments on the same line. */
export function afterEntry(text: string, { start, end, comma }: Gap): { at: number; isLineComment: boolean } {
  let found = comma < 0 ? start : comma + 1;
  let isLineComment = false;
  for (let at = found; at < end && /[ \t/]/.test(text[at] ?? ''); ) {
    const comment = commentAt(text, at);
    at += comment?.length ?? 1;
    if (!comment) continue;
    found = at;
    isLineComment = comment.startsWith('//');
  }
  return { at: found, isLineComment };
}
