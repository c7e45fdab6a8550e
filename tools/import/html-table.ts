/** A table in a text. */
export interface HtmlTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Whether the first cell of a row names the row. */
  readonly rowHead: boolean;
}

interface Cell {
  readonly isHead: boolean;
  readonly wide: number;
  readonly high: number;
  words: string;
}

const MOST_COLUMNS = 20;
const count = (text: string | undefined): number => Math.min(MOST_COLUMNS, Math.max(1, Number(text) || 1));

/** Gathers the cells of one table; a table in a cell of it is words of that cell. */
export class TableReader {
  readonly #rows: Cell[][] = [];
  #caption = '';
  #cell: Cell | undefined;
  #isCaption = false;
  #inner = 0;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'table') this.#inner += 1;
    if (this.#inner > 0) {
      this.words(' ');
      return;
    }
    if (name === 'tr') this.#rows.push([]);
    this.#isCaption = name === 'caption';
    if (name === 'td' || name === 'th') {
      const cell = {
        isHead: name === 'th',
        wide: count(attributes.colspan),
        high: count(attributes.rowspan),
        words: '',
      };
      this.#cell = cell;
      if (this.#rows.length === 0) this.#rows.push([]);
      this.#rows.at(-1)?.push(cell);
    } else this.words(' ');
  }

  words(text: string): void {
    if (this.#cell) this.#cell.words += text;
    else if (this.#isCaption) this.#caption += text;
  }

  /** Whether that was the end of the table. */
  close(name: string): boolean {
    if (name === 'table') {
      if (this.#inner === 0) return true;
      this.#inner -= 1;
    }
    if (this.#inner === 0 && (name === 'td' || name === 'th')) this.#cell = undefined;
    else if (name === 'caption') this.#isCaption = false;
    else this.words(' ');
    return false;
  }

  end(): HtmlTable {
    const rows = filled(this.#rows).filter((row) => row.some((words) => words !== ''));
    const [first = []] = this.#rows;
    const hasHead = rows.length > 1 && first.length > 0 && first.every(({ isHead }) => isHead);
    const body = hasHead ? rows.slice(1) : rows;
    const named = this.#rows.slice(hasHead ? 1 : 0).some(([cell]) => cell?.isHead);
    return {
      caption: plain(this.#caption),
      head: hasHead ? (rows[0] ?? []) : [],
      rows: body,
      rowHead: named || Math.max(0, ...body.map((row) => row.length)) === 2,
    };
  }
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Cells in their columns: one that is several wide or high leaves the others empty. */
function filled(rows: readonly (readonly Cell[])[]): string[][] {
  const taken: number[] = [];
  return rows.map((row) => {
    const line: string[] = [];
    const skip = () => {
      while ((taken[line.length] ?? 0) > 0) {
        taken[line.length] = (taken[line.length] ?? 0) - 1;
        line.push('');
      }
    };
    for (const { words, wide, high } of row) {
      skip();
      for (let at = 0; at < wide; at++) {
        taken[line.length] = high - 1;
        line.push(at === 0 ? plain(words) : '');
      }
    }
    skip();
    // One cell over the whole width names what follows.
    return row.length === 1 && row[0] && row[0].wide > 1 ? line.slice(0, 1) : line;
  });
}
