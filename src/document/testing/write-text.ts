/** The style in which a person or a tool may have written a document. */
export interface Hand {
  /** One level of indentation; a text on one line has none. */
  readonly unit: string | undefined;
  readonly lineEnd: string;
  readonly hasMark: boolean;
  readonly hasFinalLine: boolean;
  readonly hasTrailingCommas: boolean;
  readonly hasComments: boolean;
  /** Objects and lists with no more characters than this are on one line. */
  readonly width: number;
  readonly isTight: boolean;
}

/** A value as that hand writes it. */
export function writeText(value: unknown, hand: Hand): string {
  const { hasMark, hasFinalLine, lineEnd } = hand;
  return `${hasMark ? '\ufeff' : ''}${write(value, hand, '')}${hasFinalLine ? lineEnd : ''}`;
}

function write(value: unknown, hand: Hand, indent: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const space = hand.isTight ? '' : ' ';
  const entries = (deeper: Hand, inner: string) =>
    Object.entries(value).map(
      ([key, part]) => (isList ? '' : `${JSON.stringify(key)}:${space}`) + write(part, deeper, inner),
    );
  if (Object.keys(value).length === 0) return open + close;
  const padding = isList ? '' : space;
  const line = open + padding + entries({ ...hand, unit: undefined }, '').join(`,${space}`) + padding + close;
  if (hand.unit === undefined || line.length <= hand.width) return line;
  const inner = indent + hand.unit;
  const lines = entries(hand, inner);
  const above = hand.hasComments ? `${hand.lineEnd}${inner}/* ${lines.length} */` : '';
  const body = lines.map((text, i) => {
    const isLast = i === lines.length - 1;
    const comma = isLast && !hand.hasTrailingCommas ? '' : ',';
    const comment = hand.hasComments && i % 2 === 0 ? ` // ${i}` : '';
    return hand.lineEnd + inner + text + comma + comment;
  });
  return open + above + body.join('') + hand.lineEnd + indent + close;
}
