import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { isRecord } from '../../src/lib/is-record.ts';
import { type Person, ROLES, type Role } from '../../src/studio/wire.ts';
import type { StudioServerMessages } from '../messages/studio-server.ts';
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
  if (Number(raw.headers.get('content-length') ?? 0) > LARGEST)
    throw new StudioRefusal(413, messages.tooLarge(String(LARGEST / 1_000_000)));
  const value: unknown = isJson ? await raw.json().catch(() => undefined) : undefined;
  if (!isRecord(value)) throw new StudioRefusal(400, messages.badRequest);
  return value;
}

/** A text among what a call sends. */
export function textOf(body: Record<string, unknown>, key: string, messages: StudioServerMessages): string {
  const value = body[key];
  if (typeof value !== 'string') throw new StudioRefusal(400, messages.badRequest);
  return value;
}

/** The largest file that a page may get: a film of a minute, or a thick brochure. */
const LARGEST_FILE = 60_000_000;

/** The bytes that a call sends; too many are not even read. */
export async function bytesOf(call: Call, messages: StudioServerMessages): Promise<Uint8Array> {
  const tooLarge = () => new StudioRefusal(413, messages.tooLarge(String(LARGEST_FILE / 1_000_000)));
  if (Number(call.req.raw.headers.get('content-length') ?? 0) > LARGEST_FILE) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of call.req.raw.body ?? []) {
    size += chunk.length;
    if (size > LARGEST_FILE) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
