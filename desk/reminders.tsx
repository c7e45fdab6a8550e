import { useEffect, useState } from 'react';
import { api, type NamedReminder } from './api.ts';
import { useDesk } from './desk-context.tsx';
import { useMessages } from './language.tsx';

/** The person's reminders, soonest first, behind a button that counts the due ones. */
export function Reminders({ onOpen }: { onOpen: (lead: string) => void }) {
  const messages = useMessages();
  const { changes, fail } = useDesk();
  const [all, setAll] = useState<readonly NamedReminder[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change here asks for them again
  useEffect(() => {
    api.reminders().then(({ reminders }) => setAll(reminders), fail);
  }, [changes, fail]);
  const now = Date.now();
  const due = all.filter(({ at }) => at <= now).length;
  return (
    <details className="menu" name="desk-menu">
      <summary className="action">
        {messages.reminders}
        {due > 0 && <span className="badge">{due}</span>}
      </summary>
      <div className="menu-list wide">
        {all.length === 0 && <p className="quiet">{messages.noReminders}</p>}
        {all.map((reminder) => (
          <button key={reminder.id} type="button" onClick={() => onOpen(reminder.lead_id)}>
            <strong>{reminder.name}</strong>
            <span className="quiet">
              {reminder.at <= now ? `${messages.due}, ` : ''}
              {messages.moment(reminder.at)} {reminder.text}
            </span>
          </button>
        ))}
      </div>
    </details>
  );
}
