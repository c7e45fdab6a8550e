import type { DeskPerson } from '../config/parsers.ts';
import type { ServerConfig } from '../config/read.ts';
import { readCookie, writeCookie } from '../http/cookie.ts';
import type { Visitor } from '../http/visitor.ts';
import type { Keys } from '../keys/keys.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { DeskRepository } from '../store/desk/desk-repository.ts';
import type { TeamRepository } from '../store/desk/team-repository.ts';
import type { OtpRepository } from '../store/otp/otp-repository.ts';
import { findTokenOwner } from './token.ts';

const SESSION_COOKIE = 'kavling-desk';

export interface SessionParts {
  readonly desk: DeskRepository;
  readonly team: Pick<TeamRepository, 'entries'>;
  readonly limits: Pick<OtpRepository, 'consume'>;
  readonly keys: Keys;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly config: ServerConfig;
}

/** Logins of the desk: a random cookie whose hash is in the store, so that every process recognises it. */
export function createSessions({ desk, team, limits, keys, clock, ids, config }: SessionParts) {
  function cookie(value: string, maxAgeSeconds: number, visitor: Visitor): string {
    return writeCookie(SESSION_COOKIE, value, { secure: visitor.secure, maxAgeSeconds, sameSite: 'Strict' });
  }

  /** Everyone who may log in: by the settings, or by a token created in the desk. */
  async function people(): Promise<readonly DeskPerson[]> {
    const made = await team.entries();
    return [...config.KAVLING_DESK_PEOPLE, ...made.map(({ name, entry }) => ({ name, hash: entry }))];
  }

  /** The stored form of a login of any current person. */
  async function hashesOf(value: string): Promise<readonly string[]> {
    return (await people()).map(({ hash }) => keys.session(value, hash));
  }

  return {
    /** The cookie of a new session, or the reason why there is none. */
    async open(
      token: string,
      visitor: Visitor,
    ): Promise<{ cookie: string; person: string } | 'limited' | 'wrong'> {
      const bucket = {
        name: `login:${keys.address(visitor.limitKey)}`,
        limits: config.KAVLING_DESK_LOGIN_LIMITS,
      };
      if (!(await limits.consume(bucket, clock.now())).ok) return 'limited';
      const person = await findTokenOwner(await people(), token);
      if (person === null) return 'wrong';
      const value = ids.secret();
      const seconds = config.KAVLING_DESK_HOURS * 3600;
      const now = clock.now();
      const session = {
        token_hash: keys.session(value, person.hash),
        person: person.name,
        created_at: now,
        expires_at: now + seconds * 1000,
      };
      await desk.openSession(session);
      return { cookie: cookie(value, seconds, visitor), person: person.name };
    },
    /** The person of a request; null for strangers, and for people whose entry was removed or replaced. */
    async find(request: Request, visitor: Visitor): Promise<string | null> {
      const value = readCookie(request, SESSION_COOKIE, visitor.secure);
      if (value === null) return null;
      const session = await desk.findSession(await hashesOf(value), clock.now());
      return session?.person ?? null;
    },
    async close(request: Request, visitor: Visitor): Promise<string> {
      const value = readCookie(request, SESSION_COOKIE, visitor.secure);
      if (value !== null) await desk.closeSession(await hashesOf(value));
      return cookie('', 0, visitor);
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
