import { useEffect, useState } from 'react';
import { api, LoggedOut, type Me } from './api.ts';
import { Desk } from './desk.tsx';
import { useMessages } from './language.tsx';
import { Login } from './login.tsx';

/** Login or desk, whichever the session allows. */
export function App() {
  const messages = useMessages();
  const [me, setMe] = useState<Me | 'unknown' | 'stranger'>('unknown');

  const enter = () => {
    api.me().then(setMe, (error: unknown) => {
      setMe('stranger');
      if (!(error instanceof LoggedOut)) console.error(error);
    });
  };
  useEffect(enter, []);

  if (me === 'unknown')
    return (
      <p className="opening" role="status">
        {messages.opening}
      </p>
    );
  if (me === 'stranger') return <Login onEnter={enter} />;
  return <Desk me={me} onLeave={() => setMe('stranger')} onRefresh={enter} />;
}
