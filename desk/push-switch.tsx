import { useEffect, useState } from 'react';
import { api } from './api.ts';
import { Button } from './button.tsx';
import { useDesk } from './desk-context.tsx';
import { useMessages } from './language.tsx';

type PushState = 'on' | 'off' | 'denied' | 'none';

/** Push support of this browser, and its subscription. */
async function readState(key: string | undefined): Promise<PushState> {
  if (!key || !('serviceWorker' in navigator) || !('PushManager' in globalThis)) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Turns notices on this device on and off. */
export function PushSwitch() {
  const messages = useMessages();
  const { me, fail, say } = useDesk();
  const [state, setState] = useState<PushState>('none');
  useEffect(() => {
    readState(me.pushKey).then(setState, () => setState('none'));
  }, [me.pushKey]);

  async function turn() {
    const worker = await navigator.serviceWorker.ready;
    const old = await worker.pushManager.getSubscription();
    if (old) {
      await api.removePush(old.endpoint);
      await old.unsubscribe();
    } else {
      const made = await worker.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: me.pushKey ?? '',
      });
      await api.addPush(made);
    }
    say(messages.saved);
  }

  return (
    <section aria-labelledby="push">
      <h2 id="push">{messages.push}</h2>
      <p className="quiet">{messages.pushIs[state]}</p>
      {(state === 'on' || state === 'off') && (
        <Button
          onClick={() =>
            void turn()
              .catch((error: unknown) => {
                if (Notification.permission !== 'denied') fail(error);
              })
              .then(() => readState(me.pushKey))
              .then(setState)
          }
        >
          {state === 'on' ? messages.pushOff : messages.pushOn}
        </Button>
      )}
    </section>
  );
}
