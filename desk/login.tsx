import { type FormEvent, useState } from 'react';
import { api, describeFailure } from './api.ts';
import { LanguageSwitch, useMessages } from './language.tsx';
import './login.css';

/** Asks for the token that `kavling leads token` made. */
export function Login({ onEnter }: { onEnter: () => void }) {
  const messages = useMessages();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const token = String(new FormData(event.currentTarget).get('token') ?? '').trim();
    setBusy(true);
    setProblem('');
    try {
      await api.login(token);
      onEnter();
    } catch (error) {
      setProblem(describeFailure(error, messages));
      setBusy(false);
    }
  }

  return (
    <main className="login">
      <h1>{messages.title}</h1>
      <p>{messages.intro}</p>
      <form onSubmit={submit}>
        <label htmlFor="token">{messages.token}</label>
        <input id="token" name="token" type="password" autoComplete="current-password" required />
        <p className="problem" role="alert">
          {problem}
        </p>
        <button type="submit" className="primary" disabled={busy}>
          {busy ? messages.checking : messages.enter}
        </button>
      </form>
      <p className="quiet">{messages.noToken}</p>
      <LanguageSwitch />
    </main>
  );
}
