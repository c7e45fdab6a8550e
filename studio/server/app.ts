import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { messageIn } from '../../src/lib/localized-error.ts';
import { CliError } from '../../tools/environment/cli-error.ts';
import { studioTeamMessages } from '../../tools/messages/studio-team.ts';
import { type Person, STUDIO } from '../wire.ts';
import { problem, StudioRefusal } from './answers.ts';
import type { StudioApp, StudioEnv } from './call.ts';
import type { Guard } from './guard.ts';
import type { StudioContext } from './input.ts';
import { LOOK } from './links/routes.ts';
import { LOGIN, loginFile, loginPage } from './people/login-page.ts';
import type { Team } from './people/team.ts';

interface AppParts {
  readonly guard: Guard;
  /** The people who can log in; without a team there is no login. */
  readonly team?: Team | undefined;
  /** The user's name in a studio without logins. */
  readonly name: string;
}

/** True for paths that need no login: preview links and the login itself. */
export function isOpen(path: string): boolean {
  return path.startsWith(LOOK) || path === `${STUDIO}look.css` || path.startsWith(LOGIN);
}

/** The studio before it has any routes: who may come in, and what goes wrong in words. */
export function createApp(context: StudioContext, { guard, team, name }: AppParts): StudioApp {
  const { language, messages } = context;
  const app: StudioApp = new Hono<StudioEnv>();

  app.use(compress());
  app.use(async (call, next) => {
    const { raw, path } = call.req;
    if (path.startsWith(LOGIN)) return loginFile(path) ?? call.notFound();
    if (isOpen(path)) return next();
    const isWindow = path === STUDIO || path.startsWith(`${STUDIO}edit/`);
    guard.place(raw, call.env, isWindow ? 'window' : 'call');
    const person: Person | undefined = team ? await team.find(raw, call.env) : { name, role: 'publish' };
    if (!person) {
      if (isWindow) return loginPage(context);
      throw new StudioRefusal(401, studioTeamMessages[language].needsLogin);
    }
    guard.change(raw);
    call.set('person', person);
    return next();
  });
  app.notFound(() => problem(404, messages.noSuchCall));
  app.onError((error) => {
    if (error instanceof StudioRefusal) return problem(error.status, error.problem);
    if (error instanceof CliError) return problem(403, { message: messageIn(error, language), fix: '' });
    return problem(500, messages.failed(messageIn(error, language)));
  });
  return app;
}
