/** A table in a text. */
export interface HtmlTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** True if the first cell of a row names the row. */
  readonly rowHead: boolean;
  /** The links in its cells, each with its text and the name of its row. */
  readonly links: readonly CellLink[];
}

export interface CellLink {
  readonly text: string;
  readonly row: string;
  readonly link: string;
}

interface Cell {
  readonly isHead: boolean;
  readonly wide: number;
  readonly high: number;
  readonly links: { text: string; link: string }[];
  words: string;
  /** True if it has text that is not bold. */
  hasPlain: boolean;
}

const BOLD: ReadonlySet<string> = new Set(['b', 'strong', 'th']);

const MOST_COLUMNS = 20;
const count = (text: string | undefined): number => Math.min(MOST_COLUMNS, Math.max(1, Number(text) || 1));

/** Collects the cells of one table; a nested table becomes text of its cell. */
export class TableReader {
  readonly #link: (address: string) => string | undefined;
  readonly #rows: Cell[][] = [];
  #bold = 0;
  #isInHead = false;
  #opened: { text: string; link: string } | undefined;
  #caption = '';
  #cell: Cell | undefined;
  #isCaption = false;
  #inner = 0;

  constructor(link: (address: string) => string | undefined) {
    this.#link = link;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'table') this.#inner += 1;
    if (name === 'a') this.#openLink(attributes.href?.trim() ?? '');
    if (this.#inner > 0) {
      this.words(' ');
      return;
    }
    if (BOLD.has(name)) this.#bold += 1;
    if (name === 'thead') this.#isInHead = true;
    if (name === 'tr') this.#rows.push([]);
    this.#isCaption = name === 'caption';
    if (name === 'td' || name === 'th') {
      const cell = {
        isHead: name === 'th' || this.#isInHead,
        wide: count(attributes.colspan),
        high: count(attributes.rowspan),
        links: [],
        words: '',
        hasPlain: false,
      };
      this.#cell = cell;
      if (this.#rows.length === 0) this.#rows.push([]);
      this.#rows.at(-1)?.push(cell);
    } else this.words(' ');
  }

  #openLink(address: string): void {
    const link = address === '' ? undefined : this.#link(address);
    this.#opened = link && link !== '#' && this.#cell ? { text: '', link } : undefined;
    if (this.#opened) this.#cell?.links.push(this.#opened);
  }

  words(text: string): void {
    if (this.#opened) this.#opened.text += text;
    if (this.#cell) {
      this.#cell.words += text;
      if (this.#bold === 0 && text.trim() !== '') this.#cell.hasPlain = true;
    } else if (this.#isCaption) this.#caption += text;
  }

  /** Returns true at the end of the table. */
  close(name: string): boolean {
    if (name === 'table') {
      if (this.#inner === 0) return true;
      this.#inner -= 1;
    }
    if (name === 'a') this.#opened = undefined;
    if (name === 'thead') this.#isInHead = false;
    if (BOLD.has(name)) this.#bold = Math.max(0, this.#bold - 1);
    if (this.#inner === 0 && (name === 'td' || name === 'th')) this.#cell = undefined;
    else if (name === 'caption') this.#isCaption = false;
    else this.words(' ');
    return false;
  }

  end(): HtmlTable {
    const rows = filled(this.#rows).filter((row) => row.some((words) => words !== ''));
    const [first = []] = this.#rows;
    const hasHead = rows.length > 1 && (isHeadRow(first) || isBoldAlone(this.#rows));
    const body = hasHead ? rows.slice(1) : rows;
    const below = this.#rows.slice(hasHead ? 1 : 0);
    const named = below.some(([cell]) => cell?.isHead) || hasBoldNames(below);
    return {
      caption: plain(this.#caption),
      head: hasHead ? (rows[0] ?? []) : [],
      rows: body,
      rowHead: named || Math.max(0, ...body.map((row) => row.length)) === 2,
      links: this.#rows.flatMap((row) => row.flatMap((cell) => linksOf(cell, row))),
    };
  }
}

const isHeadRow = (row: readonly Cell[]): boolean => row.length > 0 && row.every(({ isHead }) => isHead);
const isBold = ({ words, hasPlain }: Cell): boolean => words.trim() !== '' && !hasPlain;
/** True if every cell with text is bold. */
const isBoldRow = (row: readonly Cell[]): boolean =>
  row.length > 1 && row.some(isBold) && !row.some(({ hasPlain }) => hasPlain);

/** True if only the first row is bold. */
const isBoldAlone = ([first = [], ...others]: readonly (readonly Cell[])[]): boolean =>
  isBoldRow(first) && !others.some(isBoldRow);

/** True if the first cell of each row is bold and the others are not. */
const hasBoldNames = (rows: readonly (readonly Cell[])[]): boolean => {
  const full = rows.filter((row) => row.length > 1);
  return (
    full.length > 0 &&
    full.every(([name, ...cells]) => name && isBold(name) && cells.some((one) => !isBold(one)))
  );
};

function linksOf({ links, words }: Cell, [name]: readonly Cell[]): CellLink[] {
  return links.flatMap(({ text, link }) => {
    const row = plain(name?.words ?? '');
    const label = plain(text) || plain(words);
    return label ? [{ text: label, row: name?.words === words ? '' : row, link }] : [];
  });
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Cells in their columns: one that spans columns leaves the others empty; one that spans rows repeats its text. */
function filled(rows: readonly (readonly Cell[])[]): string[][] {
  const taken: { rows: number; words: string }[] = [];
  return rows.map((row) => {
    const line: string[] = [];
    const skip = () => {
      for (let above = taken[line.length]; above && above.rows > 0; above = taken[line.length]) {
        above.rows -= 1;
        line.push(above.words);
      }
    };
    for (const { words, wide, high } of row) {
      skip();
      for (let at = 0; at < wide; at++) {
        const shown = at === 0 ? plain(words) : '';
        taken[line.length] = { rows: high - 1, words: shown };
        line.push(shown);
      }
    }
    skip();
    // One cell over the whole width names what follows.
    return row.length === 1 && row[0] && row[0].wide > 1 ? line.slice(0, 1) : line;
  });
}
