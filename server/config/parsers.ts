import { isIP } from 'node:net';
import { LocalizedError } from '../../src/lib/localized-error.ts';
import { type ConfigMessages, localized } from './messages.ts';

/** A count within a period: `3/600` is three in ten minutes. */
export interface Limit {
  readonly count: number;
  readonly seconds: number;
}

export type DatabaseAddress =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

function wrong(messages: (messages: ConfigMessages) => string): LocalizedError {
  return new LocalizedError(localized(messages));
}

/** Each parser returns the value, or throws an error whose message describes valid values. */
export function wholeNumber(least: number, most: number) {
  return (value: string): number => {
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most) {
      throw wrong((messages) => messages.wholeNumber(least, most));
    }
    return number;
  };
}

export function oneOf<const T extends string>(...names: readonly T[]) {
  return (value: string): T => {
    const found = names.find((name) => name === value);
    if (found === undefined) throw wrong((messages) => messages.oneOf(names.join(', ')));
    return found;
  };
}

/** Parses the value, or returns nothing if it is empty. */
export function optional<T>(parse: (value: string) => T) {
  return (value: string): T | '' => (value === '' ? '' : parse(value));
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
      throw wrong((messages) => messages.limits);
    }
    return { count, seconds };
  });
}

export function databaseAddress(value: string): DatabaseAddress {
  if (/^postgres(ql)?:\/\//.test(value)) {
    if (!URL.canParse(value)) throw wrong((messages) => messages.postgres);
    return { kind: 'postgres', url: value };
  }
  if (/^[a-z][a-z0-9+.-]+:\/\//i.test(value)) {
    throw wrong((messages) => messages.database);
  }
  return { kind: 'sqlite', file: value.replace(/^(sqlite|file):/, '') };
}

export function webAddress(value: string): string {
  if (value === '') return '';
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) throw wrong((messages) => messages.address);
  return value;
}

/** `https://example.com`: scheme, host and port, nothing after. */
export function origin(value: string): string {
  const address = webAddress(value);
  if (new URL(address).origin !== address) throw wrong((messages) => messages.origin);
  return address;
}

export function addressRange(value: string): string {
  const [address = '', bits] = value.split('/');
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  if (version === 0 || (bits !== undefined && (!/^\d+$/.test(bits) || Number(bits) > most))) {
    throw wrong((messages) => messages.ranges);
  }
  return value;
}

export function phoneDigits(value: string): string {
  if (!/^62\d{8,12}$/.test(value)) throw wrong((messages) => messages.phones);
  return value;
}

export function smtpAddress(value: string): string {
  if (value === '') return '';
  if (!/^smtps?:\/\//.test(value) || !URL.canParse(value)) throw wrong((messages) => messages.smtp);
  return value;
}

/** `ani@example.com`, or with a language: `ani@example.com:en`. */
export function emailRecipient(value: string): string {
  if (!/^[^\s@,;<>:]+@[^\s@,;<>:]+\.[^\s@,;<>:]+(:(en|id))?$/.test(value))
    throw wrong((messages) => messages.emails);
  return value;
}

/** A chat id of Telegram, groups with a minus; with a language: `-100123:en`. */
export function telegramChat(value: string): string {
  if (!/^-?\d{4,20}(:(en|id))?$/.test(value)) throw wrong((messages) => messages.chats);
  return value;
}

/** `whsec_` and base64 of at least 24 bytes; any other text is used as the key unchanged. */
export function webhookKey(value: string): string {
  const [, base64] = /^whsec_(.*)$/s.exec(value) ?? [];
  if (base64 === undefined) return value;
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length < 24 || bytes.toString('base64') !== base64)
    throw wrong((messages) => messages.webhookKey);
  return value;
}

export interface DeskPerson {
  readonly name: string;
  readonly hash: string;
}

/** `ani:scrypt.…`; made by `kavling leads token ani`. Entries of earlier versions hold `$` instead of dots. */
export function deskPerson(value: string): DeskPerson {
  const match = /^([\p{L}\p{N} ._-]{1,40}):(scrypt([$.])\d+\3\d+\3\d+\3[\w-]+\3[\w-]+)$/u.exec(value);
  if (!match?.[1] || !match[2]) throw wrong((messages) => messages.deskPerson);
  return { name: match[1], hash: match[2] };
}
