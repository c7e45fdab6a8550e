import type { Layout } from './layout.ts';

/** Text that goes into a value unchanged, except for its indentation. */
export class Verbatim {
  readonly print: (indent: string | undefined) => string;

  constructor(print: (indent: string | undefined) => string) {
    this.print = print;
  }
}

/** A value as JSON in the layout of a text: on one line, or on lines that begin with `indent`. */
export function printValue(value: unknown, layout: Layout, indent: string | undefined): string {
  if (value instanceof Verbatim) return value.print(indent);
  if (Array.isArray(value))
    return printEntries(value, ['[', ']'], layout.padding.array, layout, indent, printValue);
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return printEntries(entries, ['{', '}'], layout.padding.object, layout, indent, printProperty);
}

/** A key and its value. */
export function printProperty(
  [key, value]: [string, unknown],
  layout: Layout,
  indent: string | undefined,
): string {
  return JSON.stringify(key) + layout.colon + printValue(value, layout, indent);
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function printEntries<T>(
  entries: readonly T[],
  [open, close]: readonly [string, string],
  padding: string,
  layout: Layout,
  indent: string | undefined,
  print: (entry: T, layout: Layout, indent: string | undefined) => string,
): string {
  if (entries.length === 0) return open + close;
  if (indent === undefined)
    return (
      open +
      padding +
      entries.map((entry) => print(entry, layout, undefined)).join(`,${layout.gap}`) +
      padding +
      close
    );
  const inner = layout.lineEnd + indent + layout.unit;
  const lines = entries.map((entry) => inner + print(entry, layout, indent + layout.unit));
  return open + lines.join(',') + layout.lineEnd + indent + close;
}
