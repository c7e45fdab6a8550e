import { type FormEvent, useState } from 'react';
import { api, type TeamProject } from './api.ts';
import { Button } from './button.tsx';
import { useDesk } from './desk-context.tsx';
import { useMessages } from './language.tsx';
import { Options } from './options.tsx';

interface AddPersonProps {
  readonly projects: readonly TeamProject[];
  readonly onAdded: (made: { name: string; token: string }) => void;
}

/** A new person: a name, a project, a role. */
export function AddPerson({ projects, onAdded }: AddPersonProps) {
  const messages = useMessages();
  const { me, fail } = useDesk();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const text = (name: string) => String(given.get(name) ?? '');
    api
      .addPerson({ name: text('name').trim(), project: text('project'), role: text('role') })
      .then((made) => {
        form.reset();
        onAdded(made);
      }, fail);
  }

  return (
    <form className="add-person" onSubmit={submit}>
      <h3>{messages.addPerson}</h3>
      <label>
        {messages.personName}
        <input name="name" required maxLength={40} autoComplete="off" />
      </label>
      <label>
        {messages.filters.project[0]}
        <select name="project">
          <Options of={projects.filter(({ mayChange }) => mayChange).map(({ id, name }) => [id, name])} />
          {me.isAdmin && <option value="*">{messages.everyProject}</option>}
        </select>
      </label>
      <label>
        {messages.role}
        <select name="role">
          <Options of={Object.entries(messages.roles)} />
        </select>
      </label>
      <button type="submit" className="action">
        {messages.add}
      </button>
    </form>
  );
}

interface TokenCardProps {
  readonly name: string;
  readonly token: string;
  readonly onClose: () => void;
}

/** A token as it is shown once. */
export function TokenCard({ name, token, onClose }: TokenCardProps) {
  const messages = useMessages();
  const [isCopied, setIsCopied] = useState(false);
  return (
    <section className="token-card" aria-label={messages.token}>
      <p>{messages.tokenOnce(name)}</p>
      <p>
        <code>{token}</code>
      </p>
      <p className="pair">
        <Button onClick={() => void navigator.clipboard.writeText(token).then(() => setIsCopied(true))}>
          {isCopied ? messages.copied : messages.copy}
        </Button>
        <Button onClick={onClose}>{messages.close}</Button>
      </p>
    </section>
  );
}
