import { hash } from 'node:crypto';
import { languageNamed } from '../../src/lib/languages.ts';
import { json } from '../http/answer.ts';
import { hasPush } from '../notices/team.ts';
import { normalisePhone } from '../phone/phone.ts';
import { API, problem, textOf, timeOf } from './guard.ts';
import type { DeskRoutes } from './parts.ts';

/** A person's own settings: absence, and how to be notified of new leads. */
export function addPersonRoutes({ app, guarded, team, clock, audit, config }: DeskRoutes): void {
  addPushRoutes({ app, guarded, team, clock, config });
  app.post(
    `${API}/me/absence`,
    guarded(async ({ person, body }) => {
      const until = timeOf((await body()).until);
      await team.setAbsence(person, until === 0 ? 0 : clock.now(), until);
      await audit('desk.absence', { person, of: person, until });
      return json({ until });
    }),
  );
  app.post(
    `${API}/me/notices`,
    guarded(async ({ person, body }) => {
      const given = await body();
      const email = textOf(given.email, 200);
      const telegram = textOf(given.telegram, 40);
      const phone = textOf(given.whatsapp, 40);
      const whatsapp = phone === '' ? '' : normalisePhone(phone);
      const isWhole =
        (email === '' || /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/.test(email)) &&
        (telegram === '' || /^-?\d{4,20}$/.test(telegram)) &&
        (whatsapp === '' || /^62\d{8,13}$/.test(whatsapp));
      if (!isWhole) return problem('badNotice');
      const language = languageNamed(textOf(given.language, 5)) ?? '';
      await team.setNotices(person, {
        email,
        telegram,
        whatsapp,
        language,
        notice_text: textOf(given.text, 500),
      });
      return json({ email, telegram, whatsapp, language });
    }),
  );
}

/** Long enough for any push service. */
const MOST_ENDPOINT = 1000;

function addPushRoutes({
  app,
  guarded,
  team,
  clock,
  config,
}: Pick<DeskRoutes, 'app' | 'guarded' | 'team' | 'clock' | 'config'>): void {
  const idOf = (endpoint: string) => hash('sha256', endpoint, 'hex').slice(0, 32);
  app.post(
    `${API}/me/push`,
    guarded(async ({ person, body }) => {
      if (!hasPush(config)) return problem('noPush');
      const given = await body();
      const endpoint = textOf(given.endpoint, MOST_ENDPOINT);
      const keys = (given.keys ?? {}) as Readonly<Record<string, unknown>>;
      const p256dh = textOf(keys.p256dh, 200);
      const auth = textOf(keys.auth, 100);
      const isWhole =
        URL.canParse(endpoint) &&
        endpoint.startsWith('https://') &&
        Buffer.from(p256dh, 'base64url').length === 65 &&
        Buffer.from(auth, 'base64url').length === 16;
      if (!isWhole) return problem('badNotice');
      await team.addPush({ id: idOf(endpoint), person, endpoint, p256dh, auth, created_at: clock.now() });
      return json({});
    }),
  );
  app.post(
    `${API}/me/push/remove`,
    guarded(async ({ person, body }) => {
      const id = idOf(textOf((await body()).endpoint, MOST_ENDPOINT));
      const mine = await team.pushOf([person]);
      if (mine.some((one) => one.id === id)) await team.removePush(id);
      return json({});
    }),
  );
}
