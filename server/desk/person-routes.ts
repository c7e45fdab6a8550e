import { languageNamed } from '../../src/lib/languages.ts';
import { json } from '../http/answer.ts';
import { normalisePhone } from '../lead/phone.ts';
import { API, problem, textOf, timeOf } from './guard.ts';
import type { DeskRoutes } from './routes.ts';

/** What each person says about themselves: away until when, and told how of new leads. */
export function addPersonRoutes({ app, guarded, team, clock, audit }: DeskRoutes): void {
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
