import { languageNamed } from '../../src/lib/languages.ts';
import { calendarFile } from './calendar.ts';
import { API, problem, textOf, timeOf } from './guard.ts';
import type { DeskRoutes } from './parts.ts';

/** "Call back on Thursday at ten": written, ticked off, and as a calendar file. */
export function addReminderRoutes({ app, guarded, route, reminders, ids, clock, live }: DeskRoutes): void {
  route('GET reminders', async ({ person, access }) => ({
    reminders: await reminders.open(person, access.visible),
  }));
  route('POST leads/:id/reminders', async ({ id, person, access, body }) => {
    const { at, text } = body;
    if (timeOf(at) === 0) return problem('badTime');
    const reminder = {
      id: ids.row(),
      lead_id: id,
      person,
      at: timeOf(at),
      text: textOf(text, 400),
      created_at: clock.now(),
      done_at: 0,
      told_at: 0,
    };
    if (!(await reminders.add(reminder, access.visible))) return problem('noLead');
    live.flush();
    return reminder;
  });
  route('POST reminders/:id/done', async ({ id, person, body }) => {
    const isDone = body.done === true;
    const doneAt = isDone ? clock.now() : 0;
    if (!(await reminders.setDone(id, person, doneAt))) return problem('noReminder');
    live.flush();
    return { done_at: doneAt };
  });
  app.get(
    `${API}/reminders/:id/calendar.ics`,
    guarded(async ({ id, person, access, query }) => {
      const reminder = await reminders.find(id, person, access.visible);
      if (!reminder) return problem('noReminder');
      const language = languageNamed(query.get('lang') ?? '') ?? 'id';
      return new Response(calendarFile(reminder, language, clock.now()), {
        headers: {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'attachment; filename="reminder.ics"',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
      });
    }),
  );
}
