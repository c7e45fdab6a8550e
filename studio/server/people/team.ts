import type { HttpBindings } from '@hono/node-server';
import { isRecord } from '../../../src/lib/is-record.ts';
import type { Person } from '../../wire.ts';
import type { RolesOfPeople } from './roles.ts';

/** Where people log out, in the desk and in the studio. */
export const LOGOUT = '/desk/api/logout';

type Ask = (request: Request, env: Partial<HttpBindings>) => Promise<Response>;

export interface Team {
  /** Finds the person who is logged in to the desk with the cookie of a request, and their role here. */
  find(request: Request, env: Partial<HttpBindings>): Promise<Person | undefined>;
  /** Forgets every login, after someone has logged out: the desk is asked again. */
  forget(): void;
}

/** The time that an answer of the desk is cached, milliseconds: a window asks several times a second. */
const FRESH = 10_000;
const MOST_KNOWN = 200;
/** The headers that the desk needs to identify the person. */
const READ = ['cookie', 'host', 'x-forwarded-proto', 'x-forwarded-for'];

/** @param ask the backend with the desk */
export function createTeam(ask: Ask, roles: RolesOfPeople, now: () => number): Team {
  const known = new Map<string, { readonly person: Promise<string | undefined>; readonly until: number }>();

  async function askDesk(request: Request, env: Partial<HttpBindings>): Promise<string | undefined> {
    const headers = READ.flatMap((name): [string, string][] => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    const answer = await ask(new Request(new URL('/desk/api/me', request.url), { headers }), env);
    const body: unknown = answer.ok ? await answer.json() : undefined;
    return isRecord(body) && typeof body.person === 'string' ? body.person : undefined;
  }

  return {
    forget: () => known.clear(),
    async find(request, env) {
      const cookie = request.headers.get('cookie');
      if (cookie === null) return undefined;
      let entry = known.get(cookie);
      if (!entry || entry.until < now()) {
        entry = { person: askDesk(request, env), until: now() + FRESH };
        if (known.size >= MOST_KNOWN) known.clear();
        known.set(cookie, entry);
      }
      const name = await entry.person.catch(() => undefined);
      // Strangers are not cached, so that a login has an effect immediately.
      if (name === undefined) known.delete(cookie);
      return name === undefined ? undefined : { name, role: roles.get(name) ?? 'read' };
    },
  };
}
