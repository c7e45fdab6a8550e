import { isRecord } from '../../../../src/lib/is-record.ts';
import type { Node } from '../../conversion.ts';
import type { Given, Make } from './card.ts';
import { first } from './card.ts';
import { wordsOf } from './nodes.ts';
import { asText, isMet, type Slot, shownIn } from './slots.ts';

/** The cells of a list in their lines; without entries that begin a line, they are one line. */
function linesIn({ settings, known }: Given, list: Slot | undefined, cell: Slot | undefined): string[][] {
  const lines: string[][] = [];
  for (const one of shownIn(settings, list).flatMap(({ value }) => (Array.isArray(value) ? value : []))) {
    if (!isRecord(one)) continue;
    if (known.row?.split(' ').some((condition) => isMet(one, condition))) lines.push([]);
    else {
      if (lines.length === 0) lines.push([]);
      lines.at(-1)?.push(shownIn(one, cell).map(({ value }) => wordsOf(asText(value)))[0] ?? '');
    }
  }
  return lines.filter((line) => line.some(Boolean));
}

function tableNode(title: string, head: readonly string[], rows: readonly (readonly string[])[]): Node {
  const wide = Math.max(head.length, ...rows.map((row) => row.length));
  const filled = (row: readonly string[]) => [...row, ...Array(wide - row.length).fill('')];
  return {
    type: 'table',
    caption: title || 'Tabel',
    ...(title ? {} : { captionHidden: true }),
    head: head.length ? filled(head) : [],
    rows: rows.map(filled),
    rowHead: wide === 2,
  };
}

export const table: Make = (given) => {
  const { known, roles } = given;
  const [head = [], ...others] = linesIn(given, known.head, known.headCell);
  const rows = [...others, ...linesIn(given, known.list, known.entry?.title)];
  return rows.length ? [tableNode(first(roles.titles), head, rows)] : [];
};

/** The days and hours of an office, or anything else in two columns. */
export const hours: Make = ({ roles, entries }) => {
  const rows = entries.flatMap(({ titles, texts }) => {
    const name = first(titles);
    return name ? [[name, texts.map(wordsOf).filter(Boolean).join(' – ')]] : [];
  });
  return rows.length ? [tableNode(first(roles.titles), [], rows)] : [];
};
