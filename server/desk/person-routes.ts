import { hash } from 'node:crypto';
import { languageNamed } from '../../src/lib/languages.ts';
import { hasPush } from '../notices/team.ts';
import { normalisePhone } from '../phone/phone.ts';
import { problem, textOf, timeOf } from './guard.ts';
import type { DeskRoutes } from './parts.ts';

/** Adds the routes for a person's own settings: how long they are away, and how they are notified of new leads. */
export function addPersonRoutes({ route, team, clock, audit, config }: DeskRoutes): void {
  addPushRoutes({ route, team, clock, config });
  route('POST me/absence', async ({ person, body }) => {
    const until = timeOf(body.until);
    await team.setAbsence(person, until === 0 ? 0 : clock.now(), until);
    await audit('desk.absence', { person, of: person, until });
    return { until };
  });
  route('POST me/notices', async ({ person, body }) => {
    const given = body;
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
    return { email, telegram, whatsapp, language };
  });
}

/** Long enough for any push service. */
const MOST_ENDPOINT = 1000;

function addPushRoutes({
  route,
  team,
  clock,
  config,
}: Pick<DeskRoutes, 'route' | 'team' | 'clock' | 'config'>): void {
  const idOf = (endpoint: string) => hash('sha256', endpoint, 'hex').slice(0, 32);
  route('POST me/push', async ({ person, body }) => {
    if (!hasPush(config)) return problem('noPush');
    const given = body;
    const endpoint = textOf(given.endpoint, MOST_ENDPOINT);
    const { keys } = given;
    const p256dh = textOf(keys.p256dh, 200);
    const auth = textOf(keys.auth, 100);
    const isWhole =
      URL.canParse(endpoint) &&
      endpoint.startsWith('https://') &&
      Buffer.from(p256dh, 'base64url').length === 65 &&
      Buffer.from(auth, 'base64url').length === 16;
    if (!isWhole) return problem('badNotice');
    await team.addPush({ id: idOf(endpoint), person, endpoint, p256dh, auth, created_at: clock.now() });
    return {};
  });
  route('POST me/push/remove', async ({ person, body }) => {
    const id = idOf(textOf(body.endpoint, MOST_ENDPOINT));
    const mine = await team.pushOf([person]);
    if (mine.some((one) => one.id === id)) await team.removePush(id);
    return {};
  });
}
