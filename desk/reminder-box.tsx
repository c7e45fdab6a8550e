import { type FormEvent, useState } from 'react';
import { API, api, type DeskLead, type DeskReminder } from './api.ts';
import { Button } from './button.tsx';
import { useDesk } from './desk-context.tsx';
import { useLanguage, useMessages } from './language.tsx';

interface ReminderBoxProps {
  readonly lead: DeskLead;
  readonly reminders: readonly DeskReminder[];
  readonly onChange: () => void;
}

/** A time for a `datetime-local` field, in the reader's zone. */
function fieldOf(at: number): string {
  const zone = new Date(at).getTimezoneOffset() * 60_000;
  return new Date(at - zone).toISOString().slice(0, 16);
}

/** "Call back on Thursday at ten." */
export function ReminderBox({ lead, reminders, onChange }: ReminderBoxProps) {
  const messages = useMessages();
  const language = useLanguage();
  const { me, say, fail } = useDesk();
  const [at, setAt] = useState('');
  const [text, setText] = useState('');
  const open = reminders.filter(({ done_at, person }) => done_at === 0 && person === me.person);

  function submit(event: FormEvent) {
    event.preventDefault();
    api.remind(lead.id, new Date(at).getTime(), text).then((made) => {
      say(`${messages.reminder}: ${messages.moment(made.at)}`, () => api.setDone(made.id, true));
      setAt('');
      setText('');
      onChange();
    }, fail);
  }
  const finish = (id: string) =>
    api.setDone(id, true).then(() => {
      say(messages.done, () => api.setDone(id, false));
      onChange();
    }, fail);
  const tomorrow = new Date();
  tomorrow.setDate(tomorrow.getDate() + 1);
  tomorrow.setHours(10, 0, 0, 0);

  return (
    <details className="reminder-box" open={open.length > 0}>
      <summary>{messages.reminder}</summary>
      {open.map((reminder) => (
        <p key={reminder.id} className="reminder">
          <span>
            <strong>{messages.moment(reminder.at)}</strong> {reminder.text}
          </span>
          <a
            className="plain"
            href={`${API}/reminders/${reminder.id}/calendar.ics?lang=${language}`}
            download
          >
            {messages.calendar}
          </a>
          <Button className="plain" onClick={() => void finish(reminder.id)}>
            {messages.done}
          </Button>
        </p>
      ))}
      <form onSubmit={submit}>
        <p className="quick">
          <Button className="plain" onClick={() => setAt(fieldOf(Date.now() + 3_600_000))}>
            {messages.inAnHour}
          </Button>
          <Button className="plain" onClick={() => setAt(fieldOf(tomorrow.getTime()))}>
            {messages.tomorrow}
          </Button>
        </p>
        <label>
          {messages.remindAt}
          <input type="datetime-local" required value={at} onChange={({ target }) => setAt(target.value)} />
        </label>
        <label>
          {messages.remindWhat}
          <input maxLength={400} value={text} onChange={({ target }) => setText(target.value)} />
        </label>
        <button type="submit" className="action">
          {messages.remind}
        </button>
      </form>
    </details>
  );
}
