/** One setting: its group in the documentation, its default, and its parser. */
export interface Entry<T> {
  readonly group: string;
  readonly default: string;
  readonly help: string;
  readonly secret?: true;
  readonly parse: (value: string) => T;
}

/** A setting that may be shown. */
export function entry<T>(
  group: string,
  fallback: string,
  parse: (value: string) => T,
  help: string,
): Entry<T> {
  return { group, default: fallback, help, parse };
}

/** A setting that is never shown. */
export function secret<T>(group: string, parse: (value: string) => T, help: string): Entry<T> {
  return { group, default: '', help, parse, secret: true };
}
