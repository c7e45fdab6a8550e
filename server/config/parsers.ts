import { isIP } from 'node:net';

/** So many within so long: `3/600` is three in ten minutes. */
export interface Limit {
  readonly count: number;
  readonly seconds: number;
}

export type DatabaseAddress =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

/** Each parser gives the value or throws an Error whose message says what would be right. */
export function wholeNumber(least: number, most: number) {
  return (value: string): number => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most) {
      throw new Error(`Give a whole number from ${least} to ${most}.`);
    }
    return number;
  };
}

export function oneOf<const T extends string>(...names: readonly T[]) {
  return (value: string): T => {
    const found = names.find((name) => name === value);
    if (found === undefined) throw new Error(`Give one of: ${names.join(', ')}.`);
    return found;
  };
}

export function text(value: string): string {
  return value;
}

export function list(value: string): readonly string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export function listOf<T>(parse: (value: string) => T) {
  return (value: string): readonly T[] => list(value).map(parse);
}

export function limits(value: string): readonly Limit[] {
  return list(value).map((part) => {
    const [count, seconds] = part.split('/').map(Number);
    if (!/^\d+\/\d+$/.test(part) || !count || !seconds) {
      throw new Error('Give limits as count/seconds, with commas between: 1/60,3/600,5/86400.');
    }
    return { count, seconds };
  });
}

export function databaseAddress(value: string): DatabaseAddress {
  if (/^postgres(ql)?:\/\//.test(value)) {
    if (!URL.canParse(value)) throw new Error('Give postgres://user:password@host:5432/name.');
    return { kind: 'postgres', url: value };
  }
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(value)) {
    throw new Error('Give a file path (data/kavling.db) or postgres://user:password@host:5432/name.');
  }
  return { kind: 'sqlite', file: value.replace(/^(sqlite|file):/, '') };
}

export function webAddress(value: string): string {
  if (value === '') return '';
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) throw new Error('Give a whole https:// address.');
  return value;
}

/** `https://example.com`: scheme, host and port, nothing after. */
export function origin(value: string): string {
  const address = webAddress(value);
  if (new URL(address).origin !== address)
    throw new Error('Give an origin without a path: https://example.com.');
  return address;
}

export function addressRange(value: string): string {
  const [address = '', bits] = value.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  if (version === 0 || (bits !== undefined && (!/^\d+$/.test(bits) || Number(bits) > most))) {
    throw new Error('Give addresses or ranges: 127.0.0.1,10.0.0.0/8,fd00::/8.');
  }
  return value;
}

export function phoneDigits(value: string): string {
  if (!/^62\d{8,12}$/.test(value))
    throw new Error('Give numbers as digits with the country code: 6281234567890.');
  return value;
}

export interface DeskPerson {
  readonly name: string;
  readonly hash: string;
}

/** `ani:scrypt$…`; made by `kavling leads token ani`. */
export function deskPerson(value: string): DeskPerson {
  const match = /^([\p{L}\p{N} ._-]{1,40}):(scrypt\$\d+\$\d+\$\d+\$[\w-]+\$[\w-]+)$/u.exec(value);
  if (!match?.[1] || !match[2]) throw new Error('Make each entry with: kavling leads token <name>.');
  return { name: match[1], hash: match[2] };
}
