import { type FormEvent, useState } from 'react';
import { api } from './api.ts';
import { useDesk } from './desk-context.tsx';
import { useMessages } from './language.tsx';

interface NotesProps {
  readonly id: string;
  readonly onAdded: () => void;
}

/** A note about a conversation. It appears in the history. */
export function Notes({ id, onAdded }: NotesProps) {
  const messages = useMessages();
  const { fail } = useDesk();
  const [text, setText] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    api.addNote(id, text).then(() => {
      setText('');
      onAdded();
    }, fail);
  }

  return (
    <form className="notes" onSubmit={submit}>
      <label htmlFor="note">{messages.newNote}</label>
      <textarea
        id="note"
        rows={2}
        maxLength={4000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="action">
        {messages.addNote}
      </button>
    </form>
  );
}
