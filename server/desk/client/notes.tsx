import { type FormEvent, useState } from 'react';
import { api, type DeskNote } from './api.ts';
import { useMessages } from './language.tsx';

interface NotesProps {
  readonly id: string;
  readonly notes: readonly DeskNote[];
  readonly onProblem: (error: unknown) => void;
}

/** Notes with their author and time; the newest comes last, above the field. */
export function Notes({ id, notes, onProblem }: NotesProps) {
  const messages = useMessages();
  const [text, setText] = useState('');
  const [added, setAdded] = useState<readonly DeskNote[]>([]);
  const all = [...notes, ...added.filter((note) => !notes.some((one) => one.id === note.id))];

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    api.addNote(id, text).then((note) => {
      setAdded((old) => [...old, note]);
      setText('');
    }, onProblem);
  }

  return (
    <section className="notes" aria-label={messages.notes}>
      <h3>{messages.notes}</h3>
      <ul>
        {all.map((note) => (
          <li key={note.id}>
            <p>{note.text}</p>
            <p className="quiet">
              {note.author}, {messages.moment(note.at)}
            </p>
          </li>
        ))}
      </ul>
      <form onSubmit={submit}>
        <label htmlFor="note">{messages.newNote}</label>
        <textarea
          id="note"
          rows={3}
          maxLength={4000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="action">
          {messages.addNote}
        </button>
      </form>
    </section>
  );
}
