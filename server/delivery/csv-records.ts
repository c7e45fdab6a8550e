/** Reads the records of a CSV file byte by byte, in any number of chunks. */
export interface RecordReader {
  /**
   * Takes the next bytes and reports every record that they complete with its place in the file, line break included.
   */
  read(bytes: Buffer): void;
  /** Bytes of the last, unfinished record; empty where the file ends with a line break. */
  readonly rest: Buffer;
  /** True if the unfinished record ends inside a quoted cell. */
  readonly isQuoted: boolean;
}

const QUOTE = 0x22;
const LINE_END = 0x0a;

export function createRecordReader(report: (record: Buffer, offset: number) => void): RecordReader {
  let rest = Buffer.alloc(0);
  let offset = 0;
  let isQuoted = false;
  return {
    read(bytes) {
      let start = 0;
      for (let at = 0; at < bytes.length; at += 1) {
        if (bytes[at] === QUOTE) isQuoted = !isQuoted;
        else if (bytes[at] === LINE_END && !isQuoted) {
          const record = Buffer.concat([rest, bytes.subarray(start, at + 1)]);
          report(record, offset);
          offset += record.length;
          rest = Buffer.alloc(0);
          start = at + 1;
        }
      }
      rest = Buffer.concat([rest, bytes.subarray(start)]);
    },
    get rest() {
      return rest;
    },
    get isQuoted() {
      return isQuoted;
    },
  };
}

/** The cells of one record as `csvLine` wrote them. */
export function cellsOf(record: Buffer): readonly string[] {
  const cells = record.toString('utf8').matchAll(/"((?:[^"]|"")*)"(?=,|\r\n)/g);
  return [...cells].map(([, text = '']) => text.replaceAll('""', '"'));
}

/** An empty record of the same length with as many columns. */
export function blankRecord(record: Buffer, columns: number): Buffer {
  const empty = `${',""'.repeat(columns - 1)}\r\n`;
  return Buffer.from(`"${' '.repeat(record.length - empty.length - 2)}"${empty}`, 'latin1');
}
