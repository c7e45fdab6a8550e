import { type FormEvent, useState } from 'react';
import { api } from './api.ts';

/** Asks for the token that `kavling leads token` made. */
export function Login({ onEnter }: { onEnter: () => void }) {
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
      setProblem(error instanceof Error ? error.message : 'Something went wrong.');
      setBusy(false);
    }
  }

  return (
    <main className="login">
      <h1>Desk</h1>
      <p>Leads of your projects, as they come in.</p>
      <form onSubmit={submit}>
        <label htmlFor="token">Your token</label>
        <input id="token" name="token" type="password" autoComplete="current-password" required />
        <p className="problem" role="alert">
          {problem}
        </p>
        <button type="submit" className="primary" disabled={busy}>
          {busy ? 'Checking…' : 'Enter'}
        </button>
      </form>
      <p className="quiet">No token? Whoever runs the server makes one: kavling leads token your-name</p>
    </main>
  );
}
