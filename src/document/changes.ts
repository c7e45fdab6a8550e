/** A part of a text: offset and length in UTF-16 units. */
export interface Span {
  readonly start: number;
  readonly length: number;
}

/** A part of a text, and what takes its place. */
export interface TextChange extends Span {
  readonly text: string;
}

/** Applies `changes` to the text. They are sorted by start; of two that overlap, the later is omitted. */
export function applyChanges(text: string, changes: readonly TextChange[]): string {
  let out = '';
  let at = 0;
  for (const change of changes) {
    if (change.start < at) continue;
    out += text.slice(at, change.start) + change.text;
    at = change.start + change.length;
  }
  return out + text.slice(at);
}

/** Maps an offset of the changed text to the original one. */
export function originalOffsets(changes: readonly TextChange[]): (offset: number) => number {
  const steps: { from: number; shift: number; end: number }[] = [];
  let shift = 0;
  let at = 0;
  for (const change of changes) {
    if (change.start < at) continue;
    at = change.start + change.length;
    const grown = change.text.length - change.length;
    if (grown === 0) continue;
    shift += grown;
    steps.push({ from: at + shift, shift, end: at });
  }
  return (offset) => {
    let low = 0;
    let high = steps.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((steps[middle]?.from ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    // An inserted character belongs, in the original, to the end of its change.
    return Math.min(offset - (steps[low - 1]?.shift ?? 0), steps[low]?.end ?? Number.POSITIVE_INFINITY);
  };
}

/** A piece of a changed text: a span of the original, or new text. */
type Piece = { readonly from: number; readonly to: number } | { readonly text: string };

/** Two lists of changes as one: `second` is made to the text that `first` gives, the result to the original. */
export function composeChanges(first: readonly TextChange[], second: readonly TextChange[]): TextChange[] {
  return changesOf(edited(edited([{ from: 0, to: Number.POSITIVE_INFINITY }], first), second));
}

function edited(pieces: readonly Piece[], changes: readonly TextChange[]): Piece[] {
  let rest = pieces;
  let at = 0;
  const out: Piece[] = [];
  for (const { start, length, text } of changes) {
    const [kept, after] = split(rest, start - at);
    out.push(...kept, { text });
    rest = split(after, length)[1];
    at = start + length;
  }
  return [...out, ...rest];
}

function split(pieces: readonly Piece[], offset: number): [before: Piece[], after: Piece[]] {
  const before: Piece[] = [];
  let left = offset;
  for (const [i, piece] of pieces.entries()) {
    const length = 'text' in piece ? piece.text.length : piece.to - piece.from;
    if (length <= left) {
      before.push(piece);
      left -= length;
      continue;
    }
    const [head, tail]: [Piece, Piece] =
      'text' in piece
        ? [{ text: piece.text.slice(0, left) }, { text: piece.text.slice(left) }]
        : [
            { from: piece.from, to: piece.from + left },
            { from: piece.from + left, to: piece.to },
          ];
    return [left > 0 ? [...before, head] : before, [tail, ...pieces.slice(i + 1)]];
  }
  return [before, []];
}

function changesOf(pieces: readonly Piece[]): TextChange[] {
  const out: TextChange[] = [];
  let at = 0;
  let text = '';
  for (const piece of pieces) {
    if ('text' in piece) {
      text += piece.text;
      continue;
    }
    if (piece.from === piece.to) continue;
    if (text || piece.from > at) out.push({ start: at, length: piece.from - at, text });
    at = piece.to;
    text = '';
  }
  return out;
}
