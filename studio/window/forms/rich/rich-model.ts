import { isSameValue } from '../../../../src/document/is-same-value.ts';
import { isRecord } from '../../../../src/lib/is-record.ts';

/** Rich text as it is edited: lines of runs. A list is the lines that follow each other, up to one that starts anew. */
export interface Run {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly link: string | undefined;
}
export const KINDS = ['paragraph', 'subheading', 'list', 'numbered', 'quote'] as const;
export type BlockKind = (typeof KINDS)[number];

export interface Line {
  readonly kind: BlockKind;
  /** Whether a block begins with it. */
  readonly isFirst: boolean;
  readonly runs: readonly Run[];
}

/** A value of the document as lines. What is not as the schema says is read as well as can be. */
export function readRichText(value: unknown): Line[] {
  return (Array.isArray(value) ? value : []).flatMap((block: unknown): Line[] => {
    if (!isRecord(block)) return [{ kind: 'paragraph', isFirst: true, runs: readInline([block]) }];
    const kind = KINDS.find((one) => one === block.kind) ?? 'paragraph';
    if (!isList(kind)) return [{ kind, isFirst: true, runs: readInline(block.text) }];
    const items: readonly unknown[] = Array.isArray(block.items) ? block.items : [];
    return items.map((item, index) => ({ kind, isFirst: index === 0, runs: readInline(item) }));
  });
}

export function readInline(value: unknown): Run[] {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [];
  return joinRuns(
    parts.map((part): Run => {
      if (!isRecord(part)) return plainRun(typeof part === 'string' ? part : '');
      return {
        text: String(part.text ?? ''),
        bold: part.bold === true,
        italic: part.italic === true,
        link: typeof part.link === 'string' ? part.link : undefined,
      };
    }),
  );
}

export function plainRun(text: string): Run {
  return { text, bold: false, italic: false, link: undefined };
}

/** Runs that look the same are one; empty ones are none. */
export function joinRuns(runs: readonly Run[]): Run[] {
  const out: Run[] = [];
  for (const run of runs) {
    const last = out.at(-1);
    if (run.text === '') continue;
    if (last && isSameMark(last, run)) out[out.length - 1] = { ...last, text: last.text + run.text };
    else out.push(run);
  }
  return out;
}

function isSameMark(a: Run, b: Run): boolean {
  return a.bold === b.bold && a.italic === b.italic && a.link === b.link;
}

export function isList(kind: BlockKind): boolean {
  return kind === 'list' || kind === 'numbered';
}

/** Lines as a value of the document. Blocks that say the same as before are written as they were; empty ones are left out. */
export function writeRichText(lines: readonly Line[], before: unknown): unknown[] {
  const blocks = blocksOf(lines.filter(({ runs }) => joinRuns(runs).length > 0));
  const old: readonly unknown[] = Array.isArray(before) ? before : [];
  const oldBlocks = old.map((value) => ({ value, lines: readRichText([value]) }));
  const isSame = (at: number, oldAt: number) => {
    const [now, then] = [blocks[at], oldBlocks[oldAt]];
    return now !== undefined && then !== undefined && isSameValue(now, then.lines);
  };
  let start = 0;
  while (isSame(start, start)) start += 1;
  let end = 0;
  while (
    end < Math.min(blocks.length, old.length) - start &&
    isSame(blocks.length - 1 - end, old.length - 1 - end)
  )
    end += 1;
  return [
    ...old.slice(0, start),
    ...blocks.slice(start, blocks.length - end).map(writeBlock),
    ...old.slice(old.length - end),
  ];
}

/** The lines of each block. */
export function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const goesOn = last && !line.isFirst && isList(line.kind) && last[0]?.kind === line.kind;
    const runs = joinRuns(line.runs);
    if (goesOn) last.push({ ...line, isFirst: false, runs });
    else blocks.push([{ ...line, isFirst: true, runs }]);
  }
  return blocks;
}

function writeBlock(lines: readonly Line[]): unknown {
  const kind = lines[0]?.kind ?? 'paragraph';
  if (isList(kind)) return { kind, items: lines.map(({ runs }) => writeInline(runs)) };
  const text = writeInline(lines[0]?.runs ?? []);
  const [only] = text;
  return kind === 'paragraph' && text.length === 1 && typeof only === 'string' ? only : { kind, text };
}

export function writeInline(runs: readonly Run[]): unknown[] {
  return joinRuns(runs).map(({ text, bold, italic, link }) =>
    bold || italic || link !== undefined
      ? {
          text,
          ...(bold ? { bold } : {}),
          ...(italic ? { italic } : {}),
          ...(link === undefined ? {} : { link }),
        }
      : text,
  );
}
