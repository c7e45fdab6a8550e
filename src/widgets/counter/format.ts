/** The appearance of a number: its own digits, and the text around it. */
export interface NumberLook {
  readonly prefix: string;
  readonly suffix: string;
  readonly decimals: number;
  readonly grouping: boolean;
}

/** Making one takes as long as rendering a widget. */
const formats = new Map<string, Intl.NumberFormat>();

/** Writes numbers as Indonesians do, 1.250,5; the words around them are kept as they are. */
export function numberWriter({ prefix, suffix, decimals, grouping }: NumberLook): (value: number) => string {
  const key = `${decimals} ${grouping}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat('id-ID', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: grouping,
    });
    formats.set(key, format);
  }
  const { format: write } = format;
  return (value) => prefix + write(value) + suffix;
}

/**
 * The same without `Intl`, for the numbers on the way: a browser's first formatter of a language holds a cheap phone up for
 * a tenth of a second.
 */
export function quickWriter({ prefix, suffix, decimals, grouping }: NumberLook): (value: number) => string {
  return (value) => {
    const [whole = '', part] = value.toFixed(decimals).split('.');
    const grouped = grouping ? whole.replace(/\B(?=(\d{3})+$)/g, '.') : whole;
    return prefix + grouped + (part ? `,${part}` : '') + suffix;
  };
}
