import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { readBody, readJsonBody } from '../../server/index.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import type { StudioServerMessages } from '../../tools/messages/studio-server.ts';
import { type Person, ROLES, type Role } from '../wire.ts';
import { StudioRefusal } from './answers.ts';

export interface StudioEnv {
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: { person: Person };
}

export type StudioApp = Hono<StudioEnv>;
export type Call = Context<StudioEnv>;

/** Lets through who may do what `role` may. */
export function may(call: Call, role: Role, messages: StudioServerMessages): Person {
  const person = call.get('person');
  if (ROLES.indexOf(person.role) < ROLES.indexOf(role)) throw new StudioRefusal(403, messages.notAllowed);
  return person;
}

/** The largest JSON that a call may send: a page of the largest size, and room for its escapes. */
const LARGEST = 8_000_000;

/** The object that a call sends. @throws StudioRefusal for anything else */
export async function bodyOf(call: Call, messages: StudioServerMessages): Promise<Record<string, unknown>> {
  const { raw } = call.req;
  const isJson = raw.headers.get('content-type')?.startsWith('application/json') ?? false;
  const read = isJson ? await readJsonBody(raw, LARGEST) : undefined;
  if (read === 'too-large') throw new StudioRefusal(413, messages.tooLarge(String(LARGEST / 1_000_000)));
  if (!isRecord(read?.json)) throw new StudioRefusal(400, messages.badRequest);
  return read.json;
}

/** A text among what a call sends. */
export function textOf(body: Record<string, unknown>, key: string, messages: StudioServerMessages): string {
  const value = body[key];
  if (typeof value !== 'string') throw new StudioRefusal(400, messages.badRequest);
  return value;
}

/** The largest file that a page may get: a film of a minute, or a thick brochure. */
const LARGEST_FILE = 60_000_000;

/** The bytes that a call sends. @throws StudioRefusal for too many */
export async function bytesOf(call: Call, messages: StudioServerMessages): Promise<Uint8Array> {
  const bytes = await readBody(call.req.raw, LARGEST_FILE);
  if (bytes === 'too-large')
    throw new StudioRefusal(413, messages.tooLarge(String(LARGEST_FILE / 1_000_000)));
  return bytes;
}
