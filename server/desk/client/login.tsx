import { type FormEvent, useState } from 'react';
import { api, sayFailure } from './api.ts';
import { LanguageSwitch, useWords } from './language.tsx';

/** Asks for the token that `kavling leads token` made. */
export function Login({ onEnter }: { onEnter: () => void }) {
  const words = useWords();
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
      setProblem(sayFailure(error, words));
      setBusy(false);
    }
  }

  return (
    <main className="login">
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      <form onSubmit={submit}>
        <label htmlFor="token">{words.token}</label>
        <input id="token" name="token" type="password" autoComplete="current-password" required />
        <p className="problem" role="alert">
          {problem}
        </p>
        <button type="submit" className="primary" disabled={busy}>
          {busy ? words.checking : words.enter}
        </button>
      </form>
      <p className="quiet">{words.noToken}</p>
      <LanguageSwitch />
    </main>
  );
}
