import type { FormEvent } from 'react';
import { api } from './api.ts';
import { Button } from './button.tsx';
import { useDesk } from './desk-context.tsx';
import { useMessages } from './language.tsx';
import { PushSwitch } from './push-switch.tsx';
import { AwayButton } from './team-page.tsx';

/** A person's own settings. */
export function MyPage({ onLogout }: { onLogout: () => void }) {
  const messages = useMessages();
  const { me, say, fail, refreshMe } = useDesk();
  const saved = (work: Promise<unknown>) =>
    void work.then(() => {
      say(messages.saved);
      refreshMe();
    }, fail);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const text = (name: string) => String(given.get(name) ?? '').trim();
    saved(
      api.setMyNotices({
        email: text('email'),
        telegram: text('telegram'),
        whatsapp: text('whatsapp'),
        language: text('language'),
        text: text('text'),
      }),
    );
  }

  return (
    <main className="page me" tabIndex={-1} aria-label={messages.views.me}>
      <section aria-labelledby="absence">
        <h2 id="absence">{messages.absence}</h2>
        <p className="quiet">{messages.absenceHint}</p>
        {me.absentUntil > 0 && <p>{messages.awayUntil(messages.moment(me.absentUntil))}</p>}
        <AwayButton until={me.absentUntil} onSet={(until) => saved(api.setMyAbsence(until))} />
      </section>
      <PushSwitch />
      <section aria-labelledby="notices">
        <h2 id="notices">{messages.noticesTitle}</h2>
        <p className="quiet">{messages.noticesHint}</p>
        <form onSubmit={submit}>
          <label>
            {messages.email}
            <input name="email" type="email" autoComplete="email" defaultValue={me.notices.email} />
          </label>
          <label>
            {messages.whatsapp}
            <input name="whatsapp" type="tel" autoComplete="tel" defaultValue={me.notices.whatsapp} />
          </label>
          <label>
            {messages.telegram}
            <input name="telegram" inputMode="numeric" defaultValue={me.notices.telegram} />
          </label>
          <label>
            {messages.noticeLanguage}
            <select name="language" defaultValue={me.notices.language || 'id'}>
              <option value="id" lang="id">
                Bahasa Indonesia
              </option>
              <option value="en" lang="en">
                English
              </option>
            </select>
          </label>
          <label>
            {messages.noticeText}
            <textarea
              name="text"
              rows={3}
              maxLength={500}
              defaultValue={me.notices.text}
              aria-describedby="notice-hint"
            />
          </label>
          <p id="notice-hint" className="quiet">
            {messages.noticeTextHint}
          </p>
          <button type="submit" className="action">
            {messages.save}
          </button>
        </form>
      </section>
      <Button className="action leave" onClick={onLogout}>
        {messages.leave}
      </Button>
    </main>
  );
}
