import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { LocalizedError } from '../../src/lib/localized-error.ts';
import { localized } from '../config/messages.ts';
import type { DeskPerson } from '../config/parsers.ts';

const COST = { N: 16_384, r: 8, p: 1 };
const KEY_LENGTH = 32;

export interface NewToken {
  /** Shown to the person once, and not stored. */
  readonly token: string;
  /** The entry for KAVLING_DESK_PEOPLE. */
  readonly entry: string;
  /** The stored part of the entry. */
  readonly hash: string;
}

/** Characters that need no quotes in a shell, an environment file or a compose file. */
const PLAIN_NAME = /^[\p{L}\p{N}_][\p{L}\p{N}._-]{0,39}$/u;

/** True if a person can have this name. */
export function isTokenName(name: string): boolean {
  return PLAIN_NAME.test(name);
}

/** Makes a login token for one person of the desk. Token and entry can be pasted anywhere without quotes. */
export async function makeDeskToken(name: string): Promise<NewToken> {
  if (!isTokenName(name)) throw new LocalizedError(localized((messages) => messages.deskName));
  const token = `${name}.${randomBytes(24).toString('base64url')}`;
  const salt = randomBytes(16);
  const key = await derive(token, salt, COST);
  const { N, r, p } = COST;
  const hash = ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('.');
  return { token, hash, entry: `${name}:${hash}` };
}

/** The person of a token. An unknown person's token takes as long to check as a wrong one. */
export async function findTokenOwner(
  people: readonly DeskPerson[],
  token: string,
): Promise<DeskPerson | null> {
  const name = token.slice(0, token.lastIndexOf('.'));
  const person = people.find((one) => one.name === name) ?? people[0];
  if (!person) return null;
  const [, n, r, p, salt = '', key = ''] = person.hash.split(/[$.]/);
  const cost = { N: Number(n), r: Number(r), p: Number(p) };
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(token, Buffer.from(salt, 'base64url'), cost);
  return timingSafeEqual(expected, actual) && person.name === name ? person : null;
}

function derive(token: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const limits = { ...cost, maxmem: 256 * cost.N * cost.r };
    scrypt(token.slice(0, 200), salt, KEY_LENGTH, limits, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
