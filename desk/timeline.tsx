import type { ReactNode } from 'react';
import type { Language } from '../src/lib/languages.ts';
import { api, type DeskDetail, type DeskEvent } from './api.ts';
import { Button } from './button.tsx';
import { useDesk } from './desk-context.tsx';
import type { DeskLocale } from './desk-locale.ts';
import { useLanguage, useMessages } from './language.tsx';
import { unitMessages } from './messages-units.ts';

interface Entry {
  readonly id: string;
  readonly at: number;
  readonly who: string;
  readonly what: string;
  readonly text?: string;
  readonly isUndone?: boolean;
  readonly action?: ReactNode;
}

/** A hold that was made, changed or ended, as it is kept in the history. */
interface UnitEvent {
  readonly did: string;
  readonly unit: string;
  readonly until: number;
  readonly person: string;
}

/** Everything that happened to a lead, the newest first. */
export function Timeline({ detail }: { detail: DeskDetail }) {
  const messages = useMessages();
  const language = useLanguage();
  const { me, say, fail } = useDesk();
  const { lead, notes, touches, events } = detail;
  const entries: Entry[] = [
    { id: 'came', at: lead.created_at, who: lead.name, what: messages.cameIn, text: lead.message },
    ...touches.map(({ id, at }) => ({ id, at, who: lead.name, what: messages.cameAgain })),
    ...events.map((event) => ({
      id: event.id,
      at: event.at,
      who: event.person,
      what: wordEvent(event, messages, language),
      isUndone: event.undone_at > 0,
    })),
    ...notes.map(({ id, at, author, text }) => ({
      id,
      at,
      who: author,
      what: '',
      text,
      action: author === me.person && (
        <Button
          className="plain"
          onClick={() =>
            void api.removeNote(id).then(() => say(messages.undone, () => api.addNote(lead.id, text)), fail)
          }
        >
          {messages.removeNote}
        </Button>
      ),
    })),
  ];
  entries.sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
  return (
    <section className="timeline" aria-label={messages.history}>
      <h3>{messages.history}</h3>
      <ol>
        {entries.map((entry) => (
          <li key={entry.id} data-state={entry.isUndone ? 'undone' : 'stands'}>
            <p className="line">
              <span>
                <strong>{entry.who}</strong> {entry.what}
                {entry.isUndone && ` (${messages.takenBack})`}
              </span>
              <time dateTime={new Date(entry.at).toISOString()}>{messages.moment(entry.at)}</time>
            </p>
            {entry.text && <p className="said">{entry.text}</p>}
            {entry.action}
          </li>
        ))}
      </ol>
    </section>
  );
}

function wordEvent(event: DeskEvent, messages: DeskLocale, language: Language): string {
  if (event.kind === 'unit') {
    const { did, unit, until, person } = JSON.parse(event.after) as UnitEvent;
    return unitMessages[language].did[did]?.(unit, messages.moment(until), person) ?? '';
  }
  if (event.kind === 'assigned') return messages.gaveTo(event.after);
  if (event.kind === 'restored') return messages.broughtBack;
  const { status, reason } = JSON.parse(event.after) as { status: string; reason: string };
  const name = messages.statusName(status);
  return messages.movedTo(reason === '' ? name : `${name} (${messages.reasonName(reason)})`);
}
