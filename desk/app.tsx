import { useEffect, useState } from 'react';
import { api, LoggedOut, type Me } from './api.ts';
import { Desk } from './desk.tsx';
import { useMessages } from './language.tsx';
import { Login } from './login.tsx';
import { PlaceProvider } from './use-place.tsx';

/** Login or desk, whichever the session allows; both are at the same address. */
export function App() {
  return (
    <PlaceProvider>
      <Door />
    </PlaceProvider>
  );
}

function Door() {
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
