import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { describeMisfit, readBody, readJsonBody } from '../../server/index.ts';
import type { AnswerOf, BodyOf, ParamsOf, Route, Shape } from '../../src/lib/routes.ts';
import type { StudioServerMessages } from '../../tools/messages/studio-server.ts';
import { type StudioRoutes, studioRoutes } from '../routes.ts';
import { type Person, ROLES, type Role, STUDIO } from '../wire.ts';
import { json, StudioRefusal } from './answers.ts';

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

/** Adds a route of the table; what it answers must be what the table promises. */
export type AddRoute = <K extends keyof StudioRoutes>(
  name: K,
  answer: (asked: Asked<K>) => Promise<AnswerOf<StudioRoutes[K]> | Response>,
) => void;

/** A validated request of a person with the role that its route needs. */
interface Asked<K extends keyof StudioRoutes> {
  readonly call: Call;
  readonly person: Person;
  readonly params: ParamsOf<K, StudioRoutes[K]>;
  readonly body: BodyOf<StudioRoutes[K]>;
}

export function createRoutes(app: StudioApp, messages: StudioServerMessages): AddRoute {
  return (name, answer) => {
    const { role, body: shape, query = [] }: Partial<Route> & { role: Role } = studioRoutes[name];
    const [method = '', path] = name.split(' ');
    app.on(method, `${STUDIO}api/${path}`, async (call) => {
      const person = may(call, role, messages);
      const params = {
        ...call.req.param(),
        ...Object.fromEntries(query.map((key) => [key, call.req.query(key) ?? ''])),
      };
      const body = shape && (await bodyOf(call, shape, name, messages));
      const made = await answer({ call, person, params, body } as Asked<typeof name>);
      return made instanceof Response ? made : json(made);
    });
  };
}

/** Reads and validates the body of a call. @throws StudioRefusal if it is invalid */
async function bodyOf(
  call: Call,
  shape: Shape,
  name: string,
  messages: StudioServerMessages,
): Promise<unknown> {
  const { raw } = call.req;
  const isJson = raw.headers.get('content-type')?.startsWith('application/json') ?? false;
  const read = isJson ? await readJsonBody(raw, LARGEST) : undefined;
  if (read === 'too-large') throw new StudioRefusal(413, messages.tooLarge(String(LARGEST / 1_000_000)));
  const misfit = read ? describeMisfit(shape, read.json) : 'no JSON';
  if (misfit) throw new StudioRefusal(400, messages.badRequest(name, misfit));
  return read?.json;
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
