import { timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { isFromThisMachine, isLocal } from '../../tools/http/this-machine.ts';
import type { StudioServerMessages } from '../../tools/messages/studio-server.ts';
import { TOKEN_HEADER } from '../wire.ts';
import { StudioRefusal } from './answers.ts';

/** Requests that change nothing. */
const SAFE = new Set(['GET', 'HEAD']);

export interface Guard {
  /** Refuses requests from other computers, and requests for a host name that is not ours (DNS rebinding). */
  place(request: Request, env: Partial<HttpBindings> | undefined, kind: 'window' | 'call'): void;
  /** Refuses a change that does not come from a window of this studio. */
  change(request: Request): void;
}

/** @param isTeam whether people come from elsewhere and log in, which is what protects the studio then */
export function createGuard(token: string, isTeam: boolean, messages: StudioServerMessages): Guard {
  const expected = Buffer.from(token);
  const hasToken = (request: Request) => {
    const given = Buffer.from(request.headers.get(TOKEN_HEADER) ?? '');
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  return {
    place(request, env, kind) {
      if (isTeam) {
        if (kind === 'call' && isForeign(request)) throw new StudioRefusal(403, messages.foreign);
        return;
      }
      const isHere = kind === 'window' ? isLocal(request, env) : isFromThisMachine(request, env);
      if (!isHere) throw new StudioRefusal(403, messages.elsewhere);
    },
    change(request) {
      if (SAFE.has(request.method)) return;
      if (isForeign(request) || !hasToken(request)) throw new StudioRefusal(403, messages.foreign);
    },
  };
}

/** True if the browser's headers show that a page of another origin made the request. */
function isForeign({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return true;
  const origin = headers.get('origin');
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get('host')?.toLowerCase();
}
